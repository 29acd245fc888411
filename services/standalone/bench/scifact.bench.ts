import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDatabase } from '@memory/database';
import { readScifact } from './corpus.ts';
import { createMemoryClient } from './memory-client.ts';
import { type Service, startService } from './processes.ts';
import { measureLatency } from './search-latency.ts';
import { measureQuality } from './search-quality.ts';

const HELP = `scifact: the SciFact corpus over HTTP through all twelve stages, then its 300 claims asked

  npm run bench -- scifact --data FOLDER [--database postgres|embedded] [--model local/NAME]
                           [--workers N] [--limit N]

  --data FOLDER   holds corpus.jsonl.gz and queries.jsonl
  --database      postgres (default): DATABASE_URL and REDIS_URL name an empty database and a Redis;
                  an API and worker processes run on them. embedded: one process as npm start runs it
  --workers       worker processes beside the API on postgres, as a deployment has replicas (default: one a core)
  --model         SERVICE_MODEL_P1_EMBEDDING, with SERVICE_MODELS_DIR for local models
  --limit         only the first N abstracts
`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    database: { type: 'string', default: 'postgres' },
    model: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    limit: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help || values.data === undefined) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}

const main = (service: string) => fileURLToPath(new URL(`../../${service}/src/main.ts`, import.meta.url));
const embedded = values.database === 'embedded';
const dataDir = mkdtempSync(join(tmpdir(), 'memory-bench-'));
const env: NodeJS.ProcessEnv = {
  SERVICE_DATA_DIR: dataDir,
  SERVICE_SELFHOST_API_PORT: '0',
  SERVICE_METRICS_BIND: 'off',
  SERVICE_LOG_LEVEL: 'warn',
  ...(values.model ? { SERVICE_MODEL_P1_EMBEDDING: values.model } : {}),
  ...(embedded
    ? {}
    : { SERVICE_DATABASE_URL: required('DATABASE_URL'), SERVICE_REDIS_URL: required('REDIS_URL') }),
};
const isReady = (line: string) => line.startsWith('memory service ready at ');

const { abstracts, claims } = readScifact(values.data);
const corpus = abstracts.slice(0, values.limit ? Number(values.limit) : abstracts.length);
const api = await startService(
  embedded ? 'standalone' : 'api',
  main(embedded ? 'standalone' : 'api'),
  env,
  isReady,
);
const services: Service[] = [api];
try {
  for (let n = 0; !embedded && n < Number(values.workers); n++) {
    services.push(
      await startService('worker', main('worker'), env, (line) => line.startsWith('memory worker ready')),
    );
  }
  const baseUrl = /http:\/\/\S+/.exec(api.line)?.[0];
  if (baseUrl === undefined) throw new Error(`no address in: ${api.line}`);
  const client = createMemoryClient(baseUrl);

  const cpuBefore = ofEach((service) => service.cpuMs(), sum);
  const started = performance.now();
  const ingested = await client.ingestAll(corpus, 16);
  const sentSeconds = (performance.now() - started) / 1000;
  const finishedAt = await client.waitUntilReady(
    ingested.map((one) => one.versionId),
    (ready, total) => {
      process.stderr.write(
        `\r${ready} of ${total} ready after ${Math.round((performance.now() - started) / 1000)} s   `,
      );
    },
  );
  const readySeconds = (performance.now() - started) / 1000;
  process.stderr.write('\n');
  const cpuAfter = ofEach((service) => service.cpuMs(), sum);
  const cpuPerDocument = Object.entries(cpuAfter).map(
    ([name, ms]) => [name, round((ms - (cpuBefore[name] ?? 0)) / corpus.length, 1)] as const,
  );
  const afterIngest = ofEach((service) => service.peakRssMiB(), Math.max);

  const indexSeconds = embedded ? 0 : await vectorIndexesBuilt(required('DATABASE_URL'));
  const quality = await measureQuality(client, claims, ingested, corpus);
  await sleep(2_000);
  const latency = await measureLatency(
    client,
    claims.map((claim) => claim.text),
    8,
  );
  const result = {
    bench: 'scifact',
    database: embedded ? 'embedded' : 'postgres',
    model: values.model ?? 'builtin',
    documents: corpus.length,
    ...(embedded ? {} : { workers: Number(values.workers) }),
    sent_seconds: round(sentSeconds, 1),
    ready_seconds: round(readySeconds, 1),
    index_seconds_after_ready: round(indexSeconds, 1),
    ...paceOf(finishedAt),
    cpu_ms_per_document: Object.fromEntries(cpuPerDocument),
    peak_rss_mib_after_ingest: afterIngest,
    peak_rss_mib: ofEach((service) => service.peakRssMiB(), Math.max),
    ...quality,
    ...latency,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  for (const [name, value] of Object.entries(result)) {
    process.stderr.write(`${name.padEnd(44)} ${typeof value === 'object' ? JSON.stringify(value) : value}\n`);
  }
} finally {
  for (const service of services.reverse()) await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A figure of each kind of service, of several processes of a kind put together. */
function ofEach(
  figure: (service: Service) => number,
  together: (a: number, b: number) => number,
): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const service of services) {
    const before = figures[service.name];
    figures[service.name] = before === undefined ? figure(service) : together(before, figure(service));
  }
  return figures;
}

function sum(a: number, b: number): number {
  return a + b;
}

/** Waits until the worker has built the vector indexes that the corpus calls for: none in progress for twelve seconds. */
async function vectorIndexesBuilt(url: string): Promise<number> {
  const database = createDatabase({ url, poolSize: 1, applicationName: 'bench' });
  const started = performance.now();
  let lastSeen = started;
  while (performance.now() - lastSeen < 12_000 && performance.now() - started < 600_000) {
    const [row] = await database.sql<{ building: boolean }[]>`
      select exists (select from pg_stat_progress_create_index where datname = current_database()) as building`;
    if (row?.building) lastSeen = performance.now();
    await sleep(200);
  }
  await database.close();
  return (lastSeen - started) / 1000;
}

/** Seconds per document around the 500th and the last 500 finished, and their ratio. */
function paceOf(finishedAt: readonly number[]): Record<string, number> {
  if (finishedAt.length < 1_500) return {};
  const sorted = [...finishedAt].sort((a, b) => a - b);
  const pace = (from: number, to: number) => ((sorted[to] ?? 0) - (sorted[from] ?? 0)) / 1000 / (to - from);
  const early = pace(250, 750);
  const late = pace(sorted.length - 501, sorted.length - 1);
  return {
    ms_per_document_500th: round(early * 1000, 1),
    ms_per_document_last: round(late * 1000, 1),
    growth: round(late / early, 2),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    process.stderr.write(`${name} is not set; see --help\n`);
    process.exit(2);
  }
  return value;
}
