import { type PredicateSpec, predicateOf, themes } from '@memory/ontology';
import { kin } from '../lexicon/kin.ts';
import { lives } from '../lexicon/lives.ts';
import { organizations } from '../lexicon/organizations.ts';
import { places } from '../lexicon/places.ts';
import { posts } from '../lexicon/posts.ts';
import type { PredicateWords } from '../lexicon/predicate-words.ts';
import { science } from '../lexicon/science.ts';
import { work } from '../lexicon/work.ts';
import { works } from '../lexicon/works.ts';
import { readNotation, specificity, type VerbPattern } from './notation.ts';

/** A predicate that a noun says. */
export type NounSense = { readonly spec: PredicateSpec; readonly noun: string };

/** The English words of the ontology's predicates, by what a clause has of them. */
export type Vocabulary = {
  /** Patterns of a verb's base form, those first that ask for more. */
  readonly verbs: ReadonlyMap<string, readonly VerbPattern[]>;
  /** Nouns of 'S is the N of O', in lower case. */
  readonly holders: ReadonlyMap<string, readonly NounSense[]>;
  /** Nouns of 'the N of S is O', in lower case. */
  readonly attributes: ReadonlyMap<string, readonly NounSense[]>;
  readonly specOf: (predicate: string) => PredicateSpec;
  /** Predicates that join terms which are no names: causes, inhibits. */
  readonly ofTerms: ReadonlySet<string>;
};

/** All predicates with words, in the order of the ontology's themes; where two fit equally, the earlier wins. */
export const predicateWords: readonly ({ readonly predicate: string } & PredicateWords)[] = [
  posts,
  work,
  kin,
  lives,
  organizations,
  places,
  works,
  science,
].flatMap((lexicon) => Object.entries(lexicon).map(([predicate, words]) => ({ predicate, ...words })));

function specOf(predicate: string): PredicateSpec {
  const spec = predicateOf(predicate);
  if (spec === undefined) throw new Error(`the lexicon names the unknown predicate '${predicate}'`);
  return spec;
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Indexes the lexicon. Throws where it names a predicate that the ontology does not have, or a notation cannot be read. */
export function createVocabulary(): Vocabulary {
  const verbs = new Map<string, VerbPattern[]>();
  const holders = new Map<string, NounSense[]>();
  const attributes = new Map<string, NounSense[]>();
  for (const { predicate, verbs: notations = [], nouns = [], attributes: names = [] } of predicateWords) {
    const spec = specOf(predicate);
    for (const notation of notations) {
      for (const pattern of readNotation(predicate, notation)) append(verbs, pattern.verb, pattern);
    }
    for (const noun of nouns) append(holders, noun.toLowerCase(), { spec, noun });
    for (const noun of names) append(attributes, noun.toLowerCase(), { spec, noun });
  }
  for (const list of verbs.values()) list.sort((left, right) => specificity(right) - specificity(left));
  const science = themes.find(({ title }) => title === 'Science')?.predicates ?? [];
  return { verbs, holders, attributes, specOf, ofTerms: new Set(science.map(({ id }) => id)) };
}
