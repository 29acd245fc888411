import { type GraphEdge, graphResultUnavailable, toUtcString } from '@memory/contract';
import type { Queryable } from '@memory/database';
import type { Moment } from '../traversal/moment.ts';

/** An edge by its id and its ends, as the walk met it: an end may since have been merged into another. */
export type MetEdge = { edgeId: string; subject: string; object: string };

/**
 * The rows behind edges, in the order given, and what the nodes at their ends are called.
 * @throws ServiceError when an edge or a node that a walk has met is not there
 */
export type ReadEdges = (
  tx: Queryable,
  edges: readonly MetEdge[],
  moment: Moment,
) => Promise<{ edges: GraphEdge[]; names: Map<string, string> }>;

type Named = { id: string; subject_id: string; object_id: string; subject: string; object: string };

type RelationRow = Named & {
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

/** Relations with the validity that was believed at the moment. By memory.facts_pkey, fact_beliefs_pkey and entities_pkey. */
export const readRelations: ReadEdges = async (tx, edges, moment) => {
  const validity = moment.isLive
    ? tx`select f.valid_from, f.valid_until, f.valid_precision`
    : tx`select b.valid_from, b.valid_until, b.valid_precision from memory.fact_beliefs b
          where b.fact_id = f.fact_id and b.believed_from <= ${moment.believedAt}
            and (b.believed_until is null or b.believed_until > ${moment.believedAt})
          order by b.believed_from desc limit 1`;
  const rows = await tx<RelationRow[]>`
    select f.fact_id as id, coalesce(s.merged_into, s.entity_id) as subject_id, coalesce(sm.canonical_name, s.canonical_name) as subject,
           coalesce(o.merged_into, o.entity_id) as object_id, coalesce(om.canonical_name, o.canonical_name) as object, f.predicate, f.label, f.evidence_count,
           v.valid_from, v.valid_until, v.valid_precision, f.ingested_at, f.invalidated_at, f.support
      from ${met(tx, edges)} join memory.facts f on f.fact_id = met.edge_id
      join memory.entities s on s.entity_id = met.subject left join memory.entities sm on sm.entity_id = s.merged_into
      join memory.entities o on o.entity_id = met.object left join memory.entities om on om.entity_id = o.merged_into
      cross join lateral (${validity}) v`;
  return told(edges, rows, (edge, row) => ({
    ...edge,
    predicate: row.predicate,
    fact: row.label,
    evidence_count: row.evidence_count,
    valid_from: toUtcString(row.valid_from),
    valid_until: toUtcString(row.valid_until),
    ingested_at: toUtcString(row.ingested_at),
    invalidated_at: toUtcString(row.invalidated_at),
    valid_precision: row.valid_precision,
    support: row.support,
  }));
};

/** Citations; they have no validity of their own, and were learnt when the citing version arrived. */
export const readCitations: ReadEdges = async (tx, edges) => {
  const rows = await tx<(Named & { ingested_at: Date })[]>`
    select c.citation_id as id, met.subject as subject_id, s.title as subject, met.object as object_id, o.title as object, v.ingested_at
      from ${met(tx, edges)} join memory.citations c on c.citation_id = met.edge_id
      join memory.versions v on v.version_id = c.version_id
      join memory.documents s on s.doc_id = met.subject join memory.documents o on o.doc_id = met.object
     where v.deleted_at is null and s.deleted_at is null and o.deleted_at is null`;
  return told(edges, rows, (edge, row) => ({
    ...edge,
    predicate: 'cites',
    fact: null,
    evidence_count: 0,
    valid_from: null,
    valid_until: null,
    ingested_at: toUtcString(row.ingested_at),
    invalidated_at: null,
    valid_precision: 'unknown',
    support: 'current',
  }));
};

function met(tx: Queryable, edges: readonly MetEdge[]) {
  return tx`unnest(${edges.map(({ edgeId }) => edgeId)}::uuid[], ${edges.map(({ subject }) => subject)}::uuid[],
    ${edges.map(({ object }) => object)}::uuid[]) as met(edge_id, subject, object)`;
}

type EdgeEnds = Pick<GraphEdge, 'relation_id' | 'subject_id' | 'object_id'>;

function told<Row extends Named>(
  edges: readonly MetEdge[],
  rows: readonly Row[],
  toEdge: (edge: EdgeEnds, row: Row) => GraphEdge,
): { edges: GraphEdge[]; names: Map<string, string> } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names = new Map<string, string>();
  return {
    edges: edges.map(({ edgeId }) => {
      const row = byId.get(edgeId);
      if (row === undefined) throw graphResultUnavailable();
      const { subject_id, object_id } = row;
      names.set(subject_id, row.subject).set(object_id, row.object);
      return toEdge({ relation_id: edgeId, subject_id, object_id }, row);
    }),
    names,
  };
}
