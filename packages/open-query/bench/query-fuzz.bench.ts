/**
 * A long fuzz of the open query: `npm run bench -- query-fuzz [--statements 100000]` asks mutated questions and attacks of a
 * private Postgres, counts what they come to, and samples the memory of this process and of the largest backend.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { limits, QueryResult } from '@memory/contract';
import fc from 'fast-check';
import { arbitraryStatement } from '../src/testing/arbitrary-statement.ts';
import { openTestQuery, type TestQuery } from '../src/testing/open-test-query.ts';

const { values } = parseArgs({
  options: { statements: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const total = Number(values.statements);
const BATCH = 1_000;
let callers = 0;

const directory = mkdtempSync(join(tmpdir(), 'memory-query-fuzz-'));
chmodSync(directory, 0o755);
const services = (command: string) =>
  execFileSync(process.execPath, ['scripts/services.mjs', command], {
    env: { ...process.env, MEMORY_SERVICES_DIR: directory },
    encoding: 'utf8',
  });
try {
  const url = /MEMORY_TEST_POSTGRES_URL='([^']+)'/.exec(services('start'))?.[1] ?? '';
  Object.assign(process.env, { MEMORY_TEST_DATABASE: 'postgres', MEMORY_TEST_POSTGRES_URL: url });
  const query = await openTestQuery();
  process.stdout.write(`${JSON.stringify(await fuzz(query))}\n`);
  await query.close();
} finally {
  services('stop');
  rmSync(directory, { recursive: true, force: true });
}

/** Throws where a result has another shape, or the database is another afterwards. */
async function fuzz(query: TestQuery) {
  const { sql } = query.database;
  const state = async () =>
    JSON.stringify(
      await sql`select (select count(*)::int from pg_class) as relations, (select count(*)::int from memory.documents) as documents,
        (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
    );
  const before = await state();
  const outcomes: Record<string, number> = {};
  const rss: { asked: number; process_mib: number; backend_mib: number }[] = [];
  const began = performance.now();
  for (let asked = 0; asked < total; asked += BATCH) {
    const seed = Number(values.seed) + asked;
    for (const text of fc.sample(arbitraryStatement, { numRuns: Math.min(BATCH, total - asked), seed })) {
      const outcome = await ask(query, text);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    if ((asked / BATCH) % Math.ceil(total / BATCH / 10) === 0) {
      rss.push({
        asked: asked + BATCH,
        process_mib: residentMiB('self'),
        backend_mib: await largestBackend(query),
      });
      process.stderr.write(`${JSON.stringify(rss.at(-1))}\n`);
    }
  }
  if ((await state()) !== before) throw new Error('the statements changed the database');
  const left = await sql`
    select from pg_stat_activity where application_name = 'memory-query' and state <> 'idle'`;
  return {
    bench: 'query-fuzz',
    statements: total,
    seconds: Math.round((performance.now() - began) / 1_000),
    outcomes,
    backends_left: left.length,
    rss,
  };
}

async function ask({ openQuery }: TestQuery, text: string): Promise<string> {
  const numbers = (text.match(/\$\d{1,2}(?!\d)/g) ?? []).map((word) => Number(word.slice(1)));
  const parameters = Array.from(
    { length: Math.min(limits.sqlParameters, Math.max(0, ...numbers)) },
    () => null,
  );
  const result = QueryResult.parse(
    await openQuery.runSql({ sql: text, parameters }, { caller: `caller ${callers++}`, requestId: '' }),
  );
  if (result.error_code === 'pg_unavailable') throw new Error(`the database was lost with: ${text}`);
  return result.error_code ?? result.termination_reason;
}

async function largestBackend({ database }: TestQuery): Promise<number> {
  const rows = await database.sql<{ pid: number }[]>`
    select pid from pg_stat_activity where application_name = 'memory-query'`;
  return Math.max(0, ...rows.map(({ pid }) => residentMiB(pid)));
}

function residentMiB(process: number | 'self'): number {
  const status = readFileSync(`/proc/${process}/status`, 'utf8');
  return Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
