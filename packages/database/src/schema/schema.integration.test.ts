import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../database.ts';
import type { DatabaseRole } from '../roles/role-names.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`select p1.create_generation('builtin/hash-v1', 256)`;
  await database.sql`select p1.create_vector_index(1, 'chunk')`;
});
afterAll(() => database.close());

async function as<T>(role: DatabaseRole, run: (sql: TestDatabase['sql']) => Promise<T>): Promise<T> {
  const { sql, close } = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'role-test',
    role,
  });
  try {
    return await run(sql);
  } finally {
    await close();
  }
}

test('every index of memory and p1 names the query that it serves', async () => {
  const rows = await database.sql<{ name: string }[]>`
    select c.relname as name
    from pg_index as i
    join pg_class as c on c.oid = i.indexrelid
    join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('memory', 'p1') and coalesce(obj_description(c.oid, 'pg_class'), '') = ''`;
  expect(rows.map((row) => row.name)).toEqual([]);
});

test('everything belongs to memory_owner, and nobody else may make anything there', async () => {
  const owners = await database.sql`
    select distinct pg_get_userbyid(relowner) as owner from pg_class as c
    join pg_namespace as n on n.oid = relnamespace where nspname in ('memory', 'p1')
    union select pg_get_userbyid(nspowner) from pg_namespace where nspname in ('memory', 'p1')
    union select pg_get_userbyid(proowner) from pg_proc as p
    join pg_namespace as n on n.oid = pronamespace where nspname in ('memory', 'p1')`;
  expect(owners).toEqual([{ owner: database.roleName('memory_owner') }]);
  for (const role of ['memory_app', 'memory_graph', 'memory_query'] as const) {
    for (const statement of [
      'create table memory.x (n int)',
      'create schema x',
      'create table p1.x (n int)',
      'alter table memory.claims add column x int',
      'drop table memory.claims',
      'truncate memory.claims',
      'create role memory_other',
    ]) {
      await expect(
        as(role, (sql) => sql.unsafe(statement)),
        `${role}: ${statement}`,
      ).rejects.toMatchObject({ code: '42501' });
    }
  }
});

test('the group roles cannot log in and have no rights over the cluster', async () => {
  const rows = await database.sql`
    select rolname from pg_roles where rolname like 'memory\_%'
      and (rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)`;
  expect(rows).toEqual([]);
  const memberships = await database.sql`
    select m.member::regrole::text as member from pg_auth_members as m
    where m.member::regrole::text like 'memory\_%'`;
  expect(memberships).toEqual([]);
});

test('the application may read and write every table, but not the record of migrations', async () => {
  const denied = await database.sql<{ name: string; privilege: string }[]>`
    select c.oid::regclass::text as name, privilege
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    cross join unnest(array['select', 'insert', 'update', 'delete']) as privilege
    where n.nspname in ('memory', 'p1') and c.relkind in ('r', 'p') and not c.relispartition
      and not has_table_privilege(${database.roleName('memory_app')}, c.oid, privilege)
    order by 1, 2`;
  expect(denied).toEqual(
    ['delete', 'insert', 'update'].map((privilege) => ({ name: 'memory.schema_migrations', privilege })),
  );
});

test('the graph role reads what a traversal needs and nothing of the text', async () => {
  await as('memory_graph', async (sql) => {
    await sql`select * from memory.facts, memory.entities, memory.fact_beliefs, memory.citations, memory.documents`;
    await sql`select version_id, doc_id, status, deleted_at from memory.versions`;
    for (const statement of [
      'select * from memory.versions',
      'select content_hash from memory.versions',
      'select * from memory.claims',
      'select * from memory.chunks',
      'select * from memory.representations',
      'select * from memory.blob_parts',
      'select * from p1.vectors',
      'delete from memory.facts',
      'update memory.entities set profile = profile',
    ]) {
      await expect(sql.unsafe(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('the open query role reads no table at all', async () => {
  const readable = await database.sql`
    select c.oid::regclass::text as name from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('memory', 'p1') and c.relkind in ('r', 'p', 'v', 'm')
      and (has_any_column_privilege(${database.roleName('memory_query')}, c.oid, 'select')
        or has_any_column_privilege(${database.roleName('memory_query')}, c.oid, 'insert')
        or has_any_column_privilege(${database.roleName('memory_query')}, c.oid, 'update')
        or has_table_privilege(${database.roleName('memory_query')}, c.oid, 'delete'))`;
  expect(readable).toEqual([]);
  await as('memory_query', async (sql) => {
    await expect(sql`select p1.create_generation('x', 8)`).rejects.toMatchObject({ code: '42501' });
    await expect(sql`select count(*) from memory.claims`).rejects.toMatchObject({ code: '42501' });
  });
});

test('one generation a model, whoever asks at once; a retired one can be dropped', async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, () =>
      as('memory_app', (sql) => sql<{ n: number }[]>`select p1.create_generation('local/mini', 384) as n`),
    ),
  );
  const numbers = new Set(made.map(([row]) => row?.n));
  expect(numbers.size).toBe(1);
  const [generation = 0] = numbers;
  const vector = JSON.stringify(Array.from({ length: 384 }, () => 0.5));
  await database.sql`
    insert into p1.vectors (generation, kind, item_id, embedding)
    values (${generation}, 'claim', gen_random_uuid(), ${vector}::halfvec)`;
  await expect(database.sql`
    insert into p1.vectors (generation, kind, item_id, embedding)
    values (${generation}, 'claim', gen_random_uuid(), '[1,2,3]'::halfvec)`).rejects.toThrow('dimensions');
  await expect(database.sql`select p1.drop_generation(${generation})`).rejects.toThrow('is not retired');
  await database.sql`update p1.generations set status = 'retired' where generation = ${generation}`;
  await database.sql`select p1.drop_generation(${generation})`;
  const [left] = await database.sql<{ n: number }[]>`
    select count(*)::int as n from p1.vectors where generation = ${generation}`;
  expect(left).toEqual({ n: 0 });
  const [again] = await database.sql<{ n: number }[]>`select p1.create_generation('local/mini', 384) as n`;
  expect(again?.n).toBeGreaterThan(generation);
});

test('words lose their accents and endings', async () => {
  const rows =
    await database.sql`select to_tsvector('memory.english', 'Cafés naïvely RUNNING Zürich')::text as v`;
  expect(rows).toEqual([{ v: "'cafe':1 'naiv':2 'run':3 'zurich':4" }]);
});
