import { createLogger } from '@memory/telemetry';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import { type ElectionClock, LeaderElection } from './leader-election.ts';

/** Lost leases are what this file is about: they are not worth a line each. */
function silentLog() {
  const silent = { info() {}, warn() {}, error() {}, debug() {} };
  return Object.assign(Object.create(createLogger({ service: 'test', level: 'error' })), silent);
}

afterEach(() => {
  vi.useRealTimers();
});

/** Simulated time: what is due runs in its order, and everything that follows at once before the next. */
class SimulatedTime {
  #now = 0;
  #due: { at: number; run: () => void }[] = [];

  get now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.#now + ms, run };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  }

  async runUntil(end: number, eachTime: () => void): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      eachTime();
      this.#due.sort((a, b) => a.at - b.at);
      const next = this.#due[0];
      if (next === undefined || next.at > end) return;
      this.#due.shift();
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
  }
}

function clockOf(time: SimulatedTime): ElectionClock {
  return {
    now: () => time.now,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const cancel = time.after(ms, resolve);
        signal.addEventListener('abort', () => {
          cancel();
          resolve();
        });
      }),
  };
}

type Fate = { there: number; back: number; lost: 'no' | 'request' | 'answer' };

/** A fake of the API server's Lease: compares resource versions; the way there and back takes what `fate` says. */
function leaseClientOf(
  time: SimulatedTime,
  store: { lease: KubeObject | null; version: number },
  fate: () => Fate,
) {
  const travel = <Answer>(act: () => Answer) =>
    new Promise<Answer>((resolve, reject) => {
      const { there, back, lost } = fate();
      if (lost === 'request') return;
      time.after(there, () => {
        let settle: () => void;
        try {
          const answer = act();
          settle = () => resolve(answer);
        } catch (error) {
          settle = () => reject(error);
        }
        if (lost === 'no') time.after(back, settle);
      });
    });
  const save = (object: unknown): KubeObject => {
    store.version += 1;
    const lease = structuredClone(object) as KubeObject;
    lease.metadata.resourceVersion = String(store.version);
    store.lease = lease;
    return structuredClone(lease);
  };
  return {
    get: () =>
      travel(() => {
        if (!store.lease) throw new ApiError('not found', { status: 404 });
        return structuredClone(store.lease);
      }),
    create: (manifest: unknown) =>
      travel(() => {
        if (store.lease) throw new ApiError('exists', { status: 409 });
        return save(manifest);
      }),
    replace: (_target: unknown, object: KubeObject) =>
      travel(() => {
        if (object.metadata.resourceVersion !== store.lease?.metadata.resourceVersion) {
          throw new ApiError('conflict', { status: 409 });
        }
        return save(object);
      }),
  } as unknown as KubeClient;
}

const fates = fc.record({
  there: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 200 }) },
    fc.integer({ min: 1, max: 40_000 }),
  ),
  back: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 200 }) },
    fc.integer({ min: 1, max: 40_000 }),
  ),
  lost: fc.constantFrom<Fate['lost']>('no', 'no', 'no', 'no', 'no', 'no', 'request', 'answer'),
});

/** For so long nothing that one of them asks is answered. */
const outages = fc.record({
  who: fc.constantFrom('one', 'two', 'three'),
  from: fc.integer({ min: 0, max: 90_000 }),
  ms: fc.integer({ min: 5_000, max: 40_000 }),
});

test('two never lead at once, however calls are delayed or lost and the time of day jumps', async () => {
  let terms = 0;
  const log = silentLog();
  vi.useFakeTimers({ toFake: ['Date'] });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fates, { minLength: 30, maxLength: 120 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.array(fc.integer({ min: 0, max: 2 ** 41 }), { minLength: 1 }),
      fc.array(outages, { maxLength: 6 }),
      async (plan, stopAt, days, cuts) => {
        const time = new SimulatedTime();
        const store = { lease: null, version: 0 };
        let calls = 0;
        const fateOf = (identity: string): Fate => {
          calls += 1;
          vi.setSystemTime(days[calls % days.length] ?? 0);
          const isCut = cuts.some(
            ({ who, from, ms }) => who === identity && from <= time.now && time.now < from + ms,
          );
          const fate = plan[calls % plan.length] as Fate;
          return isCut ? { ...fate, lost: 'request' } : fate;
        };
        // What `onStart` and `onLost` tell is what a leader acts upon, so that is what is compared.
        const acting = new Set<string>();
        const elections = ['one', 'two', 'three'].map((identity) => {
          const election = new LeaderElection({
            client: leaseClientOf(time, store, () => fateOf(identity)),
            namespace: 'a',
            name: 'lease',
            identity,
            log,
            clock: clockOf(time),
            onStart: () => {
              terms += 1;
              acting.add(identity);
            },
            onLost: () => void acting.delete(identity),
          });
          return { identity, election };
        });
        for (const { election } of elections) election.start();
        const [first] = elections;
        if (first) {
          time.after(stopAt, () => {
            acting.delete(first.identity);
            void first.election.stop();
          });
        }
        await time.runUntil(120_000, () => {
          expect(acting.size, [...acting].join()).toBeLessThanOrEqual(1);
          expect(elections.filter(({ election }) => election.leads).length).toBeLessThanOrEqual(1);
        });
      },
    ),
    { numRuns: 1_000 },
  );
  expect(terms).toBeGreaterThan(1_000);
}, 120_000);

test('a renewal deadline that is not shorter than the lease is refused', () => {
  const make = () =>
    new LeaderElection({
      client: {} as KubeClient,
      namespace: 'a',
      name: 'lease',
      identity: 'one',
      log: silentLog(),
      onStart() {},
      onLost() {},
      leaseSeconds: 10,
      renewDeadlineMs: 10_000,
    });
  expect(make).toThrow('the renewal deadline must be shorter than the lease');
});
