import type {
  GraphAnswer,
  GraphCitationPathRequest,
  GraphNode,
  GraphPath,
  GraphPathRequest,
} from '@memory/contract';
import type { Queryable, Snapshot } from '@memory/database';
import { citationEdges } from '../traversal/citation-edges.ts';
import type { EdgeSource } from '../traversal/edge-source.ts';
import type { FoundPath, Way } from '../traversal/enumerate-paths.ts';
import { type Moment, momentOf } from '../traversal/moment.ts';
import { relationEdges } from '../traversal/relation-edges.ts';
import {
  explorePaths,
  type PathSearch,
  type PathSearchOptions,
  pathsOf,
  startPathSearch,
} from '../traversal/search-paths.ts';
import { createTimeBudget, TimeBudgetSpent } from '../traversal/time-budget.ts';
import { type ReadEdges, readCitations, readRelations } from './edges.ts';
import { graphEnvelope, nothingFound, truncationOf, unknownNodes } from './graph-envelope.ts';
import { knownDocuments, knownEntities, type ReadKnown } from './nodes.ts';
import { runOf } from './run-of.ts';

/** What paths run over: entities by relations, or documents by citations. */
type Terrain = {
  what: 'entity' | 'document';
  readKnown: ReadKnown;
  edges: EdgeSource;
  readEdges: ReadEdges;
  moment: Moment;
};

/** The time that is left for telling the paths of a search that ran out of it. */
const LAST_LOOK_MS = 100;

/** `POST /graph/path`. */
export function answerPath(
  snapshot: Snapshot,
  request: GraphPathRequest,
  evaluatedAt: Date,
): Promise<GraphAnswer> {
  const moment = momentOf(request, evaluatedAt);
  return answer(snapshot, request, {
    what: 'entity',
    readKnown: knownEntities,
    edges: relationEdges(moment, request.predicates),
    readEdges: readRelations,
    moment,
  });
}

/** `POST /graph/citation-path`. */
export function answerCitationPath(
  snapshot: Snapshot,
  request: GraphCitationPathRequest,
  evaluatedAt: Date,
): Promise<GraphAnswer> {
  const moment = momentOf(request, evaluatedAt);
  return answer(snapshot, request, {
    what: 'document',
    readKnown: knownDocuments,
    edges: citationEdges(moment),
    readEdges: readCitations,
    moment,
  });
}

async function answer(
  snapshot: Snapshot,
  request: GraphCitationPathRequest,
  terrain: Terrain,
): Promise<GraphAnswer> {
  const time = createTimeBudget(request.time_budget_ms);
  const options: PathSearchOptions = {
    source: request.source,
    target: request.target,
    hops: request.hops,
    direction: request.direction,
    paths: request.paths,
    expansionBudget: request.expansion_budget,
    frontierBudget: request.frontier_budget,
    resultBudget: request.result_budget,
    time,
  };
  const search = startPathSearch(options);
  try {
    return await snapshot(async (tx) => {
      const known = await terrain.readKnown(tx, [request.source, request.target]);
      if (known.size < 2) return unknown(request, terrain);
      await explorePaths(tx, terrain.edges, options, search);
      return tell(tx, request, terrain, { search, options, isLate: time.isSpent });
    });
  } catch (error) {
    if (!(error instanceof TimeBudgetSpent)) throw error;
    search.limit = 'time_budget';
    const isLate = createTimeBudget(LAST_LOOK_MS).isSpent;
    return snapshot((tx) => tell(tx, request, terrain, { search, options, isLate }));
  }
}

function unknown(request: GraphCitationPathRequest, { moment, what }: Terrain): GraphAnswer {
  const envelope = { ...graphEnvelope(moment), negative: unknownNodes(what) };
  return { envelope, run: runOf(request, moment, { limit: null, examined: 0, paths: 0 }) };
}

type Searched = { search: PathSearch; options: PathSearchOptions; isLate: () => boolean };

async function tell(
  tx: Queryable,
  request: GraphCitationPathRequest,
  { readEdges, moment, what }: Terrain,
  { search, options, isLate }: Searched,
): Promise<GraphAnswer> {
  const found = pathsOf(search, options, isLate);
  const hops = new Map([[request.source, 0]]);
  const ways = new Map<string, Way>();
  for (const path of found.paths) {
    for (const [place, way] of path.entries()) {
      ways.set(way.edgeId, way);
      if (!hops.has(way.to)) hops.set(way.to, place + 1);
    }
  }
  const met = [...ways.values()].map(({ edgeId, from, to, isForward }) =>
    isForward ? { edgeId, subject: from, object: to } : { edgeId, subject: to, object: from },
  );
  const isEmpty = found.paths.length === 0;
  const { edges, names } = isEmpty
    ? { edges: [], names: new Map<string, string>() }
    : await readEdges(tx, met, moment);
  const edgeOf = new Map(edges.map((edge) => [edge.relation_id, edge]));
  const nodeAt = (entity_id: string, place: number): GraphNode => ({
    entity_id,
    name: names.get(entity_id) ?? '',
    hops: place,
  });
  const paths = found.paths.map(
    (path: FoundPath): GraphPath => ({
      length: path.length,
      nodes: [nodeAt(request.source, 0), ...path.map((way, place) => nodeAt(way.to, place + 1))],
      edges: path.flatMap((way) => edgeOf.get(way.edgeId) ?? []),
    }),
  );
  const limit = found.hasMore ? 'result_budget' : found.limit;
  return {
    envelope: {
      ...graphEnvelope(moment),
      nodes: isEmpty ? [] : [...hops].map(([id, place]) => nodeAt(id, place)),
      edges,
      paths,
      truncation: truncationOf(limit, {
        returned: paths.length,
        known: paths.length + (found.hasMore ? 1 : 0),
        isExact: false,
      }),
      negative: isEmpty
        ? nothingFound(
            `path of at most ${request.hops} ${what === 'entity' ? 'relations' : 'citations'}`,
            limit,
          )
        : null,
    },
    run: runOf(request, moment, { limit, examined: search.examined, paths: paths.length }),
  };
}
