import postgres from 'postgres';
import type { Tx } from '../database.ts';
import { MigrationError } from '../migration-error.ts';
import { databaseRoles, kindOfRole, quoteIdentifier, roleName } from './role-names.ts';

type Former = { name: string; owns: boolean };

/**
 * Gives this database's roles what other group roles own or may do in it: those that all databases of a server shared
 * before, or those of the database that this one was cloned or restored from; a login is none of them, whatever it is
 * called. Rows are not touched. The former roles
 * keep what they have in other databases; a role that the server shared is dropped once no database depends on it.
 */
export async function adoptObjects(tx: Tx, database: string): Promise<void> {
  const ours = new Set(databaseRoles.map((kind) => roleName(kind, database)));
  const rows = await tx<Former[]>`
    select r.rolname as name, bool_or(d.deptype = 'o' and d.dbid <> 0) as owns
    from pg_roles as r join pg_shdepend as d on d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid
    join pg_database as here on here.datname = current_database()
    where not r.rolcanlogin and
      (d.dbid = here.oid or (d.dbid = 0 and d.classid = 'pg_database'::regclass and d.objid = here.oid))
    group by r.rolname`;
  const former = rows.filter(({ name }) => kindOfRole(name) !== null && !ours.has(name));
  // The owner of the schemas first: who is to own something in one has to be let into it.
  const owning = former.filter(({ owns }) => owns).sort((a, b) => rankOf(a) - rankOf(b));
  for (const { name } of owning) await reassign(tx, name, database);
  for (const { name } of former) await moveGrants(tx, name, database);
  await dropShared(tx);
}

function rankOf({ name }: Former): number {
  return kindOfRole(name) === 'memory_owner' ? 0 : 1;
}

async function reassign(tx: Tx, name: string, database: string): Promise<void> {
  const kind = kindOfRole(name);
  if (kind === null) return;
  // REASSIGN OWNED takes whole databases and tablespaces with it, wherever they are.
  const [shared] = await tx`
    select from pg_shdepend where refobjid = ${name}::text::regrole and refclassid = 'pg_authid'::regclass
      and dbid = 0 and deptype = 'o'`;
  if (shared) {
    throw new MigrationError(
      `the role ${quoteIdentifier(name)} owns a database or tablespace; give that to another role first, with alter … owner to`,
    );
  }
  const to = quoteIdentifier(roleName(kind, database));
  // REASSIGN OWNED goes by where the catalog has each object: a table that it comes to before its schema is refused to a new
  // owner who may not create there yet.
  const schemas = await tx<{ name: string }[]>`
    select nspname as name from pg_namespace where nspowner = ${name}::text::regrole order by 1`;
  for (const schema of schemas) {
    await orExplain(tx, `alter schema ${quoteIdentifier(schema.name)} owner to ${to}`);
  }
  // Its one function; a new owner has to be able to create there.
  const isQuery = kind === 'memory_query';
  if (isQuery) await orExplain(tx, `grant create on schema memory_sandbox to ${to}`);
  await orExplain(tx, `reassign owned by ${quoteIdentifier(name)} to ${to}`);
  if (isQuery) await orExplain(tx, `revoke create on schema memory_sandbox from ${to}`);
}

/** Each right of a former role, as the words that grant and revoke it. */
async function moveGrants(tx: Tx, name: string, database: string): Promise<void> {
  const kind = kindOfRole(name);
  if (kind === null) return;
  const rights = await tx<{ what: string; schema: string }[]>`
    select format('%s on %s', string_agg(distinct a.privilege_type, ', '), object) as what, object as schema
    from (
      select format('schema %I', nspname) as object, nspacl as acl from pg_namespace
      union all
      select format('%s %I.%I', case relkind when 'S' then 'sequence' else 'table' end, n.nspname, relname), relacl
        from pg_class as c join pg_namespace as n on n.oid = relnamespace
      union all
      select format('%s %s', case prokind when 'p' then 'procedure' else 'function' end, p.oid::regprocedure), proacl
        from pg_proc as p
      union all
      select format('database %I', datname), datacl from pg_database where datname = current_database()
    ) as objects, aclexplode(acl) as a
    where a.grantee = ${name}::text::regrole group by object
    union all
    select format('%s (%I) on table %I.%I', a.privilege_type, attname, n.nspname, relname), 'column'
    from pg_attribute as t join pg_class as c on c.oid = t.attrelid join pg_namespace as n on n.oid = c.relnamespace,
      aclexplode(t.attacl) as a
    where a.grantee = ${name}::text::regrole`;
  const to = quoteIdentifier(roleName(kind, database));
  for (const { what } of rights) {
    await orExplain(tx, `grant ${what} to ${to}`);
    await orExplain(tx, `revoke ${what} from ${quoteIdentifier(name)}`);
  }
}

/** Postgres itself refuses to drop a role on which anything in any database depends. */
async function dropShared(tx: Tx): Promise<void> {
  const present = await tx<{ name: string }[]>`
    select rolname as name from pg_roles where rolname in ${tx(databaseRoles)}`;
  for (const { name } of present) {
    try {
      await tx.savepoint((inner) => inner.unsafe(`drop role ${quoteIdentifier(name)}`));
    } catch (error) {
      if (!hasCode(error, ['2BP01', '42501', '42704', '55006'])) throw error;
    }
  }
}

async function orExplain(tx: Tx, statement: string): Promise<void> {
  try {
    await tx.savepoint((inner) => inner.unsafe(statement));
  } catch (cause) {
    if (!hasCode(cause, ['42501'])) throw cause;
    throw new MigrationError(
      `${cause instanceof Error ? cause.message : ''}; run as a superuser in this database: ${statement};`,
      { cause },
    );
  }
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof postgres.PostgresError && codes.includes(error.code);
}
