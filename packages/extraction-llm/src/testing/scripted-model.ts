import type { FakeReply, FakeRequest } from '@memory/models/testing';

/** A sentence as it stands in the prompt. */
export type PromptSentence = { readonly number: number; readonly text: string };

/** The numbered sentences of a request's last message. */
export function sentencesOf({ body }: FakeRequest): PromptSentence[] {
  const material = body.messages?.find(({ role }) => role === 'user')?.content ?? '';
  return [...material.matchAll(/^\[(\d+)\] (.*)$/gmu)].map(([, number, text]) => ({
    number: Number(number),
    text: text ?? '',
  }));
}

/** A claim in the wire's form, to be filled in. */
export function claimOf(sentence: PromptSentence, changes: object = {}): object {
  return {
    text: sentence.text,
    sentences: [sentence.number],
    quote: sentence.text,
    subject: null,
    subject_type: null,
    predicate: null,
    object: null,
    object_type: null,
    polarity: 'affirmed',
    modality: 'asserted',
    attributed_to: null,
    aspect: 'states',
    is_past: false,
    valid_from: null,
    valid_until: null,
    ...changes,
  };
}

const verbs =
  /^(\p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*)*) (works at|lives in|has worked at|acquired|founded) (\p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*)*)/u;

/** What a fake model answers that understands 'Key: value' and a few verbs: one claim for each sentence. */
export function claimsAnswer(request: FakeRequest): FakeReply {
  const title = /^title: (.*)$/mu.exec(request.body.messages?.at(-1)?.content ?? '')?.[1] ?? 'It';
  const claims = sentencesOf(request).map((sentence) => {
    const pair = /^([^:|]{1,40}): (\S.*)$/u.exec(sentence.text);
    const verb = verbs.exec(sentence.text);
    if (pair !== null)
      return claimOf(sentence, {
        text: `${title}: ${sentence.text}`,
        subject: title,
        subject_type: 'thing',
        predicate: `have ${pair[1]}`,
        object: pair[2],
        object_type: 'value',
      });
    if (verb === null) return claimOf(sentence);
    return claimOf(sentence, {
      subject: verb[1],
      subject_type: 'person',
      predicate: verb[2]?.replace('has worked', 'work').replace('works', 'work').replace('lives', 'live'),
      object: verb[3],
      object_type: verb[2] === 'lives in' ? 'place' : 'organization',
    });
  });
  return { kind: 'completion', content: JSON.stringify({ claims }) };
}
