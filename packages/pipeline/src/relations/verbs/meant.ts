import type { Clause, VerbGroup } from '../../language/analyze.ts';
import { plainMood } from '../draft.ts';
import type { Mood } from './moods.ts';
import type { Effect } from './patterns.ts';

/** How what a phrase tells is meant: by the clause that it stands in, or by itself. */
export type Meant = {
  readonly mood: Mood;
  readonly effect: Effect;
  readonly clause: Clause | null;
};

/** What a noun phrase tells outside any clause: it holds. */
export const byItself: Meant = { mood: plainMood, effect: 'state', clause: null };

const deals = /^(?:acquired|sold|merged_with|spun_off_from)$/;

/** 'is selling the mill to Orr', 'is being bought by Orr': not done yet. */
export function isDealUnderWay({ tense, progressive, perfect }: VerbGroup, predicate: string): boolean {
  return deals.test(predicate) && tense === 'present' && progressive && !perfect;
}

const moves = /^(?:lives_in|headquartered_in|located_in|has_office_in|plays_at|married_to|engaged_to)$/;

/** 'is moving to Bergen', 'are getting married': not there yet, unless a day tells from when. */
export function isMoveUnderWay(
  { tense, progressive, perfect }: VerbGroup,
  { predicate, effect }: { predicate: string; effect: Effect },
): boolean {
  return moves.test(predicate) && effect !== 'state' && tense === 'present' && progressive && !perfect;
}
