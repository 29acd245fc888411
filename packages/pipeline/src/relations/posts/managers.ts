import { isLegalForm } from '../../entities/names.ts';
import { holdersOf } from '../holders.ts';
import { predicateOf } from '../predicates.ts';
import { nameOf, type Scene, termOf } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';
import type { Post } from './posts.ts';

/** Verbs that give or take the care of a whole house or club. */
const giving = /^(?:appoint|name|sack|dismiss|fire|replace|succeed|install|reappoint)$/;

/**
 * 'was appointed manager of the Blue Anchor', 'Orr Town sacked Ann as manager': who manages the whole of a house or club,
 * unlike a manager at a firm.
 */
export function managerPost(scene: Scene, frame: Frame, index: number): Post | null {
  const { tokens } = scene.analysis;
  const { phrase, noun, mention } = termOf(scene, index);
  const spec = predicateOf('manages');
  if (spec === undefined || noun !== 'manager' || mention !== null || phrase.plural) return null;
  const words = tokens.slice(phrase.start, phrase.head).map(({ lower }) => lower);
  if (!words.every((word) => whole.test(word))) return null;
  const isOf = tokens[phrase.end]?.lower === 'of';
  const holders = isOf ? holdersOf(scene, index).filter(({ type }) => type !== 'person') : [];
  if (isOf ? holders.length === 0 : !giving.test(frame.lemma) || !isByHouse(scene, frame)) return null;
  return { phrase: index, spec, title: 'manager', holders, effect: 'state', isFuture: false };
}

/** What may stand in front of 'manager' without making it one of a field. */
const whole = /^(?:the|its|their|as|new|first|interim|acting|caretaker|team|club|first-team|player)$/;

/** A club, a house: what gives the post is no company, of whose managers there are many. */
function isByHouse(scene: Scene, { subjects, prepositional }: Frame): boolean {
  const givers = [
    ...subjects,
    ...prepositional.flatMap(({ word, phrase }) => (word === 'by' ? [phrase] : [])),
  ]
    .flatMap((index) => nameOf(scene, index) ?? [])
    .filter(({ type }) => /^(?:organization|thing|place)$/.test(type));
  return (
    givers.length > 0 && givers.every(({ name }) => !isLegalForm(name.split(' ').at(-1)?.toLowerCase() ?? ''))
  );
}
