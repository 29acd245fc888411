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

/** One canonical predicate: what it means, what it takes, how it behaves in time. No words of any language but its label. */
export type PredicateSpec = {
  readonly id: string;
  /** The words between subject and object in a label, affirmed and negated. */
  readonly label: string;
  readonly negated: string;
  readonly subject: readonly EntityType[];
  /** `value`: what is said is a literal (a date, a number, a phrase), so the fact is an observation. */
  readonly object: readonly EntityType[] | 'value';
  readonly shape: TimeShape;
  /** Whose value is single at a time: one object per subject, one subject per object, or both. Absent: many values. */
  readonly functional?: 'subject' | 'object' | 'both';
  /** Whose value is single where the source's wording says that there is one: the subject's, unlike the object's as elsewhere. */
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
  /** The predicate that says the same with subject and object exchanged. */
  readonly inverse?: string;
};
