import { wordMap, wordSet } from '../../word-set.ts';

const counting =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const numbers = new Map<string, number>([
  ...counting.split(' ').map((word, i): [string, number] => [word, i]),
  ...Object.entries({ a: 1, an: 1, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 }),
]);

/** Counts that are no exact number: what they count is known to be about so much, and no more. */
export const vagueCounts = wordSet('few several some many couple dozen');

/** A count in digits or words ('3', 'three', 'a'); undefined for another word. */
export function countOf(lower: string): number | undefined {
  return /^\d{1,4}$/.test(lower) ? Number(lower) : numbers.get(lower);
}

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'decade' | 'century';

const units = wordMap<Unit>({
  minute: 'minute minutes mins second seconds',
  hour: 'hour hours hrs',
  day: 'day days night nights morning afternoon evening',
  week: 'week weeks fortnight fortnights weekend weekends',
  month: 'month months',
  quarter: 'quarter quarters',
  year: 'year years yrs',
  decade: 'decade decades',
  century: 'century centuries',
});

/** The unit of time that a word names, in the singular or plural; undefined for another word. */
export function unitOf(lower: string): Unit | undefined {
  return units.get(lower);
}

/** The first month of a season. Winter begins in December of the year before, so a winter's year is not cut into months. */
const seasons = new Map(Object.entries({ spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }));

export function seasonOf(lower: string): number | undefined {
  return seasons.get(lower);
}

/** Months of the feasts that have a name; 0 where it is not always the same. */
const feasts = new Map(
  Object.entries({ christmas: 12, christmases: 12, halloween: 10, easter: 0, thanksgiving: 11 }),
);

export function feastOf(lower: string): number | undefined {
  return feasts.get(lower);
}

export const ordinals = new Map<string, number>([
  ...Object.entries({ first: 1, second: 2, third: 3, fourth: 4 }),
  ...Object.entries({ '1st': 1, '2nd': 2, '3rd': 3, '4th': 4 }),
]);

export const decadeWords = new Map<string, number>([
  ...Object.entries({ twenties: 20, thirties: 30, forties: 40, fifties: 50 }),
  ...Object.entries({ sixties: 60, seventies: 70, eighties: 80, nineties: 90 }),
]);
