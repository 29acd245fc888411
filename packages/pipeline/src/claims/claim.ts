import type { SectionRole } from '@memory/extraction';
import type { DocumentStructure } from '@memory/markdown';
import type { Precision } from '../language/times/calendar.ts';

export type { Precision } from '../language/times/calendar.ts';

/**
 * What a claim's time says: when it happened (`event_time`), when a rule, price or contract is in force (`effective_period`), while
 * it holds (`proposition_validity`), or over what a figure was measured (`measurement_period`). See docs/language.md.
 */
export type ValidKind = 'event_time' | 'effective_period' | 'proposition_validity' | 'measurement_period';

export type ExtractionInput = {
  readonly markdown: string;
  readonly structure: DocumentStructure;
  /** Of each section; `body` where left out. */
  readonly sectionRoles?: readonly SectionRole[];
  /** Tells the role of lines in capitals that are headings too; nothing where left out. */
  readonly roleOfHeading?: (heading: string) => SectionRole | null;
  /** In order, offsets UTF-16; `index` is given back as `chunkIndex`. */
  readonly chunks: readonly { readonly start: number; readonly end: number; readonly index: number }[];
  readonly documentTitle: string | null;
  /** What relative dates are reckoned from; null leaves them as they stand. */
  readonly sourceModifiedAt: Date | null;
};

/** Offsets are UTF-16 in the Markdown. */
export type ExtractedClaim = {
  readonly chunkIndex: number;
  /** The assertion as a sentence that stands alone. */
  readonly claimText: string;
  /** `markdown.slice(start, end)` is the claim's source span. */
  readonly start: number;
  readonly end: number;
  /** Parts of the span that say it, in order; at least one. */
  readonly evidenceSpans: readonly { readonly start: number; readonly end: number }[];
  /** The source reports what someone else said. */
  readonly isAttributed: boolean;
  /** Who said it, where that is named. */
  readonly attributedTo: string | null;
  readonly polarity: 'affirmed' | 'negated';
  readonly modality: 'asserted' | 'hedged';
  readonly isCorrection: boolean;
  /** What a correction takes back, as a sentence or phrase. */
  readonly corrects: string | null;
  /** First instant of the time it holds for; null where unknown or open. */
  readonly validFrom: Date | null;
  /** First instant behind that time; null where unknown or open. */
  readonly validUntil: Date | null;
  readonly validPrecision: Precision;
  readonly validKind: ValidKind | null;
  /** Name of what the claim speaks of, where known. */
  readonly subjectHint: string | null;
  /** What the text around goes on about, where nothing in the claim says by name of what it tells: 'Orr Hall' for 'The lift is closed'. */
  readonly topic: string | null;
  /** What the text around knows that subject to be, whatever its name looks like: who says 'I' is a person, and whom 'he' stood for. */
  readonly subjectKind: 'person' | null;
  /** The day of the turn, letter or dated part of the text in which it is said; null where only the document has one. */
  readonly saidAt: Date | null;
};
