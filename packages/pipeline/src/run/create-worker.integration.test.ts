import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { stages as stageNames } from '@memory/contract';
import { uuidv7 } from '@memory/database';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@memory/database/testing';
import { createBullDelivery, createDirectDelivery } from '@memory/queue';
import { createLogger } from '@memory/telemetry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPipelineWorker, type PipelineWorker, type WorkerDelivery } from './create-worker.ts';
import { PermanentError, type Stage, type StageContext } from './stage.ts';

const log = createLogger({ service: 'test', level: 'error', destination: { write: () => {} } });
const redisUrl = testRedisUrl();

let database: TestDatabase;
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 4 });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await database.sql`delete from memory.versions`;
});
afterAll(() => database.close());

/** A stored version with its first ledger row, as ingest leaves it. */
async function ingested(): Promise<{ versionId: string; workId: string }> {
  const { sql } = database;
  const [docId, versionId, workId, hash] = [
    uuidv7(),
    uuidv7(),
    uuidv7(),
    Buffer.from(randomUUID().replaceAll('-', '').repeat(2), 'hex'),
  ];
  await sql`insert into memory.contents (content_hash, blob_id, size_bytes, mime) values (${hash}, ${uuidv7()}, 1, 'text/markdown')`;
  await sql`insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, last_version_no, latest_version_id, latest_status)
            values (${docId}, 'upload', 't', 'snapshot', now(), 1, ${versionId}, 'ingesting')`;
  await sql`insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony)
            values (${versionId}, ${docId}, 1, ${hash}, 'a.md', now(), 'ingesting', 'current')`;
  await sql`insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, attempts, max_attempts, delivered_at)
            values (${workId}, ${versionId}, 'convert', '1', 'pending', 0, 3, now())`;
  return { versionId, workId };
}

type Behaviour = (name: string, context: StageContext) => Promise<void> | void;

/** Twelve stages that leave one transcript row each, so that effects can be counted. */
function markingStages(behaviour: Behaviour = () => {}, raised: Record<string, string> = {}): Stage[] {
  return stageNames.map((name) => ({
    name,
    componentVersion: raised[name] ?? '1',
    ...(name === 'convert'
      ? { versionStatus: 'structuring' as const }
      : name === 'structure'
        ? { versionStatus: 'ready' as const }
        : {}),
    async prepare(context) {
      await behaviour(name, context);
      return async (tx) => {
        await tx`insert into memory.transcript (entry_id, subject_kind, subject_id, outcome, method, decided_by, decided_at, version_id)
                 values (${uuidv7()}, 'relation', ${context.version.docId}, ${name}, 'test', 'test', now(), ${context.version.versionId})`;
      };
    },
  }));
}

async function start(
  stages: Stage[],
  options: { leaseMs?: number; delivery?: WorkerDelivery; stageLimitMs?: number } = {},
): Promise<PipelineWorker & { delivery: WorkerDelivery }> {
  const delivery = options.delivery ?? { kind: 'direct' as const, delivery: createDirectDelivery() };
  const worker = createPipelineWorker({
    sql: database.sql,
    stages,
    models: { generations: async () => [] },
    delivery,
    concurrency: 2,
    log,
    leaseMs: options.leaseMs ?? 5_000,
    sweepMs: 50,
    maxAttempts: 3,
    ...(options.stageLimitMs === undefined ? {} : { stageLimitMs: options.stageLimitMs }),
  });
  await worker.start();
  let stopped: Promise<void> | null = null;
  const stop = (graceMs: number) => {
    stopped ??= worker.stop(graceMs);
    return stopped;
  };
  closers.push(() => stop(1_000));
  return { ...worker, stop, delivery };
}

async function until<T>(what: () => Promise<T | null | false | undefined>, deadlineMs = 20_000): Promise<T> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const value = await what();
    if (value) return value;
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await sleep(25);
  }
}

const rowsOf = (versionId: string) =>
  database.sql<
    {
      stage: string;
      status: string;
      attempts: number;
      defer_reason: string | null;
      error: string | null;
      component_version: string;
    }[]
  >`
    select stage, status, attempts, defer_reason, error, component_version from memory.pipeline_work
     where version_id = ${versionId} order by created_at, stage`;
const finished = (versionId: string) => async () => {
  const rows = await rowsOf(versionId);
  return rows.length === 12 && rows.every((row) => row.status === 'succeeded') && rows;
};
const effects = async (versionId: string) =>
  (
    await database.sql<
      { outcome: string }[]
    >`select outcome from memory.transcript where version_id = ${versionId} order by decided_at, entry_id`
  ).map((row) => row.outcome);

describe('direct delivery', () => {
  it('runs a version through all twelve stages, each once, in order', async () => {
    const { versionId } = await ingested();
    await start(markingStages());
    await until(finished(versionId));
    expect(await effects(versionId)).toEqual([...stageNames]);
    const [version] = await database.sql`
      select v.status, d.latest_status, d.current_version_id from memory.versions v join memory.documents d using (doc_id) where version_id = ${versionId}`;
    expect(version).toEqual({ status: 'ready', latest_status: 'ready', current_version_id: versionId });
  });

  it('retries with back-off and goes on where it stopped', async () => {
    const { versionId } = await ingested();
    let failures = 0;
    await start(
      markingStages((name) => {
        if (name === 'chunk' && failures++ === 0) throw new Error('not today');
      }),
    );
    const waiting = await until(async () => (await rowsOf(versionId)).find((row) => row.status === 'failed'));
    expect(waiting).toMatchObject({
      stage: 'chunk',
      attempts: 1,
      defer_reason: 'retry_backoff',
      error: 'chunk: not today',
    });
    await until(finished(versionId));
    expect(await effects(versionId)).toEqual([...stageNames]);
  });

  it('sends what no retry can cure to the dead letters at once, and delays nobody else', async () => {
    const poisoned = await ingested();
    const healthy = await ingested();
    await start(
      markingStages((name, { version }) => {
        if (name === 'convert' && version.versionId === poisoned.versionId)
          throw new PermanentError('malformed');
      }),
    );
    await until(finished(healthy.versionId));
    const rows = await until(async () => {
      const all = await rowsOf(poisoned.versionId);
      return all[0]?.status === 'dead_letter' && all;
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ attempts: 1, defer_reason: null, error: 'convert: malformed' });
    const [version] =
      await database.sql`select status, error from memory.versions where version_id = ${poisoned.versionId}`;
    expect(version).toEqual({ status: 'failed', error: 'convert: malformed' });
  });

  it('breaks off a stage that goes on for too long, and tries it again', async () => {
    const { versionId } = await ingested();
    const reasons: string[] = [];
    await start(
      markingStages(async (name, { signal, attempt }) => {
        if (name !== 'chunk' || attempt > 1) return;
        await sleep(10_000, undefined, { signal }).catch(() => reasons.push(signal.reason.name));
        signal.throwIfAborted();
      }),
      { stageLimitMs: 200 },
    );
    const rows = await until(finished(versionId));
    expect(reasons).toEqual(['TimeoutError']);
    expect(rows.find((row) => row.stage === 'chunk')).toMatchObject({ attempts: 2, status: 'succeeded' });
    expect(await effects(versionId)).toEqual([...stageNames]);
  });

  it('takes back the work of a worker that is gone, whose late commit then fails', async () => {
    const { versionId, workId } = await ingested();
    await database.sql`update memory.pipeline_work set status = 'running', attempts = 1, lease_owner = 'gone', lease_until = now() - interval '1 second'
                        where work_id = ${workId}`;
    await start(markingStages());
    await until(finished(versionId));
    expect(await effects(versionId)).toEqual([...stageNames]);
  });

  it('rolls back a stage whose lease went to somebody else', async () => {
    const { versionId, workId } = await ingested();
    let stolen = false;
    await start(
      markingStages(async (name) => {
        if (name !== 'convert' || stolen) return;
        stolen = true;
        await database.sql`update memory.pipeline_work set lease_owner = 'thief', lease_until = now() + interval '300 milliseconds' where work_id = ${workId}`;
      }),
    );
    await until(finished(versionId));
    expect(await effects(versionId)).toEqual([...stageNames]);
  });

  it('runs a stage with a raised component version and those behind it again, nothing else', async () => {
    const { versionId } = await ingested();
    const first = await start(markingStages());
    await until(finished(versionId));
    await first.stop(1_000);
    await start(markingStages(undefined, { normalize_relations: '2' }));
    await until(async () => (await effects(versionId)).length === 12 + 6);
    expect((await effects(versionId)).slice(12)).toEqual(stageNames.slice(6));
    const rows = await until(finished(versionId));
    expect(rows.map((row) => row.component_version)).toEqual(
      stageNames.map((name) => (name === 'normalize_relations' ? '2' : '1')),
    );
  });

  it('skips the stages of a version that was deleted meanwhile and publishes nothing', async () => {
    const { versionId } = await ingested();
    await start(
      markingStages(async (name) => {
        if (name === 'chunk')
          await database.sql`update memory.versions set deleted_at = now(), status = 'deleted' where version_id = ${versionId}`;
      }),
    );
    const rows = await until(async () => {
      const all = await rowsOf(versionId);
      return all.length === 12 && all.every((row) => ['succeeded', 'skipped'].includes(row.status)) && all;
    });
    expect(rows.map((row) => row.status)).toEqual([
      ...Array(2).fill('succeeded'),
      ...Array(10).fill('skipped'),
    ]);
    expect(await effects(versionId)).toEqual(['convert', 'structure']);
  });

  it('hands unfinished work back when it stops', async () => {
    const { versionId } = await ingested();
    let inChunk: () => void = () => {};
    const reached = new Promise<void>((resolve) => {
      inChunk = resolve;
    });
    const worker = await start(
      markingStages(async (name, { signal }) => {
        if (name !== 'chunk') return;
        inChunk();
        await sleep(10_000, undefined, { signal });
      }),
    );
    await reached;
    await worker.stop(100);
    expect((await rowsOf(versionId)).find((row) => row.stage === 'chunk')).toMatchObject({
      status: 'pending',
      attempts: 0,
    });
    await start(markingStages());
    await until(finished(versionId));
    expect(await effects(versionId)).toEqual([...stageNames]);
  });

  it('works on versions in the order in which they arrived', async () => {
    const arrived: string[] = [];
    for (let i = 0; i < 6; i++) arrived.push((await ingested()).versionId);
    const begun: string[] = [];
    await start(
      markingStages((name, { version }) => {
        if (name === 'convert') begun.push(version.versionId);
      }),
    );
    for (const versionId of arrived) await until(finished(versionId));
    // Two versions are worked on at once, so neighbours may overtake each other by one.
    for (const [place, versionId] of begun.entries())
      expect(Math.abs(arrived.indexOf(versionId) - place)).toBeLessThanOrEqual(1);
  });
});

describe.skipIf(redisUrl === null)('delivery through Redis', () => {
  const bull = (): WorkerDelivery => {
    const delivery = createBullDelivery({
      redisUrl: redisUrl ?? '',
      prefix: `test:${randomUUID()}`,
      onError: () => {},
    });
    closers.push(() => delivery.close());
    return { kind: 'bull', delivery };
  };

  it('carries offered work, folds repeated offers, and does each stage once', async () => {
    const { versionId, workId } = await ingested();
    const delivery = bull();
    await start(markingStages(), { delivery });
    await until(async () => delivery.delivery.connected);
    await Promise.all([
      delivery.delivery.offer([workId]),
      delivery.delivery.offer([workId]),
      delivery.delivery.offer([workId, workId]),
    ]);
    await until(finished(versionId));
    expect(await effects(versionId)).toEqual([...stageNames]);
  });

  it('offers everything again after Redis has forgotten the queue', async () => {
    const delivery = bull();
    await start(markingStages(), { delivery });
    await sleep(300);
    const { versionId } = await ingested();
    const { Redis } = await import('ioredis');
    const redis = new Redis(redisUrl ?? '');
    const keys = await redis.keys('test:*:mark');
    if (keys.length > 0) await redis.del(...keys);
    redis.disconnect();
    await until(finished(versionId));
  });
});
