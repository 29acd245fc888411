import type { DocumentStructure, LabelWords } from '@memory/markdown';
import type { CallContext } from './call-context.ts';
import type { ExtractedClaim } from './claim.ts';
import type { EntityAnswer, EntityQuestion } from './entities.ts';
import type { JudgedPair, Verdict } from './judgements.ts';
import type { OutlineHeading, SkeletonVerdict } from './outline.ts';
import type { NormalizedClaim, ReadClaim } from './relations.ts';
import type { SectionDescription } from './sections.ts';

/** A document's text with its syntax; all offsets are UTF-16 in `markdown`. */
export type ReadDocument = {
  readonly markdown: string;
  readonly structure: DocumentStructure;
};

/** A document with what claims are extracted from and against. */
export type ExtractionInput = ReadDocument & {
  /** One for each section of the structure, in its order. */
  readonly sections: readonly SectionDescription[];
  /** In order; claims name them by their index. */
  readonly chunks: readonly { readonly start: number; readonly end: number }[];
  readonly title: string | null;
  /** What relative dates are reckoned from; null leaves them as they stand. */
  readonly sourceModifiedAt: Date | null;
};

/** A version's claims in order, with their document's title. */
export type NormalizationInput = {
  readonly title: string | null;
  readonly claims: readonly ReadClaim[];
};

/** Role and summary of each section, in the structure's order. */
export type SectionDescriber = (
  document: ReadDocument,
  context: CallContext,
) => Promise<SectionDescription[]>;

/** The claims of a document, in reading order. The same document gives the same claims. */
export type ClaimExtractor = (input: ExtractionInput, context: CallContext) => Promise<ExtractedClaim[]>;

/** One answer for each claim, in order; an empty one where nothing is stated. */
export type RelationNormalizer = (
  input: NormalizationInput,
  context: CallContext,
) => Promise<NormalizedClaim[]>;

/** One answer for each question, in order; candidates are named by their numbers. */
export type EntityResolver = (
  questions: readonly EntityQuestion[],
  context: CallContext,
) => Promise<EntityAnswer[]>;

/** One verdict for each pair, in order. */
export type FactJudge = (pairs: readonly JudgedPair[], context: CallContext) => Promise<Verdict[]>;

/** The headings of a document that marks none, in order. */
export type StructureFallback = (document: ReadDocument, context: CallContext) => Promise<OutlineHeading[]>;

export type SkeletonCheck = (document: ReadDocument, context: CallContext) => Promise<SkeletonVerdict>;

/**
 * All that the pipeline leaves to a reader: one port for each model role, except embedding. Each rejects with the signal's reason when
 * that aborts, and answers data with offsets, never text to be parsed again.
 */
export type Reader = {
  /** What the language knows of labels, for the parser of Markdown. */
  readonly labelWords: LabelWords;
  readonly describeSections: SectionDescriber;
  readonly extractClaims: ClaimExtractor;
  readonly normalizeRelations: RelationNormalizer;
  readonly resolveEntities: EntityResolver;
  readonly judgeFacts: FactJudge;
  readonly fallbackStructure: StructureFallback;
  readonly checkSkeleton: SkeletonCheck;
};
