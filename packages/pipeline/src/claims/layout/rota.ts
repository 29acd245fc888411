import { isOwnName, isWeekday } from './wording.ts';

const rota = /\b(?:rota|roster|on[- ]call|duty|shifts?|schedule|stand-?by|cleaning|cover)\b/i;
const full: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** 'Monday: Kim Bell' below 'Rota' -> 'Kim Bell is on duty on Monday'; null where no person is named, or the heading is of no rota. */
export function wordShift(heading: string, key: string, value: string): string | null {
  if (!isWeekday(key) || !rota.test(heading)) return null;
  const names = value.replace(/[.]$/, '').split(/, (?:and )?| and | & /);
  if (!names.every((name) => isOwnName(name))) return null;
  const duty = /\bon[- ]call\b/i.test(heading) ? 'on call' : 'on duty';
  const day = full[key.slice(0, 3).toLowerCase()] ?? key;
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} ${duty} on ${day}`;
}
