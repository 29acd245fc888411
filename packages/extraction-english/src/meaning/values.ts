import type { Clause, Phrase } from '../clause.ts';
import { spell } from '../names/index.ts';
import type { TimePhrase } from '../sentence.ts';
import { wordSet } from '../word-set.ts';
import { type ReadingContext, wordsOf } from './context.ts';
import { wholeWords } from './terms.ts';

/** Predicates whose value is a number with its unit. */
const measured = wordSet(`
  price rent fee population area elevation height length weight width depth capacity speed temperature salary
  age version employee_count revenue profit port
`);
const dated = wordSet(`
  scheduled_for due_on expires_on born_on died_on built_on opened_on released_on took_place_on founded_on
`);
/** Predicates whose number has a unit behind it. */
const sized = /^(?:length|height|width|depth|weight|area|elevation|speed)$/;
/** A telephone number has so many. */
const FEWEST_DIGITS = 5;
const amount =
  /\d|[$€£¥]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion|free|dozen)\b/i;

/** A value and the time that it is made of, where it is one. */
export type Value = { readonly text: string; readonly time: TimePhrase | null };

/** Whether a predicate's value is a date. */
export const isDated = (predicate: string): boolean => dated.has(predicate);
/** Whether a predicate's value is the day on which what it says happened, so that this is its time as well. */
export const isDayOfEvent = ({ id, shape }: { id: string; shape: string }): boolean =>
  dated.has(id) && (shape === 'event' || id === 'founded_on' || id === 'died_on');
/** Whether a predicate's value is a number with its unit. */
export const isMeasured = (predicate: string): boolean => measured.has(predicate);
/** Whether words tell a number or an amount. */
export const isAmount = (words: string): boolean => amount.test(words);

/** The words of a time without the preposition in front; those that stand alone where the text leans on its day. */
export function timeText({ tokens }: ReadingContext, time: TimePhrase): string {
  const words = time.explicit ?? spell(tokens, time.first, time.last);
  return words.replace(/^(?:on|in|at|by|until|since|from|for|to) /i, '');
}

/** The clause's time as value of a predicate that takes dates or a duration; null where it has none. */
export function timeValue(
  context: ReadingContext,
  clause: Clause,
  predicate: string,
  prepositions: readonly string[] | null,
): Value | null {
  const isDuration = predicate === 'duration';
  if (!isDuration && !dated.has(predicate)) return null;
  for (const time of clause.times) {
    if (isDuration !== (time.role === 'duration')) continue;
    if (time.role === 'frequency') continue;
    const first = context.tokens[time.first]?.lower ?? '';
    if (
      prepositions !== null &&
      !prepositions.includes(first) &&
      !prepositions.includes(context.tokens[time.first - 1]?.lower ?? '') &&
      !(prepositions.includes('on') && /day$|^(?:\d|tomorrow|next)/.test(first))
    )
      continue;
    return { text: timeText(context, time), time };
  }
  return null;
}

/** A phrase as value of a predicate: a number where the predicate measures, else a whole phrase; null where it is neither. */
export function phraseValue(context: ReadingContext, predicate: string, phrase: Phrase): Value | null {
  if (dated.has(predicate) || predicate === 'duration') return null;
  const isTaste = /^(?:prefers|likes|dislikes)$/.test(predicate) && phrase.determiner === 'definite';
  const isKind = predicate === 'currency' && phrase.determiner === 'definite';
  const isCounted = measured.has(predicate) && phrase.determiner === 'quantity';
  const text =
    isCounted ||
    isKind ||
    (isTaste && phrase.head - phrase.first > 1) ||
    phrase.kind === 'name' ||
    phrase.kind === 'number'
      ? wordsOf(context, phrase)
      : wholeWords(context, phrase);
  if (text === null || (measured.has(predicate) && !amount.test(text))) return null;
  if (sized.test(predicate) && /\d/.test(text) && !/\d[\d.,]*\s?\p{L}/u.test(text)) return null;
  // 'my phone is a Pixel 6'
  if (predicate === 'phone' && (text.match(/\d/g)?.length ?? 0) < FEWEST_DIGITS) return null;
  return { text: predicate === 'port' ? text.replace(/^port /i, '') : text, time: null };
}
