import { type NounPhrase, type SentenceAnalysis, textOf } from '../../language/analyze.ts';
import type { Mention } from '../normalized-claim.ts';
import { restoreTitles } from './asides.ts';

const stages = /^(?:phase|stage|milestone|sprint|iteration|wave|work package|workstream)$/;
/** Those that one speaks of by their number alone. */
const alone = /^(?:milestone|sprint|iteration|release|phase)$/;
const ordinals = /^(?:first|second|third|fourth|fifth|next|final|last|pilot|design|planning|test|testing)$/;

/** 'Phase 1 of Project Ember', 'the second phase of the Heron rollout': a stage of something named, and not that thing itself. */
export function stageOf(
  analysis: SentenceAnalysis,
  phrase: NounPhrase,
  titles: ReadonlyMap<string, string>,
): Mention | null {
  const { tokens, nounPhrases } = analysis;
  const of = nounPhrases[phrase.index + 1];
  const [head, before] = [tokens[phrase.head], tokens[phrase.head - 1]];
  const isNumber = /^\d{1,2}$/.test(head?.text ?? '');
  const isNumbered = isNumber && stages.test(before?.lower ?? '');
  if (of === undefined || of.governor !== phrase.end || tokens[phrase.end]?.lower !== 'of') {
    // 'The deadline for milestone 3', 'Release 7 is late'
    const isOne = isNumber && alone.test(before?.lower ?? '') && phrase.head === phrase.start + 1;
    const name = textOf(analysis, phrase.start, phrase.end);
    return isOne ? { surface: name, name, type: 'event', isTypeCertain: true, traits: [] } : null;
  }
  const isCounted = stages.test(head?.lower ?? '') && ordinals.test(before?.lower ?? '');
  if (!isNumbered && !isCounted) return null;
  const isNamed = /\p{Lu}/u.test(textOf(analysis, of.start, of.end));
  if (!isNamed || of.possessor !== null) return null;
  const start = phrase.determiner === null ? phrase.start : phrase.determiner + 1;
  const name = restoreTitles(textOf(analysis, start, of.end), titles);
  return { surface: name, name, type: 'event', isTypeCertain: true, traits: [] };
}
