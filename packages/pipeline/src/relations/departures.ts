import { type Drafts, fitOf } from './draft.ts';
import { predicateOf } from './predicates.ts';
import { headLemma, nameOf, type Scene, termOf } from './scene.ts';
import type { Frame } from './verb-relations.ts';

const employer = /^(?:company|firm|business|employer|organi[sz]ation|agency|job)$/;

/**
 * Departures that name no place: 'retired in 2021' and 'left the company' end whatever job it was. True where nothing else is
 * to be read in the clause.
 */
export function readDeparture(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { lemma, directs, particle, prepositional } = frame;
  if (frame.passive || particle !== null || !/^(?:leave|quit|retire)$/.test(lemma)) return false;
  const elsewhere = prepositional.filter(({ phrase }) => termOf(scene, phrase).phrase.kind !== 'time');
  if (lemma === 'retire') {
    if (directs.length > 0 || elsewhere.some(({ word }) => /^(?:as|from)$/.test(word))) return false;
    return addEvent('retired', 'from work', scene, frame, drafts) && elsewhere.length === 0;
  }
  const [left] = directs;
  if (left === undefined || directs.length > 1 || elsewhere.length > 0) return false;
  const noun = headLemma(scene, left);
  const { determiner, start, end } = termOf(scene, left).phrase;
  if (!employer.test(noun) || determiner === null || end - start !== 2) return false;
  if (nameOf(scene, left)?.type === 'organization') return false;
  return addEvent('left_job', `the ${noun}`, scene, frame, drafts);
}

function addEvent(
  name: 'retired' | 'left_job',
  text: string,
  scene: Scene,
  { mood, clause, subjects }: Frame,
  drafts: Drafts,
): boolean {
  const people = subjects
    .flatMap((index) => nameOf(scene, index) ?? [])
    .filter((mention) => fitOf(mention, ['person']) >= 2);
  const common = { spec: predicateOf(name) ?? null, object: null, effect: 'state', isUnique: false } as const;
  for (const subject of people) drafts.add({ ...common, predicate: name, subject, text, mood, clause });
  return people.length > 0;
}
