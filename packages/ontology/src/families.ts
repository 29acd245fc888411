import { posts } from './predicates/posts.ts';

/** Predicates that bear on each other in one way. */
const families = {
  /** Where something has its seat, home or host: leaving the place ends it, in whatever words it was said. */
  seat: ['lives_in', 'located_in', 'headquartered_in', 'has_office_in', 'plays_at', 'runs_on'],
  /** Two people are a couple by it: when they part they are none, whichever of these they were said to be. */
  couple: ['married_to', 'engaged_to', 'partner_in_life'],
  /** Whose care something is in: who takes it over comes in the place of others. */
  care: ['owns', 'responsible_for', 'maintainer_of', 'manages'],
  /** What somebody has in hand: handing it on or selling it ends all of these. */
  hand: ['owns', 'has_pet', 'responsible_for', 'maintainer_of', 'manages', 'leads'],
  /** What a system works with. */
  use: ['uses', 'runs_on', 'based_on', 'depends_on'],
  /** The day that is set for something. */
  setDay: ['due_on', 'scheduled_for'],
  /** What a firm does or has while it is open. */
  trading: ['employee_count', 'manufactures', 'sells'],
  /** Whose holder leads the whole. */
  headship: [
    'ceo_of',
    'general_manager_of',
    'president_of',
    'director_of',
    'head_of',
    'leader_of',
    'chair_of',
  ],
  taste: ['likes', 'dislikes'],
  post: posts.map(({ id }) => id),
} as const satisfies Record<string, readonly string[]>;

export type Family = keyof typeof families;

const members = new Map(Object.entries(families).map(([family, ids]) => [family, new Set<string>(ids)]));

/** Whether a predicate belongs to a family. */
export function isIn(family: Family, predicate: string): boolean {
  return members.get(family)?.has(predicate) ?? false;
}

const calledOff = new Set(['cancelled', 'canceled', 'called off', 'scrapped', 'abandoned']);
const closed = new Set(['closed', 'dissolved', 'wound up', 'out of business', 'liquidated']);

/** Whether a state says that something will not take place, which leaves no day set for it. */
export function isCallingOff(predicate: string, value: string | null): boolean {
  return predicate === 'status' && calledOff.has(value ?? '');
}

/** Whether a state says that a firm or house has closed for good. */
export function isClosing(predicate: string, value: string | null): boolean {
  return predicate === 'status' && closed.has(value ?? '');
}
