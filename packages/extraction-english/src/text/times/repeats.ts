import { lowerAt, type TimeContext } from './atom.ts';
import { monthOf, weekdayOf } from './calendar.ts';
import { countOf, seasonOf, unitOf, vagueCounts } from './words.ts';

/** Token index behind words that say how often: 'every Monday', 'each year', 'twice a week', 'on weekends'; -1 for none. */
export function readFrequency(context: TimeContext, from: number): number {
  return firstFound([readEvery(context, from), readTimesA(context, from), readPlural(context, from)]);
}

function firstFound(ends: readonly number[]): number {
  return ends.find((end) => end >= 0) ?? -1;
}

function isPeriod(lower: string): boolean {
  return (
    unitOf(lower) !== undefined ||
    weekdayOf(lower) !== undefined ||
    monthOf(lower) !== undefined ||
    seasonOf(lower) !== undefined ||
    lower === 'weekday'
  );
}

/** 'every Monday morning', 'every two weeks', 'every other day', 'each year'. */
function readEvery(context: TimeContext, from: number): number {
  let i = from;
  if (lowerAt(context, i) === 'on') i++;
  if (!/^(?:every|each)$/.test(lowerAt(context, i))) return -1;
  i++;
  if (/^(?:other|single|few)$/.test(lowerAt(context, i)) || countOf(lowerAt(context, i)) !== undefined) i++;
  if (!isPeriod(lowerAt(context, i))) return -1;
  i++;
  if (/^(?:morning|afternoon|evening|night)$/.test(lowerAt(context, i))) i++;
  // 'every Monday and Thursday'
  while (/^(?:and|,)$/.test(lowerAt(context, i)) && weekdayOf(lowerAt(context, i + 1)) !== undefined) i += 2;
  return i;
}

/** 'once a week', 'twice a year', 'three times a day', 'several times per month'. */
function readTimesA(context: TimeContext, from: number): number {
  let i = from;
  if (/^(?:once|twice)$/.test(lowerAt(context, i))) i++;
  else if (
    (countOf(lowerAt(context, i)) !== undefined || vagueCounts.has(lowerAt(context, i))) &&
    lowerAt(context, i + 1) === 'times'
  )
    i += 2;
  else return -1;
  if (/^(?:a|an|per|every|each)$/.test(lowerAt(context, i)) && isPeriod(lowerAt(context, i + 1)))
    return i + 2;
  return -1;
}

/** 'on Mondays', 'on weekends', 'from Monday to Friday', 'Mon–Fri'. */
function readPlural(context: TimeContext, from: number): number {
  let i = from;
  if (/^(?:on|at|during)$/.test(lowerAt(context, i))) i++;
  const plural = (lower: string): boolean =>
    (weekdayOf(lower.replace(/s$/, '')) !== undefined && /days$/.test(lower)) ||
    lower === 'weekends' ||
    lower === 'weekdays';
  if (i > from || from === 0) {
    if (!plural(lowerAt(context, i))) return -1;
    i++;
    while (/^(?:and|,|or)$/.test(lowerAt(context, i)) && plural(lowerAt(context, i + 1))) i += 2;
    return i;
  }
  if (lowerAt(context, i) === 'from') i++;
  const isSpan =
    weekdayOf(lowerAt(context, i)) !== undefined &&
    /^(?:to|through|thru|till|until|–|-)$/.test(lowerAt(context, i + 1)) &&
    weekdayOf(lowerAt(context, i + 2)) !== undefined;
  if (isSpan) return i + 3;
  const [first, second] = lowerAt(context, i).split(/[-–]/);
  return second !== undefined && weekdayOf(first ?? '') !== undefined && weekdayOf(second) !== undefined
    ? i + 1
    : -1;
}

/** Token index behind words that say how long: 'for three years', 'within two days', 'for a long time'; -1 for none. */
export function readDuration(context: TimeContext, from: number): number {
  let i = from;
  if (!/^(?:for|within|during|over|in|throughout)$/.test(lowerAt(context, i))) return -1;
  const isFor = lowerAt(context, i) === 'for';
  i++;
  if (/^(?:about|around|nearly|almost|roughly|over|another|exactly|only|just)$/.test(lowerAt(context, i)))
    i++;
  if (/^(?:at|more|less)$/.test(lowerAt(context, i)) && /^(?:least|most|than)$/.test(lowerAt(context, i + 1)))
    i += 2;
  if (isFor && lowerAt(context, i) === 'a' && /^(?:while|time)$/.test(lowerAt(context, i + 1))) return i + 2;
  if (
    isFor &&
    lowerAt(context, i) === 'a' &&
    lowerAt(context, i + 1) === 'long' &&
    lowerAt(context, i + 2) === 'time'
  )
    return i + 3;
  if (isFor && unitOf(lowerAt(context, i)) !== undefined && /s$/.test(lowerAt(context, i))) return i + 1;
  if (/^(?:a|some|the)$/.test(lowerAt(context, i)) && vagueCounts.has(lowerAt(context, i + 1))) i++;
  if (
    countOf(lowerAt(context, i)) === undefined &&
    !vagueCounts.has(lowerAt(context, i)) &&
    !/^\d+(?:\.\d+)?$/.test(lowerAt(context, i))
  ) {
    // 'for 90min', 'within 24h'
    return /^\d+(?:h|hrs?|min|mins|s|d|days?|y|yrs?)$/.test(context.tokens[i]?.text ?? '') ? i + 1 : -1;
  }
  i++;
  if (lowerAt(context, i) === 'of') i++;
  if (/^(?:full|whole|long|more|consecutive|further|business|working)$/.test(lowerAt(context, i))) i++;
  if (unitOf(lowerAt(context, i)) === undefined) return -1;
  i++;
  // 'in 65 year old patients', 'over 14 years of age'
  if (lowerAt(context, i) === 'old' || (lowerAt(context, i) === 'of' && lowerAt(context, i + 1) === 'age'))
    return -1;
  if (lowerAt(context, i) === 'and' && lowerAt(context, i + 1) === 'a' && lowerAt(context, i + 2) === 'half')
    i += 3;
  // 'for two years and three months'
  if (
    lowerAt(context, i) === 'and' &&
    countOf(lowerAt(context, i + 1)) !== undefined &&
    unitOf(lowerAt(context, i + 2)) !== undefined
  )
    i += 3;
  return i;
}
