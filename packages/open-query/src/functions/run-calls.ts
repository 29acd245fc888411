import {
  DocumentSearchFilters,
  type GraphAnswer,
  type GraphEdge,
  type GraphInvocation,
  type SemanticInvocation,
  ServiceError,
} from '@memory/contract';
import type { PublishedCall } from '../gate/statement.ts';
import type { Nomination, QueryPorts } from '../ports.ts';
import { StatementError } from '../statement-error.ts';
import type { CallPlan, GraphRequest } from './call-plan.ts';

/** The rows that stand for a call in the statement, and what became of them so far. */
export type Answered = {
  call: PublishedCall;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** The view that still has to have the rows, and by which column. */
  confirm: { view: string; key: string } | null;
  semantic: SemanticInvocation | null;
  graph: GraphInvocation | null;
};

/** Runs the calls of a statement one after the other; of those that Postgres runs by itself it makes nothing. */
export async function runCalls(
  calls: readonly PublishedCall[],
  ports: QueryPorts,
  signal?: AbortSignal,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  let graphCalls = 0;
  for (const call of calls) {
    const { plan } = call;
    if (plan.by === 'database') continue;
    signal?.throwIfAborted();
    if (plan.by === 'search') answered.push(await runSearch(call, plan, ports, signal));
    else if (plan.by === 'bodies') answered.push(await runBodies(call, plan.chunkIds, ports));
    else answered.push(await runGraph(call, plan, { ports, ordinal: graphCalls++ }, signal));
  }
  return answered;
}

/** The rows of calls that are not run, because only the plan is asked for. */
export function unanswered(calls: readonly PublishedCall[]): Answered[] {
  return calls
    .filter(({ plan }) => plan.by !== 'database')
    .map((call) => ({ call, rows: [], confirm: null, semantic: null, graph: null }));
}

async function runSearch(
  call: PublishedCall,
  plan: Extract<CallPlan, { by: 'search' }>,
  ports: QueryPorts,
  signal: AbortSignal | undefined,
): Promise<Answered> {
  const { kind, channel, query, k, key, confirmedBy } = plan;
  const documents = readFilters(call.published.name, plan.filters);
  const nomination = await ports.nominate({ kind, channel, query, k, documents }, signal).catch((cause) => {
    throw new StatementError('p1_unavailable', 'the search index could not be searched', cause);
  });
  if (channel === 'semantic' && nomination.generation === null) {
    throw new StatementError('generation_unavailable', 'the search index has no generation that serves yet');
  }
  return {
    call,
    rows: nomination.items.map(({ id, score }, index) => ({ [key]: id, rank: index + 1, score })),
    confirm: { view: confirmedBy, key },
    semantic: invocation(call.published.name, nomination),
    graph: null,
  };
}

/** @throws StatementError `invalid_parameter`, as a bad filter is found only when the search begins */
function readFilters(name: string, filters: unknown): DocumentSearchFilters | undefined {
  if (filters === undefined) return undefined;
  const parsed = DocumentSearchFilters.safeParse(filters);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where =
    issue === undefined || issue.path.length === 0 ? 'filters' : `filters.${issue.path.join('.')}`;
  throw new StatementError('invalid_parameter', `${name}: ${where}: ${issue?.message ?? 'not valid'}`);
}

function invocation(name: string, { items, generation }: Nomination): SemanticInvocation {
  return {
    function: name,
    nominated: items.length,
    confirmed: 0,
    dropped_stale: 0,
    dropped_filtered: 0,
    dropped_ambiguous: 0,
    dropped_absent: 0,
    dropped_body_mismatch: 0,
    dropped_absent_current: 0,
    dropped_absent_projection: 0,
    dropped_hash_mismatch: 0,
    policy_generation: null,
    embedder_generation: generation?.model ?? null,
    generation: generation === null ? null : String(generation.number),
    pg_confirmed_at: null,
    termination_reason: null,
  };
}

async function runBodies(
  call: PublishedCall,
  chunkIds: readonly string[],
  ports: QueryPorts,
): Promise<Answered> {
  const unique = [...new Set(chunkIds)];
  const bodies = await ports.chunkBodies(unique).catch((cause) => {
    throw new StatementError('p1_unavailable', 'the texts of passages could not be read', cause);
  });
  const order = new Map(unique.map((id, index) => [id, index]));
  const rows = [...bodies].sort((a, b) => (order.get(a.chunk_id) ?? 0) - (order.get(b.chunk_id) ?? 0));
  return {
    call,
    rows,
    confirm: { view: 'chunks_live', key: 'chunk_id' },
    semantic: {
      ...invocation(call.published.name, { items: [], generation: null }),
      nominated: unique.length,
      dropped_absent: unique.length - rows.length,
    },
    graph: null,
  };
}

async function runGraph(
  call: PublishedCall,
  plan: GraphRequest,
  { ports, ordinal }: { ports: QueryPorts; ordinal: number },
  signal: AbortSignal | undefined,
): Promise<Answered> {
  const { envelope, run } = await askGraph(plan, ports, signal).catch((cause) => {
    const why = cause instanceof ServiceError ? `: ${cause.code}` : '';
    throw new StatementError('graph_unavailable', `${plan.function} was not answered${why}`, cause);
  });
  const rows =
    plan.function === 'graph_neighborhood'
      ? neighborhoodRows(envelope)
      : pathRows(envelope, plan.function === 'graph_citation_path' ? citationRow : relationRow);
  return {
    call,
    rows,
    confirm: null,
    semantic: null,
    graph: { ordinal, function: plan.function, ...run },
  };
}

function askGraph(
  plan: GraphRequest,
  { graph }: QueryPorts,
  signal: AbortSignal | undefined,
): Promise<GraphAnswer> {
  if (plan.function === 'graph_neighborhood') return graph.neighborhood(plan.request, signal);
  if (plan.function === 'graph_path') return graph.path(plan.request, signal);
  return graph.citationPath(plan.request, signal);
}

type Envelope = GraphAnswer['envelope'];
type Names = ReadonlyMap<string, string>;

function neighborhoodRows({ nodes, edges }: Envelope) {
  const names = new Map(nodes.map((node) => [node.entity_id, node.name]));
  const hops = new Map(nodes.map((node) => [node.entity_id, node.hops]));
  return edges.map((edge) => ({
    hops: Math.max(1, hops.get(edge.subject_id) ?? 0, hops.get(edge.object_id) ?? 0),
    ...relationRow(edge, names),
  }));
}

function pathRows({ paths }: Envelope, rowOf: (edge: GraphEdge, names: Names) => Record<string, unknown>) {
  return paths.flatMap(({ nodes, edges }, path) => {
    const names = new Map(nodes.map((node) => [node.entity_id, node.name]));
    return edges.map((edge, step) => ({ path_no: path + 1, step_no: step + 1, ...rowOf(edge, names) }));
  });
}

function relationRow(edge: GraphEdge, names: Names): Record<string, unknown> {
  return {
    relation_id: edge.relation_id,
    subject_id: edge.subject_id,
    subject_name: names.get(edge.subject_id) ?? null,
    predicate: edge.predicate,
    object_id: edge.object_id,
    object_name: names.get(edge.object_id) ?? null,
    fact: edge.fact,
    evidence_count: edge.evidence_count,
    support: edge.support,
    valid_from: edge.valid_from,
    valid_until: edge.valid_until,
    valid_precision: edge.valid_precision,
  };
}

function citationRow(edge: GraphEdge, names: Names): Record<string, unknown> {
  return {
    citation_id: edge.relation_id,
    citing_doc_id: edge.subject_id,
    citing_title: names.get(edge.subject_id) ?? null,
    cited_doc_id: edge.object_id,
    cited_title: names.get(edge.object_id) ?? null,
  };
}
