import { type GraphEdge, graphResultUnavailable } from '@memory/contract';
import { type Queryable, utcText } from '@memory/database';
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

/** A node as an edge names it, and which one stands for it now. */
type NodeRow = { id: string; stands_for: string; name: string };

/** Its times as Postgres' text. */
type RelationRow = {
  id: string;
  predicate: string;
  label: string;
  evidence_count: number;
  valid_from: string | null;
  valid_until: string | null;
  valid_precision: GraphEdge['valid_precision'];
  ingested_at: string;
  invalidated_at: string | null;
  support: GraphEdge['support'];
};

/**
 * Relations with the validity that was believed at the moment; each node once, of which edges share most. By
 * memory.facts_pkey, fact_beliefs_pkey and entities_pkey.
 */
export const readRelations: ReadEdges = async (tx, edges, moment) => {
  const validity = moment.isLive
    ? tx`select f.valid_from, f.valid_until, f.valid_precision`
    : tx`select b.valid_from, b.valid_until, b.valid_precision from memory.fact_beliefs b
          where b.fact_id = f.fact_id and b.believed_from <= ${moment.believedAt}
            and (b.believed_until is null or b.believed_until > ${moment.believedAt})
          order by b.believed_from desc limit 1`;
  const [rows, nodes] = await Promise.all([
    tx<RelationRow[]>`
      select f.fact_id as id, f.predicate, f.label, f.evidence_count, v.valid_from::text, v.valid_until::text, v.valid_precision,
             f.ingested_at::text, f.invalidated_at::text, f.support
        from memory.facts f cross join lateral (${validity}) v
       where f.fact_id = any(${edges.map(({ edgeId }) => edgeId)}::uuid[])`,
    tx<NodeRow[]>`
      select e.entity_id as id, coalesce(m.entity_id, e.entity_id) as stands_for, coalesce(m.canonical_name, e.canonical_name) as name
        from memory.entities e left join memory.entities m on m.entity_id = e.merged_into
       where e.entity_id = any(${endsOf(edges)}::uuid[])`,
  ]);
  return told(edges, { rows, nodes }, (edge, row) => ({
    ...edge,
    predicate: row.predicate,
    fact: row.label,
    evidence_count: row.evidence_count,
    valid_from: utcText(row.valid_from),
    valid_until: utcText(row.valid_until),
    ingested_at: utcText(row.ingested_at),
    invalidated_at: utcText(row.invalidated_at),
    valid_precision: row.valid_precision,
    support: row.support,
  }));
};

/** Citations; they have no validity of their own, and were learnt when the citing version arrived. */
export const readCitations: ReadEdges = async (tx, edges) => {
  const [rows, nodes] = await Promise.all([
    tx<{ id: string; ingested_at: string }[]>`
      select c.citation_id as id, v.ingested_at::text from memory.citations c join memory.versions v on v.version_id = c.version_id
       where c.citation_id = any(${edges.map(({ edgeId }) => edgeId)}::uuid[]) and v.deleted_at is null`,
    tx<NodeRow[]>`
      select doc_id as id, doc_id as stands_for, title as name from memory.documents
       where doc_id = any(${endsOf(edges)}::uuid[]) and deleted_at is null`,
  ]);
  return told(edges, { rows, nodes }, (edge, row) => ({
    ...edge,
    predicate: 'cites',
    fact: null,
    evidence_count: 0,
    valid_from: null,
    valid_until: null,
    ingested_at: utcText(row.ingested_at),
    invalidated_at: null,
    valid_precision: 'unknown',
    support: 'current',
  }));
};

function endsOf(edges: readonly MetEdge[]): string[] {
  return [...new Set(edges.flatMap(({ subject, object }) => [subject, object]))];
}

type EdgeEnds = Pick<GraphEdge, 'relation_id' | 'subject_id' | 'object_id'>;

function told<Row extends { id: string }>(
  edges: readonly MetEdge[],
  read: { rows: readonly Row[]; nodes: readonly NodeRow[] },
  toEdge: (edge: EdgeEnds, row: Row) => GraphEdge,
): { edges: GraphEdge[]; names: Map<string, string> } {
  const rows = new Map(read.rows.map((row) => [row.id, row]));
  const nodes = new Map(read.nodes.map((node) => [node.id, node]));
  const names = new Map<string, string>();
  return {
    edges: edges.map(({ edgeId, subject, object }) => {
      const [row, from, to] = [rows.get(edgeId), nodes.get(subject), nodes.get(object)];
      if (row === undefined || from === undefined || to === undefined) throw graphResultUnavailable();
      for (const node of [from, to]) names.set(node.stands_for, node.name);
      return toEdge({ relation_id: edgeId, subject_id: from.stands_for, object_id: to.stands_for }, row);
    }),
    names,
  };
}
