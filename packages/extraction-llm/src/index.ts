export { type ClaimExtractorOptions, createClaimExtractor, UNGROUNDED } from './claims/extract-claims.ts';
export { createMixedReader, type MixedReaderOptions } from './create-mixed-reader.ts';
export type { Problem, ProblemCode } from './problem.ts';
