import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '@memory/database';
import { ensureGeneration } from '@memory/database/search-index';
import type { Embedder } from '@memory/models';
import type { Logger } from '@memory/telemetry';
import { createIndexUpkeep } from './create-index-upkeep.ts';
import { rebuildGeneration } from './rebuild-generation.ts';
import { rebuildWords } from './rebuild-words.ts';

export type IndexKeeperOptions = {
  sql: Sql;
  /** The model that the deployment is bound to, whose generation is to serve. */
  embedder: Embedder;
  log: Logger;
  /** Where the database is the embedded one: a pool that owns the tables. It gets statistics, and no vector indexes. */
  owner?: Sql | undefined;
  /** Between looks, in milliseconds; 5,000 by default. */
  everyMs?: number;
};

/** The background work of a worker for search: see `rebuildWords`, `rebuildGeneration` and `createIndexUpkeep`. */
export function startIndexKeeper(options: IndexKeeperOptions): { stop(): Promise<void> } {
  const { sql, embedder, log, owner, everyMs = 5_000 } = options;
  const vectorIndexes = owner === undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const upkeep = createIndexUpkeep({ sql, vectorIndexes, ...(owner === undefined ? {} : { owner }) });

  let target: number | null = null;
  let hasWords = false;

  /**
   * Whether the generation of the bound model waits to serve. Once it is retired another worker has another binding, as
   * while a new one is rolled out: two that each made their own generation again would never come to rest.
   */
  async function isToServe(): Promise<boolean> {
    target ??= (await ensureGeneration(sql, embedder.model, embedder.dimensions)).generation;
    const [row] = await sql<
      { status: string }[]
    >`select status from p1.generations where generation = ${target}`;
    return row?.status === 'building';
  }

  const makeWords = (isToReport: () => boolean) =>
    rebuildWords({
      sql,
      signal,
      onProgress: (progress) => {
        if (isToReport()) log.info(progress, 'making the words of the search index again');
      },
    });

  async function round(): Promise<void> {
    let reported = 0;
    const isToReport = () => {
      if (performance.now() - reported < 10_000) return false;
      reported = performance.now();
      return true;
    };
    if (!hasWords) hasWords = (await makeWords(isToReport)) === 'current';
    if (await isToServe()) {
      const outcome = await rebuildGeneration({
        sql,
        embedder,
        signal,
        vectorIndexes,
        onProgress: ({ kind, items }) => {
          if (isToReport())
            log.info({ model: embedder.model, kind, items }, 'building a generation of the search index');
        },
      });
      if (outcome === 'serving')
        log.info({ model: embedder.model }, 'this generation of the search index serves now');
    }
    const { indexed, dropped } = await upkeep.look(signal);
    if (indexed.length + dropped.length > 0) log.info({ indexed, dropped }, 'search index looked after');
  }

  const running = (async () => {
    while (!signal.aborted) {
      await round().catch((error: unknown) => {
        if (!signal.aborted)
          log.warn({ err: error }, 'the search index could not be looked after; trying again');
      });
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  })();

  return {
    async stop() {
      abort.abort();
      await running;
    },
  };
}
