import { createDatabase, type Sql, uuidv7 } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeEntities } from './merge-entities.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function storeFirms(sql: Sql, from: number, to: number): Promise<string[]> {
  const rows = Array.from({ length: to - from }, (_, n) => ({ id: uuidv7(), name: `firm ${from + n}` }));
  await sql`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    select id, name, name, 'organization', 1 from jsonb_to_recordset(${sql.json(rows)}) as t(id uuid, name text)`;
  await sql`
    insert into memory.entity_aliases (alias_norm, entity_id, alias, origin, phonetic)
    select name, id, name, 'name', '' from jsonb_to_recordset(${sql.json(rows)}) as t(id uuid, name text)`;
  return rows.map(({ id }) => id);
}

test('only what is asked about is read, also by a plan from the time when there was one entity', async () => {
  const worker = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'memory-test-plans',
    role: 'memory_app',
    settings: {
      enable_seqscan: 'off',
      enable_hashjoin: 'off',
      enable_mergejoin: 'off',
      plan_cache_mode: 'force_generic_plan',
    },
  });
  try {
    const { sql } = worker;
    const first = await storeFirms(sql, 0, 1);
    await sql`select memory.analyze_grown()`;
    await sql.begin((tx) => mergeEntities(tx, first, null));
    const ids = await storeFirms(sql, 1, 500);
    const looked = await sql.begin(async (tx) => {
      await mergeEntities(tx, ids.slice(0, 40), null);
      const [counted] = await tx<{ rows: number }[]>`
        select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
         where schemaname = 'memory' and relname = 'entities'`;
      return counted?.rows;
    });
    expect(looked).toBeGreaterThanOrEqual(40);
    expect(looked).toBeLessThan(1_000);
  } finally {
    await worker.close();
  }
});
