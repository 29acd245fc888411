import { countOf } from '../words/number-words.ts';
import {
  dateAt,
  monthPeriod,
  namePeriod,
  type Period,
  quarterPeriod,
  seasonPeriod,
  unitPeriod,
  yearPeriod,
} from './calendar.ts';
import { anyFeast, feast } from './feasts.ts';
import { isGivenName, isOver, isPaperNumber, isRecurring } from './no-dates.ts';
import {
  ago,
  bareQuarter,
  both,
  dayRange,
  daysOfWeek,
  feastNear,
  fromAnchor,
  fromDay,
  halfOf,
  type Lead,
  monthIndex,
  monthlessDay,
  namedMonth,
  namedSeason,
  nextOf,
  nthWeekday,
  ordinal,
  type Read,
  readDay,
  relativeUnit,
  shiftOf,
  stretch,
  type TimeContext,
  unitOf,
  weekday,
  withBare,
} from './time-reckoning.ts';

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
/** 9999 is how registers write that there is no end. */
const year = '(1[0-9]{3}|20[0-9]{2}|21[0-9]{2}|9999)(?![\\d,.%]\\d|\\d|%|[a-z])';
const day = '(3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)?';
const dayOfMonth = '(3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)';
const weekdayName = '(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day|\\.)?';
const fullWeekday = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
/** 'Saturday night', but 'the Saturday night show' */
const partOfDay =
  '(?: (?:morning|lunchtime|afternoon|evening|night)(?=[.,;:!?)]|$| (?:at|in|on|to|by|for|with|from|after|before|when|where|while|because|as|and|but|that|until)(?![\\p{L}-])))?';
const season = '(spring|summer|autumn|fall|winter)';
const count =
  '(\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)';
const unit = '(day|week|fortnight|month|quarter|year|decade|century|centurie)s?';

type Reader = (match: RegExpExecArray, context: TimeContext) => Read | null;
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
// 'in March of that year', 'on 3 May of the following year'
const yearTold = 'of (?:(that)(?: same)?|the (same|following|next|previous|preceding)) year';
const yearMeant = (context: TimeContext, word: string | undefined): number | null => {
  const shift = /^(?:that|same)$/i.test(word ?? '') ? 0 : /^p/i.test(word ?? '') ? -1 : 1;
  const read = fromAnchor(context, 'year', shift);
  return read === null ? null : new Date(read.period.from).getUTCFullYear();
};
pattern(`${day}(?: of)? ${month} ${yearTold}`, (match, context) => {
  const found = yearMeant(context, match[3] ?? match[4]);
  const read = found === null ? null : fromDay(found, monthIndex(match[2]), Number(match[1]));
  return read === null ? null : { ...read, wording: namePeriod(read.period), lead: 'on' };
});
pattern(`(?:the )?(?:${month}|${season}) ${yearTold}`, (match, context) => {
  const found = yearMeant(context, match[3] ?? match[4]);
  if (found === null) return null;
  const period =
    match[1] === undefined ? seasonPeriod(found, match[2] ?? '') : monthPeriod(found, monthIndex(match[1]));
  return { period, wording: namePeriod(period), lead: 'in' };
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
// 'August last year', 'the spring of next year'
pattern(`(?:the )?(?:${month}|${season}) (?:of )?(last|this|next) year`, (match, context) => {
  if (context.reference === null) return null;
  const told = new Date(context.reference).getUTCFullYear() + shiftOf(match[3]);
  const period =
    match[1] === undefined ? seasonPeriod(told, match[2] ?? '') : monthPeriod(told, monthIndex(match[1]));
  return { period, wording: namePeriod(period), lead: 'in' };
});
pattern(
  "(?:the )?(first half|second half|beginning|start|middle|end) of the (1[5-9]|20)(\\d)0['’]?s",
  (match) => {
    const first = Number(`${match[2]}${match[3]}0`);
    const [at, years] = {
      'first half': [0, 5],
      'second half': [5, 5],
      beginning: [0, 4],
      start: [0, 4],
      middle: [4, 3],
      end: [6, 4],
    }[match[1]?.toLowerCase() ?? ''] ?? [0, 10];
    return { period: yearPeriod(first + (at ?? 0), years), fields: both };
  },
);
pattern('(?:the )?(early|mid|late)?[ -]?(\\d{1,2})(?:st|nd|rd|th)[ -]century', (match) => {
  const first = (Number(match[2]) - 1) * 100 + 1;
  const [at, years] = { early: [0, 40], mid: [40, 30], late: [60, 40] }[match[1]?.toLowerCase() ?? ''] ?? [
    0, 100,
  ];
  return { period: yearPeriod(first + (at ?? 0), years), fields: both };
});
pattern(`(?:the )?(first|second|third|fourth|last|final) week of ${month},? ${year}`, (match) => {
  const whole = monthPeriod(Number(match[3]), monthIndex(match[2]));
  const nth = ['first', 'second', 'third', 'fourth'].indexOf(match[1]?.toLowerCase() ?? '');
  const from = nth < 0 ? whole.until - 7 * 86_400_000 : whole.from + nth * 7 * 86_400_000;
  return { period: { from, until: from + 7 * 86_400_000, precision: 'day' }, fields: both };
});
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
    // 'in Lemberg, today's Lviv': what is so named now, whenever it was
    if (/^['’]s \p{Lu}/u.test(match.input.slice(match.index + match[0].length, match.index + 20)))
      return null;
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
pattern('(?:earlier|later) (?:in )?(?:that|the) (?:same )?(year|month|week)', (match, context) =>
  fromAnchor(context, unitOf(match[1]), 0),
);
pattern('(?:earlier|later) (this|today|last)(?: (week|month|quarter|year|decade))?', (match, context) => {
  if (match[1]?.toLowerCase() !== 'today' && match[2] === undefined) return null;
  return relativeUnit(context, unitOf(match[2] ?? 'day'), match[1]?.toLowerCase() === 'last' ? -1 : 0);
});
pattern('(early|mid|late)[ -](last|this|next) (week|month|year|decade|century)', (match, context) => {
  const read = relativeUnit(context, unitOf(match[3]), shiftOf(match[2]));
  return read === null ? null : { ...read, wording: `${match[1]?.toLowerCase()} ${read.wording}` };
});
pattern(
  '(last|this|next|the current|the coming) (week|month|quarter|year|decade|century)(?! of\\b)',
  (match, context) => relativeUnit(context, unitOf(match[2]), shiftOf(match[1])),
);
// 'will close at the end of the year': of the year in which it is told
pattern('the (week|month|quarter|year)', (match, context) => {
  if (!/\b(?:end|close) of $/iu.test(match.input.slice(Math.max(0, match.index - 10), match.index)))
    return null;
  return context.direction === 'future' ? relativeUnit(context, unitOf(match[1]), 0) : null;
});
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
// 'the first Monday in July', 'the last Friday of May 2025'
pattern(
  `(?:on )?the (first|second|third|fourth|last) ${fullWeekday} (?:in|of) ${month}(?:,? ${year})?`,
  (match, context) => nthWeekday(match[1], match[2], monthIndex(match[3]), match[4], context),
);
// 'Tuesday the 7th', 'moved to the 14th'
pattern(`(?:on )?${fullWeekday},? (?:the )?${dayOfMonth}(?! ?(?:of )?${month})`, (match, context) =>
  monthlessDay(Number(match[2]), context, match[1]),
);
pattern(
  `(?<=\\b(?:on|to|until|till|by|from) )the ${dayOfMonth}(?=[.,;:!?)]|$| (?:at|instead|now|already|because|so|but|if|rather)(?![\\p{L}-]))`,
  (match, context) => monthlessDay(Number(match[1]), context),
);
pattern(`(last|this|next|this coming|this past) ${fullWeekday}${partOfDay}`, (match, context) =>
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
pattern(
  '(?:about |around |some |nearly |almost |over |more than )?half an? (century|decade) ago',
  (match, context) => ago(context, match[1]?.toLowerCase() === 'century' ? '50' : '5', 'years', -1),
);
// 'two years ago, in March'
pattern(`${count} years? ago,? in ${month}(?! \\d)`, (match, context) => {
  const read = ago(context, match[1], 'years', -1);
  if (read === null) return null;
  const period = monthPeriod(new Date(read.period.from).getUTCFullYear(), monthIndex(match[2]));
  return { period, wording: namePeriod(period), lead: 'in' };
});
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
// 'won the prize the year after', 'left the month before': as 'the following year' where nothing follows
pattern('the (day|week|month|year) (after|before)(?= ?(?:[.,;]|$|and\\b))', (match, context) =>
  fromAnchor(context, unitOf(match[1]), match[2] === 'after' ? 1 : -1),
);
pattern(`(?:the )?following (?:${month}|${season})`, (match, context) =>
  nextOf(
    (year) =>
      match[1] === undefined ? seasonPeriod(year, match[2] ?? '') : monthPeriod(year, monthIndex(match[1])),
    context,
    match[2],
  ),
);
pattern('the (day|week|month|year) before last', (match, context) =>
  relativeUnit(context, unitOf(match[1]), -2),
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
  isOver(match.input, match.index) ? null : feastNear(match[1], match[2], context, 0),
);
pattern(`(last|next) ${feast}`, (match, context) => {
  const direction = match[1]?.toLowerCase() === 'last' ? 'past' : 'future';
  return feastNear(match[2], undefined, { ...context, anchor: null, direction }, 0);
});

/** 'the Sunday League', 'the Monday Club': but 'on Sunday Ana left' */
function isInName({ index, input, 0: { length } }: RegExpExecArray): boolean {
  return (
    /\bthe $/i.test(input.slice(Math.max(0, index - 4), index)) &&
    /^ \p{Lu}/u.test(input.slice(index + length, index + length + 3))
  );
}

/** 'on Wednesday evenings', 'open Sunday mornings': every week */
function isEachWeek({ index, input, 0: { length } }: RegExpExecArray): boolean {
  return /^ (?:mornings|afternoons|evenings|nights)\b/i.test(
    input.slice(index + length, index + length + 12),
  );
}

// without a year
pattern(`${fullWeekday}${partOfDay}`, (match, context) =>
  // 'wrote Saturday Night'
  / \p{Lu}\p{L}+$/u.test(match[0]) || isInName(match) || isEachWeek(match)
    ? null
    : withBare(weekday(match[1], 'near', context)),
);
pattern(month, (match, context) => withBare(namedMonth(match[1], 'near', context)));
pattern('Q([1-4])', (match, context) => bareQuarter(Number(match[1]), context));

/** Where an expression of time can begin. */
const opener =
  /(?<![\p{L}\p{N}_.$€£-])(?:\d|Q[1-4]|H[12]|FY|fisc|fina|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|spr|sum|aut|fall|win|tod|yes|tom|ton|las|thi|nex|the|tha|ear|lat|mid|an?\s|one|two|three|four|five|six|sev|eig|nin|ten|ele|twe|fif|thir|for|hun|half\s|fol|sam|pre|pas|com|fir|sec|abo|aro|som|nea|alm|ove|mor|sta|beg|end|chri|east|new y|boxi|good f|hall?ow|whit|pente|at\s|on\s)/giu;

/** Whether a sentence can hold a time at all; most cannot. */
const anyTime =
  /\d{4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|yesterday|ago|later|earlier|afterwards|century|Q[1-4]|H[12]|FY)|\b(?:last|this|next|past|coming|following|same|that|previous|preceding|current) (?:\w+ ){0,2}(?:day|week|month|quarter|year|decade|centur|spring|summer|autumn|fall|winter|night|morning|afternoon|evening|weekend|fortnight)|\bbefore last\b|\bthe (?:day|week|month|year) (?:after|before)\b|\b(?:end|close) of the (?:week|month|quarter|year)\b|\bfrom now\b|\b(?:since|until|till|before|prior to) th(?:en|at)\b|\bthe \d{1,2}(?:st|nd|rd|th)\b|\d0['’]?s\b|\bFY\d/iu;

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
    const towards = from.direction === direction ? from : { ...from, direction };
    // 'The lift, out of order since Easter, will be repaired on 14 May': of what is over, whatever is told around it
    const isSince =
      context.reference !== null &&
      feastSince.test(text.slice(Math.max(0, opened.index - 12), opened.index + 16));
    const atom = readAt(
      text,
      opened.index,
      isSince ? { ...towards, anchor: null, direction: 'past' } : towards,
    );
    if (atom === null) {
      opener.lastIndex = opened.index + 1;
      continue;
    }
    atoms.push(atom);
    if (atom.fields.year)
      current =
        (atom.bare && !yearBefore.test(text.slice(0, atom.start))) || isSetOff(text, atom, context)
          ? { ...current, lastTold: atom.period }
          : stillLasting.test(text.slice(0, atom.start)) && context.reference !== null
            ? { ...context, lastTold: atom.period }
            : { ...context, anchor: atom.period, anchorIsNear: true, lastTold: atom.period };
    opener.lastIndex = atom.end;
  }
  return atoms;
}

const feastSince = /\bsince (?:Easter|Christmas|Pentecost|Whitsun|New Year)/u;

/** 'has lived in Porto since 2019 and bought a house in March': what has lasted until now dates nothing that comes behind. */
const stillLasting =
  /\b(?:has|have|['’]ve|['’]s|is|are|am|been) .{0,80}\bsince (?:at least |about |around |the )?$/isu;

/** 'Ann, who founded Orr in 2015, left in January': what is told of her between commas dates nothing behind them. */
function isSetOff(text: string, { start, end, period }: TimeAtom, { reference }: TimeContext): boolean {
  return (
    reference !== null &&
    period.from > reference - 30 * 366 * 86_400_000 &&
    text[end] === ',' &&
    /, (?:who|which|founded|established|set up|started|opened|built|launched) [^,;]*$/u.test(
      text.slice(Math.max(0, start - 100), start),
    )
  );
}

/** 'Begun in 1966, it will open in September': in no September of 1966. */
function isComing({ anchor, anchorIsNear, reference, isComingAt }: TimeContext, at: number): boolean {
  const isBehind = anchor !== null && reference !== null && anchor.until <= reference;
  return anchorIsNear === true && isBehind && isComingAt?.(at) === true;
}

/** '40 centuries ago' stays as it is written: no year counted from our own tells it. */
function isTellable({ from, until }: Period): boolean {
  return dateAt(from) !== null && dateAt(until - 1) !== null;
}

function readAt(text: string, at: number, context: TimeContext): TimeAtom | null {
  if (isRecurring(text, at) || isGivenName(text, at) || isPaperNumber(text, at)) return null;
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
      wording: isTellable(found.period) ? (found.wording ?? null) : null,
      lead: found.lead ?? (byDay ? 'on' : 'in'),
      bare: found.bare ?? false,
      span: found.span ?? false,
      fields: found.fields ?? { year: found.wording === undefined, month: true },
    };
  }
  return null;
}
