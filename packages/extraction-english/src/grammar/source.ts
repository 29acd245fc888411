import type { NameSpan } from '../name.ts';
import type { Tag, TimePhrase, Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';
import { isCollective } from './agreement.ts';
import { form, guessVerb, knownVerb } from './verbs.ts';
import { indefinites, modals, possessives, prepositions, questionWords, subjectPronouns } from './words.ts';

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
const objectOpeners = wordSet('the a an your my this these it them all each any our me us');
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
  const names = apart(
    tokens.length,
    givenNames.filter((name) => !isFunctionWord(tokens, name)),
  );
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
  restoreVerb(words);
  return { words, names, times };
}

const objectTags: ReadonlySet<Tag> = new Set(['DET', 'ADP', 'PRON', 'PROPN', 'NUM', 'ADV', 'SCONJ', 'SYM']);

const isThirdPerson = ({ tag, forms }: Word) =>
  (tag === 'VERB' || tag === 'AUX') && (forms & form.third) !== 0;
/** Whether a word can be the finite verb of a clause; a form in '-ed' counts. */
const isFiniteVerb = ({ tag, forms }: Word) =>
  tag === 'AUX' || (tag === 'VERB' && (forms & (form.base | form.third | form.past)) !== 0);

/** Gives a sentence without any finite verb the one word that can be it: 'Both Lund and Bern host the fair'. */
function restoreVerb(words: Word[]): void {
  const end = mainEnd(words);
  if (end < 2 || words.slice(0, end).some(isFiniteVerb)) return;
  const fits = words.slice(0, end).flatMap((_, i) => (mayBeMissing(words, i) ? [i] : []));
  const [only, second] = fits;
  if (only === undefined || second !== undefined) return;
  const word = words[only] as Word;
  const known = knownVerb(word.lower);
  if (known !== null) words[only] = { ...word, tag: 'VERB', ...known };
}

/** Where a relative clause that ends the sentence begins, else the end of the sentence. */
function mainEnd(words: readonly Word[]): number {
  const at = words.findIndex(
    ({ lower }, i) => words[i - 1]?.lower === ',' && (lower === 'who' || lower === 'which'),
  );
  const isLast = at > 0 && !words.slice(at).some(({ lower }) => lower === ',');
  return isLast ? at : words.length;
}

/** Whether the noun or adjective at `i` can be the verb of what stands in front: by its form, its subject and its object. */
function mayBeMissing(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  const [left, next] = [words[i - 1], words[i + 1]];
  if (left === undefined || word.name >= 0 || word.time >= 0 || word.isCapital) return false;
  if (word.tag !== 'NOUN' && word.tag !== 'ADJ') return false;
  const forms = knownVerb(word.lower)?.forms ?? 0;
  const opensObject =
    next === undefined ||
    next.name >= 0 ||
    next.time >= 0 ||
    objectTags.has(next.tag) ||
    endMarks.has(next.lower);
  const isBehindNoun = left.tag === 'NOUN' || left.tag === 'NUM' || left.name >= 0 || left.tag === 'PROPN';
  const front = words.slice(0, i);
  const isClosed = left.lower === ',' && front.filter(({ lower }) => lower === ',').length > 1;
  if (word.tag === 'ADJ' && (forms & form.past) === 0) return false;
  if ((forms & form.past) !== 0 && (forms & form.base) === 0)
    return opensObject && (isClosed || (isBehindNoun && word.tag === 'NOUN'));
  // 'Tests for types': a heading has no article, name or object
  const isSentence =
    next?.tag === 'DET' || front.some(({ tag, name }) => name >= 0 || tag === 'DET' || tag === 'PRON');
  if ((forms & form.third) !== 0)
    return isSentence && ((opensObject && isBehindNoun) || (isClosed && next?.tag !== 'PUNCT'));
  if ((forms & form.base) === 0 || !opensObject || next?.tag === 'PUNCT') return false;
  const isListed = front.some(({ tag }) => tag === 'CCONJ') && front.some(({ name }) => name >= 0);
  const isPast = (forms & form.past) !== 0 && next?.tag === 'NUM';
  const comma = front.findLastIndex(({ lower }) => lower === ',');
  const subject = front
    .slice(comma + 1)
    .find(({ tag, time }) => (tag === 'NOUN' || tag === 'PROPN') && time < 0);
  const isPlural = subject !== undefined && subject.name < 0 && /[^s]s$/.test(subject.lower);
  const isMany =
    left.lower === 'both' || left.lower === 'all' || (isPlural && (left.name >= 0 || left.tag === 'NOUN'));
  return isPast ? isBehindNoun : (isListed && (left.name >= 0 || left.tag === 'DET')) || isMany;
}

const functional: ReadonlySet<Tag> = new Set(['ADP', 'SCONJ', 'CCONJ', 'DET', 'PRON', 'AUX']);

/** 'Unless', 'Beside' with the capital of a sentence's first word: no name. */
function isFunctionWord(tokens: readonly Token[], { first, last }: NameSpan): boolean {
  const token = tokens[first];
  if (token === undefined || last !== first + 1) return false;
  return functional.has(token.tag) || (token.tag === 'ADJ' && token.text.includes('-'));
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
  const isCall = left?.tag === 'CCONJ' && (next?.lower === 'me' || next?.lower === 'us');
  if (i === 0 || isCall || isOpening(before)) {
    const opens = next !== undefined && objectOpeners.has(next.lower) && (known.forms & form.base) !== 0;
    return opens ? { tag: 'VERB', ...known } : { tag, lemma, forms: 0 };
  }
  return isVerbHere(token, known.forms, before, next, (nameAt[i + 1] ?? -1) >= 0)
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

/** 'managing director', 'acting head': a form in '-ing' that is part of an office's name. */
const attributive = wordSet('managing acting operating founding visiting commissioning leading');
const leaders =
  /^(?:director|editor|partner|officer|member|professor|head|chair|chairman|president|principal|manager|engineer|chief|leader|lead|trustee|judge|coach|minister)$/;

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
  if (isNounHere(forms, before, next)) return { tag: 'NOUN', lemma: token.lower, forms: 0 };
  const second = before.at(-2);
  // 'a population based study'
  if (token.lower === 'based' && left?.tag !== 'AUX' && left?.tag !== 'ADV' && next?.tag === 'NOUN')
    return { tag: 'ADJ', lemma: 'based', forms: 0 };
  if (
    attributive.has(token.lower) &&
    next?.tag === 'NOUN' &&
    leaders.test(next.lower) &&
    left?.lower !== 'to'
  )
    return { tag: 'ADJ', lemma: token.lower, forms: 0 };
  // 'promoted to plant manager'
  const isRise = left?.lower === 'to' && before.some(({ lemma }) => lemma === 'promote' || lemma === 'rise');
  if (isRise && (forms & form.base) !== 0 && next?.tag === 'NOUN' && leaders.test(next.lower))
    return { tag: 'NOUN', lemma: token.lower, forms: 0 };
  if (token.lower === 'live' && left?.lemma === 'go') return { tag: 'ADJ', lemma: 'live', forms: 0 };
  const isAfterVerb =
    second !== undefined && ['NOUN', 'PROPN', 'PRON', 'AUX', 'ADV', 'VERB'].includes(second.tag);
  const isOwned = second !== undefined && (possessives.has(second.lower) || articles.has(second.lower));
  const isFront = left?.tag === 'ADJ' || (left?.tag === 'ADV' && isOwned && possessives.has(second.lower));
  const isInside = isFront && (!isAfterVerb || isOwned) && (forms & 3) !== 0 && (forms & form.past) === 0;
  if (
    (isBehindArticle && left?.tag !== 'PRON') ||
    (isBehindArticle && left !== undefined && possessives.has(left.lower)) ||
    isInside
  )
    return { tag: isNominalNext && (forms & 24) !== 0 ? 'ADJ' : 'NOUN', lemma: token.lower, forms: 0 };
  return { tag: 'VERB', lemma, forms };
}

/** 'is head of', 'has type 2 diabetes', 'on hold', 'the Zellberg lift costs': a base form where no verb in it can stand. */
function isNounHere(forms: number, before: readonly Word[], next: Token | undefined): boolean {
  // 'is no longer head coach'
  const left = before.findLast(({ tag, lower }) => tag !== 'ADV' && lower !== 'no' && lower !== 'not');
  if (left?.lower === 'to' && before.at(-2)?.lower === 'according') return true;
  const isEnd = next === undefined || next.tag === 'PUNCT';
  if ((forms & form.third) !== 0 && isEnd && before.at(-1)?.lower === 'for') return true;
  if (left === undefined || (forms & form.base) === 0 || (forms & form.participle) !== 0) return false;
  if (isNamedByCopula(before, next)) return true;
  if (left.tag === 'ADP' && left.lower !== 'to') return left.time < 0 && prepositions.has(left.lower);
  if (left.tag === 'AUX' && (left.lemma === 'be' || left.lemma === 'have'))
    return !before.some(({ lower }) => questionWords.has(lower) && lower !== 'who' && lower !== 'which');
  const isCompound =
    left.tag === 'NOUN' &&
    !left.lower.endsWith('s') &&
    !isCollective(left.lower) &&
    articles.has(before.at(-2)?.lower ?? '');
  if (isCompound && before.at(-1) === left && (isEnd || next.tag === 'ADP' || next.tag === 'AUX'))
    return !before.some(
      ({ tag, lemma }) => tag === 'CCONJ' || lemma === 'let' || lemma === 'make' || lemma === 'help',
    );
  if (left.name < 0 || before.some(({ tag }) => tag === 'CCONJ')) return false;
  let start = before.length - 1;
  while (start > 0 && before[start - 1]?.name === left.name) start--;
  const isOpened = articles.has(before[start - 1]?.lower ?? '');
  return isOpened && (next === undefined || next.tag !== 'DET');
}

/** 'is the new on-call lead': the last word of what a copula says. */
function isNamedByCopula(before: readonly Word[], next: Token | undefined): boolean {
  if (next !== undefined && next.tag !== 'PUNCT') return false;
  let at = before.length - 1;
  while (before[at]?.tag === 'ADJ' || before[at]?.tag === 'NOUN') at--;
  return articles.has(before[at]?.lower ?? '') && at < before.length - 1 && before[at - 1]?.lemma === 'be';
}

const verbsWithOf = wordSet('consist think speak dream know hear approve die dispose talk');
const lemmaOf = (lower: string): string => knownVerb(lower)?.lemma ?? lower;

/** Whether a word that the tagger calls a noun or adjective is the verb of its clause. */
function isVerbHere(
  token: Token,
  forms: number,
  before: readonly Word[],
  next: Token | undefined,
  isNameNext: boolean,
): boolean {
  const [left, second] = [before.at(-1), before.at(-2)];
  if (left === undefined) return false;
  if (next?.lower === 'of' && !verbsWithOf.has(lemmaOf(token.lower))) return false;
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
    (left.tag === 'PROPN' && (left.name >= 0 || before.length > 1 || next?.tag === 'DET')) ||
    (left.tag === 'PRON' && subjectPronouns.has(left.lower) && !questionWords.has(left.lower)) ||
    left.lower === 'who' ||
    (left.lower === 'which' && second?.lower === ',');
  if ((forms & form.third) !== 0 && token.tag !== 'ADJ') {
    if (isBehindSubject && left.lower !== 'these' && left.lower !== 'those')
      return opensObject && !isFiniteNext && (next?.tag !== 'PUNCT' || endMarks.has(next.lower));
    if (left.lower === ',') {
      const isBehindRelative = before.some(({ lower }) => lower === 'who' || lower === 'which');
      // 'is 51 kilometres long, rises in the hills and flows'
      const isFurther = second?.tag === 'ADJ' && next?.tag === 'ADP' && before.some(isThirdPerson);
      return (
        (isBehindRelative || isFurther || !before.some(isFiniteVerb)) && opensObject && next?.tag !== 'PUNCT'
      );
    }
    // 'plays the oboe and lives in Lund', not 'has offices and works in Lund'
    const isPredicateEnd =
      before.some(isThirdPerson) &&
      (second?.tag === 'NOUN' ? !second.lower.endsWith('s') : second?.tag === 'ADV');
    if (left.tag === 'CCONJ' && second !== undefined)
      return (
        (['PROPN', 'NUM', 'PRON'].includes(second.tag) ||
          second.lower === ',' ||
          left.lower === 'nor' ||
          isPredicateEnd) &&
        opensObject &&
        (next?.tag !== 'PUNCT' || left.lower === 'nor')
      );
  }
  // 'moved to Lund, married Ann and'
  const isJoined = isNameNext && (left.lower === ',' || left.tag === 'CCONJ') && before.some(isFiniteVerb);
  if ((forms & form.past) !== 0 && (forms & form.base) === 0)
    return (isBehindSubject || isJoined) && !isFiniteNext && (token.tag !== 'ADJ' || next?.tag !== 'NOUN');
  if ((forms & form.base) !== 0)
    return (
      left.tag === 'PRON' &&
      ['i', 'you', 'we', 'they', 'who'].includes(left.lower) &&
      opensObject &&
      token.tag !== 'PROPN'
    );
  return false;
}
