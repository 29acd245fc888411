import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import type { ServiceError } from '@memory/contract';
import { testRedisUrl } from '@memory/database/testing';
import { type Admission, type AdmissionSettings, createAdmission } from '@memory/perimeter';
import { createLogger, createRegistry } from '@memory/telemetry';
import { afterEach, describe, expect, test } from 'vitest';

const none: AdmissionSettings = {
  keyPerMinute: null,
  keyInFlight: null,
  deploymentPerMinute: null,
  deploymentInFlight: null,
};

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function replica(
  prefix: string,
  settings: Partial<AdmissionSettings>,
  { url = testRedisUrl() ?? '', leaseMs }: { url?: string; leaseMs?: number } = {},
) {
  const registry = createRegistry();
  const admission = await createAdmission({
    settings: { ...none, ...settings },
    redis: { url, prefix },
    log: createLogger({ service: 'test', destination: { write: () => undefined } }),
    registry,
    ...(leaseMs === undefined ? {} : { leaseMs }),
  });
  closing.push(() => admission.close());
  return { admission, registry };
}

type Attempt = { release: () => void } | { code: string; retryAfter: number };

async function attempt(admission: Admission, credential = 'a'): Promise<Attempt> {
  try {
    return { release: await admission.admit(credential) };
  } catch (error) {
    const { status, code, headers } = error as ServiceError;
    expect(status).toBe(429);
    return { code, retryAfter: Number(headers['Retry-After']) };
  }
}

const isIn = (made: Attempt): made is { release: () => void } => 'release' in made;
const newPrefix = () => `memory-test:${randomUUID()}`;

describe('several replicas', () => {
  test('hold one rate, exactly, however they race', async () => {
    const prefix = newPrefix();
    const replicas = await Promise.all([1, 2, 3].map(() => replica(prefix, { keyPerMinute: 400 })));
    const attempts = await Promise.all(
      Array.from({ length: 300 }, (_, n) => attempt((replicas[n % 3] as (typeof replicas)[0]).admission)),
    );
    // The burst, and what the time of the test itself makes room for at 6.7 a second.
    const admitted = attempts.filter(isIn).length;
    expect(admitted).toBeGreaterThanOrEqual(100);
    expect(admitted).toBeLessThanOrEqual(120);
    expect(attempts.find((made) => !isIn(made))).toEqual({ code: 'rate_limited', retryAfter: 1 });
  });

  test('a client that obeys Retry-After is admitted, by whichever replica', async () => {
    const prefix = newPrefix();
    const [one, two] = await Promise.all([
      replica(prefix, { keyPerMinute: 30 }),
      replica(prefix, { keyPerMinute: 30 }),
    ]);
    for (let round = 0; round < 3; round++) {
      let made = await attempt(one.admission);
      while (isIn(made)) made = await attempt(two.admission);
      expect(made.retryAfter).toBeGreaterThanOrEqual(1);
      expect(made.retryAfter).toBeLessThanOrEqual(2);
      await pause(made.retryAfter * 1000);
      expect(isIn(await attempt(round % 2 === 0 ? two.admission : one.admission))).toBe(true);
    }
  });

  test('count what is in flight together, and a refusal costs nothing', async () => {
    const prefix = newPrefix();
    const settings = { keyInFlight: 5, deploymentInFlight: 8, keyPerMinute: 100_000 };
    const replicas = await Promise.all([1, 2].map(() => replica(prefix, settings)));
    const [one, two] = replicas as [(typeof replicas)[0], (typeof replicas)[0]];
    const ofA = await Promise.all(
      Array.from({ length: 40 }, (_, n) => attempt((n % 2 === 0 ? one : two).admission)),
    );
    expect(ofA.filter(isIn)).toHaveLength(5);
    expect(ofA.filter((made) => !isIn(made))[0]).toEqual({ code: 'concurrency_limited', retryAfter: 1 });
    const ofB = await Promise.all(Array.from({ length: 10 }, () => attempt(two.admission, 'b')));
    expect(ofB.filter(isIn)).toHaveLength(3);
    for (const made of [...ofA, ...ofB]) if (isIn(made)) made.release();
    const again = await Promise.all(Array.from({ length: 40 }, () => attempt(one.admission)));
    expect(again.filter(isIn)).toHaveLength(5);
  });

  test('a replica that died holds its places only until its lease ends; a living one keeps them', async () => {
    const prefix = newPrefix();
    const settings = { keyInFlight: 1 };
    const dying = await replica(prefix, settings, { leaseMs: 600 });
    const living = await replica(prefix, settings, { leaseMs: 600 });
    expect(isIn(await attempt(dying.admission, 'dying'))).toBe(true);
    const kept = await attempt(living.admission, 'living');
    expect(isIn(kept)).toBe(true);
    await dying.admission.close();
    expect(isIn(await attempt(living.admission, 'dying'))).toBe(false);
    await pause(1_000);
    expect(isIn(await attempt(living.admission, 'dying'))).toBe(true);
    expect(isIn(await attempt(living.admission, 'living'))).toBe(false);
    if (isIn(kept)) kept.release();
    expect(isIn(await attempt(living.admission, 'living'))).toBe(true);
  });

  test('what was used up under another limit locks nobody out', async () => {
    const prefix = newPrefix();
    const before = await replica(prefix, { keyPerMinute: 1 });
    expect(isIn(await attempt(before.admission))).toBe(true);
    const { admission } = await replica(prefix, { keyPerMinute: 60 });
    expect(await attempt(admission)).toEqual({ code: 'rate_limited', retryAfter: 1 });
    await pause(1_000);
    expect(isIn(await attempt(admission))).toBe(true);
  });

  test('deployments with other prefixes are others', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => replica(newPrefix(), { keyPerMinute: 1 })));
    expect(isIn(await attempt((one as typeof two & object).admission))).toBe(true);
    expect(isIn(await attempt((two as typeof one & object).admission))).toBe(true);
    expect(isIn(await attempt((two as typeof one & object).admission))).toBe(false);
  });
});

/** A way to Redis that a test can cut, hold up and open again. */
async function startWay(redisUrl: string) {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  const way = { open: true, held: false, asked: 0 };
  const server = createServer((socket) => {
    if (!way.open) return socket.destroy();
    const onward = connect(Number(target.port || 6379), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        socket.destroy();
        onward.destroy();
      });
    }
    onward.pipe(socket);
    socket.on('data', (chunk) => {
      way.asked++;
      if (!way.held) onward.write(chunk);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  closing.push(async () => {
    cut();
    server.close();
  });
  target.hostname = '127.0.0.1';
  target.port = String(port);
  return { way, cut, url: target.href };
}

describe('Redis goes away', () => {
  const shared = (registry: ReturnType<typeof createRegistry>) => registry.metrics();

  test('limits hold per process, knowing what was admitted before, and a metric says so', async () => {
    const { way, cut, url } = await startWay(testRedisUrl() ?? '');
    const { admission, registry } = await replica(
      newPrefix(),
      { keyPerMinute: 40, keyInFlight: 20 },
      { url },
    );
    for (let n = 0; n < 6; n++) expect(isIn(await attempt(admission))).toBe(true);
    expect(await shared(registry)).toContain('memory_admission_shared 1');
    way.open = false;
    cut();
    const alone = await Promise.all(Array.from({ length: 20 }, () => attempt(admission)));
    expect(alone.filter(isIn).length).toBeGreaterThanOrEqual(4);
    expect(alone.filter(isIn).length).toBeLessThanOrEqual(6);
    expect(await shared(registry)).toContain('memory_admission_shared 0');
    way.open = true;
    for (
      let tries = 0;
      tries < 100 && !(await shared(registry)).includes('memory_admission_shared 1');
      tries++
    ) {
      await pause(50);
      await attempt(admission, `other-${tries}`);
    }
    expect(await shared(registry)).toContain('memory_admission_shared 1');
  });

  test('a Redis that does not answer holds up one request, not each', async () => {
    const { way, url } = await startWay(testRedisUrl() ?? '');
    const { admission } = await replica(newPrefix(), { keyPerMinute: 40_000 }, { url });
    expect(isIn(await attempt(admission))).toBe(true);
    way.held = true;
    const first = await attempt(admission);
    expect(isIn(first)).toBe(true);
    way.asked = 0;
    for (let n = 0; n < 1_000; n++) expect(isIn(await attempt(admission))).toBe(true);
    // Now and then one of them tries whether Redis answers again; the others ask nobody.
    expect(way.asked).toBeLessThan(20);
  });

  test('a start without Redis', async () => {
    const { admission, registry } = await replica(
      newPrefix(),
      { keyPerMinute: 8 },
      { url: 'redis://127.0.0.1:1' },
    );
    const made = [await attempt(admission), await attempt(admission), await attempt(admission)];
    expect(made.map(isIn)).toEqual([true, true, false]);
    expect(await shared(registry)).toContain('memory_admission_shared 0');
    expect(await shared(registry)).toMatch(/memory_admission_refusals_total{scope="key",reason="rate"} 1/);
  });
});
