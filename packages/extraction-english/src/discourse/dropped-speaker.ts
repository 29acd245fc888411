import type { Clause } from '../clause.ts';
import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';

const early = wordSet('just finally recently already also only');
/** Participles that open a remark on something under discussion rather than what the speaker did. */
const ofThings = wordSet(`
  note update understand agree approve close fix extend postpone cancel attach see base locate bear found
  build make call name do confirm say tell resolve deploy merge release schedule delay reschedule deny reject
  edit copy require need include give see
`);
const states = wordSet('allergic afraid terrified scared fluent vegetarian vegan diabetic married');

/**
 * A line of talk with the 'I' that it leaves out: 'Moved to Oslo last week', 'Just adopted a beagle', 'Allergic to nuts'.
 * Null where it leaves none out, or where it is not plain that it is the speaker's.
 */
export function withSpeaker(
  text: string,
  tokens: readonly Token[],
  clauses: readonly Clause[],
): string | null {
  let at = 0;
  while (early.has(tokens[at]?.lower ?? '')) at++;
  const word = tokens[at];
  const next = tokens[at + 1];
  const opening = clauses.some(
    ({ subject, first }) => subject !== null && subject.first <= at + 2 && first <= at,
  );
  if (word === undefined || next === undefined || opening) return null;
  if (states.has(word.lower) && next.lower === 'to') return put(text, 'I am');
  if (states.has(word.lower) && next.lower === 'of') return put(text, 'I am');
  const isPast =
    word.tag === 'VERB' &&
    word.lower !== word.lemma &&
    !word.lower.endsWith('ing') &&
    !word.lower.endsWith('s');
  if (!isPast || ofThings.has(word.lemma) || next.tag === 'PUNCT' || next.lower === 'by') return null;
  // 'Moved to 20 March': the date under discussion
  if (next.tag === 'ADP' && /^(?:NUM|ADV)$/.test(tokens[at + 2]?.tag ?? '')) return null;
  return put(text, 'I');
}

function put(text: string, words: string): string {
  return `${words} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
