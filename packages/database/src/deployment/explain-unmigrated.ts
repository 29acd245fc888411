import postgres from 'postgres';
import { MigrationError } from '../migration-error.ts';
import { kindOfRole } from '../roles/role-names.ts';

const REMEDY =
  'run the migrate program on this database (services/migrate, with the same SERVICE_DATABASE_URL), as after every restore or renaming of a database';

/** The schema or a table is not there. */
const NO_TABLES = new Set(['3F000', '42P01']);
const NO_SUCH_ROLE = '22023';
const NOT_ALLOWED = '42501';

/**
 * A `MigrationError` that says what to run, where the server refused because no migration has prepared the database
 * under its present name: its tables, its roles or their rights are missing. Any other error is answered as it came.
 */
export function explainUnmigrated(error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  if (NO_TABLES.has(error.code)) {
    return new MigrationError(`the database has no memory tables: ${REMEDY}`, { cause: error });
  }
  // Any setting of a connection fails with this code; the message quotes the role, in whatever language it is.
  const role = [...error.message.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name).find(kindOfRole);
  if (error.code === NO_SUCH_ROLE && role !== undefined) {
    return new MigrationError(`the database's role "${role}" does not exist: ${REMEDY}`, { cause: error });
  }
  if (error.code === NOT_ALLOWED) {
    return new MigrationError(`${error.message}; a migration gives these rights: ${REMEDY}`, {
      cause: error,
    });
  }
  return error;
}
