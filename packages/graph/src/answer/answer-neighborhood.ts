import type { GraphAnswer, GraphNeighborhoodRequest, TraversalLimit } from '@memory/contract';
import type { Queryable, Snapshot } from '@memory/database';
import type { TellingSource } from '../traversal/edge-source.ts';
import { type Moment, momentOf } from '../traversal/moment.ts';
import { relationEdges } from '../traversal/relation-edges.ts';
import { createTimeBudget, TimeBudgetSpent } from '../traversal/time-budget.ts';
import {
  depthOf,
  type Neighborhood,
  pageOf,
  type Step,
  startNeighborhood,
  walkNeighborhood,
} from '../traversal/walk-neighborhood.ts';
import { type Place, readContinuation, writeContinuation } from './continuation.ts';
import { type MetEdge, readRelations } from './edges.ts';
import { graphEnvelope, nothingFound, truncationOf, unknownNodes } from './graph-envelope.ts';
import { knownEntities } from './nodes.ts';
import { runOf } from './run-of.ts';

/** `POST /graph/neighborhood`: walked and read in one snapshot. */
export async function answerNeighborhood(
  snapshot: Snapshot,
  request: GraphNeighborhoodRequest,
  evaluatedAt: Date,
): Promise<GraphAnswer> {
  const place = readContinuation(request, evaluatedAt);
  const moment = place?.moment ?? momentOf(request, evaluatedAt);
  const time = createTimeBudget(request.time_budget_ms);
  const found = startNeighborhood(request.anchors, request.direction);
  const source = relationEdges(moment, request.predicates);
  const walk = {
    hops: request.hops,
    expansionBudget: request.expansion_budget,
    frontierBudget: request.frontier_budget,
    time,
  };
  let names = new Map<string, string>();
  const answer = (tx: Queryable) => tell(tx, request, moment, { source, place, found, names });
  try {
    return await snapshot(async (tx) => {
      names = await knownEntities(tx, request.anchors);
      if (names.size < request.anchors.length) return unknown(request, moment);
      await walkNeighborhood(tx, source, walk, found);
      return answer(tx);
    });
  } catch (error) {
    if (!(error instanceof TimeBudgetSpent)) throw error;
    found.limit = 'time_budget';
    return snapshot(answer);
  }
}

function unknown(request: GraphNeighborhoodRequest, moment: Moment): GraphAnswer {
  const envelope = { ...graphEnvelope(moment), negative: unknownNodes('entity') };
  return { envelope, run: runOf(request, moment, { limit: null, examined: 0, paths: 0 }) };
}

function toMetEdge({ edgeId, near, far, outward }: Step): MetEdge {
  return outward ? { edgeId, subject: near, object: far } : { edgeId, subject: far, object: near };
}

/** What a walk has found, the page of it that is asked for, and what its anchors are called. */
type Walked = {
  source: TellingSource;
  found: Neighborhood;
  place: Place | null;
  names: ReadonlyMap<string, string>;
};

/** One page of what was found, with the nodes at the ends of its edges. */
async function tell(
  tx: Queryable,
  request: GraphNeighborhoodRequest,
  moment: Moment,
  { source, found, place, names: anchors }: Walked,
): Promise<GraphAnswer> {
  const page = { behind: place, most: request.result_budget };
  const { edges: shown, next } = await pageOf(tx, source, found, page);
  const { edges, names } =
    shown.length === 0
      ? { edges: [], names: new Map<string, string>() }
      : await readRelations(tx, shown.map(toMetEdge), moment);
  const limit: TraversalLimit | null = next !== null ? 'result_budget' : found.limit;
  const nodes = [...new Map([...names, ...anchors])].map(([entity_id, name]) => ({
    entity_id,
    name,
    hops: found.distance.get(entity_id) ?? depthOf(found),
  }));
  nodes.sort((a, b) => a.hops - b.hops || (a.entity_id < b.entity_id ? -1 : 1));
  return {
    envelope: {
      ...graphEnvelope(moment),
      nodes,
      edges,
      truncation: truncationOf(limit, {
        returned: edges.length,
        known: found.rings.reduce((sum, ring) => sum + ring.size, found.last?.size ?? 0),
        isExact: found.limit === null,
        ...(next === null ? {} : { continuation: writeContinuation(request, { ...next, moment }) }),
      }),
      negative: edges.length > 0 ? null : nothingFound('relation around the anchors', found.limit),
    },
    run: runOf(request, moment, { limit, examined: found.examined, paths: 0 }),
  };
}
