import { readServingIndex } from '@memory/database/search-index';
import { createTestDatabase } from '@memory/database/testing';
import type { Embedder } from '@memory/models';
import { createLogger } from '@memory/telemetry';
import { expect, test, vi } from 'vitest';
import { openBuiltinEmbedder, seedDocument } from '../testing/seed-corpus.ts';
import { startIndexKeeper } from './start-index-keeper.ts';

test('a worker of another binding takes over, and one that is left behind lets it', async () => {
  const database = await createTestDatabase({ poolSize: 4 });
  const { sql } = database;
  const builtin = await openBuiltinEmbedder();
  const other: Embedder = {
    model: 'local/half',
    dimensions: 384,
    embed: async (texts, purpose) =>
      (await builtin.embed(texts, purpose)).map((vector) => vector.filter((_, place) => place % 2 === 0)),
    close: async () => {},
  };
  await seedDocument(sql, builtin, { title: 'one', paragraphs: ['One thing is so.'] });
  const log = createLogger({ service: 'test', level: 'error' });
  const old = startIndexKeeper({ sql, embedder: builtin, log, everyMs: 10 });
  const next = startIndexKeeper({ sql, embedder: other, log, everyMs: 10 });
  await vi.waitFor(async () => expect((await readServingIndex(sql))?.model).toBe('local/half'), 20_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const models = await sql<
    { model: string; status: string }[]
  >`select model, status from p1.generations order by generation`;
  await Promise.all([old.stop(), next.stop()]);
  expect(models).toEqual([
    { model: builtin.model, status: 'retired' },
    { model: 'local/half', status: 'serving' },
  ]);
  await database.close();
});
