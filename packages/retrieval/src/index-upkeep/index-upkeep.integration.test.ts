import { createDatabase, type Queryable } from '@memory/database';
import { readServingIndex } from '@memory/database/search-index';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import type { Embedder } from '@memory/models';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuiltinEmbedder, seedDocument } from '../testing/seed-corpus.ts';
import { createIndexUpkeep } from './create-index-upkeep.ts';
import { rebuildGeneration } from './rebuild-generation.ts';

let database: TestDatabase;
let builtin: Embedder;

/** Another model: every second component of the builtin one. */
const other: Embedder = {
  model: 'local/half',
  dimensions: 384,
  async embed(texts, purpose, signal) {
    const vectors = await builtin.embed(texts, purpose, signal);
    return vectors.map((vector) => vector.filter((_, place) => place % 2 === 0));
  },
  close: async () => {},
};

beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 3 });
  builtin = await openBuiltinEmbedder();
});
afterEach(() => database.close());

const document = (title: string) => ({
  title,
  paragraphs: ['One thing is so.', 'Another thing is not.', 'A third is both.'],
});
const countOf = async (generation: number) => {
  const [row] = await database.sql<
    { n: number }[]
  >`select count(*)::int as n from p1.vectors where generation = ${generation}`;
  return row?.n;
};

test('another model takes over at once, with every item, also those that came meanwhile', async () => {
  const { sql } = database;
  await seedDocument(sql, builtin, document('first'));
  const old = await readServingIndex(sql);
  let came = false;
  const whileItRuns: Embedder = {
    ...other,
    async embed(texts, purpose, signal) {
      const vectors = await other.embed(texts, purpose, signal);
      if (!came && texts.some((text) => text.includes('both'))) {
        came = true;
        await seedDocument(sql, builtin, document('second'));
      }
      return vectors;
    },
  };
  const outcome = await rebuildGeneration({ sql, embedder: whileItRuns, batch: 2, vectorIndexes: false });
  expect([outcome, came]).toEqual(['serving', true]);
  const index = await readServingIndex(sql);
  expect(index).toMatchObject({ model: 'local/half', dimensions: 384 });
  expect(await countOf(index?.generation ?? 0)).toBe(await countOf(old?.generation ?? 0));
  expect(await rebuildGeneration({ sql, embedder: other })).toBe('serving');
});

test('a rebuild that was broken off goes on where it was, while the old generation serves', async () => {
  const { sql } = database;
  await seedDocument(sql, builtin, document('first'));
  const abort = new AbortController();
  /** What was embedded, titles aside: each is embedded again with every batch that has something under it. */
  const embedded: string[] = [];
  const counting: Embedder = {
    ...other,
    embed: (texts, purpose, signal) => {
      embedded.push(...texts.filter((text) => !['first', 'second'].includes(text)));
      return other.embed(texts, purpose, signal);
    },
  };
  const options = { sql, embedder: counting, batch: 2, vectorIndexes: false };
  const broken = rebuildGeneration({
    ...options,
    signal: abort.signal,
    onProgress: () => abort.abort('enough'),
  });
  await expect(broken).rejects.toBe('enough');
  expect((await readServingIndex(sql))?.model).toBe(builtin.model);
  await seedDocument(sql, builtin, document('second'));
  await rebuildGeneration(options);
  expect((await readServingIndex(sql))?.model).toBe('local/half');
  expect(embedded).toHaveLength(12);
});

test('large kinds get a vector index once it is quiet; retired generations go after their time', async () => {
  const { sql } = database;
  await seedDocument(sql, builtin, document('first'));
  const upkeep = createIndexUpkeep({ sql, vectorIndexes: true, threshold: 3, keepRetiredMs: 0 });
  expect((await upkeep.look()).indexed).toEqual([]);
  expect((await upkeep.look()).indexed).toEqual(['chunk', 'claim']);
  expect((await readServingIndex(sql))?.indexed).toEqual(new Set(['chunk', 'claim']));
  const old = (await readServingIndex(sql))?.generation;
  await rebuildGeneration({ sql, embedder: other, vectorIndexes: false });
  expect((await upkeep.look()).dropped).toEqual([old]);
});

test('the planner learns how large tables are that have more than doubled, and nothing of small ones', async () => {
  const { sql } = database;
  const upkeep = createIndexUpkeep({ sql, vectorIndexes: false });
  const storeFirms = (tx: Queryable, from: number, to: number) => tx`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type)
    select gen_random_uuid(), 'Firm ' || n, 'firm ' || n, 'organization' from generate_series(${from}::int, ${to}) as n`;
  const known = async () => {
    const [entities] = await sql<{ rows: number }[]>`
      select reltuples::int as rows from pg_class where oid = 'memory.entities'::regclass`;
    return entities?.rows;
  };
  await storeFirms(sql, 1, 2);
  expect([(await upkeep.look()).analyzed, await known()]).toEqual([[], -1]);
  const taken = sql.begin(async (tx) => {
    await storeFirms(tx, 3, 3_000);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  await sql`delete from memory.entities`;
  expect([(await upkeep.look()).analyzed, await known()]).toEqual([['memory.entities'], 0]);
  await storeFirms(sql, 1, 3_000);
  expect([(await upkeep.look()).analyzed, await known()]).toEqual([['memory.entities'], 3_000]);
  expect((await upkeep.look()).analyzed).toEqual([]);
});

test('the owner of the tables may keep their statistics, once they are quiet and have changed', async () => {
  const { sql } = database;
  await seedDocument(sql, builtin, document('first'));
  const owner = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'owner',
    role: 'memory_owner',
  });
  const upkeep = createIndexUpkeep({ sql, vectorIndexes: false, owner: owner.sql });
  const looks = [await upkeep.look(), await upkeep.look(), await upkeep.look()];
  await owner.close();
  expect(looks.map((look) => look.vacuumed)).toEqual([false, true, false]);
});
