import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentsPage } from '@memory/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { head, sendRaw } from '../testing/raw-socket.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Limits of the service are waited out.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Many at once, and slowly: whatever they hold, others are answered, and it ends. */
let service: RunningService;
beforeAll(async () => {
  service = await runService({ worker: false });
});
afterAll(() => service?.stop());

const host = 'Host: localhost';
const octets = 'Content-Type: application/octet-stream';

async function isServed(): Promise<void> {
  const response = await fetch(`${service.url}/documents?limit=1`);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

const residentMiB = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.api.pid}/status`, 'utf8'))?.[1]) / 1024;

async function openSockets(count: number): Promise<Socket[]> {
  return await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(service.port, '127.0.0.1', () => resolve(socket));
          socket.on('error', reject);
        }),
    ),
  );
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.resume();
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });

test('1,000 connections at once are all answered, in bounded memory', async () => {
  await isServed();
  const before = residentMiB();
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () =>
      sendRaw(service.port, head('GET /documents HTTP/1.1', host, 'Connection: close'), { ms: 60_000 }),
    ),
  );
  expect(answers.map(({ answers: [answer] }) => answer?.status).filter((status) => status !== 200)).toEqual(
    [],
  );
  expect(residentMiB() - before).toBeLessThan(256);
});

test('1,000 searches at once are answered, or told to come again in a second', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const response = await fetch(`${service.url}/search/claims?channel=bm25&query=anything`);
      await response.arrayBuffer();
      if (response.status === 429) expect(response.headers.get('retry-after')).toBe('1');
      return response.status;
    }),
  );
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  await isServed();
});

test('silent, slow and half-open connections are ended, and hold nobody up', async () => {
  const silent = await openSockets(300);
  const halfHeads = await openSockets(100);
  for (const socket of halfHeads) socket.write('GET /documents HTTP/1.1\r\nHost: localhost\r\n');
  const drips = await openSockets(50);
  const dripping = setInterval(() => {
    for (const socket of drips) if (socket.writable) socket.write('X');
  }, 500);
  for (const socket of drips) socket.write('GET /documents HTTP/1.1\r\nX-Drip: ');
  const bodies = await openSockets(50);
  for (const socket of bodies) {
    socket.write(
      `${head('POST /search/claims HTTP/1.1', host, 'Content-Type: application/json', 'Content-Length: 1000')}{"query":`,
    );
  }
  const bodyDrips = setInterval(() => {
    for (const socket of bodies) if (socket.writable) socket.write(' ');
  }, 1_000);
  const all = [...silent, ...halfHeads, ...drips, ...bodies].map(closed);
  for (let n = 0; n < 5; n++) {
    await isServed();
    await sleep(200);
  }
  await Promise.all(all);
  clearInterval(dripping);
  clearInterval(bodyDrips);
  await isServed();
});

test('uploads that break off leave nothing, however many at once', async () => {
  const listed = async () =>
    (await (await fetch(`${service.url}/documents?limit=200`)).json()) as DocumentsPage;
  const before = await listed();
  const sockets = await openSockets(40);
  for (const socket of sockets) {
    socket.write(
      head(`POST /ingest?filename=a.md&mime=text/markdown HTTP/1.1`, host, octets, 'Content-Length: 9000000'),
    );
    socket.write(Buffer.alloc(2_500_000, 0x61));
  }
  await sleep(1_000);
  for (const socket of sockets) socket.resetAndDestroy();
  await isServed();
  expect(await listed()).toEqual(before);
  expect(service.log().filter(({ level }) => level === 'error')).toEqual([]);
});
