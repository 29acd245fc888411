import { createDatabase, ensureDeployment } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createLogger } from '@memory/telemetry';
import { createOpenQuery, type OpenQuery } from '../create-open-query.ts';
import { createEmbeddedSandbox } from '../execute/embedded-sandbox.ts';
import { createPostgresSandbox } from '../execute/postgres-sandbox.ts';
import type { Sandbox } from '../execute/sandbox.ts';
import type { QueryPorts } from '../ports.ts';
import { createQuotas } from '../quotas.ts';

/** The open query over a database of its own; searches and traversals are answered by fakes, which `ports` may replace. */
export type TestQuery = {
  database: TestDatabase;
  deploymentId: string;
  openQuery: OpenQuery;
  sandbox: Sandbox;
  close(): Promise<void>;
};

/** Name nothing. */
export const fakePorts: QueryPorts = {
  nominate: async () => ({ items: [], generation: { number: 1, model: 'fake' } }),
  chunkBodies: async () => [],
  graph: {
    neighborhood: () => Promise.reject(new Error('no graph')),
    path: () => Promise.reject(new Error('no graph')),
    citationPath: () => Promise.reject(new Error('no graph')),
  },
};

export async function openTestQuery(ports: Partial<QueryPorts> = {}): Promise<TestQuery> {
  const database = await createTestDatabase();
  const pool = createDatabase({
    url: database.url,
    poolSize: 2,
    applicationName: 'memory-test-query',
    role: 'memory_app',
  });
  const deploymentId = await ensureDeployment(pool.sql, undefined);
  const log = createLogger({ service: 'test', level: 'error', destination: { write: () => {} } });
  const sandbox =
    database.openCopy === null
      ? createPostgresSandbox({ databaseUrl: database.url, size: 8 })
      : createEmbeddedSandbox({ openCopy: database.openCopy, sql: pool.sql });
  const openQuery = await createOpenQuery({
    deploymentId,
    sql: pool.sql,
    sandbox,
    quotas: await createQuotas({ log }),
    ports: { ...fakePorts, ...ports },
    log,
  });
  return {
    database,
    deploymentId,
    openQuery,
    sandbox,
    async close() {
      await openQuery.close();
      await pool.close();
      await database.close();
    },
  };
}
