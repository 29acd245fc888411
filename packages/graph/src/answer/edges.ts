import { type GraphEdge, graphResultUnavailable, toUtcString } from '@memory/contract';
import type { Queryable } from '@memory/database';
import type { Moment } from '../traversal/moment.ts';

/** An edge by its id and its ends, as the walk met it. */
export type MetEdge = { edgeId: string; subject: string; object: string };

/** The rows behind edges, in the order given. */
export type ReadEdges = (tx: Queryable, edges: readonly MetEdge[], moment: Moment) => Promise<GraphEdge[]>;

type RelationRow = {
  fact_id: string;
  predicate: string;
  label: string;
  evidence_count: number;
  valid_from: Date | null;
  valid_until: Date | null;
  valid_precision: GraphEdge['valid_precision'];
  ingested_at: Date;
  invalidated_at: Date | null;
  support: GraphEdge['support'];
};

/** Relations with the validity that was believed at the moment. By memory.facts_pkey and fact_beliefs_pkey. */
export const readRelations: ReadEdges = async (tx, edges, moment) => {
  const ids = edges.map((edge) => edge.edgeId);
  const validity = moment.isLive
    ? tx`select f.valid_from, f.valid_until, f.valid_precision`
    : tx`select b.valid_from, b.valid_until, b.valid_precision from memory.fact_beliefs b
          where b.fact_id = f.fact_id and b.believed_from <= ${moment.believedAt}
            and (b.believed_until is null or b.believed_until > ${moment.believedAt})
          order by b.believed_from desc limit 1`;
  const rows = await tx<RelationRow[]>`
    select f.fact_id, f.predicate, f.label, f.evidence_count, v.valid_from, v.valid_until, v.valid_precision, f.ingested_at,
           f.invalidated_at, f.support
      from memory.facts f cross join lateral (${validity}) v
     where f.fact_id = any(${ids}::uuid[])`;
  const byId = new Map(rows.map((row) => [row.fact_id, row]));
  return edges.map(({ edgeId, subject, object }) => {
    const row = byId.get(edgeId);
    if (row === undefined) throw graphResultUnavailable();
    return {
      relation_id: edgeId,
      subject_id: subject,
      object_id: object,
      predicate: row.predicate,
      fact: row.label,
      evidence_count: row.evidence_count,
      valid_from: toUtcString(row.valid_from),
      valid_until: toUtcString(row.valid_until),
      ingested_at: toUtcString(row.ingested_at),
      invalidated_at: toUtcString(row.invalidated_at),
      valid_precision: row.valid_precision,
      support: row.support,
    };
  });
};

/** Citations; they have no validity of their own, and were learnt when the citing version arrived. */
export const readCitations: ReadEdges = async (tx, edges) => {
  const ids = edges.map((edge) => edge.edgeId);
  const rows = await tx<{ citation_id: string; ingested_at: Date }[]>`
    select c.citation_id, v.ingested_at
      from memory.citations c join memory.versions v on v.version_id = c.version_id
     where c.citation_id = any(${ids}::uuid[]) and v.deleted_at is null`;
  const byId = new Map(rows.map((row) => [row.citation_id, row.ingested_at]));
  return edges.map(({ edgeId, subject, object }) => {
    const ingestedAt = byId.get(edgeId);
    if (ingestedAt === undefined) throw graphResultUnavailable();
    return {
      relation_id: edgeId,
      subject_id: subject,
      object_id: object,
      predicate: 'cites',
      fact: null,
      evidence_count: 0,
      valid_from: null,
      valid_until: null,
      ingested_at: toUtcString(ingestedAt),
      invalidated_at: null,
      valid_precision: 'unknown',
      support: 'current',
    };
  });
};
