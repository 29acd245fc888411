import { wordTable } from './word-table.ts';

const numbers = wordTable<number>({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
});

/** 'three' and '3' are 3; a count that is not said is one. */
export function countOf(word: string | undefined): number {
  const lower = (word ?? 'one').toLowerCase();
  return numbers[lower] ?? Number(lower);
}
