import { type Atom, lowerAt, relative, type TimeContext } from './atom.ts';
import {
  addDays,
  dayStretch,
  monthStretch,
  type Stretch,
  startOfDay,
  weekdayOf,
  weekStretch,
  yearStretch,
} from './calendar.ts';
import { dayAtom, monthAt } from './dates.ts';
import { countOf, feastOf, seasonOf, type Unit, unitOf, vagueCounts } from './words.ts';

const partsOfDay = /^(?:morning|afternoon|evening|night|lunchtime)$/;

/** A time that leans on when it was said, without a preposition; null where none begins at `i`. */
export function readRelative(context: TimeContext, i: number): Atom | null {
  return (
    readDayWord(context, i) ??
    readAgo(context, i) ??
    readNextTo(context, i) ??
    readWeekday(context, i) ??
    readPastCount(context, i)
  );
}

/** 'yesterday evening', 'today', 'the day before yesterday', 'last night', 'this morning'. */
function readDayWord(context: TimeContext, i: number): Atom | null {
  const at = (last: number, days: number): Atom => {
    const end = partsOfDay.test(lowerAt(context, last)) ? last + 1 : last;
    return dayAtom(end, context.saidAt === null ? null : addDays(context.saidAt, days));
  };
  const word = lowerAt(context, i);
  if (word === 'yesterday') return at(i + 1, -1);
  if (word === 'today' || word === 'tonight') return at(i + 1, 0);
  if (word === 'tomorrow') return at(i + 1, 1);
  const second = lowerAt(context, i + 1);
  if (word === 'last' && second === 'night') return at(i + 2, -1);
  if (word === 'this' && partsOfDay.test(second)) return at(i + 2, 0);
  if (word === 'earlier' && second === 'today') return at(i + 2, 0);
  const start = word === 'the' ? i + 1 : i;
  if (lowerAt(context, start) !== 'day') return null;
  if (lowerAt(context, start + 1) === 'before' && lowerAt(context, start + 2) === 'yesterday')
    return at(start + 3, -2);
  if (lowerAt(context, start + 1) === 'after' && lowerAt(context, start + 2) === 'tomorrow')
    return at(start + 3, 2);
  return null;
}

/** A count with its bounds: 'three', 'a', 'a couple of', 'a few', 'about 3', 'over ten'. Null bounds where it has no end. */
type Count = { readonly least: number; readonly most: number | null; readonly last: number };

const vagueBounds: Readonly<Record<string, readonly [number, number | null]>> = {
  couple: [1, 3],
  few: [2, 6],
  several: [3, 9],
  dozen: [10, 14],
};

function readCount(context: TimeContext, from: number): Count | null {
  let i = from;
  const isAbout = /^(?:about|around|roughly|approximately|some)$/.test(lowerAt(context, i));
  const isOpen = /^(?:over|nearly|almost|than|half|least|most)$/;
  const opens = isOpen.test(lowerAt(context, i));
  if ((isAbout || opens) && countOf(lowerAt(context, i + 1)) !== undefined) i++;
  if (/^(?:a|the|some)$/.test(lowerAt(context, i)) && vagueCounts.has(lowerAt(context, i + 1))) i++;
  const word = lowerAt(context, i);
  if (vagueCounts.has(word)) {
    const [least, most] = vagueBounds[word] ?? [1, null];
    return { least, most, last: lowerAt(context, i + 1) === 'of' ? i + 2 : i + 1 };
  }
  const count = countOf(word);
  if (count === undefined) return null;
  // 'more than ten years ago', 'half a century ago': the word in front says that it is another count
  if (isOpen.test(lowerAt(context, i - 1))) return { least: count, most: null, last: i + 1 };
  const slack =
    isAbout || /^(?:about|around|roughly|approximately)$/.test(lowerAt(context, i - 1))
      ? Math.max(1, Math.round(count / 4))
      : 0;
  return { least: Math.max(0, count - slack), most: count + slack, last: i + 1 };
}

/** What a word names of the calendar; `singular` is its form for weekdays and seasons. */
function periodAt(context: TimeContext, i: number, singular: string) {
  return {
    unit: unitOf(lowerAt(context, i)),
    weekday: weekdayOf(singular),
    month: monthAt(context, i),
    feast: feastOf(lowerAt(context, i)),
    season: seasonOf(singular),
  };
}

/** 'two weeks ago', 'a year ago', 'two Mondays ago', 'four Christmases ago', 'three weeks from now', 'two days later'. */
function readAgo(context: TimeContext, from: number): Atom | null {
  const count = readCount(context, from);
  if (count === null) return null;
  const i = count.last;
  const behind = lowerAt(context, i + 1);
  const isAgo = /^(?:ago|back)$/.test(behind);
  const isAhead = behind === 'from' && /^(?:now|today)$/.test(lowerAt(context, i + 2));
  const isElsewhere = /^(?:later|earlier|beforehand|afterwards?)$/.test(behind);
  if (!isAgo && !isAhead && !isElsewhere) return null;
  const last = isAhead ? i + 3 : i + 2;
  const { unit, weekday, month, feast, season } = periodAt(context, i, lowerAt(context, i).replace(/s$/, ''));
  if ((unit ?? weekday ?? month ?? feast ?? season) === undefined) return null;
  const { saidAt } = context;
  // 'two days later' counts from another event
  if (saidAt === null || isElsewhere) return relative(last, null);
  const sign = isAgo ? -1 : 1;
  const { least, most } = count;
  if (unit !== undefined) return relative(last, between(saidAt, unit, sign, least, most));
  if (least !== most) return relative(last, null);
  if (weekday !== undefined) return relative(last, dayStretch(nthWeekday(saidAt, weekday, sign * least)));
  const number = month ?? (feast || undefined);
  return relative(last, number === undefined ? null : nthMonth(saidAt, number, sign * least));
}

/** From the unit so many away to that at most so many away; null where there is no such bound. */
function between(saidAt: Date, unit: Unit, sign: number, least: number, most: number | null): Stretch | null {
  const near = shifted(saidAt, unit, sign * least);
  const far = most === null ? null : shifted(saidAt, unit, sign * most);
  if (near === null || far === null) return null;
  const [first, last] = sign < 0 ? [far, near] : [near, far];
  return { from: first.from, until: last.until, precision: near.precision };
}

/** The day, week, month or year around the moment so many units away. */
function shifted(saidAt: Date, unit: Unit, count: number): Stretch | null {
  const year = saidAt.getUTCFullYear();
  const month = saidAt.getUTCMonth() + 1;
  if (Math.abs(count) > 2_000) return null;
  switch (unit) {
    case 'minute':
      return dayStretch(new Date(saidAt.getTime() + count * 60_000));
    case 'hour':
      return dayStretch(new Date(saidAt.getTime() + count * 3_600_000));
    case 'day':
      return dayStretch(addDays(saidAt, count));
    case 'week':
      return weekStretch(addDays(saidAt, count * 7));
    case 'month':
      return monthStretch(year, month + count);
    case 'quarter':
      return monthStretch(year, month - ((month - 1) % 3) + count * 3, 3, 'quarter');
    case 'year':
      return yearStretch(year + count);
    case 'decade':
      return yearStretch(year - (year % 10) + count * 10, 10);
    case 'century':
      return yearStretch(year - (year % 100) + count * 100, 100);
  }
}

function nthWeekday(saidAt: Date, weekday: number, count: number): Date {
  const day = startOfDay(saidAt);
  const gap = (day.getUTCDay() - weekday + 7) % 7;
  if (count < 0) return addDays(day, -(gap === 0 ? 7 : gap) + (count + 1) * 7);
  const ahead = (7 - gap) % 7;
  return addDays(day, (ahead === 0 ? 7 : ahead) + (count - 1) * 7);
}

function nthMonth(saidAt: Date, month: number, count: number): Stretch {
  const now = saidAt.getUTCMonth() + 1;
  const year = saidAt.getUTCFullYear();
  if (count < 0) return monthStretch(now > month ? year + count + 1 : year + count, month);
  return monthStretch(now < month ? year + count - 1 : year + count, month);
}

const steps = new Map(Object.entries({ last: -1, past: -1, this: 0, current: 0, next: 1, coming: 1 }));

/** 'last week', 'next month', 'this year', 'last Tuesday', 'next March', 'last summer', 'the previous year'. */
function readNextTo(context: TimeContext, from: number): Atom | null {
  let i = from;
  const hasArticle = lowerAt(context, i) === 'the';
  if (hasArticle) i++;
  if (/^(?:early|late|mid|later|earlier)$/.test(lowerAt(context, i))) i++;
  const word = lowerAt(context, i);
  const step = steps.get(word) ?? null;
  const isElsewhere = /^(?:previous|following|same)$/.test(word);
  if (step === null && !isElsewhere) return null;
  const lower = lowerAt(context, i + 1);
  const { unit, weekday, month, feast, season } = periodAt(context, i + 1, lower);
  if ((unit ?? weekday ?? month ?? feast ?? season) === undefined) return null;
  // 'the last years' counts nothing; 'last second' is no date
  if (unit !== undefined && (/s$/.test(lower) || unit === 'minute' || unit === 'hour')) return null;
  const last = partsOfDay.test(lowerAt(context, i + 2)) && weekday !== undefined ? i + 3 : i + 2;
  const { saidAt } = context;
  // 'the last day' is of something; 'the next day', 'the following week' count from another event
  if (unit === 'day' && step === -1) return null;
  if (saidAt === null || step === null || (step !== 0 && (unit === 'day' || hasArticle)))
    return relative(last, null);
  if (lower === 'weekend') return relative(last, weekend(saidAt, step));
  if (unit !== undefined) return relative(last, shifted(saidAt, unit, step));
  if (weekday !== undefined) return relative(last, dayStretch(weekdayNextTo(saidAt, weekday, step)));
  const number = month ?? (season === 12 ? undefined : season) ?? (feast || undefined);
  if (number === undefined) return relative(last, null);
  const base = step === 0 ? monthStretch(saidAt.getUTCFullYear(), number) : nthMonth(saidAt, number, step);
  if (season === undefined) return relative(last, base);
  return relative(last, monthStretch(base.from.getUTCFullYear(), number, 3, 'quarter'));
}

function weekend(saidAt: Date, step: number): Stretch {
  const { from } = weekStretch(addDays(saidAt, step * 7));
  return { from: addDays(from, 5), until: addDays(from, 7), precision: 'day' };
}

/** 'last Tuesday' is the nearest before, 'this Tuesday' of this week, 'next Tuesday' of the next one. */
function weekdayNextTo(saidAt: Date, weekday: number, step: number): Date {
  if (step < 0) return nthWeekday(saidAt, weekday, -1);
  return addDays(weekStretch(addDays(saidAt, step * 7)).from, (weekday + 6) % 7);
}

/** 'Monday', 'Tuesday evening': the last one, or the next where the verbs point ahead. Said on such a day, it is not clear which. */
function readWeekday(context: TimeContext, from: number): Atom | null {
  const token = context.tokens[from];
  const weekday = weekdayOf(lowerAt(context, from));
  // 'sat', 'sun', 'wed' and 'mon' in lower case are words
  if (token === undefined || weekday === undefined || !/^\p{Lu}/u.test(token.text)) return null;
  if (context.tokens[from + 1]?.tag === 'PROPN' && context.tokens[from + 1]?.lower !== 'afternoon')
    return null;
  const last = partsOfDay.test(lowerAt(context, from + 1)) ? from + 2 : from + 1;
  const { saidAt, direction } = context;
  if (saidAt === null || direction === null || saidAt.getUTCDay() === weekday)
    return relative(last, null, false);
  return relative(last, dayStretch(nthWeekday(saidAt, weekday, direction === 'past' ? -1 : 1)), false);
}

/** 'the past three years', 'the last two weeks', 'the next five days': from then to now, or on from now. */
function readPastCount(context: TimeContext, from: number): Atom | null {
  let i = from;
  if (lowerAt(context, i) === 'the') i++;
  const word = lowerAt(context, i);
  const sign = /^(?:last|past)$/.test(word) ? -1 : /^(?:next|coming)$/.test(word) ? 1 : 0;
  const count = sign === 0 ? null : readCount(context, i + 1);
  const unit = count === null ? undefined : unitOf(lowerAt(context, count.last));
  if (count === null || unit === undefined) return null;
  const last = count.last + 1;
  const { saidAt } = context;
  const edge =
    saidAt === null || count.least !== count.most ? null : shifted(saidAt, unit, sign * count.least);
  const now = saidAt === null ? null : dayStretch(saidAt);
  if (edge === null || now === null) return relative(last, null);
  return relative(last, sign < 0 ? { ...edge, until: now.until } : { ...edge, from: now.from });
}
