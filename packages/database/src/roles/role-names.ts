import { createHash } from 'node:crypto';

/** The kinds of group roles that each deployment's database has, from the one that owns to the one that only reads views. */
export const databaseRoles = ['memory_owner', 'memory_app', 'memory_graph', 'memory_query'] as const;

/**
 * A kind of group role. Code and migrations name kinds; a server holds one role of each kind per database, which
 * `roleName` names, so that no role of one database means anything in another.
 */
export type DatabaseRole = (typeof databaseRoles)[number];

/** With the longest kind and an underscore before it, 50 bytes fill the 63 that Postgres keeps of a name. */
const READABLE = /^[a-z0-9_]{1,50}$/;

/**
 * The role of a kind that belongs to the database of this name: `memory_app_acme` for `acme`. A database name with
 * other characters, or of more than 50 bytes, is represented by 40 hexadecimal digits of its SHA-256 after `h-`;
 * the hyphen keeps those apart from every readable name. At most 63 bytes; to be quoted in SQL.
 */
export function roleName(kind: DatabaseRole, database: string): string {
  const suffix = READABLE.test(database)
    ? database
    : `h-${createHash('sha256').update(database).digest('hex').slice(0, 40)}`;
  return `${kind}_${suffix}`;
}

/** The four roles of a database, in the order of `databaseRoles`. */
export function roleNames(database: string): string[] {
  return databaseRoles.map((kind) => roleName(kind, database));
}

/** The kind of a role of any database, or of the roles that a whole server shared before; null for a foreign role. */
export function kindOfRole(name: string): DatabaseRole | null {
  return databaseRoles.find((kind) => name === kind || name.startsWith(`${kind}_`)) ?? null;
}

/** The text of a migration with the names of this database's roles in the place of the kinds. */
export function withRoleNames(text: string, database: string): string {
  return text.replaceAll(new RegExp(`\\b(${databaseRoles.join('|')})\\b`, 'g'), (kind) =>
    quoteIdentifier(roleName(kind as DatabaseRole, database)),
  );
}

/** A name as an identifier in SQL. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
