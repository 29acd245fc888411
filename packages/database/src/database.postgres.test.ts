import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ role: 'memory_owner' });
  await database.sql`create table memory.kept (n integer)`;
});
afterAll(() => database.close());

function pool(poolSize: number) {
  return createDatabase({ url: database.url, poolSize, applicationName: 'killed', role: 'memory_owner' });
}

/** As a restart of the server does it: every connection of the other pools ends at once. */
async function killConnections(): Promise<void> {
  const admin = createDatabase({ url: database.url, poolSize: 1, applicationName: 'killer' });
  await admin.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'killed'`;
  await admin.close();
}

test('a transaction whose connection dies between two statements fails as a whole and leaves nothing', async () => {
  for (const reconnectMeanwhile of [false, true]) {
    const { sql, close } = pool(1);
    const lateOutcome = Promise.withResolvers<unknown>();
    const outcome = sql.begin(async (tx) => {
      await tx`insert into memory.kept values (1)`;
      await killConnections();
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (reconnectMeanwhile) {
        await sql`select 1`;
      }
      await tx`insert into memory.kept values (2)`.then(lateOutcome.resolve, lateOutcome.resolve);
    });
    await expect(outcome).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(await lateOutcome.promise).toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(await sql`select * from memory.kept`).toEqual([]);
    await close();
  }
});

test('a query that fails after its first rows leaves nothing in the next result', async () => {
  const { sql, close } = pool(1);
  await expect(sql`select 1 / (3 - n) from generate_series(1, 5) as n`).rejects.toThrow('division by zero');
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await close();
});

test('a pool whose connections are killed again and again goes on, and loses nothing that it acknowledged', async () => {
  const { sql, close } = pool(4);
  const acknowledged: number[] = [];
  let done = false;
  const killing = (async () => {
    for (let round = 0; round < 25; round += 1) {
      await killConnections();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    }
    done = true;
  })();
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let i = 0; !done || i < 5; i += 1) {
        const n = writer * 1_000_000 + i;
        try {
          await sql.begin(async (tx) => {
            await tx`insert into memory.kept values (${n})`;
            await tx`update memory.kept set n = n where n = ${n}`;
          });
          acknowledged.push(n);
        } catch {
          // The connection was killed; the next round finds another.
        }
      }
    }),
  );
  await killing;
  const rows = await sql<{ n: number }[]>`select n from memory.kept`;
  expect(new Set(rows.map((row) => row.n)).size).toBe(rows.length);
  expect(acknowledged.filter((n) => !rows.some((row) => row.n === n))).toEqual([]);
  await close();
}, 60_000);
