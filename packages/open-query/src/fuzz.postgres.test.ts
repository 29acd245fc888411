import { QueryResult } from '@memory/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbitraryStatement, fuzzRuns } from './testing/arbitrary-statement.ts';
import { openTestQuery, type TestQuery } from './testing/open-test-query.ts';

let query: TestQuery;
beforeAll(async () => {
  query = await openTestQuery();
});
afterAll(() => query?.close());

const counts = () => query.database.sql`
  select (select count(*)::int from pg_class) as relations, (select count(*)::int from memory.documents) as documents,
    (select count(*)::int from pg_locks where locktype = 'advisory') as locks`;

test('whatever is asked is answered by a result, and changes nothing', { timeout: 3_600_000 }, async () => {
  const before = [...(await counts())];
  let completed = 0;
  let number = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryStatement, async (text) => {
      const placeholders = Math.max(
        0,
        ...(text.match(/\$\d{1,2}(?!\d)/g) ?? []).map((word) => Number(word.slice(1))),
      );
      const parameters = Array.from({ length: Math.min(placeholders, 100) }, () => null);
      const asker = { caller: `caller ${number++}`, requestId: '' };
      const result = QueryResult.parse(await query.openQuery.runSql({ sql: text, parameters }, asker));
      if (result.termination_reason === 'completed') completed++;
      else expect(result.error_code).not.toBe('pg_unavailable');
    }),
    { numRuns: fuzzRuns(300) },
  );
  expect(completed).toBeGreaterThan(0);
  expect([...(await counts())]).toEqual(before);
  const left = await query.database.sql`
    select from pg_stat_activity where application_name = 'memory-query' and state <> 'idle'`;
  expect(left).toHaveLength(0);
});
