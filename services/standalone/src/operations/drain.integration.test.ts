import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestedVersion } from '@memory/contract';
import { createDatabase } from '@memory/database';
import { createTestDatabase, type TestDatabase, testBackend } from '@memory/database/testing';
import { freePorts } from '@memory/telemetry/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingestText, untilReady } from '../testing/call-service.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Whole services are started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Stopping and starting again, while clients go on. */
let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service?.stop());

const statusOf = async (url: string) => (await fetch(url)).status;

/** An upload whose body comes in two halves, the second when it is told to. */
function slowUpload(url: string): {
  finish(): void;
  status: Promise<{ code: number; connection: string | undefined }>;
} {
  const bytes = Buffer.from('# Slow\n\nThis file took its time.');
  const sent = request(`${url}/ingest?filename=slow.md&mime=text/markdown`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'content-length': bytes.length },
  });
  const status = new Promise<{ code: number; connection: string | undefined }>((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume();
      resolve({ code: response.statusCode ?? 0, connection: response.headers.connection });
    });
    sent.on('error', reject);
  });
  sent.write(bytes.subarray(0, 10));
  return { finish: () => sent.end(bytes.subarray(10)), status };
}

test('alive, ready and healthy are three answers; draining is alive and not ready; what is under way ends well', async () => {
  const own = await runService();
  expect(await statusOf(`${own.observedAt}/livez`)).toBe(200);
  expect(await statusOf(`${own.observedAt}/readyz`)).toBe(200);
  expect(await statusOf(`${own.url}/healthz`)).toBe(200);
  const upload = slowUpload(own.url);
  await sleep(300);
  own.api.signal('SIGTERM');
  await expect.poll(() => statusOf(`${own.observedAt}/readyz`)).toBe(503);
  expect(await statusOf(`${own.observedAt}/livez`)).toBe(200);
  await expect(fetch(`${own.url}/healthz`)).rejects.toThrow();
  upload.finish();
  expect(await upload.status).toEqual({ code: 200, connection: 'close' });
  expect(await own.api.ended).toBe(0);
  expect(await own.stop()).toEqual(own.programs.map(() => 0));
});

test('a second signal does not wait', async () => {
  const own = await runService();
  const upload = slowUpload(own.url);
  upload.status.catch(() => undefined);
  await sleep(300);
  own.api.signal('SIGTERM');
  await expect.poll(() => own.log().some(({ msg }) => msg === 'stopping')).toBe(true);
  own.api.signal('SIGTERM');
  expect(await own.api.ended).toBe(143);
  await own.stop();
});

test.skipIf(testBackend() === 'embedded')(
  'under load, no request fails for a client that tries again, and what was in hand goes on elsewhere',
  { timeout: 600_000 },
  async () => {
    const testDatabase: TestDatabase = await createTestDatabase();
    const [port = 0] = await freePorts(1);
    const start = () =>
      runService({ databaseUrl: testDatabase.url, env: { SERVICE_SELFHOST_API_PORT: String(port) } });
    let running = await start();
    const { url } = running;
    const refused: string[] = [];
    const versions: IngestedVersion[] = [];
    const counts = { answered: 0, retried: 0 };
    let going = true;

    /** Tries again on what only a lost connection says; any answer but 200 is a failed request. */
    async function insist<Answer>(what: string, call: () => Promise<Answer>): Promise<void> {
      for (;;) {
        try {
          await call();
          counts.answered++;
          return;
        } catch (error) {
          if (!(error instanceof TypeError)) {
            refused.push(`${what}: ${String(error)}`);
            return;
          }
          counts.retried++;
          await sleep(50);
        }
      }
    }
    const search = async () => {
      const response = await fetch(`${url}/search/claims?channel=bm25&query=works`);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    };
    const client = async (name: number) => {
      for (let n = 0; going; n++) {
        await insist('ingest', async () => {
          versions.push(await ingestText(url, `# Note ${name}.${n}\n\nPerson ${name} works at Firm ${n}.`));
        });
        await insist('search', search);
        await sleep(100);
      }
    };
    const clients = Promise.all([0, 1, 2, 3].map(client));
    const codes: unknown[] = [];
    for (let restart = 0; restart < 3; restart++) {
      await sleep(2_000);
      codes.push(await running.stop());
      const database = createDatabase({ url: testDatabase.url, poolSize: 1, applicationName: 'drain-test' });
      const [left] = await database.sql<{ n: number }[]>`
        select count(*)::int as n from memory.pipeline_work where status = 'running'`;
      await database.close();
      expect(left?.n).toBe(0);
      running = await start();
    }
    await sleep(1_000);
    going = false;
    await clients;
    await untilReady(url, versions.slice(0, 1_000), 300_000);
    codes.push(await running.stop());
    await testDatabase.close();
    expect(refused).toEqual([]);
    expect(codes).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(counts.answered).toBeGreaterThan(20);
  },
);
