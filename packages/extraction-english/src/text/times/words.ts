import { wordSet } from '../../word-set.ts';

const numbers = new Map<string, number>(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ].flatMap((words) => words.split(' ').map((word, i): [string, number] => [word, i])),
);
numbers
  .set('a', 1)
  .set('an', 1)
  .set('thirty', 30)
  .set('forty', 40)
  .set('fifty', 50)
  .set('sixty', 60)
  .set('hundred', 100);

/** Counts that are no exact number: what they count is known to be about so much, and no more. */
export const vagueCounts = wordSet('few several some many couple dozen');

/** A count in digits or words ('3', 'three', 'a'); undefined for another word. */
export function countOf(lower: string): number | undefined {
  return /^\d{1,4}$/.test(lower) ? Number(lower) : numbers.get(lower);
}

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'decade' | 'century';

const units = new Map<string, Unit>();
for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade'] as const)
  units.set(unit, unit).set(`${unit}s`, unit);
units.set('century', 'century').set('centuries', 'century').set('night', 'day').set('nights', 'day');
units
  .set('morning', 'day')
  .set('afternoon', 'day')
  .set('evening', 'day')
  .set('fortnight', 'week')
  .set('fortnights', 'week');
units.set('second', 'minute').set('seconds', 'minute').set('weekend', 'week').set('weekends', 'week');
units.set('hrs', 'hour').set('yrs', 'year').set('mins', 'minute');

/** The unit of time that a word names, in the singular or plural; undefined for another word. */
export function unitOf(lower: string): Unit | undefined {
  return units.get(lower);
}

/** The first month of a season. Winter begins in December of the year before, so a winter's year is not cut into months. */
const seasons = new Map([
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['fall', 9],
  ['winter', 12],
]);

export function seasonOf(lower: string): number | undefined {
  return seasons.get(lower);
}

/** Days of the year that have a name, as [month, day]; a day of 0 is the whole month. */
const feasts = new Map<string, readonly [number, number]>([
  ['christmas', [12, 0]],
  ['christmases', [12, 0]],
  ['halloween', [10, 31]],
  ['easter', [0, 0]],
  ['thanksgiving', [11, 0]],
]);

export function feastOf(lower: string): readonly [number, number] | undefined {
  return feasts.get(lower);
}

export const ordinals = new Map<string, number>([
  ['first', 1],
  ['1st', 1],
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['3rd', 3],
  ['fourth', 4],
  ['4th', 4],
]);

export const decadeWords = new Map<string, number>([
  ['twenties', 20],
  ['thirties', 30],
  ['forties', 40],
  ['fifties', 50],
  ['sixties', 60],
  ['seventies', 70],
  ['eighties', 80],
  ['nineties', 90],
]);
