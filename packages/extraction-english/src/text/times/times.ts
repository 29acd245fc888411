import type { Validity } from '@memory/extraction';
import type { TimePhrase, Token } from '../../sentence.ts';
import { wordMap } from '../../word-set.ts';
import { type Atom, absolute, lowerAt, type TimeContext, textAt } from './atom.ts';
import { addDays, prepositionOf, type Stretch, stretchOf, stretchWords, withYear } from './calendar.ts';
import { dateAtom, monthAt, readDate } from './dates.ts';
import { readRelative } from './relative.ts';
import { readDuration, readFrequency } from './repeats.ts';
import { findStarts } from './triggers.ts';

type Role = TimePhrase['role'];

/** Prepositions of time with what they say. 'after' and 'before' begin and end outside of what they name. */
const prepositions = wordMap<Role>({
  at: 'in on at around circa c. ca ca. about',
  during: 'during throughout over for',
  from: 'since from after',
  until: 'until till by before through',
});
const beginnings = /^(?:starting|beginning|commencing|effective)$/;
const connectors = /^(?:to|until|till|through|thru|and|–|—|-)$/;
const nowWords = /^(?:now|present|today|date|currently|ongoing)$/;
const unknown: Validity = { from: null, until: null, precision: 'unknown', kind: null };

/**
 * The times that a sentence names, in order, each with its preposition. Relative ones ('yesterday', 'in May') lean on `saidAt`;
 * without it, and where the words leave more than one reading, a phrase has no dates but still says which words are its own.
 * Stretches are half-open, in UTC. Linear in the number of tokens.
 */
export function findTimes(tokens: readonly Token[], _text: string, saidAt: Date | null): TimePhrase[] {
  const starts = findStarts(tokens);
  if (starts === null) return [];
  const context: TimeContext = { tokens, saidAt, direction: directionOf(tokens) };
  const found: TimePhrase[] = [];
  for (let i = 0; i < tokens.length; ) {
    const phrase = starts[i] ? readPhrase(context, i) : null;
    if (phrase === null || phrase.last <= i) i++;
    else {
      found.push(phrase);
      i = phrase.last;
    }
  }
  return found;
}

/** Whether a sentence's verbs point ahead or back. */
function directionOf(tokens: readonly Token[]): TimeContext['direction'] {
  let isPast = false;
  let isPresent = false;
  for (const [i, { tag, lower, lemma }] of tokens.entries()) {
    if (/^(?:will|shall|'ll|wo|tomorrow|upcoming|soon)$/.test(lower)) return 'future';
    if (
      /^(?:going|about|due|scheduled|set|planned|plans|expected|supposed|hopes|intends|wants)$/.test(lower) &&
      tokens[i + 1]?.lower === 'to'
    )
      return 'future';
    if (tag !== 'VERB' && tag !== 'AUX') continue;
    if (/^(?:was|were|had|did|been|has|have|'ve)$/.test(lower)) isPast = true;
    else if (/^(?:am|is|are|'m|'re|'s|do|does)$/.test(lower)) isPresent = true;
    else if (tag === 'VERB' && lower !== lemma && !/(?:ing|[^s]s)$/.test(lower)) isPast = true;
    else if (tag === 'VERB') isPresent = true;
  }
  return isPast ? 'past' : isPresent ? 'present' : null;
}

function readPhrase(context: TimeContext, i: number): TimePhrase | null {
  const frequency = readFrequency(context, i);
  if (frequency >= 0) return plainPhrase(i, frequency, 'frequency');
  const range = readRange(context, i);
  if (range !== null) return range;
  const single = readSingle(context, i);
  if (single !== null) return single;
  const duration = readDuration(context, i);
  return duration >= 0 ? plainPhrase(i, duration, 'duration') : null;
}

function plainPhrase(first: number, last: number, role: Role): TimePhrase {
  return { first, last, validity: unknown, role, explicit: null };
}

function readAtom(context: TimeContext, i: number): Atom | null {
  return readDate(context, i) ?? readRelative(context, i);
}

/** The words in front of a time: how many they are, and what they say of it. */
function readPreposition(context: TimeContext, i: number): { last: number; word: string; role: Role } {
  const word = lowerAt(context, i);
  const second = lowerAt(context, i + 1);
  if (beginnings.test(word))
    return { last: /^(?:in|on|from)$/.test(second) ? i + 2 : i + 1, word: 'from', role: 'from' };
  if (word === 'as' && /^(?:of|from)$/.test(second)) return { last: i + 2, word: 'from', role: 'from' };
  if (word === 'up' && /^(?:to|until|till)$/.test(second))
    return { last: i + 2, word: 'until', role: 'until' };
  if (word === 'ever' && second === 'since') return { last: i + 2, word: 'since', role: 'from' };
  const role = prepositions.get(word);
  if (role === undefined) return { last: i, word: '', role: 'at' };
  // 'since about 2010', 'in around 1900'
  const isLoose =
    /^(?:about|around|circa|ca\.?|c\.|late|early|at)$/.test(second) && /^\d/.test(lowerAt(context, i + 2));
  return { last: isLoose ? i + 2 : i + 1, word, role };
}

function readSingle(context: TimeContext, first: number): TimePhrase | null {
  const { last: at, word, role } = readPreposition(context, first);
  const atom = readAtom(
    turned(context, { opening: lowerAt(context, first), word, before: lowerAt(context, first - 1) }),
    at,
  );
  if (atom === null) return null;
  const hasPreposition = at > first;
  if (!hasPreposition && !atom.standsAlone && !isTrailingWeekday(context, first, atom)) return null;
  if (word === 'for' && !/^(?:the|this|last|next)$/.test(lowerAt(context, at))) return null;
  // 'written by May' names a person; 'about 2000' counts
  if (word === 'by' && textAt(context, at) === 'May' && atom.last === at + 1) return null;
  if (
    /^(?:about|over|around|at)$/.test(word) &&
    atom.fields !== null &&
    atom.fields.month === undefined &&
    word !== 'around'
  )
    return null;
  // 'over ten years ago' is no stretch
  const counts = word === 'over' && !/^(?:the|this|last|past|next)$/.test(lowerAt(context, at));
  return toPhrase(first, atom, word, counts ? 'at' : role);
}

/** Verbs that give a day to what is still to come. */
const shifting = /^(?:move|push|postpone|extend|delay|reschedule|put|bring|defer|change|shift|set)$/;

/** 'since March' is a month that was, 'starting Monday she is' a day to come, as are 'until March' in the present tense and 'was moved to 3 May' ones to come. */
function turned(
  context: TimeContext,
  { opening, word, before }: { opening: string; word: string; before: string },
): TimeContext {
  if (word === 'since') return { ...context, direction: 'past' };
  if (beginnings.test(opening) && context.tokens.some(({ lower }) => /^(?:am|is|are|'m|'re)$/.test(lower)))
    return { ...context, direction: 'future' };
  const isGoal = word === 'until' || word === 'to' || (word === '' && before === 'to');
  if (isGoal && context.tokens.some(({ tag, lemma }) => tag === 'VERB' && shifting.test(lemma)))
    return { ...context, direction: 'future' };
  if (context.direction === 'present' && /^(?:until|till|by|before|through)$/.test(word))
    return { ...context, direction: 'future' };
  return context;
}

/** 'We meet Monday', 'It closed Friday': a weekday behind a verb or object at the end of its clause needs no preposition. */
function isTrailingWeekday(context: TimeContext, first: number, atom: Atom): boolean {
  if (!atom.isRelative || atom.fields !== null || !/day$/.test(lowerAt(context, first))) return false;
  const next = context.tokens[atom.last];
  return (
    next === undefined || next.tag === 'PUNCT' || next.tag === 'ADP' || next.tag === 'CCONJ' || first === 0
  );
}

function toPhrase(first: number, atom: Atom, word: string, role: Role): TimePhrase {
  const { last, stretch } = atom;
  if (stretch === null) return plainPhrase(first, last, role);
  const explicit = atom.isRelative ? explicitWords(stretch, word) : null;
  return { first, last, validity: validityOf(stretch, word, role), role, explicit };
}

function validityOf({ from, until, precision }: Stretch, word: string, role: Role): Validity {
  if (role === 'from') return { from: word === 'after' ? until : from, until: null, precision, kind: null };
  if (role === 'until') return { from: null, until: word === 'before' ? from : until, precision, kind: null };
  return { from, until, precision, kind: null };
}

const keptPrepositions = /^(?:since|from|after|until|till|by|before|through|during|throughout)$/;

function explicitWords(stretch: Stretch, word: string): string {
  const words = stretchWords(stretch);
  if (keptPrepositions.test(word)) return `${word} ${words}`;
  return `${/ to /.test(words) ? 'from' : prepositionOf(stretch)} ${words}`;
}

/** 'from 2010 to 2015', 'between May and July 2020', '2010–2015', '3–9 July 2018', 'from 2010 until now'. */
function readRange(context: TimeContext, first: number): TimePhrase | null {
  const opener = lowerAt(context, first);
  const hasOpener = /^(?:from|between|during|in|since)$/.test(opener);
  const start = hasOpener ? first + 1 : first;
  const left = readLeft(context, start);
  if (left === null) return null;
  // 'between January 1, 2001, and December 31, 2010'
  const at = hasOpener && lowerAt(context, left.last) === ',' ? left.last + 1 : left.last;
  const connector = lowerAt(context, at);
  if (!connectors.test(connector) || (connector === 'and') !== (opener === 'between')) return null;
  const behind = at + 1;
  const isOpen = readNow(context, behind);
  if (isOpen > 0 && (hasOpener || connector !== 'to')) return openRange(first, left, isOpen);
  const right = readRight(context, behind, left);
  if (right === null) return null;
  const from = completed(context, left, right);
  const { stretch: until } = right;
  const isRelative = left.isRelative && right.isRelative;
  if (!hasOpener && !isBareRange(context, first, left, right, connector)) return null;
  if (from === null || until === null)
    return isRelative || left.stretch === null ? plainPhrase(first, right.last, 'during') : null;
  if (until.until <= from.from) return null;
  const explicit = isRelative ? `from ${stretchWords(from)} to ${stretchWords(until)}` : null;
  const validity: Validity = { from: from.from, until: until.until, precision: until.precision, kind: null };
  return { first, last: right.last, validity, role: 'during', explicit };
}

/** '2010 to 2015' and '3–9 July' are ranges without a preposition; '2010 - 12' and 'May to' are not surely. */
function isBareRange(
  context: TimeContext,
  first: number,
  left: Atom,
  right: Atom,
  connector: string,
): boolean {
  if (left.fields === null && right.fields === null) return left.stretch !== null && right.stretch !== null;
  const isYear = (atom: Atom): boolean => atom.fields?.year !== undefined && atom.fields.month === undefined;
  // '134, 1335-1343' are pages
  const isPage = /^[,:]$/.test(lowerAt(context, first - 1)) && context.tokens[first - 2]?.tag === 'NUM';
  if (isYear(left) && isYear(right))
    return connector !== 'and' && !isPage && (left.fields?.year ?? 0) >= 1500;
  return right.fields?.month !== undefined;
}

/** The near end of a range: a time, or a bare day before 'to 9 July'. */
function readLeft(context: TimeContext, i: number): Atom | null {
  const atom = readAtom(context, i);
  if (atom !== null) return atom;
  const joined = /^(\p{L}+)[-–](\p{L}+)$/u.exec(textAt(context, i));
  if (joined !== null) return null;
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(lowerAt(context, i));
  if (day === null || Number(day[1]) < 1 || Number(day[1]) > 31) return null;
  return { ...absolute(i + 1, null, false), fields: { day: Number(day[1]) } };
}

/** The far end: a time, a bare day behind 'July 3 to', the last digits of a year ('2010–15'). */
function readRight(context: TimeContext, i: number, left: Atom): Atom | null {
  const text = textAt(context, i);
  const { fields } = left;
  if (
    fields?.month !== undefined &&
    fields.day !== undefined &&
    /^\d{1,2}(?:st|nd|rd|th)?$/.test(lowerAt(context, i)) &&
    monthAt(context, i + 1) === undefined
  ) {
    const day = Number.parseInt(text, 10);
    const at = lowerAt(context, i + 1) === ',' ? i + 2 : i + 1;
    const hasYear = fields.year === undefined && /^[12]\d{3}$/.test(textAt(context, at));
    const year = hasYear ? Number(textAt(context, at)) : fields.year;
    const month = fields.month;
    const last = hasYear ? at + 1 : i + 1;
    return dateAtom(context, last, year === undefined ? { month, day } : { year, month, day });
  }
  if (fields?.year !== undefined && fields.month === undefined && /^\d{2}$/.test(text)) {
    const year = fields.year - (fields.year % 100) + Number(text);
    return year > fields.year ? dateAtom(context, i + 1, { year }, false) : null;
  }
  return readAtom(context, i);
}

/** The near end with what the far one says for both: 'May' of 'May and July 2020', '3' of '3 to 9 July 2018'. */
function completed(context: TimeContext, left: Atom, right: Atom): Stretch | null {
  if (left.fields === null || right.fields === null) return left.stretch;
  const month = left.fields.month ?? (left.fields.day === undefined ? undefined : right.fields.month);
  let year = left.fields.year ?? right.fields.year;
  if (
    left.fields.year === undefined &&
    month !== undefined &&
    right.fields.month !== undefined &&
    year !== undefined &&
    month > right.fields.month
  )
    year--;
  const fields = {
    ...(year === undefined ? {} : { year }),
    ...(month === undefined ? {} : { month }),
    ...(left.fields.day === undefined ? {} : { day: left.fields.day }),
  };
  if (year !== undefined) return stretchOf(fields);
  if (context.saidAt === null || right.stretch === null) return null;
  // The last such day or month that has begun when the range ends.
  return stretchOf(withYear(fields, addDays(right.stretch.until, -1), false));
}

/** Token index behind 'now', 'the present', 'today'; 0 for none. */
function readNow(context: TimeContext, i: number): number {
  const at = lowerAt(context, i) === 'the' ? i + 1 : i;
  if (!nowWords.test(lowerAt(context, at))) return 0;
  return lowerAt(context, at + 1) === 'day' ? at + 2 : at + 1;
}

function openRange(first: number, left: Atom, last: number): TimePhrase {
  if (left.stretch === null) return plainPhrase(first, last, 'from');
  const { from, precision } = left.stretch;
  const validity: Validity = { from, until: null, precision, kind: null };
  const explicit = left.isRelative ? `since ${stretchWords(left.stretch)}` : null;
  return { first, last, validity, role: 'from', explicit };
}
