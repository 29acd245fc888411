import { joins } from '../phrases/governors.ts';
import type { NounPhrase } from '../phrases/noun-phrases.ts';
import { lookUp, Word } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Clause, Work } from './clause-types.ts';
import type { VerbGroup } from './verb-groups.ts';

/** Where a clause without a marker begins: behind the last comma or dash that a subject follows. */
export function segmentStart(work: Work, clauses: readonly Clause[], verb: VerbGroup, from: number): number {
  const { tokens, phrases } = work;
  if (clauses.length === 0) return 0;
  for (let i = verb.start - 1; i >= from; i--) {
    const token = tokens[i] as Token;
    if (work.aside[i] === 1) continue;
    if (!/^(?:[,;:"“”'‘’–—()-]|\.\.\.|…)$/.test(token.text)) continue;
    const next = phrases.find((phrase) => phrase.start > i && phrase.end <= verb.start);
    if (next !== undefined && next.governor === null && next.kind !== 'time') return i + 1;
    if (next === undefined && i === verb.start - 1) continue;
  }
  // 'After leaving school Ann moved'
  const object = phrases.find((phrase) => phrase.start === from);
  const follows = phrases.some((phrase) => phrase.start === object?.end && phrase.end === verb.start);
  const isGerund = work.verbs[clauses.at(-1)?.verb ?? -1]?.form === 'gerund';
  return isGerund && follows && object !== undefined ? object.end : from;
}

/** A subject, where its phrases begin and end, and the noun phrase in front of it. */
export type Own = { subjects: number[]; start: number; end: number; before: number | null };

/** What opens a time that tells when, and is not told of. */
const adverbial = /^(?:today|yesterday|tonight|nowadays|last|this|next)$/;

/**
 * The subject between two token positions: its first noun phrase that no preposition governs, with those joined to it. With
 * `adjacent`, one that a lone comma or conjunction parts from the verb is none ('joined Zenit, moved').
 */
export function subjectIn(
  { phrases, tokens, aside }: Work,
  from: number,
  to: number,
  adjacent: boolean,
): Own | null {
  const candidates = phrases.filter(
    (phrase) =>
      phrase.start >= from &&
      phrase.end <= to &&
      phrase.governor === null &&
      phrase.kind !== 'time' &&
      !phrase.bracketed &&
      !isObjectForm(tokens[phrase.start] as Token) &&
      !isCounty(phrases, phrase, tokens, to),
  );
  const first = candidates[0];
  if (first === undefined) {
    // 'Monday was …': a time can be a subject when nothing else is there
    const time = phrases.find(
      (phrase) =>
        phrase.kind === 'time' &&
        phrase.start >= from &&
        phrase.end === to &&
        phrase.governor === null &&
        // 'was founded in 2006 and today employs 40 people': when the same subject does so
        !(tokens[phrase.start - 1]?.pos === 'CCONJ' && adverbial.test(tokens[phrase.start]?.lower ?? '')),
    );
    return time === undefined
      ? null
      : { subjects: [time.index], start: time.start, end: time.end, before: null };
  }
  let chosen = first;
  const last = candidates.at(-1) as NounPhrase;
  // two unjoined phrases: 'the firm she founded' – the pronoun next to the verb is the subject
  if (
    last !== first &&
    last.kind === 'pronoun' &&
    last.end >= to - 1 &&
    !joins(tokens, (candidates.at(-2) as NounPhrase).end, last.start)
  )
    chosen = last;
  const subjects = [chosen.index];
  let end = chosen.end;
  if (chosen === first) {
    for (const phrase of candidates.slice(1)) {
      const joined = joins(tokens, end, phrase.start) || joinedThroughOf(tokens, phrases, end, phrase);
      if (!joined || !listEnds(tokens, phrases, phrase, to)) break;
      subjects.push(phrase.index);
      end = phrase.end;
    }
  }
  if (adjacent && partsSubject(tokens, aside, end, to)) return null;
  const before = candidates.filter((phrase) => phrase.end <= chosen.start).at(-1);
  return { subjects, start: chosen.start, end, before: before?.index ?? null };
}

/** 'In Hull, England, Orr opened …': the country or state behind a town that a preposition governs, in front of the subject. */
function isCounty(
  phrases: readonly NounPhrase[],
  phrase: NounPhrase,
  tokens: readonly Token[],
  to: number,
): boolean {
  const [town, next] = [phrases[phrase.index - 1], phrases[phrase.index + 1]];
  return (
    phrase.kind === 'proper' &&
    town?.kind === 'proper' &&
    town.governor !== null &&
    town.end === phrase.start - 1 &&
    tokens[phrase.start - 1]?.text === ',' &&
    tokens[phrase.end]?.text === ',' &&
    next !== undefined &&
    next.start === phrase.end + 1 &&
    next.end <= to &&
    (lookUp(textOfPhrase(tokens, phrase)) & Word.place) !== 0
  );
}

function textOfPhrase(tokens: readonly Token[], { start, end }: NounPhrase): string {
  return tokens
    .slice(start, end)
    .map(({ lower }) => lower)
    .join(' ');
}

/** 'him', 'them', 'me' are never subjects. */
function isObjectForm(token: Token): boolean {
  return token.pos === 'PRON' && /^(?:him|them|me|us|whom)$/.test(token.lower);
}

function partsSubject(tokens: readonly Token[], aside: Uint8Array, from: number, to: number): boolean {
  let commas = 0;
  let conjunction = false;
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (aside[i] === 1) continue;
    if (/^[,–—]$/.test(token.text)) commas++;
    if (token.pos === 'CCONJ' && i >= to - 2) conjunction = true;
  }
  return commas % 2 === 1 || conjunction;
}

/** 'the head of Acme and the mayor of Rome': an of-phrase between two coordinated subjects. */
function joinedThroughOf(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  end: number,
  phrase: NounPhrase,
): boolean {
  const between = phrases.filter((other) => other.start >= end && other.end <= phrase.start);
  if (between.length !== 1 || between[0]?.attachedTo === null) return false;
  return tokens[phrase.start - 1]?.pos === 'CCONJ' && between[0]?.end === phrase.start - 1;
}

/** A comma alone may be an apposition; a list has 'and' or 'or' at its end. */
function listEnds(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  phrase: NounPhrase,
  to: number,
): boolean {
  if (tokens[phrase.start - 1]?.pos === 'CCONJ') return true;
  for (let i = phrase.end; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.pos === 'CCONJ') return true;
    if (token.text !== ',' && !phrases.some((other) => i >= other.start && i < other.end)) return false;
  }
  return false;
}
