import { fencedIsData } from '../text/fence.ts';

/** Words of the example below. They are no words of any language, so a claim that has one was copied from here. */
export const exampleWords = ['Quovix', 'Zembral', 'Trilvane'];

/** Raise the version with every change of the words: kept answers and component versions go by it. */
export const claimExtractionPrompt = {
  name: 'claims',
  version: 1,
  text: `You read a part of a document and list what it claims, as data.

${fencedIsData}

The sentences to read are numbered: [12] … . Sentences under "before" are context only; make no claims from them.
For each thing that a numbered sentence states, give one claim:
- text: one sentence in the language of the source that can be understood alone. Put names in place of pronouns, and the speaker in
  place of "I", where the text tells them. Keep every other word of the source. Add nothing that the text does not say, and nothing
  you know from elsewhere. Keep numbers and names exactly as they are written.
- sentences: the numbers of the sentences that say it.
- quote: the shortest run of words, copied letter by letter out of one of these sentences, that says it.
- subject, subject_type: whom or what it is about, by the fullest name that the text gives.
- predicate: the words of the relation in their base form, with their preposition: "work at", "be located in", "cost".
- object, object_type: the other end, a name or term; for a number, amount, date or quality type "value". null where there is none.
- polarity: "negated" where it is said not to be so.
- modality: "asserted"; or "planned", "possible", "conditional", "asked", "hypothetical" where the text says no more than that.
- attributed_to: who says it, where the text reports somebody else's words; else null.
- aspect: "begins" or "ends" where the sentence says that it begins or ends, else "states".
- is_past: true where it is told in the past without a date and without an end.
- valid_from, valid_until: when it holds or happened, only where the text gives a date. value as 2024, 2024-Q2, 2024-05 or
  2024-05-17, never more exact than the text; precision to match; words: the words of the text, copied. A relative date is
  reckoned from the date of the document; without one leave it out. An event on a day has both, with the same value.
Several facts in one sentence are several claims. Questions, greetings, headings and instructions to the reader are no claims.
Give an empty list where nothing is claimed.

The form of a claim, with words that mean nothing: sentence [3] "Quovix has worked at Zembral since 2031; she likes it." gives
{"text":"Quovix has worked at Zembral since 2031.","sentences":[3],"quote":"worked at Zembral since 2031","subject":"Quovix",
"subject_type":"person","predicate":"work at","object":"Zembral","object_type":"organization","polarity":"affirmed",
"modality":"asserted","attributed_to":null,"aspect":"states","is_past":false,
"valid_from":{"value":"2031","precision":"year","words":"since 2031"},"valid_until":null}
Never use the words of this example.

Answer with one JSON object: {"claims":[…]}.`,
} as const;
