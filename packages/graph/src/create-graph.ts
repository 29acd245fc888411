import { graphBusy, limits } from '@memory/contract';
import { createDatabase, createSlots, type Snapshot, snapshotsOf } from '@memory/database';
import type { Registry } from '@memory/telemetry';
import { answerNeighborhood } from './answer/answer-neighborhood.ts';
import { answerCitationPath, answerPath } from './answer/answer-path.ts';
import { toGraphError, withDeadline } from './deadline.ts';
import { expandEntities } from './expansion/expand-entities.ts';
import { createHealth } from './health/create-health.ts';
import { graphSettings } from './settings.ts';
import { createTraversalMetrics } from './traversal-metrics.ts';
import type { Graph } from './types.ts';

export type GraphOptions = {
  databaseUrl: string;
  /** Connections at most, and how long a traversal waits for a slot. */
  poolSize: number;
  poolWaitMs: number;
  /** Traversals at once: 2, or as many as there are connections. */
  maxConcurrency?: number | undefined;
  /** Memory of one traversal's sorting and hashing. */
  workMemKib: number;
  /** Where traversals are counted. */
  registry?: Registry;
  now?: () => Date;
  /** For tests: what a traversal may take beyond its own budget, and how long a health check is believed. */
  graceMs?: number;
  healthMs?: number;
};

/** What names, labels and the way back may take once a traversal's own time is over. */
const GRACE_MS = 4_000;
/** `expand` has no budget of its own: its operation has 25 seconds for everything. */
const EXPANSION_MS = limits.contextBudgetMs;

/** The live graph over a pool of its own, which reads as `memory_graph` and nothing else. */
export function createGraph(options: GraphOptions): Graph {
  const { now = () => new Date(), graceMs = GRACE_MS } = options;
  const settings = graphSettings(options.workMemKib);
  const size = Math.min(options.maxConcurrency ?? limits.graphPool.concurrency, options.poolSize);
  const database = createDatabase({
    url: options.databaseUrl,
    // As many as there are slots. More would be used in turn, each with plans and caches of its own: a sixth slower.
    poolSize: size,
    applicationName: 'memory-graph',
    role: 'memory_graph',
    settings,
  });
  const snapshot = snapshotsOf(database.sql);
  const measure = createTraversalMetrics(options.registry);
  const slots = createSlots({
    size,
    waitMs: options.poolWaitMs,
    busy: graphBusy,
    ...(options.registry === undefined ? {} : { measured: { registry: options.registry, pool: 'graph' } }),
  });
  // Of its own, so that the checks never wait for traversals, nor those for the checks.
  const checks = createDatabase({
    url: options.databaseUrl,
    poolSize: 1,
    applicationName: 'memory-graph-health',
    role: 'memory_graph',
    settings,
  });
  const health = createHealth({
    sql: checks.sql,
    settings,
    ...(options.healthMs === undefined ? {} : { believedMs: options.healthMs }),
  });

  /** A slot is held until the database has let go, also when the caller has been told that it took too long. */
  function run<T>(ms: number, work: (read: Snapshot) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const fail = (error: unknown) => reject(toGraphError(error));
      slots
        .run(async () => {
          const { outcome, ended } = withDeadline(work(snapshot), ms);
          outcome.then(resolve, fail);
          await ended;
        }, signal)
        .catch(fail);
    });
  }

  const budgetOf = (request: { time_budget_ms: number }) => request.time_budget_ms + graceMs;

  return {
    neighborhood: (request, signal) =>
      measure(
        'neighborhood',
        run(budgetOf(request), (read) => answerNeighborhood(read, request, now()), signal),
      ),
    path: (request, signal) =>
      measure(
        'path',
        run(budgetOf(request), (read) => answerPath(read, request, now()), signal),
      ),
    citationPath: (request, signal) =>
      measure(
        'citation_path',
        run(budgetOf(request), (read) => answerCitationPath(read, request, now()), signal),
      ),
    // One hop is one statement, which sees one state by itself.
    expand: (request, signal) =>
      run(
        EXPANSION_MS,
        (read) =>
          request.hops === 1
            ? expandEntities(database.sql, request)
            : read((tx) => expandEntities(tx, request)),
        signal,
      ),
    fault: () => health.fault(),
    async close() {
      await Promise.all([database.close(), checks.close()]);
    },
  };
}
