import { type Atom, absolute, lowerAt, relative, type TimeContext, textAt } from './atom.ts';
import {
  dayStretch,
  type Fields,
  isDay,
  monthOf,
  monthStretch,
  stretchOf,
  weekdayOf,
  withYear,
  yearStretch,
} from './calendar.ts';
import { decadeWords, ordinals, seasonOf, unitOf } from './words.ts';

const partsOfDay = /^(?:morning|noon|afternoon|evening|night|midnight)$/;
/** Names of months that people have as well, or that are common words. */
const namelike = /^(?:may|march|mar|june|april|august|jan|jun|sun|mar\.)$/;

/** A time in digits or by the calendar's names, without a preposition; null where none begins at `i`. */
export function readDate(context: TimeContext, i: number): Atom | null {
  return (
    readDigits(context, i) ??
    readCalendarDay(context, i) ??
    readQuarter(context, i) ??
    readSeason(context, i) ??
    readMonth(context, i) ??
    readDecade(context, i) ??
    readYear(context, i)
  );
}

/** A date by its parts, with the year of the last or next such date where none is said. */
export function dateAtom(context: TimeContext, last: number, fields: Fields, standsAlone = true): Atom {
  const isRelative = fields.year === undefined;
  const whole = isRelative && context.saidAt !== null ? nearest(context, context.saidAt, fields) : fields;
  return { last, fields, stretch: stretchOf(whole), isRelative, standsAlone };
}

/** In the present tense a day is one to come ('The bank opens on 3 May'), and which year's month is meant is not clear. */
function nearest({ direction }: TimeContext, saidAt: Date, fields: Fields): Fields {
  if (direction === 'present' && fields.day === undefined) return fields;
  return withYear(fields, saidAt, direction === 'future' || direction === 'present');
}

/** '2026-04-15', '2026-04-15T12:30Z', '2026-04', '27.11.2018', '6/19/2026'. */
function readDigits(context: TimeContext, i: number): Atom | null {
  const text = textAt(context, i);
  const iso = /^([12]\d{3})([-/.])(\d{1,2})(?:\2(\d{1,2}))?(T[\d:.,]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(text);
  if (iso !== null) return readIso(context, i, iso);
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (parts === null) return null;
  const [first = 0, second = 0, short = 0] = [parts[1], parts[3], parts[4]].map(Number);
  const year = parts[4]?.length === 4 ? short : short + (short < 70 ? 2000 : 1900);
  // '1.2.2024' may as well be a version, '5-6-20' a score: a year in full, and a word in front that takes a time
  if (parts[2] !== '/' && parts[4]?.length !== 4) return null;
  const standsAlone = parts[2] === '/';
  if (parts[2] === '.' || first > 12) {
    return isDay(year, second, first)
      ? dateAtom(context, i + 1, { year, month: second, day: first }, standsAlone)
      : null;
  }
  if (second > 12 || first === second)
    return isDay(year, first, second)
      ? dateAtom(context, i + 1, { year, month: first, day: second }, standsAlone)
      : null;
  // '5/3/2024' is the third of May or the fifth of March
  return absolute(i + 1, yearStretch(year), standsAlone);
}

function readIso(context: TimeContext, i: number, match: RegExpExecArray): Atom | null {
  const year = Number(match[1]);
  const month = Number(match[3]);
  if (match[4] === undefined)
    return month >= 1 && month <= 12 && match[2] !== '.' ? dateAtom(context, i + 1, { year, month }) : null;
  const day = Number(match[4]);
  if (!isDay(year, month, day)) return null;
  const moment = match[5] === undefined ? Number.NaN : Date.parse(withZone(match[0].replace(',', '.')));
  if (Number.isNaN(moment)) return dateAtom(context, behindClock(context, i + 1), { year, month, day });
  const length = /:\d\d:\d\d/.test(match[0]) ? 1_000 : 60_000;
  return absolute(i + 1, { from: new Date(moment), until: new Date(moment + length), precision: 'instant' });
}

function withZone(iso: string): string {
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`;
}

/** A clock time behind a date belongs to its words: '2026-04-15 12:30', '5 May 2020 at 10:30 AM'. */
function behindClock(context: TimeContext, i: number): number {
  let at = i;
  if (lowerAt(context, at) === ',') at++;
  if (lowerAt(context, at) === 'at') at++;
  if (!/^\d{1,2}:\d\d(?::\d\d)?$/.test(lowerAt(context, at))) {
    const isHour = /^\d{1,2}$/.test(lowerAt(context, at)) && /^[ap]\.?m\.?$/.test(lowerAt(context, at + 1));
    if (!isHour && !/^\d{1,2}[ap]m$/.test(lowerAt(context, at))) return i;
  }
  at++;
  return /^(?:[ap]\.?m\.?|utc|gmt|z|cet|cest|est|edt|pst|pdt)$/.test(lowerAt(context, at)) ? at + 1 : at;
}

/** Day of the month: '7', '7th'; 0 for no such thing. */
function dayOfMonth(lower: string): number {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(lower);
  const day = match === null ? 0 : Number(match[1]);
  return day >= 1 && day <= 31 ? day : 0;
}

/** A month by its name, as a month is written: with a capital where the word is also another. */
export function monthAt(context: TimeContext, i: number): number | undefined {
  const month = monthOf(lowerAt(context, i));
  if (month === undefined) return undefined;
  return namelike.test(lowerAt(context, i)) && !/^\p{Lu}/u.test(textAt(context, i)) ? undefined : month;
}

/** A year in four digits behind a date: '2015', ', 2015', 'of 2015'. */
function yearBehind(context: TimeContext, i: number): { year: number; last: number } | null {
  const at = /^(?:,|of)$/.test(lowerAt(context, i)) ? i + 1 : i;
  const text = textAt(context, at);
  return /^[12]\d{3}$/.test(text) ? { year: Number(text), last: at + 1 } : null;
}

/** 'Sunday evening, 7 June 2015', 'the 7th of June', 'June 7th, 2015', 'Mon 7 June'. A stated day beats the weekday in front. */
function readCalendarDay(context: TimeContext, from: number): Atom | null {
  let i = from;
  if (
    lowerAt(context, i) === 'the' &&
    (weekdayOf(lowerAt(context, i + 1)) !== undefined || dayOfMonth(lowerAt(context, i + 1)) > 0)
  )
    i++;
  if (partsOfDay.test(lowerAt(context, i)) && lowerAt(context, i + 1) === 'of') i += 2;
  if (weekdayOf(lowerAt(context, i)) !== undefined) {
    i++;
    if (partsOfDay.test(lowerAt(context, i))) i++;
    if (/^(?:,|the)$/.test(lowerAt(context, i))) i++;
    if (lowerAt(context, i) === 'the') i++;
    const digits = i > from ? readDigits(context, i) : null;
    if (digits !== null) return digits;
  }
  const day = dayOfMonth(lowerAt(context, i));
  if (day > 0) {
    const at = /^(?:of|day)$/.test(lowerAt(context, i + 1)) ? i + 2 : i + 1;
    const month = monthAt(context, at);
    if (month === undefined) return null;
    return finish(context, at + 1, month, day);
  }
  const month = monthAt(context, i);
  if (month === undefined) return null;
  const at = lowerAt(context, i + 1) === 'the' ? i + 2 : i + 1;
  const second = dayOfMonth(lowerAt(context, at));
  // 'March 20 people' is no date; neither is 'May 3 cats'
  const next = context.tokens[at + 1];
  if (second === 0 || (next?.tag === 'NOUN' && !partsOfDay.test(next.lower) && !/^[ap]\.?m/.test(next.lower)))
    return null;
  return finish(context, at + 1, month, second);
}

function finish(context: TimeContext, at: number, month: number, day: number): Atom | null {
  const year = yearBehind(context, at);
  const fields = year === null ? { month, day } : { year: year.year, month, day };
  if (!isDay(year?.year ?? 2000, month, day)) return null;
  return dateAtom(context, behindClock(context, year?.last ?? at), fields);
}

/** 'March 2020', 'mid-March 2020', 'early May', 'the end of June', 'May'. */
function readMonth(context: TimeContext, from: number): Atom | null {
  let i = from;
  if (lowerAt(context, i) === 'the') i++;
  let isPart = false;
  if (/^(?:beginning|start|middle|end)$/.test(lowerAt(context, i)) && lowerAt(context, i + 1) === 'of') {
    i += 2;
    isPart = true;
    const year = readYear(context, i);
    if (year !== null) return { ...year, standsAlone: false };
  } else if (/^(?:early|mid|late)$/.test(lowerAt(context, i))) {
    i += lowerAt(context, i + 1) === '-' ? 2 : 1;
    isPart = true;
  } else if (i > from) return null;
  const joined = /^(early|mid|late)-(\p{L}+)$/u.exec(lowerAt(context, i));
  const month = joined === null ? monthAt(context, i) : monthOf(joined[2] as string);
  if (month === undefined) return isPart ? readPartOfYear(context, i) : null;
  const year = yearBehind(context, i + 1);
  if (year !== null) return dateAtom(context, year.last, { year: year.year, month });
  // 'June Smith' is somebody
  const next = context.tokens[i + 1];
  if (namelike.test(lowerAt(context, i)) && next?.tag === 'PROPN') return null;
  return dateAtom(context, i + 1, { month }, isPart || joined !== null);
}

/** Behind 'early', 'mid' or 'late': a year or decade. */
function readPartOfYear(context: TimeContext, i: number): Atom | null {
  return readDecade(context, i) ?? readYear(context, i);
}

/** 'Q3 2025', '2025-Q3', 'H1 2020', 'the third quarter of 2025', 'FY2024', 'fiscal year 2024'. */
function readQuarter(context: TimeContext, from: number): Atom | null {
  const joined = /^(?:(q[1-4]|h[12])[-/'’]?(\d{4})|(\d{4})[-/]?(q[1-4]|h[12]))$/.exec(lowerAt(context, from));
  if (joined !== null)
    return partOfYear(from + 1, (joined[1] ?? joined[4]) as string, Number(joined[2] ?? joined[3]));
  const fiscal = /^fy[-'’]?(\d{4}|\d{2})(?:[/-]\d{2,4})?$/.exec(lowerAt(context, from));
  if (fiscal !== null) return absolute(from + 1, yearStretch(fullYear(fiscal[1] as string)));
  if (/^(?:fy|fiscal|financial)$/.test(lowerAt(context, from))) return readFiscal(context, from);
  if (/^\d{4}$/.test(lowerAt(context, from)) && /^(?:q[1-4]|h[12])$/.test(lowerAt(context, from + 1)))
    return partOfYear(from + 2, lowerAt(context, from + 1), Number(lowerAt(context, from)));
  let i = from;
  let part: string | null = null;
  if (/^(?:q[1-4]|h[12])$/.test(lowerAt(context, i))) {
    part = lowerAt(context, i);
    i++;
  } else {
    if (lowerAt(context, i) === 'the') i++;
    const ordinal = ordinals.get(lowerAt(context, i));
    const word = lowerAt(context, i + 1);
    if (ordinal === undefined || !/^(?:quarter|half)$/.test(word) || (word === 'half' && ordinal > 2))
      return null;
    part = `${word.charAt(0)}${ordinal}`;
    i += 2;
  }
  const year = yearBehind(context, i);
  if (year !== null) return partOfYear(year.last, part, year.year);
  if (
    lowerAt(context, i) === 'of' &&
    part.length > 0 &&
    !/^(?:the|this|last|next)$/.test(lowerAt(context, i + 1))
  )
    return null;
  return nearestPart(context, i, part);
}

function partOfYear(last: number, part: string, year: number): Atom {
  const number = Number(part.charAt(1));
  return part.startsWith('q')
    ? absolute(last, monthStretch(year, number * 3 - 2, 3, 'quarter'))
    : absolute(last, monthStretch(year, number * 6 - 5, 6, 'quarter'));
}

/** 'in Q3' without a year: the last one that has begun, or the next. */
function nearestPart(context: TimeContext, last: number, part: string): Atom {
  const { saidAt, direction } = context;
  if (saidAt === null || direction === 'present') return relative(last, null, false);
  const year = saidAt.getUTCFullYear();
  const years = direction === 'future' ? [year, year + 1] : [year, year - 1];
  const stretches = years.map((candidate) => partOfYear(last, part, candidate).stretch);
  const found = stretches.find((stretch) =>
    stretch === null ? false : direction === 'future' ? stretch.until > saidAt : stretch.from <= saidAt,
  );
  return relative(last, found ?? null, false);
}

function readFiscal(context: TimeContext, from: number): Atom | null {
  const i = lowerAt(context, from) === 'fy' ? from + 1 : lowerAt(context, from + 1) === 'year' ? from + 2 : 0;
  const match = /^(\d{4}|\d{2})(?:[/-]\d{2,4})?$/.exec(lowerAt(context, i));
  return i > 0 && match !== null ? absolute(i + 1, yearStretch(fullYear(match[1] as string))) : null;
}

function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 4 ? year : year + (year < 70 ? 2000 : 1900);
}

/** 'summer 2019', 'the spring of 2019', 'winter 2019'. Which months a winter of a year has is not said: it is its year. */
function readSeason(context: TimeContext, from: number): Atom | null {
  let i = from;
  if (lowerAt(context, i) === 'the') i++;
  if (/^(?:early|mid|late)$/.test(lowerAt(context, i))) i++;
  const month = seasonOf(lowerAt(context, i));
  if (month === undefined) return null;
  const year = yearBehind(context, i + 1);
  if (year === null) return null;
  return absolute(
    year.last,
    month === 12 ? yearStretch(year.year) : monthStretch(year.year, month, 3, 'quarter'),
  );
}

/** 'the 1970s', 'the early 2000s', "the '90s", 'the nineties', 'the 19th century'. */
function readDecade(context: TimeContext, from: number): Atom | null {
  let i = from;
  if (lowerAt(context, i) === 'the') i++;
  if (/^(?:early|mid|late)$/.test(lowerAt(context, i))) i++;
  const short = /^(?:early|mid|late)-(\d0s|\d{3}0s)$/.exec(lowerAt(context, i))?.[1] ?? lowerAt(context, i);
  const long = /^([12]\d{2}0)['’]?s$/.exec(short);
  if (long !== null) {
    const year = Number(long[1]);
    // 'the 1900s' may be ten years or a hundred
    return absolute(i + 1, yearStretch(year, year % 100 === 0 && year < 2000 ? 100 : 10));
  }
  const hasMark = /^['’‘]$/.test(textAt(context, i)) && /^\d0s$/.test(lowerAt(context, i + 1));
  const tens = hasMark
    ? /^(\d)0s/.exec(lowerAt(context, i + 1))
    : i > from
      ? /^['’‘]?([2-9])0s$/.exec(short)
      : null;
  // 'the 20S core' is no time
  const isPlural = /s$/.test(textAt(context, hasMark ? i + 1 : i));
  const named = i > from ? decadeWords.get(short) : undefined;
  const decade = tens !== null && isPlural ? Number(tens[1]) * 10 : named;
  // the twenties of which century is not clear
  if (decade === 20) return absolute(hasMark ? i + 2 : i + 1, null);
  if (decade !== undefined)
    return absolute(hasMark ? i + 2 : i + 1, yearStretch((decade < 20 ? 2000 : 1900) + decade, 10));
  const century = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(lowerAt(context, i));
  if (century !== null && lowerAt(context, i + 1) === 'century')
    return absolute(i + 2, yearStretch((Number(century[1]) - 1) * 100 + 1, 100));
  return null;
}

/** '2015', 'the year 2015'. Without a preposition a bare number is no year. */
function readYear(context: TimeContext, from: number): Atom | null {
  let i = from;
  if (lowerAt(context, i) === 'the') i++;
  const isNamed = lowerAt(context, i) === 'year';
  if (isNamed) i++;
  else if (i > from) return null;
  const text = textAt(context, i);
  if (!/^(?:1\d{3}|20\d{2}|21[0-4]\d)$/.test(text)) return null;
  const next = context.tokens[i + 1];
  if (next !== undefined && unitOf(next.lower) !== undefined) return null;
  // 'in 2000 cases': what is counted; at the front of a sentence the year is set off without a comma as well ('In 2020 sales rose')
  const isCount =
    next !== undefined && (next.tag === 'NOUN' || next.tag === 'ADJ' || next.tag === 'SYM') && from > 1;
  if (!isNamed && isCount && !/^(?:when|where|as|at|in)$/.test(next.lower)) return null;
  return { ...dateAtom(context, i + 1, { year: Number(text) }), standsAlone: isNamed };
}

/** The stretch of a day that is known. */
export function dayAtom(last: number, date: Date | null): Atom {
  return relative(last, date === null ? null : dayStretch(date));
}
