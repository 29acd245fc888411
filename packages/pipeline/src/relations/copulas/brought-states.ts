import type { Clause } from '../../language/analyze.ts';
import type { Drafts } from '../draft.ts';
import { isUndertaking } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { type Scene, termOf, verbOf } from '../scene.ts';
import { occasionOf } from '../verbs/events.ts';
import { frameOf } from '../verbs/frame.ts';
import { moodOf } from '../verbs/moods.ts';

/** What somebody brings a plan, a piece of work or a meeting into. */
const ofPlans: Readonly<Record<string, string>> = {
  cancel: 'cancelled',
  shelve: 'shelved',
  scrap: 'scrapped',
  halt: 'halted',
  pause: 'paused',
  suspend: 'suspended',
  abandon: 'abandoned',
  resume: 'active',
  reopen: 'open',
};

/** What somebody brings a ticket or a mishap into. */
const ofTickets: Readonly<Record<string, string>> = {
  close: 'closed',
  resolve: 'resolved',
  fix: 'fixed',
  reopen: 'open',
};

/** What somebody brings a program into. */
const ofPrograms: Readonly<Record<string, string>> = { deprecate: 'deprecated', archive: 'archived' };

/** 'The committee cancelled Project Ember', 'ABC-12 was fixed by Ann Lee': what it is after somebody did that to it. */
export function readStateBrought(scene: Scene, clause: Clause, drafts: Drafts): void {
  const verb = verbOf(scene, clause);
  const { lemma } = verb;
  if (ofPlans[lemma] === undefined && ofTickets[lemma] === undefined && ofPrograms[lemma] === undefined)
    return;
  if (clause.kind === 'reporting' || clause.kind === 'relative' || clause.kind === 'participial') return;
  const mood = moodOf(scene, clause);
  const isDone = verb.tense === 'past' || verb.perfect;
  if (!isDone || mood.polarity === 'negated' || mood.modality === 'hedged') return;
  const frame = frameOf(scene, clause, mood);
  if (frame.particle !== null) return;
  const isByOne = frame.prepositional.some(({ word }) => word === 'by');
  if (frame.passive && !isByOne) return;
  for (const index of frame.passive ? frame.subjects : frame.directs) {
    const subject = termOf(scene, index).mention ?? occasionOf(scene, index);
    const text = subject === null ? undefined : stateOf(subject, lemma);
    if (subject !== null && text !== undefined)
      drafts.addValue('status', { subject, text, effect: 'start', mood, clause });
  }
}

function stateOf({ name, type }: Mention, lemma: string): string | undefined {
  const noun = name.split(' ').at(-1)?.toLowerCase() ?? '';
  if (/^\p{Lu}[\p{Lu}\p{N}]{1,9}-\d{1,7}$/u.test(name)) return ofTickets[lemma] ?? ofPlans[lemma];
  // 'closed ticket 552'
  if (/^(?:ticket|incident|issue|case|bug|task) #?\d{1,7}$/i.test(name))
    return ofTickets[lemma] ?? ofPlans[lemma];
  // 'fixed the Deneb outage'
  if (/^(?:outage|incident|failure|breach|bug|glitch|defect|regression)$/.test(noun)) return ofTickets[lemma];
  // 'abandoned the Halifax strike'
  const isPlanned = type === 'event' || /^Project \p{Lu}/u.test(name) || isUndertaking(noun);
  if (isPlanned) return ofPlans[lemma];
  return /^(?:product|work|thing)$/.test(type) ? ofPrograms[lemma] : undefined;
}
