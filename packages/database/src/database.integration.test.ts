import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let scratch: TestDatabase;
let database: Database;

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = createDatabase({ url: scratch.url, poolSize: 1, applicationName: 'instants' });
});
afterAll(async () => {
  await database.close();
  await scratch.close();
});

test.each([
  '0001-01-01T00:00:00.000Z',
  '0079-08-24T13:05:06.789Z',
  '0999-12-31T23:59:59.999Z',
  '2024-02-29T12:00:00.120Z',
  '9999-12-31T23:59:59.999Z',
])('%s comes back as the instant that it was', async (instant) => {
  const [row] = await database.sql<{ at: Date; among: Date[] }[]>`
    select ${instant}::timestamptz as at, array[${new Date(instant)}::timestamptz] as among`;
  expect(row?.at.toISOString()).toBe(instant);
  expect(row?.among.map((at) => at.toISOString())).toEqual([instant]);
});
