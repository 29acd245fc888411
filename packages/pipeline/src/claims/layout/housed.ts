import { isOwnName, isPersonsName } from './own-names.ts';

const floor =
  /^(?:(?:ground|first|second|third|fourth|fifth|sixth|top|upper|lower|middle) floor|basement|attic|(?:front|back) room)$/i;
const numbered = /^(?:flat|apartment|room|unit|cottage|chalet|cabin|bedsit|studio)(?: no\.?)? [\dA-Z]{1,4}$/i;
const housed =
  /^((?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'’. -]+?)(?:,? (?:in )?(since (?:\p{Lu}\p{Ll}+ )?\d{4}))?\.?$/u;

/** 'Top floor: Dev and Priya Nair, in since 2019': who is where in a house, without a full stop; null for other labels. */
export function wordHoused(key: string, value: string): string | null {
  const lead = floor.test(key)
    ? /floor$/i.test(key)
      ? 'on the'
      : 'in the'
    : numbered.test(key)
      ? 'in'
      : null;
  const [, who = '', since] = lead === null ? [] : (housed.exec(value) ?? []);
  const people = who.split(/ and |, /).map((name) => name.replace(/^(?:Mr|Mrs|Ms|Miss|Dr)\.? /, ''));
  if (lead === null || !people.every(isOwnName) || !people.some(isPersonsName)) return null;
  const where = `${lead} ${lead === 'in' ? key : key.toLowerCase()}`;
  const isOne = people.length === 1;
  return since === undefined
    ? `${who} ${isOne ? 'is' : 'are'} ${where}`
    : `${who} ${isOne ? 'has' : 'have'} been ${where} ${since}`;
}
