import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSpaceCheck } from '../execute/check-space.ts';
import { manifest } from './manifest.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ role: 'memory_owner' });
});
afterAll(() => database.close());

test('the database has the views, columns and comments of the manifest', async () => {
  const rows = await database.sql<{ view: string; comment: string; options: string[]; columns: string[] }[]>`
    select c.relname as view, obj_description(c.oid, 'pg_class') as comment, c.reloptions as options,
      array(select a.attname || '|' || format_type(a.atttypid, null) || '|' || col_description(c.oid, a.attnum)
              from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 order by a.attnum) as columns
      from pg_class c where c.relnamespace = 'memory_v1'::regnamespace and c.relkind = 'v' order by 1`;
  const wanted = manifest.views.map(({ name, comment, columns }) => ({
    view: name,
    comment,
    options: ['security_barrier=true'],
    columns: columns.map((column) => `${column.name}|${column.type}|${column.comment}`),
  }));
  expect(rows).toEqual(wanted.sort((a, b) => (a.view < b.view ? -1 : 1)));
});

test('memory_query may read each view, and nothing else may', async () => {
  const role = database.roleName('memory_query');
  const readable = await database.sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'v', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
       and has_any_column_privilege(${role}, c.oid, 'select') order by 1`;
  expect(readable.map(({ name }) => name)).toEqual(
    manifest.views.map(({ name }) => `memory_v1.${name}`).sort(),
  );
  const [rights] = await database.sql<{ create: boolean; temp: boolean; writes: number }[]>`
    select has_schema_privilege(${role}, 'memory_sandbox', 'create') or has_schema_privilege(${role}, 'memory_v1', 'create') as create,
      has_database_privilege(${role}, current_database(), 'temp, create') as temp,
      (select count(*)::int from pg_class c where c.relnamespace = 'memory_v1'::regnamespace
         and has_table_privilege(${role}, c.oid, 'insert, update, delete, truncate')) as writes`;
  expect(rights).toEqual({ create: false, temp: false, writes: 0 });
});

test('another shape of the database is told', async () => {
  expect(await createSpaceCheck(database.sql)()).toEqual({ mismatch: null, isDisabled: false });
  await database.sql
    .begin(async (tx) => {
      await tx`alter view memory_v1.predicates rename column fact_count to n`;
      expect(await createSpaceCheck(tx as never)()).toMatchObject({
        mismatch: 'the database lacks predicates.fact_count bigint',
      });
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
});
