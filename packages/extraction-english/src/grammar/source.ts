import type { NameSpan } from '../name.ts';
import type { Tag, TimePhrase, Token } from '../sentence.ts';
import { form, guessVerb, knownVerb } from './verbs.ts';
import { indefinites, modals, possessives, questionWords, subjectPronouns } from './words.ts';

/** A token with its part of speech settled for parsing. */
export type Word = {
  readonly text: string;
  readonly lower: string;
  readonly lemma: string;
  readonly tag: Tag;
  /** Bits of `form` where it can be a verb here, else 0. */
  readonly forms: number;
  readonly isCapital: boolean;
  /** Index of the name, or of the time, that it is a part of; else -1. */
  readonly name: number;
  readonly time: number;
  readonly start: number;
  readonly end: number;
};

/** What a sentence is parsed from. */
export type Source = {
  readonly words: readonly Word[];
  readonly names: readonly NameSpan[];
  readonly times: readonly TimePhrase[];
};

const articles = new Set(['the', 'a', 'an', 'no', 'every', 'each', "'s", '’s', 'this', 'these', 'those']);
const objectOpeners = new Set([
  'the',
  'a',
  'an',
  'your',
  'my',
  'this',
  'these',
  'it',
  'them',
  'all',
  'each',
  'any',
  'our',
]);
const nominal: ReadonlySet<Tag> = new Set(['NOUN', 'PROPN', 'ADJ']);
const endMarks = new Set(['.', '!', '?', ';']);
const capital = /^\p{Lu}/u;
const lowerLetters = /^\p{Ll}/u;

/** Settles each token's part of speech: the tagger mixes up names, nouns and verbs, and what stands around often tells. */
export function settle(
  tokens: readonly Token[],
  givenNames: readonly NameSpan[],
  givenTimes: readonly TimePhrase[],
): Source {
  const names = apart(tokens.length, givenNames);
  const times = apart(tokens.length, givenTimes);
  const nameAt = covering(tokens.length, names);
  const timeAt = covering(tokens.length, times);
  const words: Word[] = [];
  for (const [i, token] of tokens.entries()) {
    const isName = (nameAt[i] ?? -1) >= 0;
    const { tag, lemma, forms } = isName
      ? { tag: 'PROPN' as const, lemma: token.lemma, forms: 0 }
      : settleOne(tokens, words, i, nameAt);
    words.push({
      text: token.text,
      lower: token.lower.replaceAll('’', "'"),
      lemma,
      tag,
      forms,
      isCapital: capital.test(token.text),
      name: nameAt[i] ?? -1,
      time: timeAt[i] ?? -1,
      start: token.start,
      end: token.end,
    });
  }
  return { words, names, times };
}

/** The spans that lie within the sentence and do not overlap one in front. */
function apart<T extends { readonly first: number; readonly last: number }>(
  length: number,
  spans: readonly T[],
): T[] {
  const taken: T[] = [];
  for (const span of spans) {
    const isWithin = span.first >= 0 && span.first < span.last && span.last <= length;
    if (isWithin && taken.every(({ first, last }) => span.last <= first || last <= span.first))
      taken.push(span);
  }
  return taken;
}

function covering(length: number, spans: readonly { first: number; last: number }[]): Int16Array {
  const at = new Int16Array(length).fill(-1);
  for (const [k, { first, last }] of spans.entries()) at.fill(k, first, last);
  return at;
}

type Reading = { tag: Tag; lemma: string; forms: number };

function settleOne(
  tokens: readonly Token[],
  before: readonly Word[],
  i: number,
  nameAt: Int16Array,
): Reading {
  const token = tokens[i] as Token;
  const { tag, lower, lemma } = token;
  const left = before.at(-1);
  const next = tokens[i + 1];
  if (modals.has(lower) && (tag === 'AUX' || tag === 'VERB')) return { tag: 'AUX', lemma, forms: form.base };
  if (lower === "'d" || lower === "'ll")
    return { tag: 'AUX', lemma: lower === "'ll" ? 'will' : lemma, forms: form.base };
  if (lower === 'own' && left !== undefined && !possessives.has(left.lower) && left.tag !== 'PART')
    return { tag: 'VERB', lemma: 'own', forms: form.base };
  if (tag === 'AUX') return { tag, lemma, forms: guessVerb(lower, lemma).forms };
  const known = lowerLetters.test(token.text) || i === 0 ? knownVerb(lower) : null;
  if (tag === 'VERB') return settleVerb(token, before, next);
  if (known === null || !nominal.has(tag)) return { tag, lemma, forms: 0 };
  if (tag === 'ADJ' && isParticipleHere(known.forms, before, next)) return { tag: 'VERB', ...known };
  if (i === 0 || isOpening(before)) {
    const opens = next !== undefined && objectOpeners.has(next.lower) && (known.forms & form.base) !== 0;
    return opens ? { tag: 'VERB', ...known } : { tag, lemma, forms: 0 };
  }
  return isVerbHere(
    token,
    known.forms,
    left,
    before.at(-2),
    next,
    (nameAt[i + 1] ?? -1) >= 0,
    before.some(({ lower }) => lower === 'who' || lower === 'which'),
  )
    ? { tag: 'VERB', ...known }
    : { tag, lemma, forms: 0 };
}

/** 'was correlated with', 'the solution inhibited activity': an adjective to the tagger, a verb form by where it stands. */
function isParticipleHere(forms: number, before: readonly Word[], next: Token | undefined): boolean {
  if ((forms & form.participle) === 0 || (forms & form.base) !== 0) return false;
  let at = before.length - 1;
  const isNominalNext = next?.tag === 'NOUN' || next?.tag === 'ADJ';
  if (before[at]?.tag === 'NOUN') return isNominalNext && before[at]?.lower !== 'more';
  while (before[at]?.tag === 'ADV' || before[at]?.tag === 'PART') at--;
  return before[at]?.lemma === 'be' && before[at]?.tag === 'AUX' && !isNominalNext;
}

function isOpening(before: readonly Word[]): boolean {
  return before.every((word) => word.tag === 'PUNCT' || word.lower === 'please' || word.lower === 'then');
}

/** A word that the tagger calls a verb: behind an article it is a noun or an adjective, in capitals a name. */
function settleVerb(token: Token, before: readonly Word[], next: Token | undefined): Reading {
  const { forms, lemma } = guessVerb(token.lower, token.lemma);
  const left = before.at(-1);
  const isNominalNext = next?.tag === 'NOUN' || next?.tag === 'ADJ' || next?.tag === 'PROPN';
  if (capital.test(token.text) && before.some((word) => word.tag !== 'PUNCT') && left?.tag !== 'PUNCT')
    return { tag: 'PROPN', lemma: token.lemma, forms: 0 };
  const isBehindArticle =
    left !== undefined &&
    left.tag !== 'AUX' &&
    (articles.has(left.lower) ||
      indefinites.has(left.lower) ||
      (possessives.has(left.lower) && left.lower !== 'her'));
  const second = before.at(-2);
  const isAfterVerb =
    second !== undefined && ['NOUN', 'PROPN', 'PRON', 'AUX', 'ADV', 'VERB'].includes(second.tag);
  const isInside = left?.tag === 'ADJ' && !isAfterVerb && (forms & 3) !== 0 && (forms & form.past) === 0;
  if (
    (isBehindArticle && left?.tag !== 'PRON') ||
    (isBehindArticle && left !== undefined && possessives.has(left.lower)) ||
    isInside
  )
    return { tag: isNominalNext && (forms & 24) !== 0 ? 'ADJ' : 'NOUN', lemma: token.lower, forms: 0 };
  return { tag: 'VERB', lemma, forms };
}

/** Whether a word that the tagger calls a noun or adjective is the verb of its clause. */
function isVerbHere(
  token: Token,
  forms: number,
  left: Word | undefined,
  second: Word | undefined,
  next: Token | undefined,
  isNameNext: boolean,
  isBehindRelative: boolean,
): boolean {
  if (left === undefined) return false;
  const opensObject =
    isNameNext ||
    next === undefined ||
    ['DET', 'ADP', 'PRON', 'PROPN', 'NUM', 'ADV', 'PUNCT', 'PART', 'SCONJ'].includes(next.tag);
  const isFiniteNext = next?.tag === 'AUX' || (next?.tag === 'VERB' && !next.lower.endsWith('ing'));
  if (
    (left.tag === 'AUX' && (modals.has(left.lower) || left.lemma === 'do')) ||
    (left.lower === 'to' && left.tag === 'PART')
  )
    return (forms & form.base) !== 0 && (opensObject || token.tag === 'NOUN');
  if (left.lower === "n't" || left.lower === 'not')
    return (
      second?.tag === 'AUX' &&
      (modals.has(second.lower) || second.lemma === 'do') &&
      (forms & form.base) !== 0
    );
  const isBehindSubject =
    left.tag === 'PROPN' ||
    (left.tag === 'PRON' && subjectPronouns.has(left.lower) && !questionWords.has(left.lower)) ||
    left.lower === 'who';
  if ((forms & form.third) !== 0 && token.tag !== 'ADJ') {
    if (isBehindSubject && left.lower !== 'these' && left.lower !== 'those')
      return opensObject && !isFiniteNext && (next?.tag !== 'PUNCT' || endMarks.has(next.lower));
    if (left.lower === ',') return isBehindRelative && opensObject && next?.tag !== 'PUNCT';
    if (left.tag === 'CCONJ' && second !== undefined)
      return (
        (['PROPN', 'NUM', 'PRON'].includes(second.tag) || second.lower === ',') &&
        opensObject &&
        next?.tag !== 'PUNCT'
      );
  }
  if ((forms & form.past) !== 0 && (forms & form.base) === 0)
    return isBehindSubject && !isFiniteNext && (token.tag !== 'ADJ' || next?.tag !== 'NOUN');
  if ((forms & form.base) !== 0)
    return (
      left.tag === 'PRON' &&
      ['i', 'you', 'we', 'they', 'who'].includes(left.lower) &&
      opensObject &&
      token.tag !== 'PROPN'
    );
  return false;
}
