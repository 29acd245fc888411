/**
 * What a name stands for. `thing` is a proper name of which nothing more is known; `concept` a term that is no name
 * ('insulin', 'lung cancer').
 */
export type EntityType =
  | 'person'
  | 'organization'
  | 'place'
  | 'product'
  | 'work'
  | 'event'
  | 'concept'
  | 'thing';

/**
 * How a predicate stands in time. A `state` holds over an interval and may end; an `event` happens at a time and stays
 * true afterwards; a `constant` has one value for ever (a birthday).
 */
export type TimeShape = 'state' | 'event' | 'constant';

/** One canonical predicate: what it means, what it takes, how it behaves in time, and the words that say it. */
export type PredicateSpec = {
  readonly name: string;
  /** The words between subject and object in a label, affirmed and negated. */
  readonly label: string;
  readonly negated: string;
  readonly subject: readonly EntityType[];
  /** `value`: what is said is a literal (a date, a number, a phrase), so the fact is an observation. */
  readonly object: readonly EntityType[] | 'value';
  readonly shape: TimeShape;
  /** Whose value is single at a time: one object per subject, one subject per object, or both. Absent: many values. */
  readonly functional?: 'subject' | 'object' | 'both';
  /** Whose value is single where the sentence's grammar says that there is one: the subject's, unlike the object's as elsewhere. */
  readonly singleBy?: 'subject';
  /** An event that can happen only once to its subject and object: two dates for it contradict each other. */
  readonly once?: true;
  /** A post in the working life of a person: a new employer, or a new post at the same one, ends it. */
  readonly employment?: true;
  /** It holds while its subject lives, as jobs do: a death ends it. */
  readonly ofLife?: true;
  /** It holds while its subject and its object live: a pet, an engagement. */
  readonly ofBothLives?: true;
  /** What it puts an end to: whatever holds of a life, what its subject was to its object, or another relation of those whom it joins. */
  readonly ends?: 'life' | 'stay' | 'engaged_to' | 'owns';
  readonly symmetric?: true;
  readonly inverse?: string;
  /**
   * Verb patterns. `S` and `O` stand for subject and object, `V` for a value, `X` for a third party; `(verb)` is the past participle after 'be' or after the
   * noun; `a|b` are alternatives; a leading `+` means that the statement begins the relation, `-` that it ends it.
   * A pattern with a direct object also holds in the passive ('O was acquired by S').
   */
  readonly verbs?: readonly string[];
  /** Nouns N with 'S is the N of O', 'O's N, S', 'N: S' under the heading O. */
  readonly nouns?: readonly string[];
  /** Nouns N with 'the N of S is O', 'S has an N of O', 'N: O' under the heading S. */
  readonly attributes?: readonly string[];
};
