import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Consumer, Delivery, Handler } from './delivery.ts';

/** One BullMQ queue per deployment; its keys are `<prefix>:stages:…`. */
const QUEUE_NAME = 'stages';

export type BullOptions = {
  redisUrl: string;
  /** Key prefix, `memory:<deployment_id>` unless configured. */
  prefix: string;
  /** Called for errors of the connections, which reconnect by themselves. */
  onError: (error: Error) => void;
};

export interface BullDelivery extends Delivery {
  consume(handler: Handler, options: { concurrency: number }): Promise<Consumer>;
  /**
   * Whether Redis still knows this queue. False after a FLUSHALL or a restart without persistence; the caller then
   * offers everything that is ready again. Answering false sets the mark anew.
   */
  remembers(): Promise<boolean>;
}

/**
 * Delivery through BullMQ. Job ids are work ids, so an id that waits already is not queued twice; finished jobs are
 * removed at once, because the ledger keeps the history.
 *
 * Offers fail at once while Redis is away (the sweeper offers again), and after 5 s where it does not answer; the
 * blocking connection of a consumer reconnects for ever.
 */
export function createBullDelivery({ redisUrl, prefix, onError }: BullOptions): BullDelivery {
  const connection = new Redis(redisUrl, {
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: 5_000,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
    lazyConnect: false,
  });
  connection.on('error', onError);
  const queue = new Queue(QUEUE_NAME, { connection, prefix, skipWaitingForReady: true });
  queue.on('error', onError);
  const markKey = `${prefix}:${QUEUE_NAME}:mark`;
  const jobOptions = { removeOnComplete: true, removeOnFail: true } as const;

  return {
    get connected() {
      return connection.status === 'ready';
    },
    async offer(workIds) {
      if (workIds.length === 0) return;
      if (connection.status !== 'ready') throw new Error('Redis is away');
      const [first] = workIds;
      if (workIds.length === 1 && first !== undefined) {
        await queue.add('stage', null, { ...jobOptions, jobId: first });
        return;
      }
      await queue.addBulk(
        workIds.map((jobId) => ({ name: 'stage', data: null, opts: { ...jobOptions, jobId } })),
      );
    },
    async depth() {
      return connection.status === 'ready' ? await queue.getWaitingCount() : null;
    },
    async remembers() {
      return (await connection.set(markKey, '1', 'GET')) === '1';
    },
    async consume(handler, { concurrency }) {
      const blocking = new Redis(redisUrl, {
        maxRetriesPerRequest: null,
        retryStrategy: (times) => Math.min(100 * times, 1_000),
      });
      blocking.on('error', onError);
      const worker = new Worker(
        QUEUE_NAME,
        async (job) => {
          if (job.id !== undefined) await handler(job.id);
        },
        {
          connection: blocking,
          prefix,
          concurrency,
          lockDuration: 60_000,
          stalledInterval: 30_000,
          maxStalledCount: 1_000,
          drainDelay: 1,
          skipVersionCheck: true,
        },
      );
      worker.on('error', onError);
      return {
        async close() {
          await worker.close();
          blocking.disconnect();
        },
      };
    },
    async close() {
      await queue.close().catch(onError);
      connection.disconnect();
    },
  };
}
