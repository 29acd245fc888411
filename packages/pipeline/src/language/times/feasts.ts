import { type Period, startOf, unitPeriod } from './calendar.ts';

/** A feast by its name, for patterns of time: one group. */
export const feast =
  "(christmas(?: eve| day)?|boxing day|new year(?:['’]s(?: eve| day)?)?|good friday|easter(?: sunday| monday)?|whitsun|pentecost|hall?owe['’]?en)";

/** Whether a text may name a feast. */
export const anyFeast = /\b(?:christmas|boxing day|new year|good friday|easter|whitsun|pentecost|hall?owe)/iu;

const fixed: Readonly<Record<string, readonly [month: number, day: number]>> = {
  christmas: [11, 25],
  'christmas day': [11, 25],
  'christmas eve': [11, 24],
  'boxing day': [11, 26],
  "new year's eve": [11, 31],
  halloween: [9, 31],
};

/** Days after Easter Sunday. */
const movable: Readonly<Record<string, number>> = {
  'good friday': -2,
  easter: 0,
  'easter sunday': 0,
  'easter monday': 1,
  whitsun: 49,
  pentecost: 49,
};

/** The day of a feast in a year; 'New Year' is the first of January. */
export function feastDay(name: string, year: number): Period {
  const key = name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^hall?owe'?en$/, 'halloween');
  const after = movable[key];
  if (after !== undefined) return unitPeriod(easterSunday(year), 'day', after);
  const [month, day] = fixed[key] ?? [0, 1];
  return unitPeriod(startOf(year, month, day), 'day', 0);
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return startOf(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
