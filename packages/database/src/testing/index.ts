import { createDatabase, type Sql } from '../database.ts';
import type { OpenCopy } from '../embedded/start-embedded.ts';
import { type DatabaseRole, roleName } from '../roles/role-names.ts';
import { createEmbeddedTestDatabase } from './embedded.ts';
import { requiredVariable } from './environment.ts';
import { createPostgresTestDatabase } from './postgres.ts';

export { fillSynthetic, type SyntheticOptions } from './fill-synthetic.ts';

export type TestBackend = 'embedded' | 'postgres';

export type TestDatabase = {
  /** For `createDatabase({ url, role })` in the code under test. The login is a superuser. */
  url: string;
  /** A pool for the test's own reads and writes; it acts as `memory_app` unless told otherwise. */
  sql: Sql;
  backend: TestBackend;
  /** Opens a copy of the embedded database; null where it is a Postgres. */
  openCopy: OpenCopy | null;
  /** What this database's role of a kind is called on the server; to be quoted. */
  roleName(kind: DatabaseRole): string;
  /** Drops the database. Fails when a pool that the test made is still connected, and names it. */
  close(): Promise<void>;
};

export type TestDatabaseOptions = {
  /** The role of `sql`. */
  role?: DatabaseRole;
  /** The connections of `sql`, 2 by default. */
  poolSize?: number;
};

/** A backend's own part: where the database is, who is connected to it, and how it is removed. */
export type TestDatabaseHost = {
  url: string;
  openCopy: OpenCopy | null;
  connections(): Promise<string[]>;
  remove(): Promise<void>;
};

/** Which database this run of the integration tests is for: `MEMORY_TEST_DATABASE`, else the embedded one. */
export function testBackend(): TestBackend {
  const wanted = process.env.MEMORY_TEST_DATABASE ?? 'embedded';
  if (wanted !== 'embedded' && wanted !== 'postgres') {
    throw new Error(`MEMORY_TEST_DATABASE is embedded or postgres, not ${wanted}`);
  }
  return wanted;
}

/**
 * A migrated, empty database of its own: a clone of a template on the Postgres at `MEMORY_TEST_POSTGRES_URL`, or an
 * embedded one in memory. Made in about 0.1 s and 0.7 s once the template is there.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const backend = testBackend();
  const host = await (backend === 'postgres' ? createPostgresTestDatabase() : createEmbeddedTestDatabase());
  const database = createDatabase({
    url: host.url,
    poolSize: options.poolSize ?? 2,
    applicationName: 'memory-test',
    role: options.role ?? 'memory_app',
  });
  return {
    url: host.url,
    sql: database.sql,
    backend,
    openCopy: host.openCopy,
    roleName: (kind) => roleName(kind, database.sql.options.database),
    close: async () => {
      await database.close();
      const left = await stillConnected(host);
      await host.remove();
      if (left.length > 0) {
        throw new Error(`${left.length} connections were left open by: ${[...new Set(left)].join(', ')}`);
      }
    },
  };
}

/**
 * The Redis of this run, from `MEMORY_TEST_REDIS_URL`; null on the embedded default, which has none. Tests take a key
 * prefix of their own and remove nothing but that.
 */
export function testRedisUrl(): string | null {
  if (testBackend() === 'embedded') {
    return null;
  }
  return requiredVariable('MEMORY_TEST_REDIS_URL');
}

/** A closed connection takes a moment to be gone on the server's side. */
async function stillConnected(host: TestDatabaseHost): Promise<string[]> {
  const deadline = Date.now() + 2_000;
  for (;;) {
    const left = await host.connections();
    if (left.length === 0 || Date.now() > deadline) {
      return left;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
