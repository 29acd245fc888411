import type { Clause } from './clauses/clause-types.ts';
import { findClauses } from './clauses/clauses.ts';
import { dropJointOwners, parseFrontedPairs } from './clauses/joined-subjects.ts';
import { findVerbGroups, type VerbGroup } from './clauses/verb-groups.ts';
import { findNounPhrases, type NounPhrase } from './phrases/noun-phrases.ts';
import { repairTags } from './repair/repair.ts';
import { type Token, tokenize } from './words/tokens.ts';

export type { Clause, ClauseKind } from './clauses/clause-types.ts';
export type { VerbForm, VerbGroup } from './clauses/verb-groups.ts';
export type { NounPhrase, NounPhraseKind } from './phrases/noun-phrases.ts';
export type { Pos, Token } from './words/tokens.ts';

/**
 * The grammar of one sentence. Lists point at each other by index: a clause's `verb` into `verbGroups`, its `subjects`,
 * `objects`, `prepositional` and `times` into `nounPhrases`; phrases and groups into `tokens`.
 */
export type SentenceAnalysis = {
  readonly text: string;
  readonly tokens: readonly Readonly<Token>[];
  readonly nounPhrases: readonly NounPhrase[];
  readonly verbGroups: readonly VerbGroup[];
  /** One for each verb group, in the same order. Empty where the sentence has no verb. */
  readonly clauses: readonly Clause[];
};

/** A text longer than this is analysed up to here only: no sentence of prose is as long. */
export const maxSentenceLength = 2_000;

/**
 * Analyses remembered, the youngest: more than half of a document's claims read as their sentences do, which were analysed
 * a few stages ago, and other documents come between. About 3 MB.
 */
const REMEMBERED = 256;
const remembered = new Map<string, SentenceAnalysis>();

/**
 * Tags one sentence and finds its noun phrases, verb groups and clauses. Deterministic, about linear in the text's length, never
 * throws. Offsets of tokens are UTF-16 in `text`.
 */
export function analyzeSentence(text: string): SentenceAnalysis {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (text.length > maxSentenceLength) return analyze(text);
  // A copy: a part of a document's text keeps the whole of it alive.
  const own = ` ${text}`.slice(1);
  const analysis = analyze(own);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= REMEMBERED) remembered.delete(oldest);
  remembered.set(own, analysis);
  return analysis;
}

function analyze(text: string): SentenceAnalysis {
  const tokens = tokenize(text.length > maxSentenceLength ? text.slice(0, maxSentenceLength) : text);
  repairTags(tokens);
  const nounPhrases = findNounPhrases(tokens);
  const verbGroups = findVerbGroups(tokens, nounPhrases);
  const clauses = findClauses(tokens, nounPhrases, verbGroups);
  parseFrontedPairs(tokens, nounPhrases, clauses);
  dropJointOwners(tokens, nounPhrases, verbGroups, clauses);
  return { text, tokens, nounPhrases, verbGroups, clauses };
}

/** The source text of a half-open range of tokens. */
export function textOf(analysis: SentenceAnalysis, start: number, end: number): string {
  const first = analysis.tokens[start];
  const last = analysis.tokens[end - 1];
  if (first === undefined || last === undefined || end <= start) return '';
  return analysis.text.slice(first.start, last.end);
}

/** A base noun phrase with the 'of'-phrases that hang on it ('the head of research of Acme'). */
export function fullPhrase(analysis: SentenceAnalysis, index: number): { start: number; end: number } {
  const phrase = analysis.nounPhrases[index];
  if (phrase === undefined) return { start: 0, end: 0 };
  let end = phrase.end;
  for (const other of analysis.nounPhrases.slice(index + 1)) {
    if (other.attachedTo === null || other.attachedTo < index) break;
    end = other.end;
  }
  return { start: phrase.start, end };
}
