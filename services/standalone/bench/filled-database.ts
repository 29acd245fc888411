import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, migrate } from '@memory/database';
import { fillSynthetic } from '@memory/database/testing';
import { createEmbedder } from '@memory/models';

/** A kind with more items than this gets a vector index, as the service's index keeper would make it. */
const EXACT_SEARCH_ITEMS = 30_000;

export type PrivateServer = {
  /** Of the database `postgres`. */
  url: string;
  /** Stops it, unless MEMORY_SERVICES_DIR names a folder in which it is kept for the next run. */
  close(): void;
};

/** A Postgres of the benchmark's own, with room for a million facts. */
export function startPrivateServer(): PrivateServer {
  const kept = process.env.MEMORY_SERVICES_DIR;
  const directory = kept ?? mkdtempSync(join(tmpdir(), 'memory-facts-'));
  // As root the private Postgres runs as another user, who has to get through.
  if (kept === undefined) chmodSync(directory, 0o755);
  const environment = {
    // The index of a million vectors is read at random: out of the system's cache it takes four times as long.
    MEMORY_SERVICES_SHARED_BUFFERS: '4GB',
    ...process.env,
    MEMORY_SERVICES_DIR: directory,
  };
  const services = (command: string) =>
    execFileSync(process.execPath, ['scripts/services.mjs', command], { env: environment, encoding: 'utf8' });
  const url = /MEMORY_TEST_POSTGRES_URL='([^']+)'/.exec(services('start'))?.[1] ?? '';
  return {
    url,
    close() {
      if (kept !== undefined) return;
      services('stop');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * A database of synthetic facts, one claim behind each and a fifth of them behind two, over a fifth as many entities with
 * skewed degrees. Made where the server does not have it yet.
 */
export async function filledDatabase(serverUrl: string, facts: number): Promise<string> {
  const name = `facts_${facts}`;
  const url = serverUrl.replace(/[^/]*$/, name);
  const admin = createDatabase({ url: serverUrl, poolSize: 1, applicationName: 'bench' });
  const [present] = await admin.sql`select from pg_database where datname = ${name}`;
  if (present === undefined) {
    const building = `${name}_building`;
    await admin.sql`drop database if exists ${admin.sql(building)}`;
    await admin.sql`create database ${admin.sql(building)}`;
    await fill(serverUrl.replace(/[^/]*$/, building), facts);
    await admin.sql`alter database ${admin.sql(building)} rename to ${admin.sql(name)}`;
  }
  await admin.close();
  await migrate({ url });
  return url;
}

async function fill(url: string, facts: number): Promise<void> {
  await migrate({ url });
  const { sql, close } = createDatabase({ url, poolSize: 2, applicationName: 'fill' });
  const onStep = (step: string, seconds: number) =>
    seconds > 1 && console.error(`${step}: ${seconds.toFixed(1)} s`);
  const embedder = await createEmbedder({ binding: 'builtin/hash-v1', modelsDir: '' });
  await fillSynthetic(sql, {
    claims: facts,
    facts,
    entities: facts / 5,
    indexed: ['fact', 'entity'],
    model: embedder.model,
    dimensions: embedder.dimensions,
    onStep,
  });
  await embedder.close();
  const session = await sql.reserve();
  await session`set maintenance_work_mem = '3GB'`;
  for (const kind of ['fact', 'entity']) {
    const started = performance.now();
    const [row] = await session<{ items: number }[]>`
      select count(*)::int as items from p1.vectors where generation = 1 and kind = ${kind}`;
    if ((row?.items ?? 0) <= EXACT_SEARCH_ITEMS) continue;
    await session`select p1.create_vector_index(1, ${kind})`;
    onStep(`vector index over ${row?.items} ${kind}s`, (performance.now() - started) / 1_000);
  }
  session.release();
  await close();
}
