import { z } from 'zod';
import { count, id, utcTime } from '../values/answer-values.ts';
import { FactKind, Grain, NegativeKind, TruncationReason } from '../vocabulary.ts';
import { ChunkEvidenceResult, EvidenceResult, SourceRecord } from './claims.ts';
import { EntityCandidate, EvidenceTotal, FactEvidence, FactResult, TranscriptEntry } from './facts.ts';
import { GraphEdge, GraphNode, GraphPath } from './graph.ts';

const clocks = {
  evaluated_at: utcTime,
  believed_at: utcTime,
  identity_regime: z.enum(['current', 'as_of']),
};

/** What the answer was asked about in time, and the two clocks at which it was evaluated. */
export const TemporalScope = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('current'), ...clocks }),
  z.strictObject({ mode: z.literal('at'), at: utcTime, ...clocks }),
  z.strictObject({ mode: z.literal('overlap'), from: utcTime, to: utcTime, ...clocks }),
  z.strictObject({ mode: z.literal('history'), ...clocks }),
  z.strictObject({ mode: z.literal('as_of'), valid_at: utcTime, ...clocks }),
]);
export type TemporalScope = z.infer<typeof TemporalScope>;

export const Freshness = z.strictObject({
  pg_live_ts: utcTime,
  p1_written_inline: z.boolean(),
  p1_believed_at_horizon: utcTime.nullable(),
  k: z.strictObject({ compiled_at: utcTime, stale: z.boolean(), open_flags: count }).nullable(),
});
export type Freshness = z.infer<typeof Freshness>;

export const Truncation = z.strictObject({
  truncated: z.boolean(),
  returned: count,
  estimated_total: count,
  total_is_exact: z.boolean(),
  continuation: z.string().nullable(),
  reason: TruncationReason.nullable(),
});
export type Truncation = z.infer<typeof Truncation>;

/** A 'no' that is an answer. */
export const Negative = z.strictObject({
  kind: NegativeKind,
  explanation: z.string().min(1),
  workaround: z.string().nullable(),
});
export type Negative = z.infer<typeof Negative>;

export const RankedItem = z.strictObject({
  item_id: id,
  score: z.number(),
  signals: z.record(z.string(), z.number()),
});
export type RankedItem = z.infer<typeof RankedItem>;

export const ChangeRecord = z.strictObject({
  kind: z.enum([...FactKind.options, 'claim', 'page']),
  change: z.enum(['new', 'invalidated', 'capped', 'recompiled']),
  id,
  label: z.string().nullable(),
  at: utcTime,
});
export type ChangeRecord = z.infer<typeof ChangeRecord>;

export const AggregateReport = z.strictObject({
  form: z.string(),
  buckets: z.array(
    z.strictObject({
      key: z.string().nullable(),
      count,
      possible_count: count,
      entity_id: id.nullable(),
    }),
  ),
  total: count,
  possible_total: count,
  bounded_by: z.string().nullable(),
});
export type AggregateReport = z.infer<typeof AggregateReport>;

export const PageRef = z.strictObject({
  artifact_id: id,
  page_kind: z.string(),
  git_path: z.string(),
  page_summary: z.string(),
  last_compiled_at: utcTime,
  status: z.string(),
  stale: z.boolean(),
  open_review_flags: count,
  redaction_required: z.boolean(),
});
export type PageRef = z.infer<typeof PageRef>;

/** The result of every read that is not a SQL query, readiness, documents or deployment info. */
export const Envelope = z.strictObject({
  grain: Grain,
  temporal_scope: TemporalScope,
  entities: z.array(EntityCandidate),
  facts: z.array(FactResult),
  evidence: z.array(EvidenceResult),
  fact_evidence: z.array(FactEvidence),
  evidence_totals: z.array(EvidenceTotal),
  chunks: z.array(ChunkEvidenceResult),
  sources: z.array(SourceRecord),
  transcript: z.array(TranscriptEntry),
  nodes: z.array(GraphNode),
  paths: z.array(GraphPath),
  edges: z.array(GraphEdge),
  ranking: z.array(RankedItem),
  changes: z.array(ChangeRecord),
  pages: z.array(PageRef),
  aggregate: AggregateReport.nullable(),
  freshness: Freshness,
  truncation: Truncation.nullable(),
  dropped_by_hydration: count,
  excluded_unstamped: count,
  negative: Negative.nullable(),
});
export type Envelope = z.infer<typeof Envelope>;

/** The result of `combined_context`: two complete envelopes, never blended. */
export const ContextBundle = z.strictObject({
  contract: z.literal('ContextBundle/v2'),
  claims_and_sources: Envelope.extend({ grain: z.literal('evidence') }),
  facts: Envelope.extend({ grain: z.literal('fact') }),
});
export type ContextBundle = z.infer<typeof ContextBundle>;

/**
 * An envelope with nothing in it, to be spread and filled: `{ ...emptyEnvelope(…), evidence }`. Takes the grain, the
 * temporal scope and the moment the database was read.
 */
export function emptyEnvelope(grain: Grain, temporalScope: TemporalScope, readAt: string): Envelope {
  return {
    grain,
    temporal_scope: temporalScope,
    entities: [],
    facts: [],
    evidence: [],
    fact_evidence: [],
    evidence_totals: [],
    chunks: [],
    sources: [],
    transcript: [],
    nodes: [],
    paths: [],
    edges: [],
    ranking: [],
    changes: [],
    pages: [],
    aggregate: null,
    freshness: { pg_live_ts: readAt, p1_written_inline: true, p1_believed_at_horizon: null, k: null },
    truncation: null,
    dropped_by_hydration: 0,
    excluded_unstamped: 0,
    negative: null,
  };
}
