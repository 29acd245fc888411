import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestQuery, type TestQuery } from '../testing/open-test-query.ts';
import { type Authoring, createAuthoring } from './author-saved-queries.ts';
import type { SavedQueryText } from './saved-query.ts';

// On the embedded database each change costs a copy, and a busy machine takes long for one.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let query: TestQuery;
let authoring: Authoring;
beforeAll(async () => {
  query = await openTestQuery();
  const { deploymentId, sandbox } = query;
  authoring = await createAuthoring({ deploymentId, sql: query.database.sql, sandbox, mayRun: true });
});
afterAll(() => query?.close());

const name = { namespace: 'team', name: 'labels' };
const text = (more: Partial<SavedQueryText> = {}): SavedQueryText => ({
  ...name,
  description: 'Labels.',
  statement: 'select label from facts_current where kind = $1',
  parameters: [{ name: 'kind', type: 'text', description: '' }],
  columns: [],
  ...more,
});
const run = () =>
  query.openQuery.runSaved(name, { parameters: ['relation'] }, { caller: 'a', requestId: '' });
const statuses = async () =>
  (await authoring.list(name)).map(({ version, status }) => `${version} ${status}`);

test('a version goes from draft to active, and gives way to the next', async () => {
  const { version, isNew } = await authoring.save(text(), 'tester');
  expect([version.version, version.status, isNew]).toEqual([1, 'draft', true]);
  expect((await authoring.save(text(), 'tester')).isNew).toBe(false);
  await expect(run()).rejects.toMatchObject({ code: 'saved_query_disabled' });
  expect((await authoring.activate(name)).columns).toEqual([{ name: 'label', type: 'text' }]);
  expect(await run()).toMatchObject({ termination_reason: 'completed', saved_query: { version: '1' } });
  await authoring.save(
    text({ statement: 'select label, kind from facts_current where kind = $1' }),
    'tester',
  );
  expect(await statuses()).toEqual(['2 draft', '1 active']);
  await authoring.activate(name, 2);
  expect(await statuses()).toEqual(['2 active', '1 deprecated']);
  await authoring.setStatus(name, 'disabled');
  expect(await statuses()).toEqual(['2 disabled', '1 deprecated']);
  await expect(run()).rejects.toMatchObject({ code: 'saved_query_disabled' });
  await expect(authoring.activate(name, 2)).rejects.toMatchObject({ code: 'saved_query_incompatible' });
});

test('what does not hold is refused, and why', async () => {
  for (const [more, message] of [
    [{ statement: 'select nope(1)' }, /function_not_allowed/],
    [{ statement: 'select 1' }, /invalid_parameter/],
  ] as const) {
    const refusal = authoring.save(text({ name: 'bad', ...more }), 'tester');
    await expect(refusal).rejects.toMatchObject({
      status: 409,
      detail: { message: expect.stringMatching(message) },
    });
  }
  for (const [more, message] of [
    [{ statement: 'select nope from facts_current where kind = $1' }, /column "nope" does not exist/],
    [{ columns: [{ name: 'label', type: 'uuid' }] }, /declares the columns label uuid, and has label text/],
  ] as const) {
    const { version } = await authoring.save(text({ name: 'bad', ...more }), 'tester');
    const refusal = authoring.activate(version, version.version);
    await expect(refusal).rejects.toMatchObject({
      code: 'saved_query_incompatible',
      detail: { message: expect.stringMatching(message) },
    });
  }
  await expect(authoring.validate({ namespace: 'team', name: 'nope' })).rejects.toMatchObject({
    code: 'saved_query_not_found',
  });
});

test('when the query space changes, active versions wait until they have been held against it', async () => {
  const { version } = await authoring.save(text({ name: 'kept' }), 'tester');
  await authoring.activate(version, 1);
  const { sql } = query.database;
  await sql`update memory.saved_query_versions set surface_manifest_hash = 'an older one' where query_id = ${version.queryId}`;
  const outcomes = await authoring.revalidate();
  expect(outcomes.map((outcome) => [outcome.version.name, outcome.problem])).toEqual([['kept', null]]);
  expect((await authoring.list({ ...name, name: 'kept' })).map(({ status }) => status)).toEqual(['active']);
  await sql`update memory.saved_query_versions set surface_manifest_hash = 'an older one', statement = 'select gone from facts_current where kind = $1'
    where query_id = ${version.queryId}`;
  expect((await authoring.revalidate())[0]?.problem).toContain('gone');
  expect((await authoring.list({ ...name, name: 'kept' })).map(({ status }) => status)).toEqual(['broken']);
});
