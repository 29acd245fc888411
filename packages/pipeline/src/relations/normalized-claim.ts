import type { EntityType } from './inventory/shape.ts';

export type ValidPrecision = 'instant' | 'day' | 'month' | 'quarter' | 'year' | 'open' | 'unknown';

/** A claim as it comes from extraction: its own text, which stands alone, and what was read beside it. */
export type ClaimInput = {
  readonly claimText: string;
  readonly polarity: 'affirmed' | 'negated';
  readonly modality: 'asserted' | 'hedged';
  readonly isAttributed: boolean;
  readonly attributedTo: string | null;
  readonly isCorrection: boolean;
  /** What a correction takes back, as a sentence; null where it does not say. */
  readonly corrects?: string | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly validPrecision: ValidPrecision;
  readonly validKind: string | null;
  /** What the surrounding text is about ('Project Atlas' above 'Deadline: 5 May'). */
  readonly subjectHint: string | null;
  /** What the text around knows that subject to be; null or left out where only its name tells. */
  readonly subjectKind?: 'person' | null;
  /** What the text around goes on about, for a claim whose subject has no name; null or left out where it is not told. */
  readonly topic?: string | null;
  readonly documentTitle: string | null;
};

/** A name or term as the claim has it, and what it most likely names. */
export type Mention = {
  /** As it stands in the claim. */
  readonly surface: string;
  /** The name itself: without articles, titles and possessive endings. */
  readonly name: string;
  readonly type: EntityType;
  /** Whether the words say so (a predicate's signature, a title, a company suffix) rather than a guess. */
  readonly isTypeCertain: boolean;
  /** What keeps namesakes apart, as `kind:value` (`field:sport`, `born:1963`, `note:footballer`). */
  readonly traits: readonly string[];
};

export type NormalizedStatement = {
  readonly kind: 'relation' | 'observation';
  readonly subject: Mention;
  /** Canonical, or `other:<lemma>`. */
  readonly predicate: string;
  readonly object: Mention | null;
  /**
   * What an observation says of its subject: a value for a canonical predicate ('$20 a month'), the whole statement for
   * `other:…` ('Alice collects stamps').
   */
  readonly objectText: string | null;
  readonly polarity: 'affirmed' | 'negated';
  readonly modality: 'asserted' | 'hedged';
  /** Somebody else's word, reported. A subject that speaks of itself is its own source. */
  readonly isAttributed: boolean;
  readonly attributedTo: string | null;
  /** Whether the words say that it holds, begins or ends. */
  readonly aspect: 'states' | 'begins' | 'ends';
  /** Past tense without a date: it held at some earlier time, and ends nothing. */
  readonly isPast: boolean;
  /** Told as news without a date ('now lives in', 'has moved to', 'the new CEO is'): so when it was written. */
  readonly isNews: boolean;
  /** Single-valued by its grammar although the predicate is not listed as such ('the colour of X is …'). */
  readonly isUnique: boolean;
  /** Values of different facets do not exclude each other: '' or the level of a place, for whom or where a price is. */
  readonly facet: string;
  readonly isCorrection: boolean;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly validPrecision: ValidPrecision;
  readonly validKind: string | null;
};

/** Two names that the claim says mean the same thing. */
export type LearntAlias = {
  readonly name: string;
  readonly alias: string;
  readonly type: EntityType;
  readonly origin: 'abbreviation' | 'variant';
};

export type NormalizedClaim = {
  readonly statements: readonly NormalizedStatement[];
  /** Every name in the claim, also those in no statement. */
  readonly mentions: readonly Mention[];
  readonly aliases: readonly LearntAlias[];
};
