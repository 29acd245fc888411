import { guessNameType } from '../../language/phrases/names.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { typeOfName } from '../../relations/names/name-types.ts';

/** A known first name with or without a surname, or two words that are nothing else. */
export function isPersonsName(name: string): boolean {
  return guessNameType(name).type === 'person' || typeOfName(name).type === 'person';
}

/** A person's name, or capitalised words none of which is an ordinary one: 'Levi', 'Ilka Brandvold' – not 'Shopping List'. */
export function isOwnName(name: string): boolean {
  if (!/^\p{Lu}[\p{L}\p{N}_'’.-]*(?: \p{Lu}[\p{L}\p{N}_'’.-]*){0,3}$/u.test(name)) return false;
  const isOrdinary = (word: string) => {
    const lower = word.toLowerCase().replace(/[^\p{L}]+$/u, '');
    const isKnown = isKnownWord(lower) || (/.{5}s$/.test(lower) && isKnownWord(lower.slice(0, -1)));
    return isKnown || /^\P{Ll}+$/u.test(word);
  };
  return isPersonsName(name) || !name.split(' ').some(isOrdinary);
}

const inFull: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** 'Mon', 'Tues.', 'Sundays' -> 'Monday', 'Tuesday', 'Sunday'; null for what does not begin as a day of the week does. */
export function weekdayInFull(written: string): string | null {
  return inFull[written.slice(0, 3).toLowerCase()] ?? null;
}

/** Whether a label is a day of the week: 'Mon', 'Tuesday'. */
export function isWeekday(key: string): boolean {
  return /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?$/i.test(key);
}
