import type { Term } from '@memory/extraction';
import type { Phrase } from '../clause.ts';
import { wordSet } from '../word-set.ts';
import type { Source, Word } from './source.ts';
import { form } from './verbs.ts';
import {
  approximators,
  definites,
  indefinites,
  negatives,
  nobody,
  possessives,
  pronouns,
  quantities,
} from './words.ts';

/** A phrase while it is read: what stands behind it is added. */
export type OpenPhrase = {
  first: number;
  last: number;
  head: number;
  kind: Phrase['kind'];
  term: Term | null;
  determiner: Phrase['determiner'];
  owner: OpenPhrase | null;
  modifiers: { preposition: string; phrase: OpenPhrase }[];
  apposition: OpenPhrase | null;
  others: OpenPhrase[];
};

const maxDepth = 6;
/** Verbs behind which 'about' opens what is talked of. */
const speechVerbs = new Set(['talk', 'think', 'know', 'ask', 'write', 'speak', 'hear', 'learn']);
/** Measures that a rate is told by. */
export const units = wordSet(`
  second minute hour day night week month quarter year season head person piece litre liter kilo kilogram
  pound share seat
`);
/** Offices in capitals that taggers take for names. */
export const offices = wordSet(`
  ceo cto cfo coo cio cmo cso vp svp evp md pm president chairman chairwoman chair director
`);
const wholeWords = new Set(['all', 'both', 'half', 'such', 'each', 'many', 'most', 'some', 'any']);
const lonePronouns = wordSet(`
  this that these those all each both some any many most few several another such half either neither enough
  much more less
`);

/** An empty phrase over a stretch. */
export function openPhrase(first: number, last: number, kind: Phrase['kind']): OpenPhrase {
  return {
    first,
    last,
    head: last - 1,
    kind,
    term: null,
    determiner: null,
    owner: null,
    modifiers: [],
    apposition: null,
    others: [],
  };
}

/** Reads the noun phrase that starts at `at`: determiner, owner, modifiers, head, and 'of' phrases behind; null where none does. */
export function readNounPhrase(source: Source, at: number, depth = 0): OpenPhrase | null {
  if (depth > maxDepth) return null;
  const phrase = readCore(source, at);
  if (phrase === null) return null;
  addRate(source.words, phrase);
  let end = phrase.last;
  while (source.words[end]?.lower === 'of' && source.words[end]?.time === -1) {
    const inner = readNounPhrase(source, end + 1, depth + 1);
    if (inner === null) break;
    phrase.modifiers.push({ preposition: 'of', phrase: inner });
    end = inner.last;
    phrase.last = end;
    addRate(source.words, phrase);
    end = phrase.last;
  }
  return phrase;
}

/** '12 euros a month', 'three days a week': the rate belongs to the quantity. */
function addRate(words: readonly Word[], phrase: OpenPhrase): void {
  const isQuantity =
    phrase.kind === 'number' || phrase.determiner === 'quantity' || words[phrase.first]?.tag === 'NUM';
  const [opener, unit] = [words[phrase.last], words[phrase.last + 1]];
  if (!isQuantity || opener === undefined || unit === undefined || !units.has(unit.lower)) return;
  if (!['a', 'an', 'per', 'each', 'every'].includes(opener.lower)) return;
  const rate = { ...openPhrase(phrase.last + 1, phrase.last + 2, 'common') };
  phrase.modifiers.push({ preposition: 'per', phrase: rate });
  phrase.last += 2;
}

function readCore(source: Source, start: number): OpenPhrase | null {
  const { words } = source;
  let owner: OpenPhrase | null = null;
  let at = start;
  for (let round = 0; round < 5; round++) {
    const { determiner, next } =
      owner === null ? readDeterminers(words, at) : { determiner: 'possessive' as const, next: at };
    if (owner === null && next === at) {
      const pronoun = readPronoun(words, at);
      if (pronoun !== null) return pronoun;
    }
    const run = readRun(source, next, determiner !== null);
    if (run.head < 0) {
      if (owner !== null || next === at || !lonePronouns.has(words[next - 1]?.lower ?? '')) return null;
      return { ...openPhrase(at, next, 'pronoun'), determiner };
    }
    const phrase = shape(source, at, next, run.head, determiner);
    phrase.first = start;
    phrase.owner = phrase.owner ?? owner;
    const mark = words[run.head + 1];
    if (mark === undefined || !isPossessiveMark(mark)) {
      if (determiner === 'possessive' && owner === null) phrase.owner = ownerOf(words, start, next);
      return phrase;
    }
    if (determiner === 'possessive' && owner === null) phrase.owner = ownerOf(words, start, next);
    owner = phrase;
    at = run.head + 2;
    if (words[at]?.lower === 'own') at++;
  }
  return null;
}

function isPossessiveMark(word: Word): boolean {
  return word.tag === 'PART' && (word.lower === "'s" || word.lower === "'");
}

function ownerOf(words: readonly Word[], start: number, next: number): OpenPhrase | null {
  for (let i = start; i < next; i++)
    if (possessives.has(words[i]?.lower ?? '')) return openPhrase(i, i + 1, 'pronoun');
  return null;
}

/** Determiners in front of a noun phrase: 'all the', 'her', 'no', 'several'. */
function readDeterminers(
  words: readonly Word[],
  start: number,
): { determiner: Phrase['determiner']; next: number } {
  let determiner: Phrase['determiner'] = null;
  let at = start + approximatorLength(words, start);
  if (at > start) determiner = 'quantity';
  for (let n = 0; n < 3; n++) {
    const word = words[at];
    if (word === undefined || word.time >= 0 || word.name >= 0) break;
    const kind = determinerKind(word);
    if (kind === null) break;
    if (determiner === 'definite' && kind === 'quantity') break;
    if (kind === 'possessive' && !isNominal(words[at + 1])) break;
    determiner = determiner === null || kind !== 'quantity' ? kind : determiner;
    at++;
    if (words[at]?.lower === 'of' && wholeWords.has(word.lower) && determinerKind(words[at + 1]) !== null)
      at++;
  }
  return { determiner, next: at };
}

/** 'about', 'more than', 'up to' in front of a number: how many words they are, else 0. */
function approximatorLength(words: readonly Word[], at: number): number {
  const left = words[at - 1];
  if (left !== undefined && speechVerbs.has(left.lemma)) return 0;
  for (const length of [1, 2]) {
    const phrase = words.slice(at, at + length).map(({ lower }) => lower);
    const number = words[at + length];
    const isNumber = number !== undefined && number.tag === 'NUM' && number.time < 0 && number.name < 0;
    if (isNumber && approximators.has(phrase.join(' '))) return length;
  }
  return 0;
}

function determinerKind(word: Word | undefined): Phrase['determiner'] {
  if (word === undefined || word.tag === 'PROPN' || word.tag === 'ADV') return null;
  const { lower } = word;
  if (lower === 'the' || (definites.has(lower) && word.tag !== 'SCONJ')) return 'definite';
  if (indefinites.has(lower)) return 'indefinite';
  if (negatives.has(lower) && word.tag !== 'CCONJ' && word.tag !== 'INTJ') return 'negative';
  if (possessives.has(lower)) return 'possessive';
  if (quantities.has(lower) && word.tag !== 'NOUN') return 'quantity';
  return null;
}

function readPronoun(words: readonly Word[], at: number): OpenPhrase | null {
  const word = words[at];
  if (word === undefined || word.name >= 0 || word.time >= 0) return null;
  const isPronoun =
    pronouns.has(word.lower) && (word.tag === 'PRON' || word.tag === 'DET' || word.tag === 'NOUN');
  if (!isPronoun) return null;
  if (word.lower === 'one' && word.tag === 'NOUN') return null;
  const phrase = openPhrase(at, at + 1, 'pronoun');
  if (nobody.has(word.lower)) phrase.determiner = 'negative';
  return phrase;
}

function isNominal(word: Word | undefined): boolean {
  if (word === undefined) return false;
  return (
    ['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(word.tag) ||
    (word.tag === 'VERB' && (word.forms & 24) !== 0) ||
    word.lower === 'own'
  );
}

function isGlued(words: readonly Word[], at: number): boolean {
  const mark = words[at];
  return (
    mark !== undefined &&
    (mark.lower === '-' || mark.lower === '/' || mark.lower === '–' || mark.lower === '&') &&
    words[at - 1] !== undefined &&
    words[at + 1] !== undefined &&
    (mark.lower === '&' || (words[at - 1]?.end === mark.start && words[at + 1]?.start === mark.end))
  );
}

/** Modifiers and head. Answers the index of the head, -1 where there is none. */
function readRun(source: Source, start: number, isOpened: boolean): { head: number } {
  const { words } = source;
  let head = -1;
  let hasNoun = false;
  let at = start;
  while (at < words.length && at - start < 25) {
    const word = words[at] as Word;
    if (word.time >= 0 && word.name < 0) {
      const past = timeEnd(source, at);
      const after = words[past];
      if (head >= 0 || !isOpened || after === undefined || !isNominal(after) || after.time >= 0) break;
      at = past;
      continue;
    }
    if (at > start && opensAnother(words, at)) break;
    if (['NOUN', 'PROPN', 'NUM', 'SYM', 'X'].includes(word.tag)) {
      if (word.tag === 'SYM' && head < 0 && words[at + 1]?.tag !== 'NUM') break;
      if (word.name >= 0) {
        const name = source.names[word.name];
        at = Math.max(at, (name?.last ?? at + 1) - 1);
      }
      hasNoun ||= word.tag !== 'NUM';
      head = at++;
      if (!isOpened && head >= 0 && source.names[word.name]?.term.type === 'person') break;
      continue;
    }
    if (word.tag === 'ADJ' || isOwn(words, at)) {
      if (head >= 0 && !isNominal(words[at + 1])) break;
      at++;
      continue;
    }
    if (word.tag === 'VERB' && (word.forms & 24) !== 0 && (isOpened || at > start) && !hasNoun) {
      if (!isNominal(words[at + 1])) {
        if (isOpened && (word.forms & form.ing) !== 0) head = at;
        break;
      }
      at++;
      continue;
    }
    const past = head >= 0 ? bracketEnd(words, at) : at;
    if (past > at) {
      at = past;
      continue;
    }
    if (isGlued(words, at) && at > start) {
      at++;
      if (words[at]?.tag !== 'NOUN' && words[at]?.tag !== 'PROPN') at++;
      continue;
    }
    const isBetween = words[at - 1]?.tag === 'ADJ' && words[at + 1]?.tag === 'ADJ' && at > start && head < 0;
    const joins = isBetween && (word.tag === 'CCONJ' || word.lower === ',') && isNominal(words[at + 2]);
    const isAdverb = word.tag === 'ADV' && !hasNoun && isDegree(words, at, isOpened || head >= 0);
    if (!joins && !isAdverb) break;
    at++;
  }
  // 'a flat', 'the largest': an adjective in the place of the noun
  if (head < 0 && isOpened && at > start && words[at - 1]?.tag === 'ADJ') return { head: at - 1 };
  return { head: head >= 0 && head < at ? head : -1 };
}

/** Whether a word behind a name belongs to another phrase: 'left Orr two years ago', 'works for Orr part time'. */
function opensAnother(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const left = words[at - 1];
  if (left === undefined || word.name >= 0) return false;
  // 'in the office three days a week'
  if (word.tag === 'NUM' && left.tag === 'NOUN' && units.has(words[at + 1]?.lower.replace(/s$/, '') ?? ''))
    return true;
  if (left.name < 0) return false;
  const next = words[at + 1];
  const after = next?.time === -1 ? next.tag : undefined;
  if (word.tag === 'NUM') return after === 'NOUN' || after === 'ADJ' || after === 'PROPN';
  return (word.lower === 'part' || word.lower === 'full') && words[at + 1]?.lower === 'time';
}

/** Behind a short form in brackets within a phrase: 'smooth muscle cell (SMC) lineage'. */
function bracketEnd(words: readonly Word[], at: number): number {
  if (words[at]?.lower !== '(' || words[at + 2]?.lower !== ')' || words[at + 1]?.tag !== 'PROPN') return at;
  return words[at + 3]?.tag === 'NOUN' ? at + 3 : at;
}

/** 'own' behind a possessive; elsewhere it is a verb. */
function isOwn(words: readonly Word[], at: number): boolean {
  const left = words[at - 1];
  return (
    words[at]?.lower === 'own' &&
    left !== undefined &&
    (possessives.has(left.lower) || isPossessiveMark(left))
  );
}

function isDegree(words: readonly Word[], at: number, isOpened: boolean): boolean {
  const next = words[at + 1];
  if (next === undefined || !isNominal(words[at + 2])) return false;
  return next.tag === 'ADJ' || (isOpened && next.tag === 'VERB' && (next.forms & 24) !== 0);
}

function timeEnd(source: Source, at: number): number {
  const time = source.times[source.words[at]?.time ?? -1];
  return Math.max(at + 1, time?.last ?? at + 1);
}

/** The phrase of a run that ends at `head`: a name, with the words in front of it as its apposition, or a common noun. */
function shape(
  source: Source,
  first: number,
  inner: number,
  head: number,
  determiner: Phrase['determiner'],
): OpenPhrase {
  const { words, names } = source;
  const word = words[head] as Word;
  const phrase = openPhrase(first, head + 1, kindOf(word));
  phrase.determiner =
    determiner ?? (words[inner]?.tag === 'NUM' && phrase.kind === 'common' ? 'quantity' : null);
  const name = names[word.name];
  if (name === undefined) return phrase;
  phrase.kind = 'name';
  phrase.term = name.term;
  const title = words[name.first - 1];
  if (name.first <= inner || title === undefined) return phrase;
  if (title.name >= 0) {
    phrase.term = null;
    return phrase;
  }
  if (title.tag !== 'NOUN' && !(title.tag === 'PROPN' && offices.has(title.lower))) return phrase;
  const apposition = openPhrase(first, name.first, 'common');
  apposition.determiner = determiner;
  const front = words[inner];
  if (front !== undefined && front.name >= 0 && determiner === null) {
    const holder = openPhrase(inner, names[front.name]?.last ?? inner + 1, 'name');
    holder.term = names[front.name]?.term ?? null;
    apposition.owner = holder;
  }
  phrase.apposition = apposition;
  phrase.determiner = null;
  return phrase;
}

function kindOf(word: Word): Phrase['kind'] {
  if (word.tag === 'NUM' || word.tag === 'SYM') return 'number';
  if (word.tag === 'PROPN') return offices.has(word.lower) && word.name < 0 ? 'common' : 'name';
  return 'common';
}
