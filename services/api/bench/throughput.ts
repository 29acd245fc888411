import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createDatabase, ensureDeployment } from '@memory/database';
import { createTestDatabase, fillSynthetic } from '@memory/database/testing';
import { createEmbedder, resolveBindings } from '@memory/models';
import { openPlainClient, percentile, requestBytes } from './plain-client.ts';

const CLAIMS = 20_000;
const CLIENTS = 16;
const WARM_UP_MS = 2_000;
const MEASURED_MS = 8_000;
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Requests a second, over 20,000 synthetic claims on Postgres, of one API process and of two, with 16 clients. */
export async function measureThroughput(): Promise<object> {
  process.env.MEMORY_TEST_DATABASE = 'postgres';
  const database = await createTestDatabase();
  const owner = createDatabase({ url: database.url, poolSize: 2, applicationName: 'fill' });
  try {
    const embedder = await createEmbedder({ binding: resolveBindings({}).p1_embedding, modelsDir: '' });
    const { model, dimensions } = embedder;
    await embedder.close();
    await fillSynthetic(owner.sql, { claims: CLAIMS, model, dimensions });
    await ensureDeployment(owner.sql, undefined);
    await owner.close();
    return { one_process: await measure(database.url, 1), two_processes: await measure(database.url, 2) };
  } finally {
    await database.close();
  }
}

async function measure(url: string, processes: number): Promise<object> {
  const started = await Promise.all(Array.from({ length: processes }, () => startApi(url)));
  try {
    const ports = started.map(({ port }) => port);
    return {
      get_documents: await drive(ports, () => requestBytes('GET', '/documents?limit=50')),
      post_search_claims_bm25: await drive(ports, (n) => search('bm25', n)),
      post_search_claims_semantic: await drive(ports, (n) => search('semantic', n)),
    };
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
}

/** A frequent word, a middling one and rare ones, as questions have them. */
function search(channel: string, n: number): Buffer {
  const query = `w${40 + (n % 5)} w${300 + ((n * 17) % 1_500)} w${2_000 + ((n * 131) % 10_000)}`;
  return requestBytes('POST', '/search/claims', {}, { query, channel, k: 10 });
}

/** Clients that each wait for their answer before they ask again, spread over the processes. */
async function drive(ports: readonly number[], request: (n: number) => Buffer) {
  const times: number[] = [];
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURED_MS;
  let asked = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const client = await openPlainClient(ports[index % ports.length] ?? 0);
      while (performance.now() < end) {
        const sent = performance.now();
        const status = await client.send(request(asked++));
        if (status !== 200) throw new Error(`answered ${status}`);
        if (sent >= begin && performance.now() <= end) times.push(performance.now() - sent);
      }
      client.close();
    }),
  );
  return {
    per_second: Math.round(times.length / (MEASURED_MS / 1_000)),
    p50_ms: Number(percentile(times, 50).toFixed(1)),
    p95_ms: Number(percentile(times, 95).toFixed(1)),
  };
}

async function startApi(databaseUrl: string): Promise<{ port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SERVICE_DATABASE_URL: databaseUrl,
      SERVICE_SELFHOST_API_PORT: '0',
      SERVICE_METRICS_BIND: 'off',
      SERVICE_LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => {
      resolve(Number(/:(\d+) \(deployment/.exec(line)?.[1]));
    });
    child.once('exit', (code) => reject(new Error(`the API ended with ${code} before it was ready`)));
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await ended;
      clearTimeout(timer);
    },
  };
}
