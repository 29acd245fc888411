import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { ErrorBody } from '@memory/contract';
import { testRedisUrl } from '@memory/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { head } from '../testing/raw-socket.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

/** The limits of the service as it is deployed: within the process, or through Redis where this run has one. */
let service: RunningService;

beforeAll(async () => {
  const redisUrl = testRedisUrl();
  service = await runService({
    worker: false,
    env: {
      SERVICE_SELFHOST_API_ADMISSION_KEY_PER_MINUTE: '120',
      SERVICE_SELFHOST_API_ADMISSION_KEY_IN_FLIGHT: '2',
      SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_PER_MINUTE: '1000',
      ...(redisUrl === null
        ? {}
        : { SERVICE_REDIS_URL: redisUrl, SERVICE_REDIS_PREFIX: `memory-test:${randomUUID()}` }),
    },
  });
});
afterAll(() => service?.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function ask(path = '/documents', init: RequestInit = {}) {
  const answer = await fetch(service.url + path, init);
  const text = await answer.text();
  return {
    status: answer.status,
    detail: answer.ok ? null : ErrorBody.parse(JSON.parse(text)).detail,
    retryAfter: Number(answer.headers.get('retry-after')),
  };
}

/** An upload whose body never ends, once the service has let it in. */
async function holdUpload(): Promise<Socket> {
  const socket = connect(service.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    head(
      'POST /ingest?filename=a.md&mime=text/markdown HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/octet-stream',
      'Content-Length: 1000000',
      'Expect: 100-continue',
    ),
  );
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString()));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 100 /);
  return socket;
}

test('in flight: until the answer is sent or the connection is gone', async () => {
  const held = [await holdUpload(), await holdUpload()];
  const refused = await ask();
  expect(refused).toEqual({ status: 429, detail: { code: 'concurrency_limited' }, retryAfter: 1 });
  expect((await ask('/healthz')).status).toBe(200);
  held[0]?.destroy();
  for (let tries = 0; tries < 40 && (await ask()).status === 429; tries++) await pause(50);
  // One place is free again, for one after the other.
  for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(200);
  held[1]?.destroy();
});

test('per minute: a burst of a quarter, then whoever waits as told is admitted', async () => {
  await pause(2_000);
  let refused = await ask();
  for (let n = 0; refused.status === 200; n++) {
    expect(n, 'a burst ends').toBeLessThan(200);
    refused = await ask();
  }
  expect(refused).toEqual({ status: 429, detail: { code: 'rate_limited' }, retryAfter: 1 });
  // It is asked before the length of an upload is, and HEAD, 404 and 405 are requests as others are.
  expect((await ask('/ingest', { method: 'POST' })).status).toBe(429);
  expect((await ask('/nowhere')).status).toBe(429);
  expect((await ask('/documents', { method: 'PUT' })).status).toBe(429);
  for (let n = 0; n < 20; n++) expect((await ask('/healthz')).status).toBe(200);
  for (let round = 0; round < 3; round++) {
    await pause(refused.retryAfter * 1_000);
    expect((await ask()).status).toBe(200);
  }
  const metrics = await (await fetch(`${service.observedAt}/metrics`)).text();
  expect(metrics).toMatch(/memory_admission_refusals_total{scope="key",reason="rate"} \d/);
  expect(metrics).toMatch(/memory_admission_refusals_total{scope="key",reason="concurrency"} \d/);
  expect(metrics).toContain(`memory_admission_shared ${testRedisUrl() === null ? 0 : 1}`);
});
