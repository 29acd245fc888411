import { readFileSync } from 'node:fs';
import nlp from 'compromise/two';

/** What a word can be, as bits: the word lists of compromise, looked up in lower case. */
export const Word = {
  male: 1,
  female: 2,
  firstName: 4,
  lastName: 8,
  place: 16,
  organization: 32,
  actor: 64,
  verbBase: 128,
  verbPast: 256,
  verbParticiple: 512,
  verbThird: 1024,
  verbGerund: 2048,
  adjective: 4096,
  noun: 8192,
  pluralNoun: 16384,
  adverb: 131072,
  honorific: 262144,
  demonym: 524288,
  uncountable: 1048576,
  /** Noun or verb by context. */
  switching: 2097152,
  person: 4194304,
  unit: 8388608,
  currency: 16777216,
  city: 33554432,
  country: 67108864,
} as const;

/** Any form of a verb. */
export const anyVerb = Word.verbBase | Word.verbPast | Word.verbParticiple | Word.verbThird | Word.verbGerund;

const tagBits: Record<string, number> = {
  MaleName: Word.male | Word.firstName,
  FemaleName: Word.female | Word.firstName,
  FirstName: Word.firstName,
  LastName: Word.lastName,
  Person: Word.person,
  City: Word.place | Word.city,
  Region: Word.place,
  Country: Word.place | Word.country,
  Place: Word.place,
  Organization: Word.organization,
  SportsTeam: Word.organization,
  Actor: Word.actor | Word.noun,
  Singular: Word.noun,
  Noun: Word.noun,
  Plural: Word.noun | Word.pluralNoun,
  Uncountable: Word.noun | Word.uncountable,
  Infinitive: Word.verbBase,
  PastTense: Word.verbPast,
  Participle: Word.verbParticiple,
  PresentTense: Word.verbThird,
  Gerund: Word.verbGerund,
  Adjective: Word.adjective,
  Comparative: Word.adjective,
  Superlative: Word.adjective,
  Adverb: Word.adverb,
  Honorific: Word.honorific,
  Demonym: Word.demonym | Word.adjective,
  Unit: Word.unit,
  Currency: Word.currency,
};

const switchBits: Record<string, number> = {
  'Plural|Verb': Word.noun | Word.pluralNoun | Word.verbThird | Word.switching,
  'Noun|Verb': Word.noun | Word.verbBase | Word.switching,
  'Adj|Noun': Word.adjective | Word.noun,
  'Adj|Past': Word.adjective | Word.verbPast | Word.verbParticiple,
  'Actor|Verb': Word.noun | Word.actor | Word.verbBase | Word.switching,
  'Noun|Gerund': Word.noun | Word.verbGerund | Word.switching,
  'Adj|Gerund': Word.adjective | Word.verbGerund,
  'Adj|Present': Word.adjective | Word.verbBase | Word.switching,
  'Person|Noun': Word.noun | Word.firstName,
  'Person|Place': Word.place | Word.firstName,
  'Person|Adj': Word.adjective | Word.firstName,
  'Person|Verb': Word.verbBase | Word.firstName,
  'Person|Date': Word.firstName,
  'Unit|Noun': Word.noun | Word.unit,
};

/** Verbs whose past tense and participle differ, by past tense: with these the form alone tells that a verb is finite. */
const finitePasts = new Set(
  (
    'was were had did went came became began broke chose drew drank drove ate fell flew forgot forgave froze gave grew hid ' +
    'knew lay rode rang rose ran saw shook sang sank spoke stole swam swore took tore threw wore woke wrote overcame ' +
    'overtook undertook withdrew underwent arose awoke bit blew forbade mistook outgrew overthrew sprang strove oversaw foresaw'
  ).split(' '),
);

/** Participles that are no past tense. */
const pureParticiples = new Set(
  (
    'been done gone begun broken chosen drawn drunk driven eaten fallen flown forgotten forgiven frozen given grown ' +
    'hidden known lain ridden rung risen seen shaken sung sunk spoken stolen swum sworn taken torn thrown worn woken written ' +
    'overtaken undertaken withdrawn undergone arisen awoken bitten blown born borne beaten forbidden mistaken outgrown overthrown ' +
    'sprung striven overseen foreseen proven shown sewn sown'
  ).split(' '),
);

/** Irregular forms that serve as past tense and participle alike. */
const sharedPasts = new Set(
  (
    'built bought brought caught dealt got felt fought found fled held kept laid led left lent lost made meant met paid ' +
    'said sold sent shot slept spent stood stuck struck swept taught told thought understood won wound heard hung dug cut put set let hit ' +
    'hurt cost shut split spread cast broadcast bet burst quit rid shed read bound bred fed sat sought withheld upheld spun overheard ' +
    'bent clung crept ground knelt leapt lit slid sped spat stung swung wept rebuilt outsold resold undid misled withstood'
  ).split(' '),
);

/** Verbs that the word lists do not have: those of science and software above all, none of them a noun too. */
const unlistedVerbs = (
  'encode secrete emit impair detect localise localize synthesise differentiate overexpress alleviate abrogate attenuate counteract ' +
  'inactivate exacerbate potentiate predispose implicate deprecate parse depend supersede supplant discontinue relicense synchronise ' +
  'utilise describe originate retract postpone reschedule rename rebrand retitle relocate dismiss supervise reassign accede secede ' +
  'adjoin traverse employ attend nominate adore detest loathe'
).split(' ');

/** What was of states that are no more, which the word lists do not have. */
const formerDemonyms =
  'soviet yugoslav yugoslavian czechoslovak czechoslovakian prussian ottoman byzantine habsburg bohemian rhodesian burmese austro-hungarian'.split(
    ' ',
  );

/** Verbs whose base form ends in -ing. */
const ingBases = /^(?:bring|cling|fling|ring|sing|sling|spring|sting|string|swing|wing|wring)$/;

const baseFormPasts = new Set(
  'cut put set let hit hurt cost shut split spread cast broadcast bet burst quit rid shed read'.split(' '),
);

type Model = {
  one: { lexicon: Record<string, string | string[]>; abbreviations: Record<string, boolean> };
  two: {
    switches: Record<string, string>;
    orgWords: Record<string, boolean>;
    placeWords: Record<string, boolean>;
  };
};

const model = nlp.model() as unknown as Model;

const words = new Map<string, number>();
const phrasal = new Map([
  ['break', new Set(['off'])],
  ['bring', new Set(['forward'])],
  ['push', new Set(['back'])],
  ['spin', new Set(['off', 'out'])],
  ['carve', new Set(['out'])],
]);
for (const [word, tags] of Object.entries(model.one.lexicon)) {
  const list = typeof tags === 'string' ? [tags] : tags;
  if (list.includes('PhrasalVerb')) {
    const [verb, particle, rest] = word.split(' ');
    if (verb !== undefined && particle !== undefined && rest === undefined && list.includes('Infinitive')) {
      const particles = phrasal.get(verb) ?? new Set();
      particles.add(particle);
      phrasal.set(verb, particles);
    }
    continue;
  }
  let bits = words.get(word) ?? 0;
  for (const tag of list) bits |= tagBits[tag] ?? 0;
  if (bits !== 0) words.set(word, bits);
}
for (const [word, kind] of Object.entries(model.two.switches)) {
  words.set(word, (words.get(word) ?? 0) | (switchBits[kind] ?? 0));
}
for (const word of formerDemonyms) words.set(word, (words.get(word) ?? 0) | Word.demonym | Word.adjective);
for (const word of unlistedVerbs) words.set(word, (words.get(word) ?? 0) | Word.verbBase);
for (const word of finitePasts) words.set(word, (words.get(word) ?? 0) | Word.verbPast);
for (const word of pureParticiples) words.set(word, (words.get(word) ?? 0) | Word.verbParticiple);
for (const word of sharedPasts) words.set(word, (words.get(word) ?? 0) | Word.verbPast | Word.verbParticiple);

/** Given names and towns that the lists tell nothing of. */
const names = new Map<string, number>();
const linesOf = (file: string) =>
  readFileSync(new URL(`./gazetteer/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
const sexBits: Record<string, number> = { m: Word.male, f: Word.female };
for (const line of linesOf('given-names.txt')) {
  names.set(line.slice(2), (sexBits[line.slice(0, 1)] ?? 0) | Word.firstName);
}
for (const town of linesOf('towns.txt')) names.set(town, (names.get(town) ?? 0) | Word.place | Word.city);

/** Abbreviations that compromise knows, in lower case, without the period. */
export const knownAbbreviations: ReadonlySet<string> = new Set(Object.keys(model.one.abbreviations));

/** The last word of a name that makes it an organisation ('bank', 'university', 'inc'). */
export function isOrganizationWord(lower: string): boolean {
  return Object.hasOwn(model.two.orgWords, lower);
}

/** A word of a name that makes it a place ('river', 'island'). */
export function isPlaceWord(lower: string): boolean {
  return Object.hasOwn(model.two.placeWords, lower);
}

/** The `Word` bits of a word or of words joined by spaces, given in lower case; 0 where it is neither listed nor a name. */
export function lookUp(lower: string): number {
  return words.get(lower) ?? names.get(lower) ?? 0;
}

/** The same by the word lists alone, without the gazetteer's given names and towns. */
export function listedWord(lower: string): number {
  return words.get(lower) ?? 0;
}

/** Bits that a word has by its ending, where its stem is a listed verb. */
export function lookUpVerb(lower: string): number {
  let bits = lookUp(lower) & (anyVerb | Word.switching | Word.noun | Word.adjective);
  if (lower.length < 4) return bits;
  if (bits === 0 && /(?:[yrtl]ates|izes|ises|ifies)$/.test(lower)) bits |= Word.verbThird;
  if (bits === 0 && /(?:[yrtl]ate|ize|ify)$/.test(lower)) bits |= Word.verbBase;
  if (bits === 0 && lower.startsWith('co-') && isVerbBase(lower)) bits |= Word.verbBase;
  for (const stem of stems(lower)) {
    if (isVerbBase(stem.base)) bits |= stem.bits;
  }
  return bits;
}

/** The listed verb that a form in -s, -ed or -ing comes from; null where none is listed. */
export function verbStem(lower: string): string | null {
  const base = stems(lower).find(({ base }) => isVerbBase(base))?.base ?? null;
  return base !== null && lacksLetter(base, lower) && isVerbBase(`${base}e`) ? `${base}e` : base;
}

/** 'fined' is of 'fine' and not of 'fin', which would double its last letter. */
export function lacksLetter(base: string, form: string): boolean {
  return (
    /(?:ed|ing)$/.test(form) &&
    /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) &&
    form.startsWith(base) &&
    form.at(base.length) !== base.at(-1)
  );
}

/** Who does it, and other words, that are verbs as well, which compromise does not list: 'Ann captains Orr Rovers'. */
const doersAsVerbs = /^(?:fine|captain|skipper|tutor|mentor|referee|umpire|shepherd)$/;

/** A listed verb, or one made of it: 'rebrand', 'remarry', 'outvote', 'co-own'. */
function isVerbBase(base: string): boolean {
  if ((lookUp(base) & Word.verbBase) !== 0 || doersAsVerbs.test(base)) return true;
  const rest = /^(?:(?:re|out|over|under|mis|un)-?(?=\p{L}{4})|co-)(\p{L}{3,})$/u.exec(base)?.[1];
  return rest !== undefined && lookUp(base) === 0 && (lookUp(rest) & Word.verbBase) !== 0;
}

function stems(lower: string): { base: string; bits: number }[] {
  const found: { base: string; bits: number }[] = [];
  const add = (base: string, bits: number) => {
    if (base.length > 1) found.push({ base, bits });
  };
  const past = Word.verbPast | Word.verbParticiple;
  if (lower.endsWith('ies')) add(`${lower.slice(0, -3)}y`, Word.verbThird);
  if (lower.endsWith('es')) add(lower.slice(0, -2), Word.verbThird);
  if (lower.endsWith('s') && !lower.endsWith('ss')) add(lower.slice(0, -1), Word.verbThird);
  if (lower.endsWith('ied')) add(`${lower.slice(0, -3)}y`, past);
  if (lower.endsWith('ed')) {
    add(lower.slice(0, -2), past);
    add(lower.slice(0, -1), past);
    if (lower.at(-3) === lower.at(-4)) add(lower.slice(0, -3), past);
  }
  if (lower.endsWith('ing')) {
    add(lower.slice(0, -3), Word.verbGerund);
    add(`${lower.slice(0, -3)}e`, Word.verbGerund);
    if (lower.at(-4) === lower.at(-5)) add(lower.slice(0, -4), Word.verbGerund);
  }
  return found;
}

/** How a verb's form can be read; several at once for 'put', 'made' or 'moved'. */
export type VerbShape = {
  base: boolean;
  third: boolean;
  past: boolean;
  participle: boolean;
  gerund: boolean;
};

function isIrregular(lower: string): boolean {
  return finitePasts.has(lower) || pureParticiples.has(lower) || sharedPasts.has(lower);
}

/** The forms that a word tagged as a verb can be. `lemma` tells 'runs' from 'pass'. */
export function verbShape(word: string, lemma: string): VerbShape {
  // 'rewritten', 'retold': as what they are made of
  const inner = /^(?:re|out|over|under|mis)-?(\p{L}{4,})$/u.exec(word)?.[1] ?? '';
  const isMade = !isIrregular(word) && isIrregular(inner) && (lookUp(word) & Word.verbBase) === 0;
  const lower = isMade ? inner : word;
  const shape = { base: false, third: false, past: false, participle: false, gerund: false };
  if (finitePasts.has(lower)) shape.past = true;
  else if (pureParticiples.has(lower)) shape.participle = true;
  else if (sharedPasts.has(lower)) {
    shape.past = true;
    shape.participle = true;
    shape.base = baseFormPasts.has(lower);
  } else if (lower.endsWith('ing') && lower.length > 4 && !ingBases.test(lower)) shape.gerund = true;
  else if (
    lower.endsWith('ed') &&
    lower !== 'need' &&
    lower !== 'feed' &&
    lower !== 'speed' &&
    lower !== 'embed'
  ) {
    shape.past = true;
    shape.participle = true;
  } else if (lower.endsWith('s') && !lower.endsWith('ss') && lower !== lemma) shape.third = true;
  else shape.base = true;
  // 'become', 'run', 'come' are base and participle.
  if (/^(?:be|over)?(?:come|run)$/.test(lower)) {
    shape.base = true;
    shape.participle = true;
  }
  return shape;
}

/** Whether `particle` makes a phrasal verb with the verb ('take over', 'set up'). */
export function isPhrasal(verbLemma: string, particle: string): boolean {
  return phrasal.get(verbLemma)?.has(particle) ?? false;
}
