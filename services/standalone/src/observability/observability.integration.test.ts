import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CostExportPage, stages } from '@memory/contract';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { freePorts } from '@memory/telemetry/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReceivedSpan, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { type RunningProgram, runProgram } from '../testing/run-program.ts';

const token = 'cost-export-token-of-the-observability-test';
const requestId = '0198c1de-1111-7000-8000-000000000001';

let folder: string;
let database: TestDatabase;
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let program: RunningProgram;
let base: string;
let metricsPort: number;
let versionId: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'observability-'));
  database = await createTestDatabase();
  receiver = await startOtlpReceiver();
  [metricsPort = 0] = await freePorts(1);
  program = await runProgram('standalone/src/main.ts', {
    SERVICE_DATABASE_URL: database.url,
    SERVICE_DATA_DIR: folder,
    SERVICE_SELFHOST_API_PORT: '0',
    SERVICE_METRICS_BIND: `127.0.0.1:${metricsPort}`,
    SERVICE_COST_EXPORT_BIND: `unix:${join(folder, 'cost.sock')}`,
    SERVICE_COST_EXPORT_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  });
  base = /http:\S+/.exec(program.line)?.[0] ?? '';
  versionId = await ingest(
    'Acme Robotics is headquartered in Berlin. Jane Doe was its CEO from 2012 to 2020.\n',
  );
  await until(() => isReady(versionId));
  const search = new URLSearchParams({ query: 'secret-words of a question about Acme', k: '3' });
  await fetch(`${base}/search/claims?${search}`, { headers: { 'X-Request-Id': requestId } });
  await fetch(`${base}/no/such/path/${'x'.repeat(50)}`);
}, 120_000);
afterAll(async () => {
  program?.signal('SIGKILL');
  await program?.ended;
  await receiver?.close();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ingest(text: string): Promise<string> {
  const response = await fetch(`${base}/ingest?filename=acme.md&mime=text/markdown`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: text,
  });
  return ((await response.json()) as { version_id: string }).version_id;
}

async function isReady(version: string): Promise<boolean> {
  const response = await fetch(`${base}/readiness`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      version_ids: [version],
      require: { pipeline: true, p1: false, live_graph: false, p3: false },
    }),
  });
  return ((await response.json()) as { ready: boolean }).ready;
}

async function until(what: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function exported(path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const options = {
      socketPath: join(folder, 'cost.sock'),
      path,
      headers: { Authorization: `Bearer ${token}` },
    };
    request(options, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => resolve(JSON.parse(body)));
    })
      .once('error', reject)
      .end();
  });
}

test('the metrics of a running service satisfy promtool, and their labels are known beforehand', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const stage of stages) {
    expect(metrics).toMatch(
      new RegExp(`memory_stage_runs_total\\{stage="${stage}",outcome="succeeded"\\} 1\\n`),
    );
    expect(metrics).toContain(`memory_work_ready{stage="${stage}"} 0`);
  }
  expect(metrics).toContain('memory_http_requests_total{method="GET",route="/search/claims",status="200"} 1');
  expect(metrics).toContain('memory_http_requests_total{method="GET",route="none",status="404"} 1');
  expect(metrics).toMatch(/memory_model_calls_total\{model="builtin\/hash-v1",outcome="succeeded"\} [1-9]/);
  expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds [0-9.e-]+\n/);
  for (const value of [versionId, requestId, 'x'.repeat(50), 'secret-words', token]) {
    expect(metrics).not.toContain(value);
  }
  const checked = spawnSync('promtool', ['check', 'metrics'], {
    input: metrics,
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (checked.error === undefined || process.env.CI === 'true') {
    expect({ status: checked.status, said: `${checked.stdout}${checked.stderr}` }).toEqual({
      status: 0,
      said: '',
    });
  }
});

test('the cost export of npm start has a receipt for each model call of the version and of the question', async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const page = CostExportPage.parse(await exported('/ops/cost-export/v1?limit=500'));
  expect(new Set(page.receipts.map((receipt) => receipt.call_key)).size).toBe(page.receipts.length);
  expect(page.receipts.every((receipt) => receipt.cost_usd === '0' && receipt.outcome === 'succeeded')).toBe(
    true,
  );
  expect(page.receipts.filter((receipt) => receipt.source === 'surface')).toMatchObject([
    { work_id: requestId, surface: 'searchClaims', model_name: 'builtin/hash-v1' },
  ]);
  const ofStages = new Set(page.receipts.map((receipt) => receipt.stage));
  for (const stage of ['structure', 'embed_chunk', 'extract_claims', 'normalize_relations', 'embed_claim']) {
    expect(ofStages).toContain(stage);
  }
  expect(page).toMatchObject({ persist_failures: 0, scope_missing: 0 });
  expect(page.horizon <= page.server_time).toBe(true);
});

test('one trace joins an ingest to its twelve stages, another a question to its SQL, without their words', async () => {
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  const { spans } = receiver;
  const ingested = spans.find((span) => span.name === 'POST /ingest') as ReceivedSpan;
  const ofIngest = spans.filter((span) => span.parentSpanId === ingested.spanId);
  expect(ofIngest.filter((span) => span.name.startsWith('stage ')).map((span) => span.name)).toEqual(
    stages.map((stage) => `stage ${stage}`),
  );
  const stage = ofIngest.find((span) => span.name === 'stage embed_chunk') as ReceivedSpan;
  expect(stage).toMatchObject({
    traceId: ingested.traceId,
    service: 'memory-standalone',
    attributes: { 'memory.version_id': versionId, 'memory.attempt': 1 },
  });
  expect(
    spans.filter((span) => span.parentSpanId === stage.spanId && span.name === 'sql').length,
  ).toBeGreaterThan(1);

  const searched = spans.find((span) => span.name === 'GET /search/claims') as ReceivedSpan;
  expect(searched.attributes).toMatchObject({
    'memory.request_id': requestId,
    'http.response.status_code': 200,
  });
  const statements = spans.filter((span) => span.name === 'sql' && span.traceId === searched.traceId);
  const texts = statements.map((span) => String(span.attributes['db.query.text']));
  expect(texts.some((text) => text.includes('join memory.claims'))).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/secret-words|Jane Doe/);
});

test('log lines carry the ids of the request and of the version, and no question', () => {
  const lines = program.log;
  expect(lines.filter((line) => line.request_id === requestId)).toMatchObject([
    { level: 'info', route: '/search/claims', status: 200 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret-words/);
});
