import { z } from 'zod';
import { count, id, utcTime } from '../values/answer-values.ts';
import { Precision, Support } from '../vocabulary.ts';

/** An entity, or on citation paths a document, and how many edges it is away from the anchors. */
export const GraphNode = z.strictObject({ entity_id: id, name: z.string(), hops: count });
export type GraphNode = z.infer<typeof GraphNode>;

export const GraphEdge = z.strictObject({
  relation_id: id,
  subject_id: id,
  object_id: id,
  predicate: z.string(),
  fact: z.string().nullable(),
  evidence_count: count,
  valid_from: utcTime.nullable(),
  valid_until: utcTime.nullable(),
  ingested_at: utcTime.nullable(),
  invalidated_at: utcTime.nullable(),
  valid_precision: Precision,
  support: Support,
});
export type GraphEdge = z.infer<typeof GraphEdge>;

/** A path, whole; `length` counts its edges. */
export const GraphPath = z.strictObject({
  length: z.int().min(1),
  nodes: z.array(GraphNode).min(2),
  edges: z.array(GraphEdge).min(1),
});
export type GraphPath = z.infer<typeof GraphPath>;
