import { GraphNeighborhoodRequest } from '@memory/contract';
import { createDatabase } from '@memory/database';
import { createTestDatabase } from '@memory/database/testing';
import { expect, test } from 'vitest';
import { createGraph } from './create-graph.ts';
import { seededId } from './testing/seed-graph.ts';

test('a database that is closed to connections by its settings is a graph that cannot be reached', async () => {
  const database = await createTestDatabase();
  const elsewhere = new URL(database.url);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const server = createDatabase({ url: elsewhere.href, poolSize: 1, applicationName: 'memory-test' });
  const graph = createGraph({ databaseUrl: database.url, poolSize: 1, poolWaitMs: 1_000, workMemKib: 64 });
  const ask = () => graph.neighborhood(GraphNeighborhoodRequest.parse({ anchors: [seededId('entity', 1)] }));

  await server.sql.unsafe(`alter database "${name}" with allow_connections false`);
  await expect(ask()).rejects.toMatchObject({ status: 503, detail: 'live graph timed out' });
  await server.sql.unsafe(`alter database "${name}" with allow_connections true`);
  expect(await ask()).toMatchObject({ envelope: { negative: { kind: 'unknown_entity' } } });

  await Promise.all([graph.close(), server.close()]);
  await database.close();
});
