import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type AdmissionLimits, type Side, sides, type Verdict } from './limits.ts';
import { attemptScript, renewScript, type Script } from './redis-scripts.ts';

export type RedisCountsOptions = {
  redisUrl: string;
  /** The deployment's key prefix. */
  prefix: string;
  limits: AdmissionLimits;
  onError: (error: Error) => void;
  /** How long a request counts as in flight after its process was last heard of. */
  leaseMs?: number;
};

/** Counts that all replicas of a deployment share. Every call rejects while Redis is away. */
export type RedisCounts = {
  connect(): Promise<void>;
  /** One atomic round trip. Answers the verdict, and what to call when an admitted request has ended. */
  attempt(credential: string): Promise<{ verdict: Verdict; release: () => void }>;
  close(): Promise<void>;
};

/** Longest wait for Redis at a request; one that takes longer is as good as away. */
const commandMs = 250;
const connectMs = 2_000;
const defaultLeaseMs = 30_000;
/** Members of one renewing call. */
const renewBatch = 1_000;

export function createRedisCounts(options: RedisCountsOptions): RedisCounts {
  const { limits, prefix, leaseMs = defaultLeaseMs } = options;
  const redis = new Redis(options.redisUrl, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectMs,
    commandTimeout: commandMs,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  });
  redis.on('error', options.onError);
  const counted = sides.filter((side) => limits.inFlight[side] !== null);
  /** Where each request in flight is counted, by its id. */
  const inFlight = new Map<string, readonly string[]>();
  const parameters = parametersOf(limits, leaseMs);

  // One hash tag, so that a clustered Redis keeps all keys of a deployment in one place.
  const keyOf = (kind: 'rate' | 'flight', side: Side, credential: string) =>
    `{${prefix}}:admission:${kind}:${side === 'key' ? `key:${credential}` : 'deployment'}`;

  async function call(script: Script, keys: readonly string[], args: readonly (string | number)[]) {
    try {
      return await redis.evalsha(script.sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return redis.eval(script.text, keys.length, ...keys, ...args);
    }
  }

  function release(id: string): void {
    const keys = inFlight.get(id);
    if (keys === undefined) return;
    inFlight.delete(id);
    // Where Redis is away, the lease ends it.
    for (const key of keys) redis.zrem(key, id).catch(() => undefined);
  }

  async function renew(): Promise<void> {
    const byKey = new Map<string, string[]>();
    for (const [id, keys] of inFlight) {
      for (const key of keys) {
        const ids = byKey.get(key);
        if (ids === undefined) byKey.set(key, [id]);
        else ids.push(id);
      }
    }
    for (const [key, ids] of byKey) {
      for (let from = 0; from < ids.length; from += renewBatch) {
        // What ended while the batches before it were on their way must not come back.
        const batch = ids.slice(from, from + renewBatch).filter((id) => inFlight.has(id));
        if (batch.length > 0) await call(renewScript, [key], [leaseMs, ...batch]);
      }
    }
  }

  const renewing = setInterval(() => {
    if (inFlight.size > 0) renew().catch(() => undefined);
  }, leaseMs / 3);
  renewing.unref();

  return {
    async connect() {
      await redis.connect();
    },
    async attempt(credential) {
      const id = randomUUID();
      const keys = [
        ...sides.map((side) => keyOf('rate', side, credential)),
        ...sides.map((side) => keyOf('flight', side, credential)),
      ];
      const answer = await call(attemptScript, keys, [id, ...parameters]);
      const verdict = readVerdict(answer);
      if (verdict.admitted && counted.length > 0) {
        inFlight.set(
          id,
          counted.map((side) => keyOf('flight', side, credential)),
        );
      }
      return { verdict, release: () => release(id) };
    },
    async close() {
      clearInterval(renewing);
      redis.disconnect();
    },
  };
}

function parametersOf({ rates, inFlight }: AdmissionLimits, leaseMs: number): number[] {
  return [
    leaseMs,
    ...sides.flatMap((side) => [rates[side]?.intervalUs ?? 0, rates[side]?.toleranceUs ?? 0]),
    ...sides.map((side) => inFlight[side] ?? -1),
  ];
}

function readVerdict(answer: unknown): Verdict {
  if (!Array.isArray(answer)) throw new Error('the admission script answered something else');
  const [refused, at, waitUs] = answer.map(Number);
  if (refused === 0) return { admitted: true };
  const side: Side = at === 1 ? 'key' : 'deployment';
  if (refused === 2) return { admitted: false, limit: 'concurrency', side };
  return { admitted: false, limit: 'rate', side, waitSeconds: (waitUs ?? 0) / 1e6 };
}
