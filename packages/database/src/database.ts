import type { Registry } from '@memory/telemetry';
import postgres from 'postgres';
import { measureTransactions } from './measure-transactions.ts';
import { type DatabaseRole, roleName } from './roles/role-names.ts';
import { traceSql } from './trace-sql.ts';

export type Sql = postgres.Sql;
export type Tx = postgres.TransactionSql;
/** Either a pool or a transaction: what a query that runs alone as well as inside a larger write takes. */
export type Queryable = Sql | Tx;

export type DatabaseOptions = {
  url: string;
  /** Connections at most. */
  poolSize: number;
  /** Shown in `pg_stat_activity`. */
  applicationName: string;
  /** Every connection of the pool acts as the role of this kind that belongs to the URL's database; the login of the URL has to be a member of it. */
  role?: DatabaseRole;
  /** How long to wait for a connection to be made, in seconds; 10 by default. */
  connectTimeoutSeconds?: number;
  /** Settings of every connection. */
  settings?: Readonly<Record<string, string>>;
  /** Where its transactions are measured, and what the pool is called there. */
  measured?: { registry: Registry; pool: 'api' | 'worker' } | undefined;
};

export type Database = {
  sql: Sql;
  /** Lets running queries end, then closes; what has not ended after `graceSeconds` (5 by default) is cut off. */
  close(graceSeconds?: number): Promise<void>;
};

/**
 * Pause before a lost connection is made again, in seconds. postgres.js' own grows to 20 s, and every query waits it out:
 * with the database gone for 25 s, requests took up to 11 s to fail, and as long to succeed once it was back.
 */
const RECONNECT_SECONDS = 0.1;

/** The type's number in every Postgres. */
const TIMESTAMPTZ = 1184;

/**
 * A `timestamptz` as a connection in UTC writes it. With the blank that Postgres puts where ISO 8601 has a T,
 * JavaScript takes the year 79 for 1979.
 */
function readTimestamp(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
}

/**
 * A pool of connections to the deployment's database, by postgres.js.
 *
 * The role is set by the start-up packet, so a connection never acts as its login role, not even for its first
 * statement, and `RESET ROLE` and `DISCARD ALL` lead back to it. The embedded database understands it too.
 * Connections are made when they are first needed. `bigint` columns come back as strings.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const sql = postgres(options.url, {
    max: options.poolSize,
    connect_timeout: options.connectTimeoutSeconds ?? 10,
    backoff: () => RECONNECT_SECONDS,
    onnotice: () => {},
    types: {
      date: {
        to: TIMESTAMPTZ,
        from: [TIMESTAMPTZ],
        serialize: (date: Date | string) => (date instanceof Date ? date : new Date(date)).toISOString(),
        parse: readTimestamp,
      },
    },
    connection: {
      application_name: options.applicationName,
      TimeZone: 'UTC',
      // No statement here runs long enough to be worth compiling: one of 2 ms took 16 with it.
      jit: 'off',
      ...options.settings,
    },
  });
  if (options.role) {
    // What the client takes for the database where the URL names none is known by now; connections come later.
    sql.options.connection.role = roleName(options.role, sql.options.database);
  }
  return {
    sql: traceSql(sql, options.measured && measureTransactions(options.measured)),
    close: (graceSeconds = 5) => sql.end({ timeout: graceSeconds }),
  };
}
