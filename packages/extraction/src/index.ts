export {
  type Alias,
  type Assertion,
  aliasSchema,
  assertionSchema,
  relationFormSchema,
  type Term,
  termSchema,
  type Validity,
  validitySchema,
} from './assertion.ts';
export type {
  CallBudget,
  CallContext,
  CallReceipt,
  KeptAnswer,
  PlannedCall,
  Receipts,
} from './call-context.ts';
export { checkReader, InvalidAnswerError } from './check-reader.ts';
export { type ExtractedClaim, extractedClaimSchema, type Span, spanSchema } from './claim.ts';
export {
  type EntityAnswer,
  type EntityCandidate,
  type EntityQuestion,
  entityAnswerSchema,
} from './entities.ts';
export { type JudgedPair, type JudgedStatement, type Verdict, verdictSchema } from './judgements.ts';
export {
  type OutlineHeading,
  outlineHeadingSchema,
  type SkeletonVerdict,
  skeletonVerdictSchema,
} from './outline.ts';
export type {
  ClaimExtractor,
  EntityResolver,
  ExtractionInput,
  FactJudge,
  NormalizationInput,
  ReadDocument,
  Reader,
  RelationNormalizer,
  SectionDescriber,
  SkeletonCheck,
  StructureFallback,
} from './ports.ts';
export { packReading, type StoredReading, unpackReading } from './reading.ts';
export {
  type NormalizedClaim,
  normalizedClaimSchema,
  type ReadClaim,
  type Statement,
  statementSchema,
} from './relations.ts';
export { createRuleDecisions } from './rules/rule-decisions.ts';
export {
  type SectionDescription,
  type SectionRole,
  sectionDescriptionSchema,
  sectionRoleSchema,
} from './sections.ts';
