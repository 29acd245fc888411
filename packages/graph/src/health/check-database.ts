import { createHash } from 'node:crypto';
import type { GraphHealth } from '@memory/contract';
import { type Queryable, roleName } from '@memory/database';
import type { GraphSettings } from '../settings.ts';
import {
  COLUMNS,
  EXTENSIONS,
  HELPERS,
  INDEXES,
  OLDEST_SERVER,
  READABLE,
  TRIGGER,
} from './expected-database.ts';

export type Fault = NonNullable<GraphHealth['fault']>;
export type Check = { fault: Fault; holds: (tx: Queryable) => Promise<boolean> };

/** The checks that look at what the database is, in the order in which the reasons are named. */
export function databaseChecks(settings: GraphSettings): readonly Check[] {
  return [
    { fault: 'graph_server_version_mismatch', holds: serverIsNewEnough },
    { fault: 'graph_extension_version_mismatch', holds: extensionsAreNewEnough },
    { fault: 'graph_role_contract_mismatch', holds: roleIsLeast },
    { fault: 'graph_helper_contract_mismatch', holds: helpersAreOurs },
    { fault: 'graph_catalog_mismatch', holds: catalogIsWhole },
    { fault: 'graph_role_runtime_limits_mismatch', holds: (tx) => limitsAreSet(tx, settings) },
  ];
}

async function serverIsNewEnough(tx: Queryable): Promise<boolean> {
  const [row] = await tx<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
  return row !== undefined && row.version >= OLDEST_SERVER;
}

async function extensionsAreNewEnough(tx: Queryable): Promise<boolean> {
  const rows = await tx<{ name: string; version: string }[]>`
    select extname as name, extversion as version from pg_extension where extname = any(${Object.keys(EXTENSIONS)})`;
  const installed = new Map(rows.map((row) => [row.name, row.version]));
  return Object.entries(EXTENSIONS).every(([name, [major, minor]]) => {
    const [first = -1, second = 0] = (installed.get(name) ?? '-1').split('.').map(Number);
    return first > major || (first === major && second >= minor);
  });
}

/** The connection acts as the graph's role, which has no rights over the cluster, no role above it, and only its tables. */
async function roleIsLeast(tx: Queryable): Promise<boolean> {
  const expected = roleName('memory_graph', await databaseOf(tx));
  const [role] = await tx<{ is_least: boolean }[]>`
    select rolname = ${expected} and not (rolsuper or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication or rolbypassrls)
           and not exists (select from pg_auth_members m where m.member = r.oid) as is_least
      from pg_roles r where rolname = current_user`;
  if (role?.is_least !== true) return false;
  const tables = await tx<{ name: string; writes: boolean; reads: boolean; columns: string[] | null }[]>`
    select n.nspname || '.' || c.relname as name,
           has_table_privilege(c.oid, 'insert') or has_table_privilege(c.oid, 'update') or has_table_privilege(c.oid, 'delete')
             or has_table_privilege(c.oid, 'truncate') or has_any_column_privilege(c.oid, 'insert')
             or has_any_column_privilege(c.oid, 'update') as writes,
           has_table_privilege(c.oid, 'select') as reads,
           (select array_agg(a.attname::text) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
               and has_column_privilege(c.oid, a.attnum, 'select')) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname in ('memory', 'p1', 'memory_v1', 'public')
       and has_schema_privilege(n.oid, 'usage')`;
  return tables.every(({ name, writes, reads, columns }) => {
    const allowed = READABLE[name] ?? [];
    if (writes) return false;
    return allowed === 'all' || (!reads && (columns ?? []).every((column) => allowed.includes(column)));
  });
}

async function helpersAreOurs(tx: Queryable): Promise<boolean> {
  const found = await readHelpers(tx);
  return Object.entries(HELPERS).every(([name, hash]) => found.get(name) === hash);
}

async function databaseOf(tx: Queryable): Promise<string> {
  const [row] = await tx<{ name: string }[]>`select current_database() as name`;
  return row?.name ?? '';
}

/** The hash of each helper's definition: its arguments, body, kind of owner, and how it may be run. */
async function readHelpers(tx: Queryable): Promise<Map<string, string>> {
  const owner = roleName('memory_owner', await databaseOf(tx));
  const rows = await tx<{ name: string; definition: string }[]>`
    select n.nspname || '.' || p.proname as name, concat_ws('|', pg_get_function_identity_arguments(p.oid),
             pg_get_function_result(p.oid), p.prosrc, l.lanname, p.provolatile, p.proparallel, p.prosecdef, p.proisstrict,
             array_to_string(p.proconfig, ','),
             case pg_get_userbyid(p.proowner) when ${owner} then 'memory_owner' else 'another' end) as definition
      from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
      join pg_language l on l.oid = p.prolang
     where n.nspname = 'memory'
       and p.proname in ('certain_start', 'plant_graph_smoke', 'refuse_graph_smoke', 'temporal_match')`;
  return new Map(rows.map((row) => [row.name, createHash('sha256').update(row.definition).digest('hex')]));
}

async function catalogIsWhole(tx: Queryable): Promise<boolean> {
  const columns = await tx<{ name: string; type: string }[]>`
    select n.nspname || '.' || c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'memory' and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p')`;
  const types = new Map(columns.map((row) => [row.name, row.type]));
  for (const [table, expected] of Object.entries(COLUMNS)) {
    for (const [column, type] of Object.entries(expected)) {
      if (types.get(`${table}.${column}`) !== type) return false;
    }
  }
  const [rest] = await tx<{ indexes: number; triggers: number }[]>`
    select (select count(*)::int from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
             where n.nspname || '.' || c.relname = any(${INDEXES as string[]}) and i.indisvalid and i.indisready) as indexes,
           (select count(*)::int from pg_trigger where tgname = ${TRIGGER} and tgenabled = 'O') as triggers`;
  return rest?.indexes === INDEXES.length && rest.triggers === 1;
}

async function limitsAreSet(tx: Queryable, settings: GraphSettings): Promise<boolean> {
  const rows = await tx<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name = any(${Object.keys(settings)})`;
  const set = new Map(rows.map((row) => [row.name, row.setting]));
  return Object.entries(settings).every(([name, value]) => set.get(name) === value.replace(/kB$/, ''));
}
