import { verifyDeployment } from '@memory/database/operator';
import { WORDS_VERSION } from '@memory/database/search-index';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuiltinEmbedder, seedDocument } from '../testing/seed-corpus.ts';
import { rebuildWords } from './rebuild-words.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 4 });
});
afterEach(() => database.close());

/** Four chunks and claims whose words are as the first reading had them, their vectors left. */
async function seedOld(): Promise<void> {
  const { sql } = database;
  const embedder = await openBuiltinEmbedder();
  await seedDocument(sql, embedder, {
    title: 'notes',
    paragraphs: ['公司总部设在杭州.', 'See SMOKE-58211307.', 'One more.', 'And two.'],
  });
  await sql`
    insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, max_attempts, finished_at)
    select gen_random_uuid(), version_id, stage, '1', 'succeeded', 5, now()
      from memory.versions, unnest(array['embed_chunk', 'embed_claim']) as stage`;
  await sql`update p1.postings set term = 'old ' || term`;
  await sql`update p1.words set version = 1, through = null`;
}
const versions = () => database.sql<{ version: number; through: string | null }[]>`
  select distinct version, through from p1.words`;
const only = ['postings-chunk', 'postings-claim', 'corpus-statistics'];

test('words of an older reading are made again, and then left alone', async () => {
  const { sql } = database;
  await seedOld();
  const before = await verifyDeployment(sql, { only });
  expect(before.map(({ count }) => count)).toEqual([4, 4, 0]);
  expect(await rebuildWords({ sql, batch: 3 })).toBe('current');
  const after = await verifyDeployment(sql, { only });
  expect(after.map(({ outcome }) => outcome)).toEqual(['agrees', 'agrees', 'agrees']);
  expect(await versions()).toEqual([{ version: WORDS_VERSION, through: null }]);
  const [vectors] = await sql`select count(*)::int as n from p1.vectors`;
  expect(vectors).toEqual({ n: 8 });
  const again: string[] = [];
  await rebuildWords({ sql, onProgress: ({ kind }) => again.push(kind) });
  expect(again).toEqual([]);
});

test('broken off, it goes on where it was', async () => {
  const { sql } = database;
  await seedOld();
  const stop = new AbortController();
  const done: string[] = [];
  const options = {
    sql,
    batch: 3,
    onProgress: ({ kind, items }: { kind: string; items: number }) => done.push(`${kind} ${items}`),
  };
  await expect(
    rebuildWords({ ...options, signal: stop.signal, onProgress: () => stop.abort(new Error('stopped')) }),
  ).rejects.toThrow('stopped');
  await rebuildWords(options);
  expect(done).toEqual(['chunk 1', 'claim 3', 'claim 4']);
  const results = await verifyDeployment(sql, { only });
  expect(results.map(({ outcome }) => outcome)).toEqual(['agrees', 'agrees', 'agrees']);
});

test('a newer reading is left alone', async () => {
  const { sql } = database;
  await seedOld();
  await sql`update p1.words set version = ${WORDS_VERSION + 1}`;
  expect(await rebuildWords({ sql })).toBe('current');
  expect(await versions()).toEqual([{ version: WORDS_VERSION + 1, through: null }]);
});
