import type { Assertion, ExtractedClaim, Span, Term } from '@memory/extraction';
import type { Problem } from '../problem.ts';
import { exampleWords } from '../prompts/claim-extraction.ts';
import { predicateInWords } from '../relations/predicate-in-words.ts';
import { BY_MODEL } from '../relations/statements-of-assertions.ts';
import { fold, wordsOf } from '../text/fold.ts';
import type { NumberedSentence } from '../text/number-sentences.ts';
import { alignQuote } from './align-quote.ts';
import type { ClaimItem } from './claim-item.ts';
import { whyUngrounded } from './ground-claim.ts';
import { figuresOf, readTimes } from './read-times.ts';

/** What a claim is held against. */
export type ClaimGround = {
  /** The sentences that were offered. */
  readonly offered: readonly NumberedSentence[];
  /** These, and the ones in front of them. */
  readonly around: string;
  /** Title and headings. */
  readonly headings: string;
  readonly sourceModifiedAt: Date | null;
};

export type ReadClaimResult =
  /** `problem` is why it does not hold, with the place that it named; null where it does. */
  | { readonly claim: ExtractedClaim; readonly problem: Problem | null }
  /** It names no place at all. */
  | { readonly claim: null; readonly problem: Problem };

/** Makes a claim out of what a model wrote, and says what is wrong with it. */
export function readClaim(item: ClaimItem, ground: ClaimGround): ReadClaimResult {
  const numbers = new Set(item.sentences);
  const cited = ground.offered.filter(({ number }) => numbers.has(number));
  if (cited.length === 0)
    return {
      claim: null,
      problem: { code: 'place', words: 'it cites no sentence that was offered' },
    };
  const aligned = alignQuote(item.quote, cited, ground.offered);
  const evidence = [...new Set([...cited, ...(aligned?.sentences ?? [])])].map(({ text }) => text).join(' ');
  const validity = readTimes(item.valid_from, item.valid_until, {
    evidence,
    context: ground.headings,
    sourceModifiedAt: ground.sourceModifiedAt,
  });
  const problem: Problem | null =
    aligned === null
      ? { code: 'quote', words: 'its quote does not stand in the text' }
      : (whyCopied(item, ground) ??
        whyUngrounded(
          { text: item.text, subject: item.subject, object: item.object, attributedTo: item.attributed_to },
          { evidence, around: ground.around, headings: ground.headings, figures: figuresOf(validity) },
        ));
  const place = placeOf(aligned?.sentences ?? cited.slice(0, 1), aligned?.parts ?? []);
  const subject = termOf(item.subject, item.subject_type);
  const object = item.object_type === 'value' ? null : termOf(item.object, item.object_type);
  const isHedged = item.modality !== 'asserted';
  const claim: ExtractedClaim = {
    ...place,
    text: item.text.trim(),
    isAttributed: item.attributed_to !== null,
    attributedTo: item.attributed_to,
    polarity: item.polarity,
    modality: isHedged ? 'hedged' : 'asserted',
    isCorrection: false,
    validity,
    saidAt: null,
    mentions: [subject, object].filter((term) => term !== null),
    aliases: [],
    assertions: assertionOf(item, { subject, object, validity }),
    rules: ['llm'],
    hints: { [BY_MODEL]: true },
  };
  return { claim, problem };
}

function placeOf(
  sentences: readonly NumberedSentence[],
  parts: readonly Span[],
): Pick<ExtractedClaim, 'chunkIndex' | 'span' | 'evidence'> {
  const spans = sentences.map((sentence) => sentence.toSource(0, sentence.text.length));
  const span = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
  return {
    chunkIndex: sentences[0]?.chunkIndex ?? 0,
    span,
    evidence: parts.length > 0 ? [...parts] : [span],
  };
}

/** Words of the prompt's example that the text does not have. */
function whyCopied(item: ClaimItem, { around }: ClaimGround): Problem | null {
  const said = wordsOf(`${item.text} ${item.subject ?? ''} ${item.object ?? ''}`);
  const known = new Set(wordsOf(around));
  const copied = exampleWords.find(
    (word) => said.includes(word.toLowerCase()) && !known.has(word.toLowerCase()),
  );
  return copied === undefined
    ? null
    : { code: 'example', words: 'it was copied from the example of the prompt' };
}

/** Words that name nothing by themselves, so that a fact about them would be about anybody. */
const pronoun =
  /^(?:i|you|he|she|it|we|they|me|him|her|us|them|this|that|these|those|who|which|someone|somebody|one|ich|du|er|sie|es|wir|ihr|je|tu|il|elle|nous|vous|ils|elles|on|yo|él|ella|nosotros|ellos|ellas|lui|lei|noi|loro)$/iu;
const article =
  /^(?:the|an?|der|die|das|den|dem|ein|eine|einen|le|la|les|l['’]|un|une|el|los|las|una|il|lo|gli|het|de|een)\s+/iu;

function termOf(name: string | null, type: Term['type'] | 'value' | null): Term | null {
  const surface = fold(name ?? '').text.trim();
  if (surface === '' || pronoun.test(surface) || type === 'value') return null;
  const plain =
    surface
      .replace(article, '')
      .replace(/['’]s$/u, '')
      .trim() || surface;
  return {
    surface,
    name: plain,
    type: type ?? 'thing',
    isTypeCertain: type !== null && type !== 'thing' && type !== 'concept',
    isNamed: /\p{Lu}|\p{Lo}|\p{N}/u.test(plain),
    traits: [],
  };
}

type Ends = { subject: Term | null; object: Term | null; validity: ExtractedClaim['validity'] };

/** What the claim says as a record; none where it is about nothing that has a name, or asks or supposes. */
function assertionOf(item: ClaimItem, { subject, object, validity }: Ends): Assertion[] {
  const words = fold(item.predicate ?? '')
    .text.trim()
    .toLowerCase();
  if (subject === null || words === '' || item.modality === 'asked' || item.modality === 'hypothetical')
    return [];
  // The text is what has been held against the source: a record may say no more than it does.
  if (!saysAll(item.text, subject.name) || !saysAll(item.text, object?.name ?? item.object)) return [];
  // An object that is only a pronoun would leave half a statement.
  if (object === null && item.object !== null && item.object_type !== 'value') return [];
  const said = wordingOf(words, object, item.object);
  if (said === null) return [];
  return [
    {
      subject,
      form: said.form,
      words: said.words.slice(0, 100),
      predicate: predicateInWords(said.words, subject.type, object?.type ?? 'value'),
      object,
      value: said.value,
      polarity: item.polarity,
      modality: item.modality === 'asserted' ? 'asserted' : 'hedged',
      aspect: item.aspect,
      isPast: item.is_past,
      isNews: false,
      isUnique: false,
      facet: '',
      validity,
      rule: 'llm',
    },
  ];
}

/**
 * How the words of a relation and what stands in its object's place are told apart: 'be old' is the quality 'old', 'have status' with
 * 'active' the attribute 'status'. Null where nothing stands there: half a statement.
 */
function wordingOf(
  words: string,
  object: Term | null,
  literal: string | null,
): Pick<Assertion, 'form' | 'words' | 'value'> | null {
  if (object !== null) return { form: 'verb', words, value: null };
  const attribute = /^(?:have|has) (.+)$/u.exec(words)?.[1];
  if (literal !== null && attribute !== undefined)
    return { form: 'attribute', words: attribute, value: literal };
  if (literal !== null) return { form: 'verb', words, value: literal };
  const quality = /^be (.+)$/u.exec(words)?.[1];
  return quality === undefined ? null : { form: 'quality', words: 'be', value: quality };
}

/** Whether a text has every word of a name or value, but for endings. */
function saysAll(text: string, part: string | null): boolean {
  const said = wordsOf(text);
  return wordsOf(part ?? '').every((word) =>
    said.some((other) => other === word || isInflected(other, word)),
  );
}

/** 'branch' and 'branches'. */
function isInflected(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  return (
    shorter >= 4 &&
    Math.abs(one.length - other.length) <= 3 &&
    one.slice(0, shorter) === other.slice(0, shorter)
  );
}
