import { z } from 'zod';
import { limits } from '../limits.ts';
import { count, id, jsonObject, utcTime } from '../values/answer-values.ts';
import { EntityTier, FactKind, Precision, Stance, Support, TemporalMatch } from '../vocabulary.ts';

export const Validity = z.strictObject({
  valid_from: utcTime.nullable(),
  valid_until: utcTime.nullable(),
  valid_precision: Precision,
  ingested_at: utcTime,
  invalidated_at: utcTime.nullable(),
});
export type Validity = z.infer<typeof Validity>;

export const ContradictionMember = z.strictObject({
  fact_id: id,
  label: z.string(),
  evidence_count: count,
  validity: Validity,
});
export type ContradictionMember = z.infer<typeof ContradictionMember>;

/** The other sides of a live contradiction. */
export const Contradiction = z.strictObject({
  group_id: id,
  co_members: z.array(ContradictionMember).max(limits.contradictionInline),
  returned: count,
  total: count,
  continuation: z.string().nullable(),
});
export type Contradiction = z.infer<typeof Contradiction>;

export const FactResult = z.strictObject({
  fact_id: id,
  kind: FactKind,
  label: z.string(),
  evidence_count: count,
  validity: Validity,
  temporal_match: TemporalMatch,
  contradiction_group: id.nullable(),
  contradiction: Contradiction.nullable(),
  support: Support,
});
export type FactResult = z.infer<typeof FactResult>;

export const FactEvidence = z.strictObject({
  fact_kind: FactKind,
  fact_id: id,
  claim_id: id,
  stance: Stance,
});
export type FactEvidence = z.infer<typeof FactEvidence>;

export const EvidenceTotal = z
  .strictObject({ fact_kind: FactKind, fact_id: id, stance: Stance, returned: count, total: count })
  .refine((totals) => totals.total >= totals.returned, 'total must be at least returned');
export type EvidenceTotal = z.infer<typeof EvidenceTotal>;

export const EntityCandidate = z.strictObject({
  entity_id: id,
  canonical_name: z.string(),
  tier: EntityTier,
  context_hits: count,
});
export type EntityCandidate = z.infer<typeof EntityCandidate>;

/** One decision about a fact or an entity. */
export const TranscriptEntry = z.strictObject({
  subject_kind: z.enum(['relation', 'observation', 'entity', 'k_page']),
  outcome: z.string(),
  method: z.string(),
  confidence: z.number().nullable(),
  related_id: id.nullable(),
  decided_by: z.string(),
  decided_at: utcTime,
  features: jsonObject.nullable(),
});
export type TranscriptEntry = z.infer<typeof TranscriptEntry>;
