import { Redis } from 'ioredis';

/** Milliseconds that credentials have spent lately, as the processes at one Redis know them together. */
export type SharedSpending = {
  /** What a credential has spent within the window. Rejects while Redis is away. */
  spentMs(credential: string): Promise<number>;
  /** Counts what was spent; lost while Redis is away. */
  add(credential: string, ms: number): void;
  close(): Promise<void>;
};

export type SharedSpendingOptions = {
  redis: { url: string; prefix: string };
  /** How far back spending counts, in milliseconds. */
  windowMs: number;
  now?: () => number;
};

/** Parts of a window, each a key of its own that Redis lets expire: what was spent counts for a window and a part at most. */
const PARTS = 12;
/** Longest wait for Redis; one that takes longer is as good as away. */
const commandMs = 250;

/** Resolves once Redis is there or known to be away. */
export async function createSharedSpending(options: SharedSpendingOptions): Promise<SharedSpending> {
  const { windowMs, now = Date.now } = options;
  const partMs = windowMs / PARTS;
  const redis = new Redis(options.redis.url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: commandMs,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  });
  // Each call tells its caller.
  redis.on('error', () => {});
  await redis.connect().catch(() => {});
  const keyOf = (credential: string, part: number) => `{${options.redis.prefix}}:spent:${credential}:${part}`;
  const partOf = (at: number) => Math.floor(at / partMs);

  return {
    async spentMs(credential) {
      const newest = partOf(now());
      const keys = Array.from({ length: PARTS + 1 }, (_, back) => keyOf(credential, newest - back));
      const found = await redis.mget(keys);
      return found.reduce((sum, spent) => sum + Number(spent ?? 0), 0);
    },
    add(credential, ms) {
      const key = keyOf(credential, partOf(now()));
      redis
        .multi()
        .incrby(key, Math.ceil(ms))
        .pexpire(key, windowMs + 2 * partMs)
        .exec()
        .catch(() => {});
    },
    async close() {
      redis.disconnect();
    },
  };
}
