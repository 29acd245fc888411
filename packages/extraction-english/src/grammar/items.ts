import type { TimePhrase } from '../sentence.ts';
import { wordSet } from '../word-set.ts';
import { type OpenPhrase, openPhrase, readNounPhrase } from './noun-phrases.ts';
import type { Source, Word } from './source.ts';
import { readVerbGroup, type VerbGroup } from './verb-groups.ts';
import { form } from './verbs.ts';
import {
  closeQuotes,
  dashes,
  factiveVerbs,
  interjections,
  labels,
  longWords,
  openQuotes,
  prepositions,
  questionWords,
  relatives,
  reportVerbs,
  subordinators,
} from './words.ts';

type WordKind = 'adj' | 'prep' | 'adv' | 'conj' | 'sub' | 'rel' | 'there' | 'comma' | 'break' | 'other';
type Stretch = { readonly first: number; readonly last: number };
/** A piece of a sentence between word and clause. */
export type Item = Stretch &
  (
    | { readonly kind: 'np'; readonly phrase: OpenPhrase }
    | { readonly kind: 'verb'; readonly group: VerbGroup }
    | { readonly kind: WordKind; readonly word: string }
    | { readonly kind: 'time'; readonly time: TimePhrase }
  );

const longest = 40;
const agoWords = new Set(['ago', 'earlier', 'later', 'afterwards']);
/** Conjunctions that open a pair and stand before a noun phrase. */
const pairs = new Set(['both', 'either']);
const startsWithLetter = /^\p{L}/u;
/** Nouns that with a rate tell how often: 'three days a week'. */
const frequencies = wordSet('day days hour hours night nights time times once twice');
const digest = /^[\da-f]{7,}$/;
const onlyCapitals = /^\p{Lu}+$/u;

/** Cuts a sentence into phrases, verb groups and the words between; null where quotes or brackets do not close. */
export function readItems(source: Source): Item[] | null {
  const items: Item[] = [];
  const { words } = source;
  let at = labelEnd(words);
  while (at < words.length) {
    const mark = readMark(source, items, at);
    const item = mark === undefined ? readItem(source, items, at) : mark;
    if (item === null) return null;
    if (item !== 'skip') items.push(item);
    at = item === 'skip' ? skipEnd(words, at) : Math.max(at + 1, item.last);
  }
  return splitOpenings(source, items);
}

/** 'At the age of twenty Ruben left': the name behind a phrase that opens a sentence is the subject of the verb that follows. */
function splitOpenings(source: Source, items: Item[]): Item[] {
  const [preposition, item, verb] = items;
  if (preposition?.kind !== 'prep' || item?.kind !== 'np' || verb?.kind !== 'verb') return items;
  if (verb.group.shape !== 'finite' && verb.group.shape !== 'ambiguous') return items;
  const chain = [item.phrase];
  for (let inner = item.phrase.modifiers.at(-1); inner !== undefined; inner = inner.phrase.modifiers.at(-1))
    chain.push(inner.phrase);
  const last = chain.at(-1) as OpenPhrase;
  const name = source.names[source.words[last.head]?.name ?? -1];
  if (name === undefined || name.last !== item.last || name.first <= last.first) return items;
  const noun = source.words[name.first - 1]?.tag;
  if (noun !== 'NOUN' && noun !== 'NUM') return items;
  const subject = { ...openPhrase(name.first, name.last, 'name'), term: name.term };
  for (const phrase of chain) phrase.last = name.first;
  const kind = noun === 'NUM' ? 'number' : 'common';
  Object.assign(last, { head: name.first - 1, kind, term: null, apposition: null });
  const front: Item = { ...item, last: name.first };
  const behind: Item = { kind: 'np', phrase: subject, first: name.first, last: name.last };
  return [preposition, front, behind, ...items.slice(2)];
}

/** Behind the label of an abstract's part ('RESULTS We found …'). */
function labelEnd(words: readonly Word[]): number {
  let at = 0;
  while (at < 5 && labels.has(words[at]?.lower ?? '') && onlyCapitals.test(words[at]?.text ?? '')) at++;
  return words[at]?.isCapital === true ? at : 0;
}

/** Quotes, brackets and punctuation; undefined where `at` is a word. */
function readMark(source: Source, items: Item[], at: number): Item | 'skip' | null | undefined {
  const word = source.words[at] as Word;
  const { lower } = word;
  if (lower === '"' || openQuotes.has(lower)) return readQuote(source, at);
  if (closeQuotes.has(lower)) return null;
  if (lower === '(' || lower === '[') return readBracket(source, items, at);
  if (lower === ')' || lower === ']') return null;
  // A quotation in single marks, which a possessive could be too
  if (word.tag === 'PUNCT' && (lower === "'" || lower === '‘')) return null;
  if (dashes.has(lower)) return { kind: 'break', word: lower, first: at, last: at + 1 };
  if (word.tag !== 'PUNCT') return undefined;
  if (lower === ',') return { kind: 'comma', word: ',', first: at, last: at + 1 };
  return { kind: 'break', word: lower, first: at, last: at + 1 };
}

function readQuote(source: Source, at: number): Item | null {
  const { words, names } = source;
  const isStraight = words[at]?.lower === '"';
  let close = at + 1;
  while (
    close < words.length &&
    !(isStraight ? words[close]?.lower === '"' : closeQuotes.has(words[close]?.lower ?? ''))
  )
    close++;
  if (close >= words.length || close === at + 1) return null;
  const phrase = openPhrase(at, close + 1, 'clause');
  phrase.head = close - 1;
  const name = names[words[at + 1]?.name ?? -1];
  if (name !== undefined && name.last >= close) {
    phrase.kind = 'name';
    phrase.term = name.term;
  }
  return { kind: 'np', phrase, first: at, last: close + 1 };
}

function closing(words: readonly Word[], at: number): number {
  const [open, close] = words[at]?.lower === '(' ? ['(', ')'] : ['[', ']'];
  let depth = 0;
  for (let i = at; i < Math.min(words.length, at + longest); i++) {
    if (words[i]?.lower === open) depth++;
    else if (words[i]?.lower === close && --depth === 0) return i;
  }
  return -1;
}

function skipEnd(words: readonly Word[], at: number): number {
  const close = closing(words, at);
  return close < 0 ? at + 1 : close + 1;
}

/** 'Ann Bell (CEO)': the noun phrase in brackets is an apposition; whatever else they hold is left out. */
function readBracket(source: Source, items: Item[], at: number): 'skip' | null {
  const close = closing(source.words, at);
  if (close < 0) return null;
  const last = items.at(-1);
  const inner = readNounPhrase(source, at + 1);
  if (
    last?.kind === 'np' &&
    inner !== null &&
    inner.last === close &&
    last.phrase.apposition === null &&
    inner.kind !== 'number' &&
    startsWithLetter.test(source.words[at + 1]?.text ?? '') &&
    !digest.test(source.words[at + 1]?.text ?? '')
  )
    last.phrase.apposition = inner;
  return 'skip';
}

function readItem(source: Source, items: Item[], at: number): Item {
  const { words, times } = source;
  const word = words[at] as Word;
  const last = items.at(-1);
  const one = (kind: WordKind, length = 1): Item => {
    const joined = words.slice(at, at + length).map(({ lower }) => lower);
    return { kind, word: joined.join(' '), first: at, last: at + length };
  };
  const time = times[word.time];
  if (time !== undefined && word.name < 0)
    return { kind: 'time', time, first: at, last: Math.max(at + 1, time.last) };
  const long = readLong(words, at);
  if (long !== null && !(long.kind === 'prep' && last?.kind === 'verb' && word.tag === 'VERB'))
    return one(long.kind, long.length);
  if (word.lower === 'that') {
    const kind = kindOfThat(source, last, at);
    if (kind !== null) return one(kind);
  }
  if (word.name < 0 && relatives.has(word.lower) && word.lower !== 'that') return one('rel');
  if (word.name < 0 && questionWords.has(word.lower)) return one(word.lower === 'when' ? 'sub' : 'rel');
  if (word.lower === 'there' && (words[at + 1]?.tag === 'AUX' || words[at + 1]?.lemma === 'be'))
    return one('there');
  if (word.name < 0 && subordinators.has(word.lower) && word.tag !== 'NOUN' && word.tag !== 'VERB')
    return one(isSubordinate(source, items, at) ? 'sub' : prepositions.has(word.lower) ? 'prep' : 'adv');
  if (participial.has(word.lower) && isPrepositional(source, items, at)) return one('prep');
  if (word.tag === 'CCONJ' && !pairs.has(word.lower)) return one('conj');
  if (word.tag === 'INTJ' || (at === 0 && interjections.has(word.lower))) return one('other');
  if (word.lower === 'to' && word.tag !== 'PROPN') {
    const group = readVerbGroup(source, at + 1, true);
    if (group !== null && isInfinitive(words, group))
      return { kind: 'verb', group: { ...group, first: at }, first: at, last: group.last };
    return one('prep');
  }
  return readPhrase(source, items, at, one);
}

function readPhrase(source: Source, items: Item[], at: number, one: (kind: WordKind) => Item): Item {
  const word = source.words[at] as Word;
  const isAttribute = isParticipleInFront(source, items, at);
  const group = isAttribute ? null : readVerbGroup(source, at);
  if (group !== null) return { kind: 'verb', group, first: at, last: group.last };
  const phrase = readNounPhrase(source, at) ?? (isAttribute ? attributed(source, at) : null);
  if (phrase !== null && isVagueTime(source.words, phrase))
    return {
      kind: 'adv',
      word: 'then',
      first: at,
      last: phrase.last + (agoWords.has(source.words[phrase.last]?.lower ?? '') ? 1 : 0),
    };
  if (phrase !== null) return { kind: 'np', phrase, first: at, last: phrase.last };
  if (word.tag === 'ADJ') return one('adj');
  if (word.name < 0 && (word.tag === 'ADP' || (word.tag === 'SCONJ' && prepositions.has(word.lower))))
    return one('prep');
  if (word.tag === 'ADV') return one('adv');
  if (word.tag === 'DET' || word.tag === 'SCONJ') return one('other');
  return one(word.tag === 'PART' ? 'adv' : 'other');
}

/** 'four summers ago', 'part time': an adverbial that looks like a noun phrase. */
function isVagueTime(words: readonly Word[], phrase: OpenPhrase): boolean {
  if (agoWords.has(words[phrase.last]?.lower ?? ''))
    return phrase.determiner !== null || words[phrase.first]?.tag === 'NUM';
  const [front, back] = [words[phrase.first]?.lower, words[phrase.first + 1]?.lower];
  const isFrequency =
    phrase.modifiers.at(-1)?.preposition === 'per' && frequencies.has(words[phrase.head]?.lower ?? '');
  if (isFrequency) return true;
  if ((front === 'these' || front === 'those') && back === 'days') return phrase.last === phrase.first + 2;
  return phrase.last === phrase.first + 2 && back === 'time' && (front === 'part' || front === 'full');
}

type Long = { readonly kind: 'prep' | 'sub' | 'adv' | 'conj'; readonly parts: readonly string[] };

/** Prepositions and conjunctions of several words, by their first word. */
const longByFirst: ReadonlyMap<string, readonly Long[]> = Map.groupBy(
  (['prep', 'sub', 'adv', 'conj'] as const).flatMap((kind) =>
    [...longWords[kind]].map((words) => ({ kind, parts: words.split(' ') })),
  ),
  ({ parts }) => parts[0] ?? '',
);

function readLong(words: readonly Word[], at: number): { kind: Long['kind']; length: number } | null {
  const word = words[at] as Word;
  if (word.name >= 0) return null;
  for (const { kind, parts } of longByFirst.get(word.lower) ?? [])
    if (parts.every((part, n) => words[at + n]?.lower === part)) return { kind, length: parts.length };
  return null;
}

/** 'that' before a clause that is reported, behind a noun it relates to, or a determiner or pronoun (null). */
function kindOfThat(source: Source, last: Item | undefined, at: number): 'sub' | 'rel' | null {
  const next = source.words[at + 1];
  if (next === undefined || next.tag === 'PUNCT') return null;
  if (last?.kind === 'verb') {
    const { lemma } = last.group;
    if (reportVerbs.has(lemma) || factiveVerbs.has(lemma))
      return next.tag !== 'NOUN' || next.lemma !== next.lower || nounThenVerb(source, at + 1) ? 'sub' : null;
    return next.tag === 'NOUN' || next.tag === 'ADJ' ? null : nounThenVerb(source, at + 1) ? 'sub' : null;
  }
  if (last?.kind === 'np' || last?.kind === 'time') {
    if (readVerbGroup(source, at + 1) !== null || next.tag === 'DET' || next.tag === 'PRON') return 'rel';
    return nounThenVerb(source, at + 1) ? 'rel' : null;
  }
  if (last?.kind === 'adj' || last?.kind === 'conj' || last?.kind === 'adv')
    return nounThenVerb(source, at + 1) ? 'sub' : null;
  return null;
}

/** Verbs whose participle behind a noun opens no clause of its own before a preposition. */
const linkers = new Set(['compare', 'base', 'associate', 'relate', 'combine', 'couple', 'link']);

/** Whether a noun phrase with a finite verb soon behind it stands at `at`. */
function nounThenVerb(source: Source, start: number): boolean {
  const { words } = source;
  let at = start;
  let hasNoun = false;
  for (let n = 0; n < 8 && at < words.length; n++) {
    const word = words[at] as Word;
    if (word.time >= 0) {
      at = Math.max(at + 1, source.times[word.time]?.last ?? 0);
      continue;
    }
    if (word.lower === 'there') return words[at + 1]?.tag === 'AUX' || words[at + 1]?.lemma === 'be';
    const group = hasNoun ? readVerbGroup(source, at) : null;
    // 'after transplantation compared with', no clause
    const isLinker =
      group?.shape === 'ambiguous' && linkers.has(group.lemma) && words[group.last]?.tag === 'ADP';
    if (group !== null) return group.shape !== 'participle' && group.shape !== 'ing' && !isLinker;
    const phrase = readNounPhrase(source, at);
    if (phrase !== null) {
      hasNoun = true;
      at = phrase.last;
    } else if (hasNoun && word.tag === 'CCONJ') {
      // 'works as an auditor and reports to Ann'
      if (readVerbGroup(source, at + 1) !== null) return false;
      at++;
    } else if (word.tag === 'ADP' || word.tag === 'ADV') at++;
    else return false;
  }
  return false;
}

function isSubordinate(source: Source, items: readonly Item[], at: number): boolean {
  const { words } = source;
  const lower = words[at]?.lower ?? '';
  const next = words[at + 1];
  if (next === undefined || next.tag === 'PUNCT') return false;
  if (lower === 'so' || lower === 'once') return nounThenVerb(source, at + 1);
  if (!prepositions.has(lower)) return true;
  if (isBehindSubject(items, next.tag === 'PRON') || isBeforeReference(words, at)) return false;
  if (lower === 'as' && isRole(source, at)) return false;
  return nounThenVerb(source, at + 1) && next.tag !== 'VERB';
}

/** Whether a subject without its verb stands in front: 'her election as mayor followed' has no clause behind 'as'. */
function isBehindSubject(items: readonly Item[], isPronounNext: boolean): boolean {
  if (items.at(-1)?.kind !== 'np' || isPronounNext) return false;
  for (let i = items.length - 1; i >= 0; i--) {
    const kind = items[i]?.kind;
    if (kind === 'verb') return false;
    if (kind !== 'np' && kind !== 'prep') return kind === 'break';
  }
  return items[0]?.kind === 'np';
}

/** 'Before that he worked', 'Since then Ann has …'. */
function isBeforeReference(words: readonly Word[], at: number): boolean {
  const [reference, subject] = [words[at + 1]?.lower, words[at + 2]];
  if (reference !== 'that' && reference !== 'this' && reference !== 'then') return false;
  return (
    subject !== undefined && (subject.tag === 'PRON' || subject.tag === 'PUNCT' || subject.tag === 'DET')
  );
}

/** 'As a student Ann moved': a role in front of a clause, not a clause of its own, as one verb alone tells. */
function isRole(source: Source, at: number): boolean {
  const { words } = source;
  if (words[at + 1]?.lower !== 'a' && words[at + 1]?.lower !== 'an') return false;
  const isSecond = words
    .slice(at)
    .some(({ lower, tag }) => lower === ',' || tag === 'CCONJ' || tag === 'SCONJ');
  return at === 0 && !isSecond;
}

const participial = new Set(['following', 'including', 'regarding', 'concerning', 'excluding']);

/** 'Following the merger, …': a preposition where a noun phrase and no verb of it stand around. */
function isPrepositional(source: Source, items: readonly Item[], at: number): boolean {
  const last = items.at(-1)?.kind;
  const isOpen = last === undefined || last === 'comma' || last === 'np' || last === 'break';
  return isOpen && source.words[at]?.tag === 'VERB' && readNounPhrase(source, at + 1) !== null;
}

function isInfinitive(words: readonly Word[], group: VerbGroup): boolean {
  return ((words[group.main]?.forms ?? 0) & (form.base | form.participle | form.ing)) !== 0;
}

/** 'increased levels', 'advanced users': a participle before a noun where no verb of a subject can stand. */
function isParticipleInFront(source: Source, items: Item[], at: number): boolean {
  const word = source.words[at] as Word;
  const next = source.words[at + 1];
  if (word.tag !== 'VERB' || (word.forms & (form.participle | form.ing)) === 0 || next === undefined)
    return false;
  if (next.tag !== 'NOUN' && next.tag !== 'ADJ') return false;
  const last = items.at(-1);
  if (last === undefined) return (word.forms & form.participle) !== 0 && (word.forms & form.base) === 0;
  const isOpen =
    last.kind === 'prep' ||
    last.kind === 'sub' ||
    (last.kind === 'verb' && last.group.particle === null) ||
    last.kind === 'conj';
  if (!isOpen) return false;
  if ((word.forms & form.ing) !== 0) return false;
  if (last.kind === 'conj')
    return items.at(-2)?.kind === 'np' && (items.at(-3)?.kind === 'prep' || items.at(-3) === undefined);
  return true;
}

function attributed(source: Source, at: number): OpenPhrase | null {
  const phrase = readNounPhrase(source, at + 1);
  if (phrase === null || phrase.kind === 'pronoun') return null;
  phrase.first = at;
  return phrase;
}
