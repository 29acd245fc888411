/**
 * English words that say one predicate of the ontology. In `verbs`, `S` and `O` stand for subject and object, `V` for a
 * value, `X` for a third party; `(verb)` is the past participle after 'be' or after the noun; `a|b` are alternatives,
 * `a_b` is a noun of two words; a leading `+` means that the statement begins the relation, `-` that it ends it. What has
 * a direct object also holds in the passive ('O was acquired by S').
 */
export type PredicateWords = {
  readonly verbs?: readonly string[];
  /** Nouns N with 'S is the N of O', 'O's N, S', `N: S` under the heading O. */
  readonly nouns?: readonly string[];
  /** Nouns N with 'the N of S is O', 'S has an N of O', `N: O` under the heading S. */
  readonly attributes?: readonly string[];
};

/** Words of predicates, by the predicate's id. */
export type PredicateLexicon = Readonly<Record<string, PredicateWords>>;

/** The items of a list with commas between them. */
export const list = (text: string): string[] => text.trim().split(/,\s+/);
