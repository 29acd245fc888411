import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@memory/telemetry';
import { Redis } from 'ioredis';
import { afterEach, expect, test } from 'vitest';
import { createBullDelivery } from './bull-delivery.ts';
import { requireOneRedisServer } from './require-one-server.ts';

const sharedUrl = process.env.MEMORY_TEST_REDIS_URL ?? '';
const closers: (() => Promise<unknown> | unknown)[] = [];
const lines: string[] = [];
const log = createLogger({
  service: 'test',
  level: 'warn',
  destination: { write: (line) => lines.push(line) },
});
afterEach(async () => {
  lines.length = 0;
  for (const close of closers.splice(0).toReversed()) await close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A Redis of its own, with these lines of configuration. */
async function startRedis(lines: string[], args: string[] = []): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'memory-redis-'));
  const port = await freePort();
  const file = join(folder, 'redis.conf');
  writeFileSync(file, [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, ...lines, ''].join('\n'));
  const child: ChildProcess = spawn('redis-server', [file, ...args], { stdio: 'ignore' });
  closers.push(async () => {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `redis://127.0.0.1:${port}`;
  const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
  redis.on('error', () => {});
  await redis.info('server');
  redis.disconnect();
  return url;
}

test('a Cluster and a Sentinel are refused, one server and an absent one are not', async () => {
  const cluster = await startRedis(['cluster-enabled yes']);
  await expect(requireOneRedisServer(cluster, log)).rejects.toThrow(
    'leads to a Redis Cluster, which is not supported',
  );
  const sentinel = await startRedis([], ['--sentinel']);
  await expect(requireOneRedisServer(sentinel, log)).rejects.toThrow('leads to a Redis Sentinel');
  await requireOneRedisServer(sharedUrl, log);
  expect(lines).toEqual([]);
  await requireOneRedisServer(`redis://127.0.0.1:${await freePort()}`, log);
  expect(lines).toEqual([expect.stringContaining('could not check that SERVICE_REDIS_URL is one server')]);
});

test('a user that may not ask what the server is goes on with a warning', async () => {
  const admin = new Redis(sharedUrl);
  const user = `uninformed_${randomUUID().slice(0, 8)}`;
  await admin.call('acl', 'setuser', user, 'on', '>secret', '~*', '+@all', '-info');
  closers.push(
    () => admin.disconnect(),
    () => admin.call('acl', 'deluser', user),
  );
  const url = new URL(sharedUrl);
  url.username = user;
  url.password = 'secret';
  await requireOneRedisServer(url.href, log);
  expect(lines).toEqual([expect.stringMatching(/NOPERM.*grant it \+info/)]);
});

test('a user of the documented rights works within its prefix, goes on under a second password, and reads nothing else', async () => {
  const admin = new Redis(sharedUrl);
  const prefix = `memory:${randomUUID()}`;
  const user = `tenant_${randomUUID().slice(0, 8)}`;
  const rights = `~${prefix}:* ~{${prefix}}:* resetchannels -@all +@read +@write +@scripting +@transaction +@blocking +@connection -@dangerous -scan -randomkey +info`;
  await admin.call('acl', 'setuser', user, 'on', '>first', ...rights.split(' '));
  closers.push(
    () => admin.disconnect(),
    () => admin.call('acl', 'deluser', user),
  );
  const errors: Error[] = [];
  const done: string[] = [];
  const work = async (password: string) => {
    const url = new URL(sharedUrl);
    url.username = user;
    url.password = password;
    await requireOneRedisServer(url.href, log);
    const delivery = createBullDelivery({
      redisUrl: url.href,
      prefix,
      onError: (error) => errors.push(error),
    });
    const consumer = await delivery.consume(async (id) => void done.push(id), { concurrency: 1 });
    await expect.poll(() => delivery.connected).toBe(true);
    expect(await delivery.remembers()).toBe(password === 'second');
    await delivery.offer([`one-${password}`]);
    await delivery.offer([`two-${password}`, `three-${password}`]);
    await expect.poll(() => done.filter((id) => id.endsWith(password)).length, { timeout: 10_000 }).toBe(3);
    await consumer.close();
    await delivery.close();
    return url.href;
  };
  const before = await work('first');
  await admin.call('acl', 'setuser', user, '>second');
  const limited = new Redis(await work('second'));
  closers.push(() => limited.disconnect());
  await admin.call('acl', 'setuser', user, '<first');
  await expect(limited.get('memory:other:stages:meta')).rejects.toThrow('NOPERM');
  await expect(limited.flushall()).rejects.toThrow('NOPERM');
  await expect(limited.scan(0)).rejects.toThrow('NOPERM');
  await expect(limited.config('GET', '*')).rejects.toThrow('NOPERM');
  const old = new Redis(before, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
  old.on('error', () => {});
  closers.push(() => old.disconnect());
  await expect(old.get(`${prefix}:x`)).rejects.toThrow();
  expect(errors).toEqual([]);
  expect(lines).toEqual([]);
});
