import type { Range } from '@memory/markdown';
import { analyzeSentence } from '../../language/analyze.ts';
import { splitSentences } from '../../language/words/sentences.ts';
import { clippedNoun, fillClipped } from '../clipped.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital } from '../rewordings/sentence-rule.ts';
import { isOwnName, isPersonsName } from './own-names.ts';

/** Notes on somebody behind their name, and the pieces of them that each tell one thing. Offsets are UTF-16 in the text. */
export type PersonNotes = { readonly name: string; readonly pieces: readonly Range[] };

const named =
  /^(?:(?:Old|Young|Dear|Little) )?((?:(?:Mr|Mrs|Ms|Miss|Dr|Aunt|Uncle)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:,? (?:next door|upstairs|downstairs|at work|from [^:.]{2,30}|\([^):.]{2,40}\)))?: +(?=\S)/u;

/** How notes on a person begin whose name nobody knows for one. */
const personal =
  /(?:^|[.,;] )(?:birthday|allergic|vegetarian|vegan|scared|afraid|married|divorced|lactose|(?:loves|hates|likes|dislikes|drinks|eats|works|lives|teaches|plays|speaks|studies) |born (?:in|on)|grew up|can['’]t (?:eat|stand|have))/iu;

/** 'Hugo: lactose intolerant. Loves jazz, hates opera.': notes on who is named in front; null for another text. */
export function notesOnPerson(text: string): PersonNotes | null {
  const [front = '', name = ''] = named.exec(text.slice(0, 120)) ?? [];
  if (name === '' || text.length > 1_200) return null;
  const value = text.slice(front.length);
  const isPerson =
    kindOfName(name).kind === 'person' ||
    isPersonsName(name) ||
    (kindOfName(name).kind === 'unknown' && isOwnName(name) && personal.test(value));
  if (!isPerson || /\b(?:I|we|my|our)\b|[?:]/i.test(value.replace(/\b(?:lends|gives|owes|helps) us\b/gi, '')))
    return null;
  const pieces = splitSentences(value).flatMap(({ start, end }) =>
    piecesOf(name, value.slice(start, end), front.length + start),
  );
  const [first] = pieces;
  const isClipped = first !== undefined && tells(name, text.slice(first.start, first.end));
  return isClipped && pieces.length > 1 ? { name, pieces } : null;
}

/** 'Loves jazz, hates opera.' as two; what tells nothing by itself stays with what stands in front of it. */
function piecesOf(name: string, sentence: string, offset: number): Range[] {
  const pieces: Range[] = [];
  let at = 0;
  for (const part of sentence.split(/(?<=[,;] )/)) {
    const last = pieces.at(-1);
    const plain = part.replace(/[,;]? ?$/, '').replace(/^and /, '');
    const start = offset + at + part.indexOf(plain);
    const end = start + plain.length;
    at += part.length;
    if (last !== undefined && !tells(name, plain)) pieces[pieces.length - 1] = { start: last.start, end };
    else pieces.push({ start, end });
  }
  return pieces;
}

/** Whether words tell something of somebody whose name they leave out. */
function tells(name: string, words: string): boolean {
  const text = `${capital(words).replace(/\.$/, '')}.`;
  if (clippedNoun(text, name) !== null) return true;
  const full = fillClipped(text, analyzeSentence(text).tokens, name, false);
  return full !== null && (!full.startsWith(`${name} was `) || /^(?:born|raised|brought up)\b/i.test(words));
}
