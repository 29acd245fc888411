import { countOf } from '../../language/words/number-words.ts';
import { YEAR } from './sentence-rule.ts';

/** A year told by the one before it: 'the following year', 'the year after', 'two years later'. */
export const RELATIVE_YEAR = String.raw`(?:in )?the (?:following|next) year|the year after|(?:an?|\d{1,3}|\p{Ll}{3,7}) years? (?:later|after that|on)`;

const relative = new RegExp(`^(?:${RELATIVE_YEAR})$`, 'u');

export function isRelativeYear(said: string): boolean {
  return relative.test(said);
}

/** 'in 2019' of 'the following year' behind 'in March 2018'; null where what stands in front ends in no year, or no number tells how much later. */
export function yearsAfter(said: string, before: string): string | null {
  const [year] = new RegExp(`${YEAR}$`, 'u').exec(before) ?? [];
  const [, count] = /^(\w+) years? /.exec(said.replace(/^(?:in )?the .*/, '')) ?? [];
  const then = Number(year) + countOf(count);
  return Number.isNaN(then) ? null : `in ${then}`;
}
