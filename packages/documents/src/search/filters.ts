import { type DocumentSearchFilters, FormatFamily } from '@memory/contract';
import type { Sql } from '@memory/database';
import { FAMILY_TABLES } from '../family.ts';
import type { People } from './people.ts';

/** A piece of a statement. */
export type Fragment = ReturnType<Sql['unsafe']>;

type Identifier = ReturnType<typeof identifier>;
const identifier = (sql: Sql, name: string) => sql(name);

/** Given filters, with people already found. Holds nothing of the order, so it also says what a cursor belongs to. */
export type Selection = { filters: DocumentSearchFilters; people: People };

/**
 * The condition that a version (the row `alias` of memory.versions) satisfies the filters; `true` where there are none. A
 * version that is not converted yet has its type's family and, of dates, the one that its source gave.
 */
export function satisfies(sql: Sql, { filters, people }: Selection, alias: string): Fragment {
  const v = identifier(sql, alias);
  const conditions: Fragment[] = [];
  if (filters.doc_ids !== undefined) {
    conditions.push(sql`${v}.doc_id = any(${filters.doc_ids}::uuid[])`);
  }

  const metadata: Fragment[] = [];
  if (filters.family.length > 0) {
    const families = FormatFamily.options.filter((family) => filters.family.includes(family));
    metadata.push(sql`${familyOfRow(sql, v)} = any(${families}::text[])`);
  }
  if (people.authors !== null) metadata.push(sql`r.authors && ${people.authors}::text[]`);
  if (people.recipients !== null) metadata.push(sql`r.recipients && ${people.recipients}::text[]`);
  if (filters.created_from) metadata.push(sql`r.declared_created_at >= ${filters.created_from}`);
  if (filters.created_to) metadata.push(sql`r.declared_created_at <= ${filters.created_to}`);
  const modified = sql`coalesce(r.declared_modified_at, ${v}.source_modified_at)`;
  if (filters.modified_from) metadata.push(sql`${modified} >= ${filters.modified_from}`);
  if (filters.modified_to) metadata.push(sql`${modified} <= ${filters.modified_to}`);
  if (filters.language !== undefined) metadata.push(sql`r.language = ${filters.language}`);
  if (filters.thread_ref !== undefined) metadata.push(sql`r.thread_ref = ${filters.thread_ref}`);
  if (metadata.length > 0) {
    conditions.push(sql`exists (
      select from memory.contents as c
      left join memory.representations as r on r.version_id = ${v}.version_id
      where c.content_hash = ${v}.content_hash and ${all(sql, metadata)})`);
  }
  return conditions.length === 0 ? sql`true` : all(sql, conditions);
}

const BLANKS = ' \t\n\r\f\v';
/** What `suffix` answers: of the last part of a path, behind its last dot, where something other than dots comes before. */
const SUFFIX = String.raw`[^/\\.][^/\\]*\.([^/\\.]+)[/\\]*$`;

/** `familyOf`, in SQL and from the same tables, behind what the converter said. */
function familyOfRow(sql: Sql, v: Identifier): Fragment {
  const type = sql`lower(btrim(split_part(c.mime, ';', 1), ${BLANKS}))`;
  const suffix = sql`substring(lower(${v}.filename) from ${SUFFIX})`;
  return sql`coalesce(
    r.family,
    ${sql.json(FAMILY_TABLES.types)}::jsonb ->> ${type},
    ${sql.json(FAMILY_TABLES.suffixes)}::jsonb ->> ${suffix},
    ${sql.json(FAMILY_TABLES.fallback)}::jsonb ->> ${type},
    ${sql.json(FAMILY_TABLES.fallback)}::jsonb ->> split_part(${type}, '/', 1),
    'binary')`;
}

function all(sql: Sql, conditions: Fragment[]): Fragment {
  return conditions.reduce((left, right) => sql`${left} and ${right}`);
}
