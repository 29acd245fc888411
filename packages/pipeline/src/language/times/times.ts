import { type Period, type Precision, startOf, unitPeriod } from './calendar.ts';
import { findTimeAtoms, type TimeAtom } from './time-atoms.ts';
import type { TimeContext } from './time-reckoning.ts';

export type { Period, Precision } from './calendar.ts';
export type { TimeContext } from './time-reckoning.ts';

/** How a sentence relates what it says to a time. */
export type TimeRole =
  /** In, on, during: within the period. */
  | 'at'
  /** Since, from, starting: from its first instant on. */
  | 'since'
  /** Until, through: up to and including it. */
  | 'until'
  /** From … to …, between … and …, 2010–2014. */
  | 'range'
  | 'before'
  | 'after'
  /** By: at some time up to and including it. */
  | 'by'
  /** As of: it held then. */
  | 'asOf'
  /** Effective, in force from. */
  | 'effective';

/**
 * A time named in a text. `from` is the first instant, `until` the first instant behind the end (milliseconds, UTC); null
 * where that side is open. Offsets are UTF-16 and take in the words of `role` ('since 2015').
 */
export type TimeExpression = {
  readonly start: number;
  readonly end: number;
  readonly role: TimeRole;
  readonly from: number | null;
  readonly until: number | null;
  /** `open` where one side is open; else of the dates as written. */
  readonly precision: Precision;
  /** The date itself, for times reckoned from it. */
  readonly period: Period;
  /** What to put in the text's place so that it can be understood without its context; none for absolute dates. */
  readonly rewrites: readonly { readonly start: number; readonly end: number; readonly text: string }[];
};

const roles: { pattern: RegExp; role: TimeRole }[] = [
  {
    pattern:
      /\b(?:effective|with effect|in (?:force|effect)|valid)(?: (?:as )?(?:from|of|on|since|in))?(?: the)?\s*$/iu,
    role: 'effective',
  },
  { pattern: /\bas (?:of|at)(?: the)?\s*$/iu, role: 'asOf' },
  { pattern: /\b(?:ever )?since(?: at least| about| around| roughly| the)*\s*$/iu, role: 'since' },
  {
    pattern: /\b(?:as from|starting|beginning|from)(?: (?:in|on|from|as of|about|around|the))*\s*$/iu,
    role: 'since',
  },
  {
    pattern:
      /\b(?:up )?(?:until|till)(?: (?:at least|about|around|the))*\s*$|\b(?:through|up to)(?: the)?\s*$/iu,
    role: 'until',
  },
  { pattern: /\b(?:before|prior to)(?: the)?\s*$/iu, role: 'before' },
  { pattern: /\b(?:no later than|by)(?: the)?\s*$/iu, role: 'by' },
  { pattern: /\bafter(?: the)?\s*$/iu, role: 'after' },
];

const yearLead =
  /(?:\b(?:in|since|from|until|till|by|during|before|after|between|through|throughout|around|circa|c\.|ca\.|about|as of|as at|late|early|mid|effective|starting|beginning|established|est\.|founded|born|died|year|summer|winter|spring|autumn|fall|edition)|\b(?:end|start|beginning|middle|spring|summer|autumn|fall|winter|season|year|half|quarter|class|close) of)[\s-]+(?:the |about |around |early |late |mid-?|at least )?$/iu;
const nameLead =
  /\b(?:on|in|by|until|till|since|from|before|after|during|through|of|late|early|mid|starting|beginning|effective)[\s-]+(?:the )?$/iu;
/** 'He resigned Friday.', 'She said Monday that …' */
const aloneBehind =
  /^(?:\s*[.,;)!]|$|\s+(?:a|the|that|in|at|to|after|before|when|as|it|he|she|they|and|but|for|with|by)\b)/iu;
const amountBehind =
  /^\s+(?:(?:different|new|more|other|small|large|full-time|registered|active|unique)\s+)?(?:people|persons|users|customers|employees|workers|members|units|items|copies|patients|participants|cases|samples|residents|km|kg|m|mm|cm|miles|metres|meters|feet|euros?|dollars?|pounds?|tons?|tonnes?|points|times|calories|kcal|rpm|mb|gb|hours|minutes|seconds|days|weeks|months|years|pages|words|jobs|seats|homes|volts|watts)\b/iu;
const joint =
  /^\s*(?:[-–—]|\bto\b|\buntil\b|\btill\b|\bthrough\b|\band\b)\s*(?:the |early |late |mid-?|about |around )*$/iu;
const present =
  /^\s*(?:(?:[-–—]|to|until|till)\s*(?:the )?(?:present(?: day)?|now|date|today)|onwards?|[-–—](?=\s*[),;]))(?![\p{L}])/iu;
const preposition =
  /(?:^|[\s(])(?:in|on|at|since|from|until|till|by|before|after|during|for|of|to|through|throughout|between|and|as|than|around|about|over|within|like|the|early|late|mid|following|prior|[-–—])\s+$/iu;

/** The times named in a sentence, left to right. Relative ones need `context`; without it they are left out. */
export function findTimes(text: string, context: TimeContext): TimeExpression[] {
  const atoms = findTimeAtoms(text, context).map((atom) => atEdge(text, atom));
  const times: TimeExpression[] = [];
  for (let i = 0; i < atoms.length; i++) {
    const atom = atoms[i] as TimeAtom;
    const before = text.slice(Math.max(0, atom.start - 40), atom.start);
    const next = atoms[i + 1];
    if (next !== undefined && isEveryWeek(text, before, atom, next)) {
      i++;
      continue;
    }
    const range = next === undefined ? null : joinRange(text, before, atom, next);
    if (range !== null) {
      times.push(range);
      i++;
      continue;
    }
    if (atom.bare && !isYear(text, before, atom, times.at(-1))) continue;
    times.push(sinceMonday(single(text, before, atom)));
  }
  return times;
}

/** 'since last week': since its Monday, as 'since the week of 6 May' would say only of a week. */
function sinceMonday(time: TimeExpression): TimeExpression {
  if (time.role !== 'since') return time;
  const plain = (text: string) => text.replace(/^the week of (?=\d)/, '');
  return { ...time, rewrites: time.rewrites.map((one) => ({ ...one, text: plain(one.text) })) };
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?$/iu;

/** 'open Monday to Friday': the days of every week, and no date. */
function isEveryWeek(text: string, before: string, first: TimeAtom, second: TimeAtom): boolean {
  return (
    [first, second].every(({ start, end }) => weekday.test(text.slice(start, end))) &&
    /^ ?(?:to|through|until|till|[-–—]) ?$/.test(text.slice(first.end, second.start)) &&
    !/\b(?:last|this|next|coming) $/i.test(before)
  );
}

const edge = /\b(?:the )?(?:very )?(end|close|start|beginning|middle) of (?:the )?$/iu;
const edged = /^(?:the )?(?:very )?(?:end|close|start|beginning|middle) of /iu;
const yearLength = 366 * 86_400_000;

/** 'the end of 2021' as the last month of it, 'the start of May' as its first day: a time of its own. */
function atEdge(text: string, atom: TimeAtom): TimeAtom {
  const lead = edge.exec(text.slice(Math.max(0, atom.start - 24), atom.start));
  const [words, side = ''] = lead ?? [];
  if (words === undefined) return atom;
  const start = atom.start - words.length;
  const wording = atom.wording === null ? null : words + atom.wording;
  return {
    ...atom,
    start,
    wording,
    lead: '',
    bare: false,
    period: edgeOf(atom.period, side.toLowerCase()),
  };
}

function edgeOf(period: Period, side: string): Period {
  const { from, until, precision } = period;
  const unit =
    precision === 'month' ? 'day' : precision === 'year' || precision === 'quarter' ? 'month' : null;
  if (unit === null || side === 'middle' || until - from > yearLength) return period;
  return unitPeriod(/^(?:end|close)$/.test(side) ? until - 1 : from, unit, 0);
}

/** 'had 410 employees', 'stood at 4.2 million': what was counted then, and goes for as long as nothing else is told. */
const counted =
  /\b(?:had|has|have|employed|employs|counted|counts|numbered|numbers|totall?ed|stood at|amounted to|came to|reached)\s(?:\p{Ll}+ ){0,2}[$€£]?\d/u;

function isYear(text: string, before: string, atom: TimeAtom, previous: TimeExpression | undefined): boolean {
  const behind = text.slice(atom.end, atom.end + 40);
  if (!atom.fields.year)
    return (
      nameLead.test(before) ||
      (atom.period.precision === 'day' && aloneBehind.test(behind) && /[\p{L}\p{N}%)]\s$/u.test(before))
    );
  if (amountBehind.test(behind.replace(/^\s*(?:to|and|or|[-–])\s*[\d,.]+/, ''))) return false;
  if (yearLead.test(before) || isUpTo(before, atom)) return true;
  if (present.test(behind)) return true;
  // 'in 2010 and 2015', 'in 2010, 2012 and 2015'
  const number = new Date(atom.period.from).getUTCFullYear();
  const plausible = number >= 1900 && number < 2100;
  const listed =
    previous !== undefined &&
    previous.precision === 'year' &&
    /^\s*(?:,|and|or|, and)\s*$/.test(text.slice(previous.end, atom.start));
  return plausible && listed;
}

/** 'ran Orr up to 2012', but 'seats up to 2000': a round number may be one of people. */
function isUpTo(before: string, { period }: TimeAtom): boolean {
  const year = new Date(period.from).getUTCFullYear();
  return /\bup to (?:about |around )?$/iu.test(before) && year >= 1500 && year < 2100 && year % 50 !== 0;
}

/** 'until the election in June': what is said goes up to what happens then. */
const untilEvent =
  /\b(?:until|till) (?:the|his|her|their|its|our|my) (?:\p{Ll}[\p{Ll}-]{1,20} ){1,3}(?:in|on|at) (?:the )?$/iu;

function single(text: string, before: string, atom: TimeAtom): TimeExpression {
  const { period } = atom;
  const behind = text.slice(atom.end, atom.end + 30);
  const open = present.exec(behind);
  const found = roles.find(({ pattern }) => pattern.test(before));
  const lead = found === undefined ? null : found.pattern.exec(before);
  let role = found?.role ?? 'at';
  if (role === 'effective' && /^\s*in\b/i.test(lead?.[0] ?? '') && !/from|since|as of/i.test(lead?.[0] ?? ''))
    role = 'at';
  if (atom.span && (role === 'since' || role === 'at')) role = 'range';
  if (open !== null) role = 'since';
  if (role === 'at' && untilEvent.test(before)) role = 'until';
  if ((role === 'at' || role === 'by') && edged.test(text.slice(atom.start, atom.end)) && counted.test(text))
    role = 'asOf';
  const start = lead === null ? atom.start - inLength(before) : atom.start - lead[0].trimStart().length;
  const end = atom.end + (open?.[0].trimEnd().length ?? 0);
  const bounds = boundsOf(role, period);
  return {
    start,
    end,
    role,
    ...bounds,
    precision: bounds.from === null || bounds.until === null ? 'open' : period.precision,
    period,
    rewrites: rewritesOf(text, atom),
  };
}

function inLength(before: string): number {
  return (
    /\b(?:in|on|during|throughout|at|around|circa|over|within)\s+(?:the\s+|early\s+|late\s+|mid-?)*$/iu.exec(
      before,
    )?.[0].length ?? 0
  );
}

function boundsOf(role: TimeRole, period: Period): { from: number | null; until: number | null } {
  switch (role) {
    case 'since':
    case 'effective':
    case 'asOf':
      return { from: period.from, until: null };
    case 'after':
      return { from: period.until, until: null };
    case 'until':
    case 'by':
      return { from: null, until: period.until };
    case 'before':
      return { from: null, until: period.from };
    default:
      return { from: period.from, until: period.until };
  }
}

/** 'from March to June 2019', 'between 2010 and 2014', '2010–2014'. */
function joinRange(text: string, before: string, first: TimeAtom, second: TimeAtom): TimeExpression | null {
  const between = text.slice(first.end, second.start);
  if (between.length > 16 || !joint.test(between)) return null;
  const dash = /^\s*[-–—]/.test(between);
  const opener = /\b(?:from|between)(?: (?:the|about|around|early|late|mid))*[\s-]+$/iu.exec(before);
  const both = /^\s*and/i.test(between);
  if (
    both
      ? !/between/i.test(opener?.[0] ?? '')
      : opener === null && !dash && !/^\s*(?:to|through|until|till)/i.test(between)
  )
    return null;
  if (!both && !dash && opener === null && first.bare && !yearLead.test(before)) return null;
  if (first.bare && !first.fields.year && opener === null && !nameLead.test(before)) return null;
  if (second.bare && amountBehind.test(text.slice(second.end, second.end + 40))) return null;
  const from = first.fields.year ? first.period : alignYear(first.period, second.period);
  if (from.from > second.period.from) return null;
  const rewrites = first.fields.year
    ? rewritesOf(text, first)
    : second.fields.year
      ? []
      : rewritesOf(text, first);
  return {
    start: opener === null ? first.start - inLength(before) : first.start - opener[0].length,
    end: second.end,
    role: 'range',
    from: from.from,
    until: second.period.until,
    precision: finer(from.precision, second.period.precision),
    period: { from: from.from, until: second.period.until, precision: second.period.precision },
    rewrites: [...rewrites.map(stripLead(first)), ...rewritesOf(text, second).map(stripLead(second))],
  };
}

function stripLead(atom: TimeAtom) {
  return (rewrite: { start: number; end: number; text: string }) => ({
    ...rewrite,
    text: atom.wording ?? rewrite.text,
  });
}

/** The latest year in which `first` lies before `second`: 'March to June 2019'. */
function alignYear(first: Period, second: Period): Period {
  const own = new Date(first.from);
  const length = first.until - first.from;
  const year = new Date(second.from).getUTCFullYear();
  let from = startOf(year, own.getUTCMonth(), own.getUTCDate());
  if (from > second.from) from = startOf(year - 1, own.getUTCMonth(), own.getUTCDate());
  return { from, until: from + length, precision: first.precision };
}

function finer(a: Precision, b: Precision): Precision {
  const order: Precision[] = ['instant', 'day', 'month', 'quarter', 'year', 'open', 'unknown'];
  return order.indexOf(a) > order.indexOf(b) ? a : b;
}

function rewritesOf(text: string, atom: TimeAtom): { start: number; end: number; text: string }[] {
  if (atom.wording === null) return [];
  const before = text.slice(Math.max(0, atom.start - 24), atom.start);
  const behind = text.slice(atom.end, atom.end + 12);
  const asNoun =
    /^['’]s\b/.test(behind) ||
    (atom.start === 0 && /^\s+(?:is|was|were|will|has|had|saw|marked|brought)\b/.test(behind));
  // 'moved in a week later': 'in' belongs to the verb
  const isLater = /\b(?:later|afterwards)$/i.test(text.slice(atom.start, atom.end));
  const isLed = preposition.test(before) && !isLater;
  const lead = asNoun || isLed || atom.lead === '' ? '' : `${atom.lead} `;
  const word = `${lead}${atom.wording}`;
  const capital =
    atom.start === 0 && /^\p{Lu}/u.test(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return [{ start: atom.start, end: atom.end, text: capital }];
}
