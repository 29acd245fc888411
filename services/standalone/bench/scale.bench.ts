/**
 * What the service's calls cost in a deployment of 100,000 and 1 million synthetic claims: latencies, and every
 * statement's plan, by driving the service over HTTP on a private Postgres.
 * `npm run bench -- scale [--without-vector-indexes] [CLAIMS …]`: building those takes longer than all else together.
 * Where MEMORY_SERVICES_DIR names a folder, the filled databases are kept there for the next run.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, migrate, type Sql } from '@memory/database';
import { fillSynthetic } from '@memory/database/testing';
import { createEmbedder } from '@memory/models';
import { logEnd, readStatements } from './plan-log.ts';
import { startService } from './processes.ts';
import { type ScaleCall, scaleCalls } from './scale-calls.ts';
import { percentile } from './score.ts';

const ROUNDS = 20;
/** A kind with more items than this gets a vector index. */
const EXACT_SEARCH_ITEMS = 30_000;
/** Statements that take less are told by their number alone. */
const TOLD_FROM_MS = 0.5;

const { values: flags, positionals } = parseArgs({
  options: { 'without-vector-indexes': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const sizes = positionals.map(Number);
const kept = process.env.MEMORY_SERVICES_DIR;
const directory = kept ?? mkdtempSync(join(tmpdir(), 'memory-scale-'));
// As root the private Postgres runs as another user, who has to get through.
chmodSync(directory, 0o755);
const environment = { ...process.env, MEMORY_SERVICES_DIR: directory };
const services = (command: string) =>
  execFileSync(process.execPath, ['scripts/services.mjs', command], { env: environment, encoding: 'utf8' });

try {
  const url = /MEMORY_TEST_POSTGRES_URL='([^']+)'/.exec(services('start'))?.[1] ?? '';
  for (const claims of sizes.length > 0 ? sizes : [100_000, 1_000_000]) {
    await measure(url, claims);
  }
} finally {
  if (kept === undefined) {
    services('stop');
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measure(serverUrl: string, claims: number): Promise<void> {
  const url = serverUrl.replace(/[^/]*$/, `scale_${claims}`);
  const admin = createDatabase({ url: serverUrl, poolSize: 1, applicationName: 'bench' });
  const name = `scale_${claims}`;
  const present = await admin.sql`select from pg_database where datname = ${name}`;
  if (present.length === 0) {
    await admin.sql`create database ${admin.sql(name)}`;
    await fill(url, claims);
  }
  await admin.close();
  await migrate({ url });
  const { sql, close } = createDatabase({ url, poolSize: 1, applicationName: 'bench' });
  const calls = await scaleCalls(sql);
  console.log(`\n## ${claims.toLocaleString('en')} claims\n`);
  await explainEverything(sql, false);
  const latencies = await withService(url, (base) => timeCalls(base, calls));
  await explainEverything(sql, true);
  await withService(url, (base) => tellPlans(base, calls, latencies));
  await explainEverything(sql, false);
  await close();
  console.log(JSON.stringify({ benchmark: 'scale', claims, latencies_ms: latencies }));
}

async function fill(url: string, claims: number): Promise<void> {
  await migrate({ url });
  const { sql, close } = createDatabase({ url, poolSize: 2, applicationName: 'fill' });
  const onStep = (step: string, seconds: number) =>
    seconds > 1 && console.error(`${step}: ${seconds.toFixed(1)} s`);
  const embedder = await createEmbedder({
    binding: process.env.SERVICE_MODEL_P1_EMBEDDING ?? 'builtin/hash-v1',
    modelsDir: process.env.SERVICE_MODELS_DIR ?? '',
  });
  await fillSynthetic(sql, { claims, model: embedder.model, dimensions: embedder.dimensions, onStep });
  await embedder.close();
  const session = await sql.reserve();
  await session`set maintenance_work_mem = '3GB'`;
  for (const kind of ['chunk', 'claim', 'fact', 'entity']) {
    const started = performance.now();
    const [row] = await session<{ items: number }[]>`
      select count(*)::int as items from p1.vectors where generation = 1 and kind = ${kind}`;
    if ((row?.items ?? 0) > EXACT_SEARCH_ITEMS && !flags['without-vector-indexes']) {
      await session`select p1.create_vector_index(1, ${kind})`;
      onStep(`vector index over ${row?.items} ${kind}s`, (performance.now() - started) / 1_000);
    }
  }
  session.release();
  await close();
}

/** Every statement of later connections goes to the server's log with its plan, or none does. */
async function explainEverything(sql: Sql, on: boolean): Promise<void> {
  const [row] = await sql<{ name: string }[]>`select quote_ident(current_database()) as name`;
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
  };
  if (on) {
    await sql.unsafe(`load 'auto_explain'`);
  }
  for (const [key, value] of Object.entries(settings)) {
    await sql.unsafe(`alter database ${row?.name} ${on ? `set ${key} = '${value}'` : `reset ${key}`}`);
  }
}

async function withService<T>(url: string, run: (base: string) => Promise<T>): Promise<T> {
  const service = await startService(
    'standalone',
    'services/standalone/src/main.ts',
    {
      SERVICE_DATABASE_URL: url,
      SERVICE_SELFHOST_API_PORT: '0',
      SERVICE_METRICS_BIND: 'off',
      SERVICE_WORKER_CONCURRENCY: '1',
      SERVICE_LOG_LEVEL: 'warn',
    },
    (line) => line.includes(' ready at '),
    600_000,
  );
  try {
    return await run(/ready at (\S+)/.exec(service.line)?.[1] ?? '');
  } finally {
    await service.stop();
  }
}

async function timeCalls(
  base: string,
  calls: readonly ScaleCall[],
): Promise<Record<string, { p50: number; p95: number }>> {
  const result: Record<string, { p50: number; p95: number }> = {};
  for (const { name, run, rounds = ROUNDS } of calls) {
    await run(base, 0);
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const started = performance.now();
      await run(base, round);
      times.push(performance.now() - started);
    }
    result[name] = {
      p50: Number(percentile(times, 50).toFixed(1)),
      p95: Number(percentile(times, 95).toFixed(1)),
    };
  }
  return result;
}

async function tellPlans(
  base: string,
  calls: readonly ScaleCall[],
  latencies: Record<string, { p50: number; p95: number }>,
): Promise<void> {
  const log = join(environment.MEMORY_SERVICES_DIR, 'postgres.log');
  for (const { name, run } of calls) {
    // Once before, so that what a connection reads for itself first is not counted.
    await run(base, 0);
    const from = logEnd(log);
    await run(base, 1);
    const statements = readStatements(log, from);
    const told = statements
      .filter(({ durationMs }) => durationMs >= TOLD_FROM_MS)
      .sort((a, b) => b.durationMs - a.durationMs);
    const pages = statements.reduce((sum, statement) => sum + statement.pages, 0);
    const { p50, p95 } = latencies[name] ?? { p50: Number.NaN, p95: Number.NaN };
    console.log(`### ${name}: p50 ${p50} ms, p95 ${p95} ms; ${statements.length} statements, ${pages} pages`);
    for (const statement of told.slice(0, 8)) {
      console.log(
        `- ${statement.durationMs.toFixed(1)} ms, ${statement.pages} pages: \`${statement.text.slice(0, 110)}\``,
      );
      console.log(`  ${statement.scans.join('; ')}`);
    }
  }
}
