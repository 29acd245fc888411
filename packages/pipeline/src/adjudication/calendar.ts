import type { Precision } from './types.ts';

const dayLength = 86_400_000;

/** Milliseconds of a day's start in UTC; months count from 0. Years below 100 are meant as they stand. */
export function startOf(year: number, month = 0, day = 1): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime();
}

/** The first instant that an answer and the database can both hold. */
export const firstInstant = startOf(1);

/** A stretch rather than a date: of several years, months or days, as its precision is. */
export function isLongerThanUnit(from: number, until: number, precision: Precision): boolean {
  const longest: Partial<Record<Precision, number>> = {
    year: 366,
    quarter: 92,
    month: 31,
    day: 1,
    instant: 1,
  };
  return until - from > (longest[precision] ?? Infinity) * dayLength;
}
