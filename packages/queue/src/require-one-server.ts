import type { Logger } from '@memory/telemetry';
import { Redis } from 'ioredis';

/**
 * Refuses what this service cannot keep its queue in: a node of a Redis Cluster, whose multi-key commands fail, and a
 * Sentinel, which holds no data. Where Redis does not answer, or does not let the user ask, it warns that it could not
 * tell, because the service starts without Redis as well. Waits 4 s at most.
 */
export async function requireOneRedisServer(redisUrl: string, log: Logger): Promise<void> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    enableReadyCheck: false,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  const mode = await redis
    .connect()
    .then(() => redis.info('server'))
    .then((text) => /^redis_mode:(\w+)/m.exec(text)?.[1])
    .catch((err) => {
      log.warn(
        { err },
        'could not check that SERVICE_REDIS_URL is one server, neither Cluster nor Sentinel; where the user may not run INFO, grant it +info',
      );
      return undefined;
    })
    .finally(() => redis.disconnect());
  if (mode === 'cluster' || mode === 'sentinel') {
    throw Object.assign(
      new Error(
        `SERVICE_REDIS_URL leads to a Redis ${mode === 'cluster' ? 'Cluster' : 'Sentinel'}, which is not supported: name one Redis server, or an address that follows the primary`,
      ),
      { code: 'redis_unsupported' },
    );
  }
}
