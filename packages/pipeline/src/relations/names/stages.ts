import { type NounPhrase, type SentenceAnalysis, textOf } from '../../language/analyze.ts';
import type { Mention } from '../normalized-claim.ts';
import { restoreTitles } from './asides.ts';

const stages = /^(?:phase|stage|milestone|sprint|iteration|wave|work package|workstream)$/;
const ordinals = /^(?:first|second|third|fourth|fifth|next|final|last|pilot|design|planning|test|testing)$/;

/** 'Phase 1 of Project Ember', 'the second phase of the Heron rollout': a stage of something named, and not that thing itself. */
export function stageOf(
  analysis: SentenceAnalysis,
  phrase: NounPhrase,
  titles: ReadonlyMap<string, string>,
): Mention | null {
  const { tokens, nounPhrases } = analysis;
  const of = nounPhrases[phrase.index + 1];
  if (of === undefined || of.governor !== phrase.end || tokens[phrase.end]?.lower !== 'of') return null;
  const [head, before] = [tokens[phrase.head], tokens[phrase.head - 1]];
  const isNumbered = /^\d{1,2}$/.test(head?.text ?? '') && stages.test(before?.lower ?? '');
  const isCounted = stages.test(head?.lower ?? '') && ordinals.test(before?.lower ?? '');
  if (!isNumbered && !isCounted) return null;
  const isNamed = /\p{Lu}/u.test(textOf(analysis, of.start, of.end));
  if (!isNamed || of.possessor !== null) return null;
  const start = phrase.determiner === null ? phrase.start : phrase.determiner + 1;
  const name = restoreTitles(textOf(analysis, start, of.end), titles);
  return { surface: name, name, type: 'event', isTypeCertain: true, traits: [] };
}
