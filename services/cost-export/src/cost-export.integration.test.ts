import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CostExportPage } from '@memory/contract';
import { ensureDeployment, uuidv7 } from '@memory/database';
import { recordReceipts } from '@memory/database/receipts';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createLogger, createRegistry } from '@memory/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCostExport } from './app.ts';
import { startCostExport } from './start-cost-export.ts';

const token = 'a token of thirty-two bytes or more'.replaceAll(' ', '-');
const log = createLogger({ service: 'test', destination: { write: () => undefined } });
let database: TestDatabase;
let deploymentId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  deploymentId = await ensureDeployment(database.sql, undefined);
  const receipt = {
    source: 'worker' as const,
    stage: 'embed_chunk',
    lane: 'pipeline',
    surface: null,
    model_name: 'builtin/hash-v1',
    attempt: 1,
    tokens_in: null,
    tokens_out: null,
    latency_ms: 2,
    outcome: 'succeeded',
    cost_usd: '0',
    occurred_at: new Date('2026-01-02T03:04:05.678Z'),
  };
  await recordReceipts(
    database.sql,
    Array.from({ length: 5 }, (_, n) => ({
      ...receipt,
      cost_id: uuidv7(),
      work_id: uuidv7(),
      call_key: `call ${n}`,
    })),
  );
});
afterAll(() => database.close());

/** An export whose clock jumps by `stepMs` with every request. */
function exportWith(stepMs = 1_000) {
  let now = 0;
  const app = createCostExport({
    sql: database.sql,
    token,
    log,
    registry: createRegistry(),
    monotonic: () => {
      now += stepMs;
      return now;
    },
  });
  return (
    path: string,
    headers: Record<string, string> = { Authorization: `Bearer ${token}` },
    method: 'GET' | 'POST' = 'GET',
  ) => app.request(path, { headers, method });
}

const path = '/ops/cost-export/v1';

test('pages follow one another, in the shape of the contract', async () => {
  const get = exportWith();
  const first = CostExportPage.parse(await (await get(`${path}?limit=3`)).json());
  expect(first).toMatchObject({
    deployment_id: deploymentId,
    cursor: null,
    persist_failures: 0,
    scope_missing: 0,
  });
  expect(first.receipts).toHaveLength(3);
  expect(first.receipts[0]).toMatchObject({
    deployment_id: deploymentId,
    source: 'worker',
    stage: 'embed_chunk',
    cost_usd: '0',
  });
  expect(new Date(first.receipts[0]?.occurred_at ?? 0).getTime()).toBe(Date.UTC(2026, 0, 2, 3, 4, 5, 678));
  const second = CostExportPage.parse(await (await get(`${path}?cursor=${first.next_cursor}`)).json());
  expect(second.cursor).toBe(first.next_cursor);
  expect(second.receipts).toHaveLength(2);
  const end = CostExportPage.parse(await (await get(`${path}?cursor=${second.next_cursor}`)).json());
  expect(end).toMatchObject({ receipts: [], next_cursor: second.next_cursor });
  const keys = [...first.receipts, ...second.receipts].map((receipt) => receipt.call_key);
  expect(keys.toSorted()).toEqual(['call 0', 'call 1', 'call 2', 'call 3', 'call 4']);
});

test('without the token, or with another or two, nothing is said', async () => {
  const get = exportWith();
  const refused: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer' },
    { Authorization: `Bearer ${token}x` },
    { Authorization: `Basic ${token}` },
    { Authorization: token },
  ];
  for (const headers of refused) {
    for (const where of [path, '/', '/healthz', `${path}?limit=0`]) {
      const response = await get(where, headers);
      expect([response.status, await response.json()]).toEqual([401, { detail: 'unauthorized' }]);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
  }
  expect((await get(path, { Authorization: `bearer ${token}` })).status).toBe(200);
  expect((await get('/')).status).toBe(404);
  expect((await get('/documents')).status).toBe(404);
  const posted = await get(path, { Authorization: `Bearer ${token}` }, 'POST');
  expect([posted.status, await posted.json()]).toEqual([405, { detail: 'Method Not Allowed' }]);
});

test('bad limits are a validation list, bad cursors a string', async () => {
  const get = exportWith();
  for (const query of [
    'limit=0',
    'limit=501',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
    'other=1',
    'cursor=a&cursor=b',
  ]) {
    const response = await get(`${path}?${query}`);
    expect(response.status, query).toBe(422);
    expect(await response.json(), query).toMatchObject({ detail: [{ loc: ['query', query.split('=')[0]] }] });
  }
  const strange = [
    '',
    'x',
    'MS4x',
    Buffer.from(`1.99999999999999999999.${uuidv7()}`).toString('base64url'),
    Buffer.from(`1.9223372036854775808.${uuidv7()}`).toString('base64url'),
    Buffer.from(`1.01.${uuidv7()}`).toString('base64'),
    '%00',
  ];
  for (const cursor of strange) {
    const response = await get(`${path}?cursor=${cursor}`);
    expect([response.status, await response.json()], cursor).toEqual([422, { detail: 'malformed cursor' }]);
  }
});

test('one authenticated request a second is answered', async () => {
  const get = exportWith(600);
  expect((await get(path)).status).toBe(200);
  expect((await get(path, {})).status).toBe(401);
  const refused = await get(path);
  expect([refused.status, await refused.json(), refused.headers.get('retry-after')]).toEqual([
    429,
    { detail: 'rate limited' },
    '1',
  ]);
  expect((await get(path)).status).toBe(200);
});

test('over a unix socket, replacing one that was left behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cost-'));
  const socketPath = join(folder, 'cost.sock');
  const start = () =>
    startCostExport({
      variables: { SERVICE_COST_EXPORT_BIND: { path: socketPath }, SERVICE_COST_EXPORT_TOKEN: token },
      sql: database.sql,
      log,
      registry: createRegistry(),
    });
  const ask = () =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${token}` };
      request({ socketPath, path, headers, agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        response.on('end', () => resolve({ status: response.statusCode, body }));
      })
        .once('error', reject)
        .end();
    });
  const killed = spawnSync(process.execPath, [
    '-e',
    `require('node:net').createServer().listen(${JSON.stringify(socketPath)}, () => process.kill(process.pid, 'SIGKILL'))`,
  ]);
  expect([killed.signal, statSync(socketPath).isSocket()]).toEqual(['SIGKILL', true]);
  const service = await start();
  try {
    expect(service?.url).toBe(`unix:${socketPath}`);
    expect(statSync(socketPath).mode & 0o777).toBe(0o660);
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(CostExportPage.parse(JSON.parse(body)).receipts).toHaveLength(5);
    await expect(start()).rejects.toThrow('EADDRINUSE');
  } finally {
    await service?.close(1_000);
  }
  rmSync(folder, { recursive: true });
});

test('there is no listener where none is configured', async () => {
  const options = { sql: database.sql, log, registry: createRegistry() };
  expect(await startCostExport({ ...options, variables: {} })).toBeNull();
});
