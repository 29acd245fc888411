import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase, type Database, ensureDeployment, migrate } from '@memory/database';
import { testBackend } from '@memory/database/testing';
import { createDocuments } from '@memory/documents';
import { componentVersions, retractFacts } from '@memory/pipeline/api';
import { createBullDelivery } from '@memory/queue';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restartService, startServices, stopServices } from '../../../../scripts/lib/private-services.mjs';
import { worldDocument } from './documents.ts';
import { tableContents } from './table-contents.ts';

const DOCUMENTS = 200;
const KILLS = 24;
const WORKERS = 2;
const DEADLINE_MS = 10 * 60_000;

const directory = join(tmpdir(), `memory-survival-${process.pid}`);
let servers: { env: { MEMORY_TEST_POSTGRES_URL: string; MEMORY_TEST_REDIS_URL: string } };
const running = new Set<ChildProcess>();
const onRealPostgres = testBackend() === 'postgres';

beforeAll(async () => {
  if (onRealPostgres) servers = await startServices(directory);
}, 60_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  if (onRealPostgres) await stopServices(directory);
}, 60_000);

function spawnWorker(databaseUrl: string, prefix: string): ChildProcess {
  const main = fileURLToPath(new URL('killable-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [main, databaseUrl, servers.env.MEMORY_TEST_REDIS_URL, prefix], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function createEmpty(name: string): Promise<{ url: string; database: Database }> {
  const admin = createDatabase({
    url: servers.env.MEMORY_TEST_POSTGRES_URL,
    poolSize: 1,
    applicationName: 'survival-admin',
  });
  await admin.sql`create database ${admin.sql(name)}`;
  await admin.close();
  const url = new URL(servers.env.MEMORY_TEST_POSTGRES_URL);
  url.pathname = `/${name}`;
  await migrate({ url: url.href });
  return {
    url: url.href,
    database: createDatabase({ url: url.href, poolSize: 4, applicationName: 'survival', role: 'memory_app' }),
  };
}

/** Sends every document in order; the pipeline is not waited for. */
async function ingestWorld(database: Database, prefix: string): Promise<string> {
  const deploymentId = await ensureDeployment(database.sql, undefined);
  const delivery = createBullDelivery({
    redisUrl: servers.env.MEMORY_TEST_REDIS_URL,
    prefix,
    onError: () => {},
  });
  const documents = createDocuments({
    database,
    deploymentId,
    componentVersions,
    onWork: (workIds) => void delivery.offer(workIds).catch(() => {}),
    liveGraphFault: async () => 'graph_catalog_mismatch',
    retractFacts,
  });
  for (let n = 0; n < DOCUMENTS; n++) {
    const { sourceRef, markdown, modifiedAt } = worldDocument(n);
    await documents.ingest(
      {
        filename: `${sourceRef}.md`,
        mime: 'text/markdown',
        source_kind: 'test',
        source_ref: sourceRef,
        source_modified_at: modifiedAt,
        versioning_mode: 'snapshot',
      },
      (async function* () {
        yield Buffer.from(markdown);
      })(),
    );
  }
  await delivery.close();
  return deploymentId;
}

async function count(database: Database): Promise<{ done: number; dead: number }> {
  const [row] = await database.sql<{ done: number; dead: number }[]>`
    select count(*) filter (where stage = 'label_relation' and status = 'succeeded')::int as done,
           count(*) filter (where status = 'dead_letter')::int as dead from memory.pipeline_work`;
  return row ?? { done: 0, dead: 0 };
}

async function untilDone(database: Database, goal: number): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const { done, dead } = await count(database).catch(() => ({ done: 0, dead: 0 }));
    if (dead > 0) throw new Error(`${dead} dead letters`);
    if (done >= goal) return;
    if (Date.now() > deadline) throw new Error(`${done} of ${goal} versions are ready`);
    await sleep(100);
  }
}

it.skipIf(!onRealPostgres)(
  'killed workers, a flushed and stopped Redis and a restarted Postgres lose nothing and do nothing twice',
  async () => {
    const calm = await createEmpty('calm');
    await ingestWorld(calm.database, 'calm');
    const workers = Array.from({ length: WORKERS }, () => spawnWorker(calm.url, 'calm'));
    await untilDone(calm.database, DOCUMENTS);
    const undisturbed = await tableContents(calm.database.sql);
    for (const child of workers) child.kill('SIGTERM');
    await calm.database.close();

    const storm = await createEmpty('storm');
    await ingestWorld(storm.database, 'storm');
    let pool = Array.from({ length: WORKERS }, () => spawnWorker(storm.url, 'storm'));
    let kills = 0;
    for (; kills < KILLS; kills++) {
      // Somewhere within the work of the last few documents that were taken.
      const { done } = await count(storm.database).catch(() => ({ done: 0 }));
      await untilDone(storm.database, Math.min(done + 1, DOCUMENTS));
      await sleep(Math.random() * 250);
      const victim = pool[kills % WORKERS];
      victim?.kill('SIGKILL');
      pool = pool.map((child) => (child === victim ? spawnWorker(storm.url, 'storm') : child));
      if (kills === Math.floor(KILLS / 3)) {
        const redis = new Redis(servers.env.MEMORY_TEST_REDIS_URL);
        await redis.flushall();
        redis.disconnect();
        await restartService(directory, 'redis', 1_000);
      }
      if (kills === Math.floor((2 * KILLS) / 3)) await restartService(directory, 'postgres', 500);
    }
    expect((await count(storm.database)).done).toBeLessThan(DOCUMENTS);
    await untilDone(storm.database, DOCUMENTS);
    const survived = await tableContents(storm.database.sql);
    for (const child of pool) child.kill('SIGTERM');
    await storm.database.close();

    expect(kills).toBeGreaterThanOrEqual(20);
    for (const [table, rows] of Object.entries(undisturbed)) {
      expect(rows.length, table).toBeGreaterThan(0);
      expect(survived[table], table).toEqual(rows);
    }
  },
  2 * DEADLINE_MS,
);
