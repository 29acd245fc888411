import { randomUUID } from 'node:crypto';
import { Capabilities, type ReadinessRequest, stages, VersionPipelineReadiness } from '@memory/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDocuments, type TestDocuments } from '../testing/test-documents.ts';

let test: TestDocuments;
let graphFault: 'graph_catalog_mismatch' | null = null;
beforeAll(async () => {
  test = await createTestDocuments({ liveGraphFault: async () => graphFault });
});
afterAll(() => test.close());

const everything = { pipeline: true, p1: true, live_graph: true, p3: false };
async function ask(version_ids: string[], require: ReadinessRequest['require'] = everything) {
  const report = await test.documents.readiness({ version_ids, require });
  for (const version of report.versions) VersionPipelineReadiness.parse(version);
  Capabilities.parse(report.capabilities);
  return report;
}
async function finish(versionId: string, status: string, ...names: string[]): Promise<void> {
  for (const stage of names) {
    await test.sql`
      insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, max_attempts, finished_at)
      values (${randomUUID()}, ${versionId}, ${stage}, '1', ${status}, 5, now())
      on conflict (version_id, stage, component_version) do update set status = excluded.status, finished_at = now(), defer_reason = null`;
  }
}

it('reports every stage of an unknown version as missing', async () => {
  const id = randomUUID();
  const { ready, versions, capabilities } = await ask([id]);
  expect(ready).toBe(false);
  expect(versions).toEqual([
    {
      version_id: id,
      ready: false,
      stages: stages.map((stage) => ({
        stage,
        component_version: '1',
        status: 'missing',
        finished_at: null,
        defer_reason: null,
      })),
    },
  ]);
  expect(capabilities.pipeline).toMatchObject({ ready: false, reason: 'stage_incomplete', required: true });
});

it('follows a version to the end, and says which capability lacks', async () => {
  const [one, two] = [await test.send('one'), await test.send('two', { mime: 'image/png' })];
  const waiting = await ask([two.version_id, one.version_id, two.version_id]);
  expect(waiting.versions.map((version) => version.version_id)).toEqual([two.version_id, one.version_id]);
  expect(waiting.versions.map((version) => version.stages[0])).toMatchObject([
    { stage: 'convert', status: 'pending', defer_reason: 'no_route' },
    { stage: 'convert', status: 'pending', defer_reason: null },
  ]);

  await finish(one.version_id, 'succeeded', ...stages.slice(0, 11));
  await finish(one.version_id, 'skipped', 'label_relation');
  const done = await ask([one.version_id]);
  expect(done.versions[0]).toMatchObject({ ready: true });
  expect(done.versions[0]?.stages[0]?.finished_at).toMatch(/Z$/);
  expect(done.capabilities.p1).toMatchObject({ ready: false, reason: 'search_channel_incomplete' });
  expect(done.ready).toBe(false);

  await test.sql`insert into p1.generations (model, dimensions, status) values ('m', 8, 'serving')`;
  expect(await ask([one.version_id])).toMatchObject({
    ready: true,
    capabilities: {
      pipeline: { ready: true, reason: 'ready' },
      p1: { ready: true, reason: 'ready' },
      live_graph: { ready: true, reason: 'ready' },
      p3: {
        ready: false,
        required: false,
        reason: 'corpus_snapshot_incomplete',
        version: null,
        built_at: null,
        published_at: null,
      },
    },
  });
  expect((await ask([one.version_id], { ...everything, p3: true })).ready).toBe(false);
  expect((await ask([one.version_id, two.version_id])).ready).toBe(false);

  graphFault = 'graph_catalog_mismatch';
  expect(await ask([one.version_id])).toMatchObject({
    ready: false,
    capabilities: { live_graph: { ready: false, reason: 'graph_catalog_mismatch' } },
  });
  expect((await ask([one.version_id], { ...everything, live_graph: false })).ready).toBe(true);
  graphFault = null;
});

it('shows why a stage waits, and nothing of another component version', async () => {
  const { version_id } = await test.send('three');
  const set = (status: string, reason: string | null) => test.sql`
    update memory.pipeline_work set status = ${status}, defer_reason = ${reason} where version_id = ${version_id}`;
  for (const [status, reason, shown] of [
    ['failed', 'retry_backoff', 'retry_backoff'],
    ['pending', 'budget', 'budget'],
    ['running', null, null],
    ['dead_letter', null, null],
  ] as const) {
    await set(status, reason);
    expect((await ask([version_id])).versions[0]?.stages[0]).toMatchObject({ status, defer_reason: shown });
  }
  await test.sql`update memory.pipeline_work set component_version = '0' where version_id = ${version_id}`;
  expect((await ask([version_id])).versions[0]?.stages[0]).toMatchObject({
    status: 'missing',
    component_version: '1',
  });
});
