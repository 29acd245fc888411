import { createDatabase, type Database } from '@memory/database';
import type { Registry } from '@memory/telemetry';

/**
 * - `plan_cache_mode`: each statement is planned once, not for each document again (5 ms a document); the plans are made
 *   anew when `memory.analyze_grown` has seen the tables grow
 * - `enable_seqscan`: every statement of the pipeline finds its rows by an index. A kept plan that was made while a
 *   table was empty would read the whole of it for ever (a profile query took 14 ms a document instead of 1)
 * - `enable_mergejoin`, `enable_hashjoin`: on tables of a few thousand rows they read a whole index or table to join ten
 *   rows of a document to it, and the plan is kept when it has grown (they took a third of the server's time). No statement here
 *   joins two sets without an index on one side
 * - `synchronous_commit`: a stage whose commit is lost with the server is still in the ledger and runs again
 * - `max_parallel_workers_per_gather`: starting workers costs more than any statement here takes (60 ms to read ten rows)
 * - `jit`: compiling costs many times what these statements take
 */
const SETTINGS = {
  enable_seqscan: 'off',
  enable_mergejoin: 'off',
  enable_hashjoin: 'off',
  max_parallel_workers_per_gather: '0',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  synchronous_commit: 'off',
};

/** The pool of a worker: two connections for each version in hand, and two for leases and sweeping. */
export function createWorkerDatabase(options: {
  url: string;
  concurrency: number;
  poolSize?: number;
  registry?: Registry;
}): Database {
  return createDatabase({
    url: options.url,
    poolSize: options.poolSize ?? 2 * Math.max(2, options.concurrency) + 2,
    applicationName: 'memory-worker',
    role: 'memory_app',
    settings: SETTINGS,
    ...(options.registry === undefined ? {} : { measured: { registry: options.registry, pool: 'worker' } }),
  });
}
