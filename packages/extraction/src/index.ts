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
export { type ExtractedClaim, extractedClaimSchema, type Span, spanSchema } from './claim.ts';
