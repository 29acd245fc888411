import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Logger } from '@memory/telemetry';
import postgres from 'postgres';
import type { Tx } from './database.ts';
import { awaitDatabase } from './deployment/await-database.ts';
import { MigrationError } from './migration-error.ts';
import { extensionSchemas, prepareDatabase } from './prepare-database.ts';
import { retryCollisions } from './roles/retry-collisions.ts';
import { quoteIdentifier, roleName, withRoleNames } from './roles/role-names.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

/** Any bigint that nothing else in this database locks: "memory" in ASCII. */
const LOCK_KEY = 0x6d_65_6d_6f_72_79;

export type MigrateOptions = {
  /** The login has to be able to create roles and extensions, unless those are there already. */
  url: string;
  /** Another migrator is waited for this long, in seconds; 120 by default. */
  lockTimeoutSeconds?: number;
  /** Where it is told that the database does not answer yet, which is waited for then; without it that is an error at once. */
  log?: Logger;
};

export type MigrateResult = { applied: string[]; version: number };

type Migration = { version: number; name: string; text: string; checksum: string };

/**
 * Brings a database to this build's schema: extensions, roles, then each missing migration in a transaction of its own.
 * Two migrators at once are safe: each step takes one advisory lock and looks again at what has been done. A database
 * with a newer schema, or with another text of an applied migration, is refused and left as it is.
 */
export async function migrate(options: MigrateOptions): Promise<MigrateResult> {
  const migrations = await readMigrations();
  const sql = postgres(options.url, {
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: 'memory-migrate' },
  });
  const lockTimeout = `${options.lockTimeoutSeconds ?? 120}s`;
  try {
    if (options.log !== undefined) await awaitDatabase(sql, options.log);
    await retryCollisions(() =>
      sql.begin(async (tx) => {
        await takeLock(tx, lockTimeout);
        await prepareDatabase(tx);
      }),
    );
    const applied: string[] = [];
    await sql.begin((tx) => refuseForeign(tx, migrations));
    for (const migration of migrations) {
      const done = await sql.begin(async (tx) => {
        await takeLock(tx, lockTimeout);
        return applyOne(tx, migration);
      });
      if (done) {
        applied.push(migration.name);
      }
    }
    return { applied, version: migrations.length - 1 };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A hash over all migrations: what a cached template of a migrated database is known by. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of await readMigrations()) {
    hash.update(migration.checksum);
  }
  for (const file of ['./prepare-database.ts', './roles/role-names.ts', './roles/adopt-objects.ts']) {
    hash.update(await readFile(new URL(file, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function takeLock(tx: Tx, timeout: string): Promise<void> {
  await tx`select set_config('lock_timeout', ${timeout}, true)`;
  try {
    await tx`select pg_advisory_xact_lock(${LOCK_KEY})`;
  } catch (cause) {
    throw new MigrationError(`another migration has held this database for more than ${timeout}`, { cause });
  }
}

/** What a migrator reads and writes it does as the database's owner: its login need not inherit. */
async function actAsOwner(tx: Tx): Promise<string> {
  const [here] = await tx<{ database: string }[]>`select current_database() as database`;
  const database = here?.database ?? '';
  await tx.unsafe(`set local role ${quoteIdentifier(roleName('memory_owner', database))}`);
  return database;
}

async function refuseForeign(tx: Tx, migrations: Migration[]): Promise<void> {
  await actAsOwner(tx);
  const rows = await tx<{ version: number; name: string; checksum: string }[]>`
    select version, name, checksum from memory.schema_migrations order by version`;
  const newest = rows.at(-1);
  if (newest && newest.version >= migrations.length) {
    throw new MigrationError(
      `the database has schema version ${newest.version} (${newest.name}), newer than version ${migrations.length - 1} of this build: start a newer build, or use another database`,
      { code: 'schema_newer' },
    );
  }
  for (const row of rows) {
    const known = migrations[row.version];
    if (known && known.checksum !== row.checksum) {
      throw new MigrationError(
        `migration ${row.name} was applied with another content than this build's: the database was made by a build that was never released`,
      );
    }
  }
}

async function applyOne(tx: Tx, migration: Migration): Promise<boolean> {
  const database = await actAsOwner(tx);
  const [present] = await tx`select from memory.schema_migrations where version = ${migration.version}`;
  if (present) {
    return false;
  }
  await tx`select set_config('search_path', ${await extensionSchemas(tx)}, true)`;
  // The checksum is that of the file, which names kinds of roles; each database has roles of its own.
  await tx.unsafe(withRoleNames(migration.text, database));
  await tx`
    insert into memory.schema_migrations (version, name, checksum)
    values (${migration.version}, ${migration.name}, ${migration.checksum})`;
  return true;
}

async function readMigrations(): Promise<Migration[]> {
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
    await readFile(new URL('meta/_journal.json', MIGRATIONS), 'utf8'),
  );
  return Promise.all(
    journal.entries.map(async ({ idx, tag }) => {
      const text = await readFile(new URL(`${tag}.sql`, MIGRATIONS), 'utf8');
      return { version: idx, name: tag, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
