import type { Assertion, Term } from '@memory/extraction';
import { otherPredicate, type PredicateSpec } from '@memory/ontology';
import type { Phrase } from '../clause.ts';
import { fieldOfOccupation, pastimes, pastimeWords } from '../lexicon/occupations.ts';
import { hasFlag } from '../names/index.ts';
import { wordSet } from '../word-set.ts';
import { headOf, nounOf, type ReadingContext } from './context.ts';
import { definedOwner } from './defined.ts';
import type { Phase } from './phase.ts';
import { fitTerm, isPersonal, namedTerm, typesOfNoun } from './terms.ts';
import type { NounSense } from './vocabulary.ts';

/** Words in front of a post that tell its time or standing rather than another post. */
const temporal =
  /^(?:former|ex|ex-|last|previous|late|new|current|present|acting|interim|longtime|long-time|founding|first|then|outgoing|incoming|newly|elected)$/;
const former = /^(?:former|ex|outgoing|last|previous|late)$/;
const fresh = /^(?:new|incoming)$/;

/** A noun that says a predicate, with what the words in front of it tell of its time. */
export type NounReading = {
  readonly senses: readonly NounSense[];
  readonly isFormer: boolean;
  readonly isNew: boolean;
};

/** Looks a noun phrase up among nouns of predicates: 'former chief executive officer' is one, 'bus driver' is none. */
export function lookUpNoun(
  context: ReadingContext,
  phrase: Phrase,
  nouns: ReadonlyMap<string, readonly NounSense[]>,
): NounReading | null {
  const words = nounOf(context, phrase).replaceAll(' - ', '-').split(' ');
  let isFormer = false;
  let isNew = false;
  while (words.length > 1 && temporal.test(words[0] ?? '')) {
    isFormer ||= former.test(words[0] ?? '');
    isNew ||= fresh.test(words[0] ?? '');
    words.shift();
  }
  // 'sales' is no plural of 'sale'
  const written = [...words.slice(0, -1), context.tokens[phrase.head]?.lower ?? ''].join(' ');
  const senses = nouns.get(words.join(' ')) ?? nouns.get(written);
  return senses === undefined ? null : { senses, isFormer, isNew };
}

const joinsOwner = /^(?:of|at|for|to|in|from|with)$/;

/** Whose it is: the owner in front ("Orr's CEO"), else the name behind ('CEO of Orr'), else what `further` phrases name. */
export function ownersOf(
  phrase: Phrase,
  further: readonly { preposition: string; phrase: Phrase }[] = [],
): Term[] {
  const owner = namedTerm(phrase.owner);
  if (owner !== null) return [owner];
  // 'the owner of the bakery in Graz' owns no town, 'the head of sales at Orr' does not head Orr
  const of = phrase.modifiers.find(({ preposition }) => preposition === 'of')?.phrase;
  if (of !== undefined && of.kind === 'common' && namedTerm(of) === null) return [];
  const behind = [...phrase.modifiers, ...further].find(
    ({ preposition, phrase: other }) =>
      joinsOwner.test(preposition) && namedTerm(other) !== null && !isWhereabouts(phrase, preposition, other),
  );
  if (behind === undefined) return [];
  return namesOf(behind.phrase);
}

/** The defined things whose a noun of a predicate is: 'the owner of the billing service'. */
export function definedOwners(context: ReadingContext, phrase: Phrase, predicate: string): Term[] {
  const behind = phrase.modifiers.find(({ preposition }) => preposition === 'of' || preposition === 'for');
  const owner = behind === undefined ? null : definedOwner(context, behind.phrase, predicate);
  return owner === null ? [] : [owner];
}

/** 'an architect from Dundee': where somebody is or comes from is not what the noun is of. */
function isWhereabouts({ determiner }: Phrase, preposition: string, other: Phrase): boolean {
  return /^(?:in|from)$/.test(preposition) && other.term?.type === 'place' && determiner !== 'definite';
}

/** Posts that are of a town or country before all. */
const ofLands = /^(?:mayor|governor|monarch|prime_minister|minister|ambassador)_(?:of|to)$/;

type Parts = Pick<Assertion, 'form' | 'words'> & { readonly phase: Phase; readonly rule: string };

/** The assertion of a predicate between two names in the kinds that it takes; none where they do not fit. */
export function join(spec: PredicateSpec, subject: Term, object: Term | string, parts: Parts): Assertion[] {
  const left = fitTerm(subject, spec.subject);
  if (left === null) return [];
  const { phase, ...rest } = parts;
  const base = { ...rest, ...phase, subject: left.term, predicate: spec.id, isUnique: false, facet: '' };
  if (typeof object === 'string')
    return spec.object === 'value' ? [{ ...base, object: null, value: object }] : [];
  if (spec.object === 'value') return [{ ...base, object: null, value: object.surface }];
  const kinds = ofLands.test(spec.id) ? (['place', ...spec.object] as const) : spec.object;
  const right = fitTerm(object, kinds);
  if (right === null || right.term.name === left.term.name) return [];
  // 'the owner instead of Petra Novak': somebody is nobody's thing
  if (right.cost > 0 && isPersonal(object)) return [];
  return [{ ...base, object: right.term, value: null }];
}

/** The assertion of a relation outside the ontology, by the lemma of its words. */
export function joinOther(
  subject: Term,
  object: Term | string,
  { phase, ...rest }: Parts & Pick<Assertion, 'isUnique'>,
): Assertion {
  const isValue = typeof object === 'string';
  return {
    ...{ subject, ...rest, predicate: otherPredicate(rest.words), ...phase, facet: '' },
    ...{ object: isValue ? null : object, value: isValue ? object : null },
  };
}

/** What the first of several senses or forms says that says anything. */
export function firstRead<Way>(
  ways: readonly Way[] | undefined,
  read: (way: Way) => Assertion[],
): Assertion[] {
  for (const way of ways ?? []) {
    const found = read(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** A name and those that are joined to it. */
export const namesOf = (phrase: Phrase): Term[] =>
  [phrase, ...phrase.others].flatMap((one) => namedTerm(one) ?? []);

/** What a noun says that `subject` is of somebody or something: 'the CEO of Orr', "Bo's sister". */
export function readHolder(
  context: ReadingContext,
  subject: Term,
  noun: Phrase,
  phase: (reading: NounReading, spec: PredicateSpec) => Phase,
  further: readonly { preposition: string; phrase: Phrase }[],
  rule: string,
): Assertion[] {
  const reading = lookUpNoun(context, noun, context.vocabulary.holders);
  if (reading === null) return [];
  const named = ownersOf(noun, further);
  const owners =
    named.length > 0
      ? named
      : reading.senses.flatMap(({ spec }) => definedOwners(context, noun, spec.id)).slice(0, 1);
  return owners.flatMap((owner) => readSenses(reading, subject, owner, phase, rule));
}

/** What the first sense of a noun that fits says that `subject` is of its owner. */
export function readSenses(
  reading: NounReading,
  subject: Term,
  owner: Term,
  phase: (reading: NounReading, spec: PredicateSpec) => Phase,
  rule: string,
): Assertion[] {
  return firstRead(reading.senses, ({ spec, noun: words }) =>
    join(spec, subject, owner, {
      form: 'holder',
      words,
      phase: phase(reading, spec),
      rule: `${spec.id}/${rule}:${words}`,
    }),
  );
}

/** 'the archivist of the castle', "the park's warden": a post outside the ontology is an attribute of whose it is. */
export function readOwnHolder(
  context: ReadingContext,
  somebody: Term,
  noun: Phrase,
  phase: (reading: NounReading, spec: PredicateSpec) => Phase,
  further: readonly { preposition: string; phrase: Phrase }[],
): Assertion[] {
  const { vocabulary } = context;
  const isDefinite = noun.determiner === 'definite' || noun.determiner === 'possessive';
  if (!isDefinite || !hasFlag(context.lists.wordFlags(headOf(context, noun)), 'P')) return [];
  if (!isTrade(context, noun) || lookUpNoun(context, noun, vocabulary.holders) !== null) return [];
  const holder = fitTerm(somebody, ['person']);
  const [owner, more] = ownersOf(
    noun,
    further.filter(({ preposition }) => preposition === 'of'),
  );
  if (holder === null || owner === undefined || more !== undefined || owner.name === holder.term.name)
    return [];
  const words = nounOf(context, noun);
  const reading: NounReading = { senses: [], isFormer: /^former /.test(words), isNew: /^new /.test(words) };
  const bare = words.replace(/^(?:former|new|current|present|acting) /, '');
  const said = phase(reading, vocabulary.specOf('has_role'));
  const parts = {
    form: 'attribute',
    words: bare,
    phase: said,
    isUnique: true,
    rule: 'other/holder:own',
  } as const;
  return [joinOther(owner, holder.term, parts)];
}

/** Whether a noun names somebody by work: 'nurse', 'software engineer'. */
export function isTrade(context: ReadingContext, phrase: Phrase): boolean {
  const head = headOf(context, phrase);
  const flags = context.lists.wordFlags(head);
  const isWork =
    /(?:er|or|ist|ian|ant|ent|architect|man|woman|ee|eer|ess|smith|wright|lord|lady|ward|warden|curate|medic|mechanic|athlete|ar|nurse|pilot|chef|coach|judge|clerk|poet|vet|monk|nun|cook|guide|dean|chair|CEO|cto|cfo)$/i.test(
      head,
    );
  if (pastimes.has(head) || hasPastimeWord(context, phrase)) return false;
  if (fieldOfOccupation.has(head) && phrase.owner === null) return true;
  if (notTrades.has(head) || context.vocabulary.attributes.has(nounOf(context, phrase))) return false;
  return hasFlag(flags, 'P') && typesOfNoun(context, head).has('person') && isWork;
}

const hasPastimeWord = ({ tokens }: ReadingContext, { first, head }: Phrase): boolean =>
  tokens.slice(first, head).some(({ lower }) => pastimeWords.has(lower));

const notTrades = wordSet(`
  precursor inhibitor regulator mediator carrier messenger competitor successor predecessor ancestor contender
  helper starter member partner owner winner founder patient resident survivor user customer person woman man
  child brother sister father mother daughter parent opponent supporter leader newcomer stranger teenager
  toddler client loner player foreigner outsider descendant critic fan lover believer beginner human character
  elder other number student recipient participant
`);
