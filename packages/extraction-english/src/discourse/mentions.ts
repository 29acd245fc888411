import type { Term } from '@memory/extraction';
import type { Clause, Phrase } from '../clause.ts';
import type { Token } from '../sentence.ts';

export type Gender = 'female' | 'male';

/** Something that a sentence has named or described, to which later sentences may refer. */
export type Mention = {
  /** More than one where names are joined by 'and'. */
  readonly terms: readonly Term[];
  /** What stands in the place of a reference to it: the name, or 'the server'; null where a bare noun cannot be pointed at. */
  readonly text: string | null;
  /** Running number of its sentence. */
  readonly sentence: number;
  /** Token index in its sentence. */
  readonly at: number;
  readonly isSubject: boolean;
  /** Whether it only says where or when: 'in Narvik', 'near Stanning', 'as a young woman'. */
  readonly isAside: boolean;
  readonly isPlural: boolean;
  readonly gender: Gender | null;
  /** Head noun in its base form ('company'), also of what a copula says it is; empty where there is none. */
  readonly noun: string;
  /** Whether its sentence says what it is ('Orr is a bank'). */
  readonly isDefined: boolean;
};

/** Nouns that refer back to something named by what kind of thing it is. */
export const kindNouns: ReadonlyMap<string, Term['type']> = new Map(
  (
    [
      [
        'organization',
        'company firm startup bank university school agency organisation organization institute foundation ministry business corporation group',
      ],
      [
        'organization',
        'publisher retailer airline manufacturer brewery bakery hospital club band charity employer shop store restaurant café ' +
          'pub farm factory newspaper paper magazine practice surgery workshop winery dairy cooperative team choir orchestra quartet ' +
          'trio party union trust society association federation council college academy clinic orchard nursery',
      ],
      [
        'place',
        'city town village country island region province county district museum castle library theatre gallery park reserve lake ' +
          'mountain river harbour port station airport church cathedral abbey observatory school stadium',
      ],
      [
        'person',
        'man woman singer actor actress author writer scientist professor politician painter engineer musician composer',
      ],
      [
        'person',
        'physicist chemist mathematician philosopher poet novelist director footballer player minister president doctor',
      ],
      [
        'product',
        'library package project tool framework module plugin app application service software compiler language',
      ],
      ['thing', 'vessel ship ferry boat yacht bridge viaduct tower building hotel railway mill'],
      ['work', 'book novel film movie song album poem paper article series'],
      ['event', 'festival conference tournament match election war'],
    ] as const
  ).flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)),
);

const personEnding =
  /(?:man|woman|men|women|ist|ician|er|or|ee|ant|child|parent|sister|brother|wife|husband|mother|father|son|daughter|friend|boss|king|queen|girl|boy|people|person|nurse|chef|cook|guest|host|spouse|aunt|uncle|niece|nephew|ceo|cto|cfo)$/;
const notPersons =
  /^(?:server|computer|container|compiler|parser|paper|number|order|power|water|winter|summer|letter|matter|cluster|filter|folder|header|footer|buffer|counter|timer|error|color|factor|vector|sensor|motor|floor|door|color|list|restaurant|plant|car|corner|river|tower|center|layer|user interface|driver|router|controller|worker|scanner|adapter|wrapper|helper|loader|manager|handler|marker|parameter|monitor|operator|selector|editor|iterator|generator|constructor|coffee|committee|offer|dinner|weather|theater|chapter|member function)$/;

/** Whether a common noun is one for people. */
export function isPersonNoun(noun: string): boolean {
  return (
    kindNouns.get(noun) === 'person' ||
    (personEnding.test(noun) && !notPersons.test(noun) && !kindNouns.has(noun))
  );
}

/** Prepositions of places, times and roles. */
const aside = new Set('in near at on as since during from around outside along over under across'.split(' '));

export type MentionSource = {
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  readonly sentence: number;
  genderOf(name: string): Gender | null;
};

/** Places the mention of the first of several behind that of all of them. */
const BESIDE = 0.5;

/** The things that the clauses of a sentence name or describe, in order, each phrase once. */
export function mentionsOf({ tokens, clauses, sentence, genderOf }: MentionSource): Mention[] {
  const found = new Map<number, Mention>();
  const add = (phrase: Phrase | null, isSubject: boolean, defined: string | null, isAside = false): void => {
    if (phrase === null || found.has(phrase.first)) return;
    const mention = mentionOf(phrase, tokens, sentence, isSubject, defined, genderOf);
    // 'its founder, Mia Holt': one, and known by name
    const isNamedBeside = phrase.kind === 'common' && phrase.apposition?.term?.isNamed === true;
    if (mention !== null && !isNamedBeside) found.set(phrase.first, { ...mention, isAside });
    // 'Nina and her brother': she alone can be meant as well as both
    if (mention !== null && phrase.others.length > 0 && phrase.term?.type === 'person') {
      const alone = mentionOf({ ...phrase, others: [] }, tokens, sentence, isSubject, defined, genderOf);
      if (alone !== null) found.set(phrase.first + BESIDE, { ...alone, isAside });
    }
    add(phrase.owner, false, null, isAside);
    // 'Rosa Diaz, the founder', 'my sister Eva': a description beside a name is that one again
    if (mention?.terms[0]?.isNamed !== true)
      add(phrase.apposition, isNamedBeside && isSubject, null, isAside);
    for (const { preposition, phrase: inner } of phrase.modifiers)
      add(inner, false, null, isAside || aside.has(preposition));
    for (const other of phrase.others) add(other, isSubject, null, isAside);
  };
  for (const clause of clauses) {
    const isMade = clause.verb.isPassive && /^(?:appoint|name|elect|make|crown)$/.test(clause.verb.lemma);
    const isClass =
      (isMade || /^(?:be|become|remain)$/.test(clause.verb.lemma)) && clause.complement?.kind === 'common';
    const noun = isClass ? (tokens[clause.complement.head]?.lemma ?? '') : null;
    const { subject, complement } = clause;
    // 'The caretaker is Mattis Holm': one, and known by name
    if (clause.verb.lemma === 'be' && subject?.kind === 'common' && complement?.kind === 'name') {
      add(complement, true, tokens[subject.head]?.lemma ?? '');
      add(subject.owner, false, null);
      for (const { phrase } of subject.modifiers) add(phrase, false, null);
      continue;
    }
    add(subject, true, noun);
    if (isClass)
      for (const { preposition, phrase } of clause.complement.modifiers)
        add(phrase, false, null, aside.has(preposition));
    else add(clause.complement, false, null);
    for (const { preposition, phrase } of clause.prepositional) {
      // 'was appointed as director': who was, and nobody else
      if (preposition === 'as' && phrase.kind === 'common') {
        for (const { phrase: inner } of phrase.modifiers) add(inner, false, null, true);
      } else add(phrase, false, null, aside.has(preposition));
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at);
}

function mentionOf(
  phrase: Phrase,
  tokens: readonly Token[],
  sentence: number,
  isSubject: boolean,
  defined: string | null,
  genderOf: (name: string) => Gender | null,
): Mention | null {
  if (phrase.kind === 'number' || phrase.kind === 'clause') return null;
  const head = tokens[phrase.head];
  const isDescribed = phrase.kind === 'common' || phrase.kind === 'name';
  const term = phrase.term ?? (isDescribed ? describedTerm(phrase, tokens) : null);
  if (term === null || head === undefined) return null;
  const joined = phrase.others.flatMap((other) => other.term ?? describedTerm(other, tokens) ?? []);
  const isPluralNoun = phrase.kind === 'common' && head.lower !== head.lemma && head.lower.endsWith('s');
  const texts = [pointing(phrase, term), ...phrase.others.map((other) => pointing(other, other.term))];
  return {
    terms: [term, ...joined],
    text: texts.includes(null) ? null : texts.join(' and '),
    sentence,
    at: phrase.first,
    isSubject,
    isAside: false,
    isPlural: joined.length > 0 || isPluralNoun,
    gender: term.isNamed ? genderOf(term.name) : genderOfNoun(term.name),
    noun: defined ?? (phrase.kind === 'common' ? head.lemma : (nounBeside(phrase, tokens) ?? '')),
    isDefined: (defined ?? nounBeside(phrase, tokens)) !== null,
  };
}

/** 'the bookshop Tres Gatos', 'Orr, a bank in Graz': what a name is said to be by the noun beside it. */
function nounBeside({ kind, apposition }: Phrase, tokens: readonly Token[]): string | null {
  const isSaid = kind === 'name' && apposition?.kind === 'common' && apposition.owner === null;
  return isSaid ? (tokens[apposition.head]?.lemma ?? null) : null;
}

/** 'A young woman' is none whom 'he' can mean. */
function genderOfNoun(words: string): Gender | null {
  const noun = words.slice(words.lastIndexOf(' ') + 1).toLowerCase();
  if (/^(?:woman|girl|wife|mother|sister|daughter|aunt|niece|lady|grandmother|actress|queen)$/.test(noun))
    return 'female';
  return /^(?:man|boy|husband|father|brother|son|uncle|nephew|gentleman|grandfather|king)$/.test(noun)
    ? 'male'
    : null;
}

/** How later sentences may call a phrase: by its name, or with 'the' where it came with an article. */
function pointing({ determiner }: Phrase, term: Term | null): string | null {
  if (term === null || term.isNamed) return term?.name ?? null;
  return determiner === 'definite' || determiner === 'indefinite' ? `the ${term.name}` : null;
}

/** The term that a described thing is ('the server'): it has no name. */
function describedTerm({ first, last, head, determiner }: Phrase, tokens: readonly Token[]): Term | null {
  const start = tokens[first];
  const end = tokens[last - 1];
  if (start === undefined || end === undefined || determiner === 'negative') return null;
  const noun = tokens[head]?.lemma ?? end.lemma;
  const words = tokens.slice(first, last).map(({ text }) => text);
  const bare = determiner === null ? words : words.slice(1);
  return {
    surface: words.join(' '),
    name: bare.join(' ') || noun,
    type: isPersonNoun(noun) ? 'person' : (kindNouns.get(noun) ?? 'thing'),
    isTypeCertain: isPersonNoun(noun) || kindNouns.has(noun),
    isNamed: false,
    traits: [],
  };
}
