import { testBackend } from '@memory/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toStatementError } from './execute/failures.ts';
import { runStatement } from './execute/run-statement.ts';
import { attackRows } from './testing/attacks.ts';
import { openTestQuery, type TestQuery } from './testing/open-test-query.ts';

/** Stands in rows that no view shows. */
const SECRET = 'what-was-deleted';
const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
let query: TestQuery;
let before: unknown;

beforeAll(async () => {
  query = await openTestQuery();
  const { sql } = query.database;
  await sql`insert into memory.contents (content_hash, blob_id, size_bytes, mime) values ('\\x01', ${id(50)}, 1, 'text/markdown')`;
  await sql`insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, deleted_at)
    values (${id(1)}, 'upload', ${SECRET}, 'snapshot', now(), now())`;
  await sql`insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony, deleted_at)
    values (${id(2)}, ${id(1)}, 1, '\\x01', ${SECRET}, now(), 'deleted', 'current', now())`;
  before = await state();
});
afterAll(() => query?.close());

/** What an attack could have changed. */
async function state(): Promise<unknown> {
  const rows = await query.database.sql`
    select (select count(*)::int from pg_class) as relations, (select count(*)::int from pg_proc) as functions,
      (select count(*)::int from pg_roles where rolname like 'memory%' and rolsuper) as powerful,
      (select count(*)::int from pg_largeobject_metadata) as large_objects, (select count(*)::int from memory.documents) as documents,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks`;
  return rows[0];
}

/** Without the gate, as if it had let everything through. */
async function attack(text: string): Promise<string> {
  try {
    const ran = await query.sandbox.run(
      async (session) => {
        try {
          return await runStatement(session, { text, placeholders: [], semicolons: [], parameters: [] }, [], {
            isExplained: false,
            rowCap: 1_000,
            byteCap: 1_000_000,
            timeoutMs: 700,
          });
        } catch (error) {
          throw toStatementError(error, session.isTimedOut());
        }
      },
      { timeoutMs: 700 },
    );
    return JSON.stringify(ran.rows);
  } catch (error) {
    return `refused: ${toStatementError(error, false).code}`;
  }
}

// The walls are Postgres' own, the same in both; on the embedded database each runaway costs a new copy.
test.skipIf(testBackend() === 'embedded')(
  'without the gate, no attack shows or changes anything that is not published',
  {
    timeout: 400_000,
  },
  async () => {
    const outcomes = { refused: 0, harmless: 0 };
    for (const [, text] of attackRows) {
      const outcome = await attack(text);
      // What an attack writes itself comes back to it.
      if (!text.includes(SECRET)) expect(outcome, text.slice(0, 200)).not.toContain(SECRET);
      expect(outcome, text.slice(0, 200)).not.toMatch(/root:x:0|md5[0-9a-f]{32}|SCRAM-SHA/);
      outcomes[outcome.startsWith('refused') ? 'refused' : 'harmless']++;
    }
    expect(outcomes.refused).toBeGreaterThan(250);
    expect(await state()).toEqual(before);
  },
);

test.each([
  ['select * from memory.documents', 'execution_error'],
  ['select * from memory.deployment', 'execution_error'],
  ['select * from pg_authid', 'execution_error'],
  ["select pg_read_file('/etc/passwd')", 'execution_error'],
  ["select set_config('role', 'postgres', true)", 'execution_error'],
  ["select set_config('session_authorization', 'postgres', true)", 'execution_error'],
  ["select query_to_xml('select * from memory.documents', true, true, '')", 'execution_error'],
  ["select query_to_xml('set role postgres', true, true, '')", 'execution_error'],
  ['create table public.x (a int)', 'execution_error'],
  ['insert into memory.documents default values', 'execution_error'],
  ['select 1) as q; drop table memory.facts; select (1', 'execution_error'],
  ['select pg_sleep(60)', 'statement_timeout'],
] as const)('without the gate: %s', async (text, code) => {
  expect(await attack(text)).toBe(`refused: ${code}`);
});
