import {
  type CalendarUnit,
  dayPeriod,
  monthPeriod,
  namePeriod,
  type Period,
  quarterPeriod,
  seasonPeriod,
  shiftBy,
  startOf,
  unitPeriod,
  yearPeriod,
} from './calendar.ts';
import { anyFeast, feast, feastDay } from './feasts.ts';
import { countOf } from './number-words.ts';

/** What a time may be reckoned from. */
export type TimeContext = {
  /** When the text was written; null where that is unknown. */
  readonly reference: number | null;
  /** The last time named before, for 'the following year' and 'in June'. */
  readonly anchor: Period | null;
  /** Whether the anchor stands in the same sentence; one from before counts less. */
  readonly anchorIsNear?: boolean;
  /** What 'then' means in 'until then': the last time of the sentence before. */
  readonly lastTold?: Period | null;
  /** Where a day or month without a year lies. */
  readonly direction: Direction;
  /** The direction at a place of the text, where its clauses differ. */
  readonly directionAt?: (offset: number) => Direction;
  /** Whether the clause at a place of the text says what will be. */
  readonly isComingAt?: (offset: number) => boolean;
};

/** Behind (told in the past), ahead, or wherever it is nearest ('was appointed effective 1 August'). */
export type Direction = 'past' | 'future' | 'either';

type Lead = 'on' | 'in' | '';

/** One date as written. `wording` replaces it where its meaning depends on the context; null for absolute dates. */
export type TimeAtom = {
  readonly start: number;
  readonly end: number;
  readonly period: Period;
  readonly wording: string | null;
  /** Whether the wording already begins with a preposition of its own, or wants 'on' / 'in' in front. */
  readonly lead: Lead;
  /** A year or month alone, so that the words around must show that it is one. */
  readonly bare: boolean;
  /** Two dates in one ('3 to 5 May 2019'). */
  readonly span: boolean;
  /** Fields that a range's other end may lack: '3' in '3 to 5 May 2019'. */
  readonly fields: { readonly year: boolean; readonly month: boolean };
};

const month =
  '(jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?)';
const year = '(1[0-9]{3}|20[0-9]{2}|21[0-9]{2})(?![\\d,.%]\\d|\\d|%|[a-z])';
const day = '(3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)?';
const dayOfMonth = '(3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)';
const weekdayName = '(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day|\\.)?';
const fullWeekday = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const season = '(spring|summer|autumn|fall|winter)';
const count =
  '(\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)';
const unit = '(day|week|fortnight|month|quarter|year|decade|century|centurie)s?';

type Reader = (match: RegExpExecArray, context: TimeContext) => Read | null;
type Read = {
  period: Period;
  wording?: string | null;
  lead?: Lead;
  bare?: boolean;
  span?: boolean;
  fields?: { year: boolean; month: boolean };
};

const both = { year: true, month: true };

/** Patterns by what they can begin with, tried in order; each is anchored and bounded. */
const patterns: {
  digits: { pattern: RegExp; read: Reader }[];
  letters: { pattern: RegExp; read: Reader }[];
} = {
  digits: [],
  letters: [],
};

function pattern(source: string, read: Reader): void {
  const entry = { pattern: new RegExp(`${source}(?![\\p{L}\\p{N}_])`, 'iuy'), read };
  const either = source.startsWith(count) || source.startsWith('(?:');
  const digit = [day, year, '(\\d', '(1'].some((lead) => source.startsWith(lead));
  if (either || digit) patterns.digits.push(entry);
  if (either || !digit) patterns.letters.push(entry);
}

pattern(
  '(\\d{4})-(\\d{2})-(\\d{2})[T ](\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.\\d{1,9})?)?\\s?(Z|UTC|[+-]\\d{2}:?\\d{2})',
  (match) => {
    const zone = match[7] === 'UTC' ? 'Z' : (match[7] ?? 'Z');
    const from = Date.parse(
      `${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6] ?? '00'}${zone}`,
    );
    return Number.isNaN(from)
      ? null
      : { period: { from, until: from + 1, precision: 'instant' }, fields: both };
  },
);
pattern('(\\d{4})-(\\d{2})-(\\d{2})(?:[T ]\\d{2}:\\d{2}(?::\\d{2})?)?', (match) =>
  fromDay(Number(match[1]), Number(match[2]) - 1, Number(match[3])),
);
pattern('(1[5-9]\\d\\d|20\\d\\d)-(0[1-9]|1[0-2])(?![-–\\d])', (match) => ({
  period: monthPeriod(Number(match[1]), Number(match[2]) - 1),
  fields: both,
}));
pattern('(\\d{1,2})([./])(\\d{1,2})\\2(1[5-9]\\d\\d|20\\d\\d)', (match) => {
  const first = Number(match[1]);
  const second = Number(match[3]);
  const dayFirst = match[2] === '.' || first > 12;
  // 03/04/2019 is two dates
  if (match[2] === '/' && first <= 12 && second <= 12 && first !== second) return null;
  return fromDay(Number(match[4]), (dayFirst ? second : first) - 1, dayFirst ? first : second);
});
pattern(`${day} ?(?:–|-|to|until|through) ?${day} ${month}(?:,? ${year})?`, (match, context) =>
  dayRange(readDay(match[1], match[3], match[4], context), readDay(match[2], match[3], match[4], context)),
);
pattern(`${month} ${day} ?(?:–|-|to|through) ?${day}(?:,? ${year})?(?![:.]\\d)`, (match, context) =>
  dayRange(readDay(match[2], match[1], match[4], context), readDay(match[3], match[1], match[4], context)),
);
pattern('(1[5-9]\\d\\d|20\\d\\d) ?[–/-] ?(\\d{2})(?![\\d–/-])', (match) => {
  const first = Number(match[1]);
  const last = Math.floor(first / 100) * 100 + Number(match[2]);
  return last > first && last - first < 60
    ? { period: yearPeriod(first, last - first + 1), fields: both, span: true }
    : null;
});
pattern(`(?:(?:on )?${weekdayName},? (?:the )?)?${day}(?: of)? ${month}(?:,? ${year})?`, (match, context) =>
  readDay(match[2], match[3], match[4], context),
);
pattern(`(?:${weekdayName},? )?${month} ${day}(?:,? ${year})?(?![:.]\\d)`, (match, context) =>
  readDay(match[3], match[2], match[4], context),
);
pattern(`${month},? (?:of )?${year}`, (match) => ({
  period: monthPeriod(Number(match[2]), monthIndex(match[1])),
  fields: both,
}));
pattern(`${season}(?: of)? ${year}`, (match) => ({
  period: seasonPeriod(Number(match[2]), match[1] ?? ''),
  fields: both,
}));
// 'since mid-2018'
pattern(`mid[ -]${year}`, (match) => ({
  period: seasonPeriod(Number(match[1]), 'summer'),
  fields: both,
}));
pattern(`Q([1-4])(?:,? (?:of )?|[ -]?)(?:FY ?)?${year}`, (match) => ({
  period: quarterPeriod(Number(match[2]), Number(match[1])),
  fields: both,
}));
pattern(`${year}[ -]?Q([1-4])`, (match) => ({
  period: quarterPeriod(Number(match[1]), Number(match[2])),
  fields: both,
}));
pattern(
  `(?:the )?(first|second|third|fourth|last|final|1st|2nd|3rd|4th) quarter(?: of|,)? (?:fiscal (?:year )?|the year )?${year}`,
  (match) => ({
    period: quarterPeriod(Number(match[2]), ordinal(match[1], 4)),
    fields: both,
  }),
);
pattern('the (first|second|third|fourth|1st|2nd|3rd|4th) quarter(?! of)', (match, context) =>
  bareQuarter(ordinal(match[1], 4), context),
);
pattern(`(?:the )?(first|second) half of ${year}`, (match) =>
  halfOf(Number(match[2]), match[1] === 'first' ? 0 : 6),
);
pattern(`H([12])[ -]?${year}`, (match) => halfOf(Number(match[2]), match[1] === '1' ? 0 : 6));
pattern(`(?:fiscal(?: year)?|financial year|FY) ?(?:(\\d{2})(?!\\d)|${year})`, (match) => ({
  period: yearPeriod(match[2] === undefined ? 2000 + Number(match[1]) : Number(match[2])),
  fields: both,
}));
pattern("(?:the )?(early|mid|late)?[ -]?(?:the )?(1[5-9]|20)(\\d)0['’]?s", (match) => {
  const first = Number(`${match[2]}${match[3]}0`);
  const part = match[1]?.toLowerCase();
  if (part === 'early') return { period: yearPeriod(first, 4), fields: both };
  if (part === 'mid') return { period: yearPeriod(first + 4, 3), fields: both };
  if (part === 'late') return { period: yearPeriod(first + 6, 4), fields: both };
  return { period: yearPeriod(first, 10), fields: both };
});
pattern('(?:the )?(\\d{1,2})(?:st|nd|rd|th) century', (match) => ({
  period: yearPeriod((Number(match[1]) - 1) * 100 + 1, 100),
  fields: both,
}));
pattern(year, (match) => ({
  period: yearPeriod(Number(match[1])),
  bare: true,
  fields: { year: true, month: false },
}));

// reckoned from the day of writing
pattern(
  '(the day before yesterday|the day after tomorrow|yesterday|today|tonight|tomorrow)(?: (?:morning|afternoon|evening|night))?',
  (match, context) => {
    const word = match[1]?.toLowerCase() ?? '';
    const shift =
      word === 'yesterday'
        ? -1
        : word === 'tomorrow'
          ? 1
          : word.endsWith('yesterday')
            ? -2
            : word.startsWith('the day')
              ? 2
              : 0;
    return relativeUnit(context, 'day', shift);
  },
);
pattern('this (?:morning|afternoon|evening)', (_match, context) => relativeUnit(context, 'day', 0));
pattern('last (?:night|evening)', (_match, context) => relativeUnit(context, 'day', -1));
pattern('(?:earlier|later) (this|today|last)(?: (week|month|quarter|year|decade))?', (match, context) => {
  if (match[1]?.toLowerCase() !== 'today' && match[2] === undefined) return null;
  return relativeUnit(context, unitOf(match[2] ?? 'day'), match[1]?.toLowerCase() === 'last' ? -1 : 0);
});
pattern(
  '(last|this|next|the current|the coming) (week|month|quarter|year|decade|century)',
  (match, context) => relativeUnit(context, unitOf(match[2]), shiftOf(match[1])),
);
pattern('(last|this|next) weekend', (match, context) => {
  if (context.reference === null) return null;
  const week = unitPeriod(context.reference, 'week', shiftOf(match[1]));
  const from = week.until - 2 * 86_400_000;
  const period = { from, until: week.until, precision: 'day' as const };
  return {
    period,
    wording: `the weekend of ${namePeriod({ from, until: from + 86_400_000, precision: 'day' })}`,
    lead: 'on',
  };
});
// 'Tuesday next week', 'Monday to Friday of next week'
pattern(
  `${fullWeekday}(?: ?(?:to|through|until|till|[-–—]) ?${fullWeekday})?,?(?: of)? (last|this|next) week`,
  (match, context) => daysOfWeek(match[1], match[2], shiftOf(match[3]), context),
);
// 'Tuesday the 7th', 'moved to the 14th'
pattern(`(?:on )?${fullWeekday},? (?:the )?${dayOfMonth}(?! ?(?:of )?${month})`, (match, context) =>
  monthlessDay(Number(match[2]), context, match[1]),
);
pattern(
  `(?<=\\b(?:on|to|until|till|by|from) )the ${dayOfMonth}(?=[.,;:!?)]|$| (?:at|instead|now|already|because|so|but|if|rather)(?![\\p{L}-]))`,
  (match, context) => monthlessDay(Number(match[1]), context),
);
pattern(`(last|this|next|this coming|this past) ${fullWeekday}`, (match, context) =>
  weekday(
    match[2],
    /next|coming/i.test(match[1] ?? '') ? 'next' : /last|past/i.test(match[1] ?? '') ? 'last' : 'this',
    context,
  ),
);
pattern(`(last|this|next|this coming|this past) ${month}(?! \\d)`, (match, context) =>
  namedMonth(
    match[2],
    /next|coming/i.test(match[1] ?? '') ? 'next' : /last|past/i.test(match[1] ?? '') ? 'last' : 'this',
    context,
  ),
);
pattern(`(last|this|next|this past) ${season}`, (match, context) =>
  namedSeason(match[2], match[1] ?? '', context),
);
pattern(`(?:about |around |some |nearly |almost |over |more than )?${count} ${unit} ago`, (match, context) =>
  ago(context, match[1], match[2], -1),
);
pattern(`${count} ${unit} from (?:now|today)`, (match, context) => ago(context, match[1], match[2], 1));
// 'my last day', 'last day is the 31st' are no stretch of time up to now ('in the last day' is), nor one that 'had' gone by at another time
pattern(
  `(?<!\\bhad (?:[\\p{L}'’-]+ ){1,8}(?:for|over|during) (?:the )?)(?<!\\b(?:my|his|her|our|your|their) |['’]s )(?!(?:the )?last day\\b(?<!\\b(?:in|over|during|within|for) (?:the )?last day))(?:the )?(?:last|past) (?:${count} )?${unit}(?! of\\b)`,
  (match, context) => stretch(context, match[1], match[2], -1),
);
pattern(`(?:the )?(?:next|coming) ${count} ${unit}`, (match, context) =>
  stretch(context, match[1], match[2], 1),
);

// reckoned from the time named before
pattern(
  '(?:the )?(following|same|next|previous|preceding) (day|week|month|quarter|year|decade)',
  (match, context) => {
    const word = match[1]?.toLowerCase() ?? '';
    return fromAnchor(
      context,
      unitOf(match[2]),
      word === 'same' ? 0 : word === 'previous' || word === 'preceding' ? -1 : 1,
    );
  },
);
pattern('that (?:same )?(day|week|month|quarter|year|decade)', (match, context) =>
  fromAnchor(context, unitOf(match[1]), 0),
);
pattern(`${count} ${unit} (later|earlier|afterwards)`, (match, context) => {
  const shift = countOf(match[1]) * (match[3]?.toLowerCase() === 'earlier' ? -1 : 1);
  return fromAnchor(context, unitOf(match[2]), match[2]?.startsWith('fortnight') ? 2 * shift : shift);
});
// 'until then', 'before that, …'
pattern('(?<=\\b(?:since|until|till|before|prior to) )(?:then|that(?=,))', (_match, { lastTold = null }) =>
  lastTold === null ? null : { period: lastTold, wording: namePeriod(lastTold), lead: '' },
);

// 'two days before Christmas 2019', 'at Easter'; without a year where no noun stands behind it ('an Easter egg')
const lacksNoun =
  '(?=[.,;:)!?]|$| (?:in|at|on|she|he|it|they|we|i|and|but|when|because|with|to|by|for|is|was|has|had)\\b)';
pattern(
  `(?:the|${count}) (day|week)s? (before|after) ${feast}(?: (?:of )?${year}|${lacksNoun})`,
  (match, context) => {
    const sign = match[3]?.toLowerCase() === 'before' ? -1 : 1;
    const weeks = match[2]?.toLowerCase() === 'week' ? 7 : 1;
    return feastNear(
      match[4],
      match[5],
      context,
      sign * weeks * (match[1] === undefined ? 1 : countOf(match[1])),
    );
  },
);
pattern(`(?:(?:at|on|over) )?${feast}(?: (?:of )?${year}|${lacksNoun})`, (match, context) =>
  feastNear(match[1], match[2], context, 0),
);
pattern(`(last|next) ${feast}`, (match, context) => {
  const direction = match[1]?.toLowerCase() === 'last' ? 'past' : 'future';
  return feastNear(match[2], undefined, { ...context, anchor: null, direction }, 0);
});

/** The feast of that year, or the nearest one; moved by some days. */
function feastNear(
  name: string | undefined,
  yearText: string | undefined,
  context: TimeContext,
  days: number,
): Read | null {
  const base = yearText === undefined ? baseTime(context) : startOf(Number(yearText));
  if (name === undefined || base === null) return null;
  const first = new Date(base).getUTCFullYear();
  let day = feastDay(name, first);
  const ahead = reckonsFromAnchor(context) || context.direction === 'future';
  if (yearText === undefined && ahead && day.until <= base) day = feastDay(name, first + 1);
  else if (yearText === undefined && !ahead && day.from > base) day = feastDay(name, first - 1);
  const period = unitPeriod(day.from, 'day', days);
  return {
    period,
    wording: namePeriod(period),
    lead: 'on',
    fields: { year: yearText !== undefined, month: true },
  };
}

// without a year
pattern(fullWeekday, (match, context) => withBare(weekday(match[1], 'near', context)));
pattern(month, (match, context) => withBare(namedMonth(match[1], 'near', context)));
pattern('Q([1-4])', (match, context) => bareQuarter(Number(match[1]), context));

function bareQuarter(quarter: number, context: TimeContext): Read | null {
  const base = baseTime(context);
  if (base === null) return null;
  const first = new Date(base).getUTCFullYear();
  let period = quarterPeriod(first, quarter);
  if (context.direction === 'past' && period.from > base) period = quarterPeriod(first - 1, quarter);
  else if (context.direction === 'future' && period.until <= base) period = quarterPeriod(first + 1, quarter);
  return { period, wording: namePeriod(period), lead: 'in', fields: { year: false, month: true } };
}

/** Where an expression of time can begin. */
const opener =
  /(?<![\p{L}\p{N}_.$€£-])(?:\d|Q[1-4]|H[12]|FY|fisc|fina|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|spr|sum|aut|fall|win|tod|yes|tom|ton|las|thi|nex|the|tha|ear|lat|mid|an?\s|one|two|three|four|five|six|sev|eig|nin|ten|ele|twe|fif|thir|for|hun|fol|sam|pre|pas|com|fir|sec|abo|aro|som|nea|alm|ove|mor|sta|beg|end|chri|east|new y|boxi|good f|hall?ow|whit|pente|at\s|on\s)/giu;

/** Whether a sentence can hold a time at all; most cannot. */
const anyTime =
  /\d{4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|yesterday|ago|later|earlier|afterwards|century|Q[1-4]|H[12]|FY)|\b(?:last|this|next|past|coming|following|same|that|previous|preceding|current) (?:\w+ ){0,2}(?:day|week|month|quarter|year|decade|centur|spring|summer|autumn|fall|winter|night|morning|afternoon|evening|weekend|fortnight)|\bfrom now\b|\b(?:since|until|till|before|prior to) th(?:en|at)\b|\bthe \d{1,2}(?:st|nd|rd|th)\b|\d0['’]?s\b|\bFY\d/iu;

/** 'designed in 1954, opened three years later': a number behind these words is a year to reckon from. */
const yearBefore = /\b(?:in|since|from|until|till|by|during|before|after) $/iu;

/** Dates in a text, left to right, without overlap. Bounded look-ahead at every place: linear. */
export function findTimeAtoms(text: string, context: TimeContext): TimeAtom[] {
  if (!anyTime.test(text) && !anyFeast.test(text)) return [];
  const atoms: TimeAtom[] = [];
  let current = context;
  opener.lastIndex = 0;
  for (let opened = opener.exec(text); opened !== null; opened = opener.exec(text)) {
    const direction = context.directionAt?.(opened.index) ?? context.direction;
    const from = isComing(current, opened.index) ? context : current;
    const atom = readAt(text, opened.index, from.direction === direction ? from : { ...from, direction });
    if (atom === null) {
      opener.lastIndex = opened.index + 1;
      continue;
    }
    atoms.push(atom);
    if (atom.fields.year)
      current =
        atom.bare && !yearBefore.test(text.slice(0, atom.start))
          ? { ...current, lastTold: atom.period }
          : stillLasting.test(text.slice(0, atom.start)) && context.reference !== null
            ? { ...context, lastTold: atom.period }
            : { ...context, anchor: atom.period, anchorIsNear: true, lastTold: atom.period };
    opener.lastIndex = atom.end;
  }
  return atoms;
}

/** 'has lived in Porto since 2019 and bought a house in March': what has lasted until now dates nothing that comes behind. */
const stillLasting =
  /\b(?:has|have|['’]ve|['’]s|is|are|am|been) .{0,80}\bsince (?:at least |about |around |the )?$/isu;

/** 'Begun in 1966, it will open in September': in no September of 1966. */
function isComing({ anchor, anchorIsNear, reference, isComingAt }: TimeContext, at: number): boolean {
  const isBehind = anchor !== null && reference !== null && anchor.until <= reference;
  return anchorIsNear === true && isBehind && isComingAt?.(at) === true;
}

/** 'every Sunday', 'each first Monday', 'every day except Friday': one of many, and no date. */
const recurring =
  /\b(?:every|each)(?: (?:other|single|second|third|fourth|first|last))? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,|,? and|,? or|\/) )*$|\b(?:every ?day|daily|any day|all week|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?: of the week)?,? (?:except|but|apart from|other than|excluding|bar)(?: on| for)? $/iu;

/** 'Jan Novak', 'Jun Sato': a short month in front of a name, where nothing says that it is when. */
const givenName = /(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \p{Lu}\p{Ll}/uy;
const whenBefore = /\b(?:in|since|until|till|last|next|this|early|late|mid)[ -]$/iu;

function isGivenName(text: string, at: number): boolean {
  givenName.lastIndex = at;
  return givenName.test(text) && !whenBefore.test(text.slice(Math.max(0, at - 8), at));
}

function readAt(text: string, at: number, context: TimeContext): TimeAtom | null {
  if (recurring.test(text.slice(Math.max(0, at - 40), at)) || isGivenName(text, at)) return null;
  const code = text.charCodeAt(at);
  const fitting = code >= 48 && code <= 57 ? patterns.digits : patterns.letters;
  for (const { pattern: expression, read } of fitting) {
    expression.lastIndex = at;
    const match = expression.exec(text);
    if (match === null) continue;
    const found = read(match, context);
    if (found === null) continue;
    const end = at + match[0].trimEnd().replace(/[,]$/, '').length;
    const byDay = found.period.precision === 'day' || found.period.precision === 'instant';
    return {
      start: at,
      end,
      period: found.period,
      wording: found.wording ?? null,
      lead: found.lead ?? (byDay ? 'on' : 'in'),
      bare: found.bare ?? false,
      span: found.span ?? false,
      fields: found.fields ?? { year: found.wording === undefined, month: true },
    };
  }
  return null;
}

function fromDay(yearNumber: number, monthNumber: number, dayNumber: number): Read | null {
  const period = dayPeriod(yearNumber, monthNumber, dayNumber);
  return period === null ? null : { period, fields: both };
}

function readDay(
  dayText: string | undefined,
  monthText: string | undefined,
  yearText: string | undefined,
  context: TimeContext,
): Read | null {
  const monthNumber = monthIndex(monthText);
  const dayNumber = Number(dayText);
  if (yearText !== undefined) return fromDay(Number(yearText), monthNumber, dayNumber);
  return notAhead(context, (from) => yearlessDay(dayNumber, monthNumber, from));
}

function yearlessDay(dayNumber: number, monthNumber: number, context: TimeContext): Read | null {
  const base = baseTime(context);
  if (base === null) return null;
  const first = new Date(base).getUTCFullYear();
  let period = dayPeriod(first, monthNumber, dayNumber);
  if (period === null) return null;
  const towards = reckonsFromAnchor(context) ? 'future' : context.direction;
  if (towards === 'past' && period.from > base) period = dayPeriod(first - 1, monthNumber, dayNumber);
  // 'The team moves on 1 April', written on the 3rd
  else if (towards === 'future' && period.until <= base - 14 * 86_400_000)
    period = dayPeriod(first + 1, monthNumber, dayNumber);
  else if (towards === 'either') period = dayPeriod(nearestYear(period.from, base), monthNumber, dayNumber);
  return period === null
    ? null
    : { period, wording: namePeriod(period), lead: 'on', fields: { year: false, month: true } };
}

/** The year in which the day or month that begins at `from` in the year of `base` comes nearest to it. */
function nearestYear(from: number, base: number): number {
  const year = new Date(base).getUTCFullYear();
  const days = (from - base) / 86_400_000;
  return days > 183 ? year - 1 : days < -183 ? year + 1 : year;
}

/** 'the 14th': of the month behind or ahead, or of the nearest in which it is the weekday named. */
function monthlessDay(dayNumber: number, context: TimeContext, weekdayNamed?: string): Read | null {
  const base = baseTime(context);
  if (base === null) return null;
  const now = new Date(base);
  const today = unitPeriod(base, 'day', 0).from;
  const days = [-2, -1, 0, 1, 2].flatMap((shift) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + shift, 1));
    return dayPeriod(first.getUTCFullYear(), first.getUTCMonth(), dayNumber) ?? [];
  });
  const isBehind = context.direction === 'past';
  const fits = days.filter(({ from }) =>
    weekdayNamed === undefined
      ? isBehind
        ? from <= today
        : from >= today
      : new Date(from).getUTCDay() === weekdayIndex(weekdayNamed),
  );
  // 'from Tuesday the 7th to the 14th': of the same month
  const { from: near } = context.anchor ?? { from: today };
  const told = context.anchor !== null && weekdayNamed === undefined ? days : fits;
  const [nearest] = told.sort((a, b) => Math.abs(a.from - near) - Math.abs(b.from - near));
  return nearest === undefined
    ? null
    : { period: nearest, wording: namePeriod(nearest), lead: 'on', fields: both };
}

/** '3 to 5 May 2019' */
function dayRange(first: Read | null, last: Read | null): Read | null {
  if (first === null || last === null || first.period.from >= last.period.from) return null;
  const period: Period = { from: first.period.from, until: last.period.until, precision: 'day' };
  const wording = first.wording == null ? null : `${new Date(period.from).getUTCDate()} to ${last.wording}`;
  return { period, wording, lead: 'on', fields: both, span: true };
}

/** What a date without a year is reckoned from: the time named before, else the day of writing. */
function baseTime(context: TimeContext): number | null {
  return reckonsFromAnchor(context) ? (context.anchor?.from ?? null) : context.reference;
}

/** A time from an earlier sentence counts only where it is itself exact and what is told lies behind. */
function reckonsFromAnchor({ anchor, reference, direction, anchorIsNear }: TimeContext): boolean {
  if (anchor === null) return false;
  if (reference === null || anchorIsNear === true) return true;
  return direction === 'past';
}

/** 'Gil joined on 3 February. Ivy joined in December.', written in May: what is past lies before the day of writing. */
function notAhead(context: TimeContext, read: (context: TimeContext) => Read | null): Read | null {
  const found = read(context);
  const { anchor, anchorIsNear, direction, reference } = context;
  if (found === null || anchor === null || anchorIsNear === true || reference === null) return found;
  return direction === 'past' && found.period.from > reference ? read({ ...context, anchor: null }) : found;
}

function withBare(read: Read | null): Read | null {
  return read === null ? null : { ...read, bare: true };
}

function relativeUnit({ reference }: TimeContext, calendarUnit: CalendarUnit, shift: number): Read | null {
  if (reference === null) return null;
  const period = unitPeriod(reference, calendarUnit, shift);
  return { period, wording: namePeriod(period), lead: calendarUnit === 'day' ? 'on' : 'in' };
}

function fromAnchor({ anchor }: TimeContext, calendarUnit: CalendarUnit, shift: number): Read | null {
  if (anchor === null) return null;
  const period = unitPeriod(anchor.from, calendarUnit, shift);
  // 'the following day' of a month that is known by its name alone is unknown
  if (calendarUnit === 'day' && anchor.precision !== 'day' && anchor.precision !== 'instant') return null;
  return { period, wording: namePeriod(period), lead: calendarUnit === 'day' ? 'on' : 'in' };
}

function ago(
  { reference }: TimeContext,
  countText: string | undefined,
  unitText: string | undefined,
  sign: 1 | -1,
): Read | null {
  if (reference === null) return null;
  const fortnight = unitText?.startsWith('fortnight') === true;
  const calendarUnit = fortnight ? 'week' : unitOf(unitText);
  const at = shiftBy(reference, calendarUnit, sign * countOf(countText) * (fortnight ? 2 : 1));
  const period = unitPeriod(at, coarsest(calendarUnit), 0);
  return { period, wording: namePeriod(period), lead: period.precision === 'day' ? 'on' : 'in' };
}

/** 'A decade ago' is a year, 'three weeks ago' a day. */
function coarsest(calendarUnit: CalendarUnit): CalendarUnit {
  if (calendarUnit === 'week') return 'day';
  return calendarUnit === 'decade' || calendarUnit === 'century' ? 'year' : calendarUnit;
}

/** 'the past three years': from that long before the day of writing up to it. */
function stretch(
  { reference }: TimeContext,
  countText: string | undefined,
  unitText: string | undefined,
  sign: 1 | -1,
): Read | null {
  if (reference === null) return null;
  const calendarUnit = unitText?.startsWith('fortnight') ? 'week' : unitOf(unitText);
  const length = countText === undefined ? 1 : countOf(countText);
  const today = unitPeriod(reference, 'day', 0);
  const other = shiftBy(today.from, calendarUnit, sign * length);
  const period: Period =
    sign < 0
      ? { from: other, until: today.until, precision: 'day' }
      : { from: today.from, until: other + 86_400_000, precision: 'day' };
  const units = `${countText === undefined ? '' : `${countText} `}${calendarUnit}${length > 1 ? 's' : ''}`;
  return { period, wording: `the ${units} ${sign < 0 ? 'before' : 'from'} ${namePeriod(today)}`, lead: 'in' };
}

function weekday(
  name: string | undefined,
  which: 'last' | 'this' | 'next' | 'near',
  context: TimeContext,
): Read | null {
  const { reference, direction } = context;
  if (reference === null) return null;
  const wanted = weekdayIndex(name ?? '');
  const today = new Date(reference).getUTCDay();
  let shift = (wanted - today + 7) % 7;
  if (which === 'next') shift = shift === 0 ? 7 : shift;
  else if (which === 'last') shift = shift === 0 ? -7 : shift - 7;
  else if (which === 'this') shift = shift - ((wanted + 6) % 7 < (today + 6) % 7 ? 7 : 0);
  else if (direction === 'past' && shift > 0) shift -= 7;
  const period = unitPeriod(reference, 'day', shift);
  return { period, wording: namePeriod(period), lead: 'on' };
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayIndex(name: string): number {
  return ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(name.slice(0, 3).toLowerCase());
}

function daysOfWeek(
  first: string | undefined,
  last: string | undefined,
  shift: number,
  { reference }: TimeContext,
): Read | null {
  if (reference === null) return null;
  const { from } = unitPeriod(reference, 'week', shift);
  const dayOf = (name: string) =>
    unitPeriod(
      from,
      'day',
      ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf(name.slice(0, 2).toLowerCase()),
    );
  const begin = dayOf(first ?? '');
  if (last === undefined) return { period: begin, wording: namePeriod(begin), lead: 'on' };
  const end = dayOf(last);
  return begin.from >= end.from
    ? null
    : {
        period: { from: begin.from, until: end.until, precision: 'day' },
        wording: `${namePeriod(begin)} to ${namePeriod(end)}`,
        lead: '',
        span: true,
      };
}

function namedMonth(
  name: string | undefined,
  which: 'last' | 'this' | 'next' | 'near',
  context: TimeContext,
): Read | null {
  return notAhead(context, (from) => monthNear(name, which, from));
}

function monthNear(
  name: string | undefined,
  which: 'last' | 'this' | 'next' | 'near',
  context: TimeContext,
): Read | null {
  const base = which === 'near' ? baseTime(context) : context.reference;
  if (base === null) return null;
  const at = new Date(base);
  const wanted = monthIndex(name);
  let yearNumber = at.getUTCFullYear();
  const now = at.getUTCMonth();
  if (which === 'last') yearNumber -= wanted >= now ? 1 : 0;
  else if (which === 'next') yearNumber += wanted <= now ? 1 : 0;
  else if (which === 'near') {
    const towards = reckonsFromAnchor(context) ? 'future' : context.direction;
    if (towards === 'past' && wanted > now) yearNumber--;
    if (towards === 'future' && wanted < now) yearNumber++;
    if (towards === 'either') yearNumber = nearestYear(monthPeriod(yearNumber, wanted).from, base);
  }
  const period = monthPeriod(yearNumber, wanted);
  return { period, wording: namePeriod(period), lead: 'in', fields: { year: false, month: true } };
}

function namedSeason(name: string | undefined, which: string, { reference }: TimeContext): Read | null {
  if (reference === null) return null;
  const now = new Date(reference).getUTCFullYear();
  const word = which.toLowerCase();
  let period = seasonPeriod(now, name ?? '');
  if (word !== 'next' && word !== 'this' && period.until > reference)
    period = seasonPeriod(now - 1, name ?? '');
  if (word === 'next' && period.from <= reference) period = seasonPeriod(now + 1, name ?? '');
  return {
    period,
    wording: `${(name ?? '').toLowerCase()} ${new Date(period.from).getUTCFullYear()}`,
    lead: 'in',
  };
}

function halfOf(yearNumber: number, firstMonth: number): Read {
  return {
    period: {
      from: startOf(yearNumber, firstMonth),
      until: startOf(yearNumber, firstMonth + 6),
      precision: 'quarter',
    },
    fields: both,
  };
}

function monthIndex(name: string | undefined): number {
  return ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].indexOf(
    (name ?? '').slice(0, 3).toLowerCase(),
  );
}

function unitOf(name: string | undefined): CalendarUnit {
  const lower = (name ?? 'day').toLowerCase().replace(/s$/, '');
  if (lower.startsWith('centur')) return 'century';
  return lower === 'week' ||
    lower === 'month' ||
    lower === 'quarter' ||
    lower === 'year' ||
    lower === 'decade'
    ? lower
    : 'day';
}

function shiftOf(word: string | undefined): number {
  const lower = (word ?? '').toLowerCase();
  return lower === 'last' ? -1 : lower === 'next' || lower === 'the coming' ? 1 : 0;
}

function ordinal(word: string | undefined, last: number): number {
  const lower = (word ?? '').toLowerCase();
  const known: Record<string, number> = {
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    '1st': 1,
    '2nd': 2,
    '3rd': 3,
    '4th': 4,
  };
  return known[lower] ?? last;
}
