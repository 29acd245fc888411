import { isSubjectTaught } from '../posts/taught.ts';
import { nameOf, type Scene, termOf } from '../scene.ts';
import type { Frame } from './frame.ts';
import type { VerbPattern } from './patterns.ts';

/** 'takes place in a room of the hall', 'moved to Building 9', 'affected 4,000 customers', 'taught maths': words of a pattern that stand for something else. */
export function isMisplaced(scene: Scene, frame: Frame, pattern: VerbPattern): boolean {
  const { verb, predicate } = pattern;
  const { tokens } = scene.analysis;
  const kindOf = (index: number) => termOf(scene, index).phrase.kind;
  // 'takes place in Room 210 of the Gale Building' takes nobody's place
  if (verb === 'take' && predicate.name === 'replaces')
    return !frame.directs.some((index) => tokens[termOf(scene, index).phrase.end]?.lower === 'of');
  // 'moved to Building 9' is put off to no day
  if (/^(?:move|slip)$/.test(verb) && predicate.name === 'scheduled_for' && !frame.passive)
    return !frame.prepositional.some(
      ({ word, phrase }) => /^(?:to|until|till)$/.test(word) && kindOf(phrase) === 'time',
    );
  // 'The outage affected 4,000 customers' governs nobody
  if (verb === 'affect' && predicate.name === 'regulates') {
    const hit = frame.passive ? frame.subjects : frame.directs;
    const agents = frame.passive ? frame.prepositional.map(({ phrase }) => phrase) : frame.subjects;
    const isEvent = (index: number) => nameOf(scene, index)?.type === 'event';
    return agents.some(isEvent) || hit.some((index) => kindOf(index) === 'quantity');
  }
  return isSubjectTaught(scene, frame, pattern);
}
