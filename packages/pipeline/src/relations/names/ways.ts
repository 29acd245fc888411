import { type NounPhrase, type SentenceAnalysis, textOf } from '../../language/analyze.ts';
import type { Mention } from '../normalized-claim.ts';
import { classNounType } from './name-types.ts';

/** What leads somewhere, and is told from others of its kind by where to. */
const way =
  /^(?:line|railway|railroad|tramway|road|motorway|highway|bridge|tunnel|canal|path|footpath|cycleway|trail|pipeline|route|ferry|flight|train|bus|tram|service|express|car)$/;
/** What goes there rather than stays: 'took the train to Hull' tells where somebody went. */
const vehicle = /^(?:ferry|flight|train|bus|tram|service|express|car)$/;
const making =
  /^(?:open|reopen|close|build|design|finance|inaugurate|renovate|widen|repair|plan|maintain|operate|run|own|complete)$/;

/** 'The tram line to Hull', 'the railway from Ulm to Hull': one way by where it leads; null where a phrase is none. */
export function wayOf(analysis: SentenceAnalysis, phrase: NounPhrase): Mention | null {
  const { tokens, nounPhrases, clauses, verbGroups } = analysis;
  const head = tokens[phrase.head];
  const isOne =
    phrase.kind === 'common' &&
    !phrase.plural &&
    phrase.possessor === null &&
    tokens[phrase.determiner ?? -1]?.lower === 'the';
  if (head === undefined || !isOne || !way.test(head.lower)) return null;
  const isCableCar = tokens[phrase.head - 1]?.lower === 'cable';
  if (head.lower === 'car' && !isCableCar) return null;
  let end = phrase.end;
  for (const next of nounPhrases.slice(phrase.index + 1, phrase.index + 3)) {
    const word = tokens[next.governor ?? -1]?.lower ?? '';
    const leads = end === phrase.end ? /^(?:to|from)$/ : /^to$/;
    if (next.governor !== end || next.kind !== 'proper' || !leads.test(word)) break;
    end = next.end;
  }
  if (end === phrase.end) return null;
  const clause = clauses.find(({ subjects }) => subjects.includes(phrase.index));
  const made = clauses.find(({ objects }) => objects.includes(phrase.index));
  const isMade =
    made !== undefined &&
    making.test(verbGroups[made.verb]?.lemma ?? '') &&
    (!vehicle.test(head.lower) || isCableCar);
  if (clause === undefined && !isMade) return null;
  const name = textOf(analysis, (phrase.determiner ?? phrase.start) + 1, end);
  const isGoing = vehicle.test(head.lower) || classNounType(head.lower) === 'product';
  const type = isGoing ? 'product' : 'place';
  return { surface: name, name, type, isTypeCertain: true, traits: [] };
}
