/** Precision of a validity interval, as the spec words it. */
export type Precision = 'instant' | 'day' | 'month' | 'quarter' | 'year' | 'open' | 'unknown';

/** A live statement as adjudication sees it. Times are milliseconds since the epoch. */
export type Statement = {
  statementId: string;
  claimId: string;
  docId: string;
  kind: 'relation' | 'observation';
  /** Entities that stand for the named ones after merges. */
  subject: string;
  predicate: string;
  object: string | null;
  objectText: string | null;
  /** The group of the same thing said, and the slots in which it has rivals; see `statementGroups`. */
  key: string;
  slots: readonly string[];
  polarity: 'affirmed' | 'negated';
  modality: 'asserted' | 'hedged';
  isAttributed: boolean;
  attributedTo: string | null;
  /** Whether the sentence says that it holds, begins, or ends. */
  aspect: 'states' | 'begins' | 'ends';
  /** Past tense without a date: it held at some earlier time, and neither ends nor excludes anything. */
  isPast: boolean;
  isCorrection: boolean;
  /** When its source said it; of what a source without a date calls over or new, when that came. */
  assertedAt: number | null;
  /** When the version came that says it. */
  learntAt: number;
  validFrom: number | null;
  validUntil: number | null;
  precision: Precision;
  validKind: string | null;
  /** The fact that it counts for now, if any. */
  factId: string | null;
};

/** A fact as it should be, given the live statements. */
export type FactPlan = {
  key: string;
  negated: boolean;
  kind: 'relation' | 'observation';
  subject: string;
  predicate: string;
  object: string | null;
  objectText: string | null;
  validFrom: number | null;
  validUntil: number | null;
  /** Whether sources tell the end, and with it the last year, month or day; not where something else put it there. */
  endIsSaid: boolean;
  precision: Precision;
  supporters: string[];
  contradicters: string[];
  /** Whom it rests on where no source asserts it in its own name; null otherwise. */
  attributedTo: string | null;
  /** The statement for another fact, or against this one, that ended it. */
  endedBy: string | null;
  /** Equal for facts that contradict each other; null where nothing does. */
  contradiction: number | null;
};

/** What adjudication needs to know of a predicate. */
export type PredicateBehaviour = {
  shape: 'state' | 'event' | 'constant';
  /** A post or place in a person's working life. */
  isJob?: boolean;
  /** It bears on a person's life: a job, a home, a death. */
  isOfLife?: boolean;
  /** It ends with the life of its subject or of its object: a pet, an engagement. */
  isOfBothLives?: boolean;
  isPost?: boolean;
  /** What it puts an end to: whatever holds of a life, or another predicate of those whom it joins. */
  ends?: string | undefined;
  /** A post whose holder leads the whole. */
  isHeadship?: boolean;
};
