import { stages } from '@memory/contract';
import { createDatabase, uuidv7 } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createRegistry } from '@memory/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedgerMetrics } from './ledger-metrics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function version(): Promise<string> {
  const { sql } = database;
  const [docId, versionId] = [uuidv7(), uuidv7()];
  const hash = Buffer.from(uuidv7().replaceAll('-', '').repeat(2), 'hex');
  await sql`insert into memory.contents (content_hash, blob_id, size_bytes, mime) values (${hash}, ${uuidv7()}, 1, 'text/markdown')`;
  await sql`insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, last_version_no)
            values (${docId}, 'upload', 't', 'snapshot', now(), 1)`;
  await sql`insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony)
            values (${versionId}, ${docId}, 1, ${hash}, 'a.md', now(), 'ingesting', 'current')`;
  return versionId;
}

async function work(stage: string, status: string, deferReason: string | null, sinceSeconds: number) {
  await database.sql`
    insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, max_attempts, defer_reason, not_before)
    values (${uuidv7()}, ${await version()}, ${stage}, '1', ${status}, 5, ${deferReason},
            now() - ${sinceSeconds} * interval '1 second')`;
}

test('work is ready, running, parked by reason or dead, by stage', async () => {
  await work('convert', 'pending', null, 60);
  await work('convert', 'pending', null, 10);
  await work('convert', 'pending', 'no_route', 500);
  await work('convert', 'succeeded', null, 900);
  await work('chunk', 'failed', 'retry_backoff', 30);
  await work('chunk', 'failed', 'retry_backoff', -30);
  await work('embed_claim', 'pending', 'budget', -3_600);
  await work('embed_claim', 'pending', 'budget', 5);
  await work('embed_claim', 'running', null, 5);
  await work('reconcile', 'dead_letter', null, 5);
  const registry = createRegistry();
  createLedgerMetrics(database.sql, registry);
  const shown = await registry.metrics();
  const values = (name: string) =>
    Object.fromEntries(
      [...shown.matchAll(new RegExp(`^${name}\\{\\w+="(\\w+)"\\} (\\S+)$`, 'gm'))]
        .map(([, label, value]) => [label, Number(value)] as const)
        .filter(([, value]) => value !== 0),
    );
  expect(values('memory_work_ready')).toEqual({ convert: 2, chunk: 1, embed_claim: 1 });
  expect(values('memory_work_running')).toEqual({ embed_claim: 1 });
  expect(values('memory_work_parked')).toEqual({ no_route: 1, retry_backoff: 1, budget: 1 });
  expect(values('memory_work_dead_letters')).toEqual({ reconcile: 1 });
  const ages = values('memory_work_oldest_ready_age_seconds');
  expect(Object.keys(ages).toSorted()).toEqual(['chunk', 'convert', 'embed_claim']);
  expect(ages.convert).toBeGreaterThanOrEqual(60);
  expect(ages.convert).toBeLessThan(120);
  for (const stage of stages) expect(shown).toContain(`memory_work_ready{stage="${stage}"}`);
});

test('while the database is away the last count is shown, and the failure is counted', async () => {
  const gone = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'gone',
    role: 'memory_app',
  });
  await gone.close();
  const registry = createRegistry();
  createLedgerMetrics(gone.sql, registry);
  const shown = await registry.metrics();
  expect(shown).toContain('memory_work_ready{stage="convert"} 0');
  expect(await registry.metrics()).toContain('memory_work_read_failures_total 1');
});
