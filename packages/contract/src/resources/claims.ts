import { z } from 'zod';
import { count, id, utcTime } from '../values/answer-values.ts';
import { ClaimValidKind, Precision } from '../vocabulary.ts';

/** A half-open range of code points of the converted Markdown. */
export const EvidenceSpan = z
  .strictObject({ char_start: count, char_end: count })
  .refine((span) => span.char_end > span.char_start, 'char_end must be greater than char_start');
export type EvidenceSpan = z.infer<typeof EvidenceSpan>;

/** One claim with where it comes from. */
export const EvidenceResult = z.strictObject({
  claim_id: id,
  doc_id: id,
  chunk_id: id,
  claim_text: z.string(),
  source_span: z.string(),
  char_start: count,
  char_end: count,
  evidence_spans: z.array(EvidenceSpan),
  is_attributed: z.boolean(),
  is_current_testimony: z.boolean(),
  asserted_at: utcTime.nullable(),
  claim_valid_from: utcTime.nullable(),
  claim_valid_until: utcTime.nullable(),
  claim_valid_precision: Precision,
  claim_valid_kind: ClaimValidKind.nullable(),
  document_title: z.string().nullable(),
  source_kind: z.string().nullable(),
  corroboration_count: z.int().min(1).nullable(),
  grouped_claim_ids: z.array(id),
});
export type EvidenceResult = z.infer<typeof EvidenceResult>;

export const ChunkEvidenceResult = z.strictObject({
  chunk_id: id,
  doc_id: id,
  version_id: id,
  representation_id: id,
  chunk_text: z.string(),
  context_prefix: z.string().nullable(),
  char_start: count,
  char_end: count,
  section_role: z.string().nullable(),
  document_title: z.string().nullable(),
  source_kind: z.string(),
  source_modified_at: utcTime.nullable(),
  published_at: utcTime.nullable(),
});
export type ChunkEvidenceResult = z.infer<typeof ChunkEvidenceResult>;

export const SourceRecord = z.strictObject({
  doc_id: id,
  title: z.string().nullable(),
  source_kind: z.string(),
  markdown_uri: z.string().nullable(),
  mention_count: count.nullable(),
  first_mentioned_at: utcTime.nullable(),
  last_mentioned_at: utcTime.nullable(),
});
export type SourceRecord = z.infer<typeof SourceRecord>;
