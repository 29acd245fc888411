import { randomUUID } from 'node:crypto';
import { WorkStatus } from '@memory/contract';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { readWorkStatus } from './read-work-status.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('counts what waits, by what can be taken now', async () => {
  const deploymentId = randomUUID();
  const nothing = { ready: 0, running: 0, oldest_ready_seconds: 0, dead_letters: 0 };
  expect(await readWorkStatus(database.sql, deploymentId)).toEqual({
    deployment_id: deploymentId,
    ...nothing,
  });
  // Rows of the ledger alone: what their versions say plays no part.
  const sql = postgres(database.url, { max: 1, connection: { session_replication_role: 'replica' } });
  const add = (stage: string, status: string, reason: string | null, seconds: number) => sql`
    insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, defer_reason, not_before, max_attempts)
    values (${randomUUID()}, ${randomUUID()}, ${stage}, '1', ${status}, ${reason}, now() + ${seconds} * interval '1 second', 3)`;
  await add('convert', 'pending', null, -90);
  await add('structure', 'failed', 'retry_backoff', 3_600);
  await add('chunk', 'pending', 'no_route', -500);
  await add('embed_chunk', 'dead_letter', null, -5);
  await sql.end();
  const status = WorkStatus.parse(await readWorkStatus(database.sql, deploymentId));
  expect(status).toMatchObject({ ready: 1, running: 0, dead_letters: 1 });
  expect(Math.round(status.oldest_ready_seconds / 10)).toBe(9);
});
