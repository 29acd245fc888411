import type { Sql } from '@memory/database';
import type { Position } from '../cursor.ts';
import { type Selection, satisfies } from './filters.ts';

export type BrowsedDocument = {
  version_id: string;
  doc_id: string;
  ingested_at: Date;
  other_version_ids: string[];
};

export type BrowseRequest = { versions: 'current' | 'all'; selection: Selection; asOf: Date };

/**
 * One page of documents without a query, newest ingest of the judged version first, then by id. Walks
 * memory.versions_by_ingest from where the page starts, so a page costs what it skips: versions that are not their
 * document's newest, or do not satisfy the filters.
 */
export async function browseDocuments(
  sql: Sql,
  request: BrowseRequest & { after: Position | null; limit: number },
): Promise<BrowsedDocument[]> {
  const { after, asOf, selection } = request;
  return await sql<BrowsedDocument[]>`
    select v.version_id, v.doc_id, v.ingested_at,
      ${
        request.versions === 'current'
          ? sql`array[]::uuid[]`
          : sql`array(
              select o.version_id from memory.versions as o
              where o.doc_id = v.doc_id and o.version_no < v.version_no and o.deleted_at is null
                and o.ingested_at <= ${asOf} and ${satisfies(sql, selection, 'o')}
              order by o.version_no desc)`
      } as other_version_ids
    from memory.versions as v
    where ${isJudged(sql, request)}
      ${
        after === null
          ? sql``
          : sql`and v.ingested_at <= ${after.at} and (v.ingested_at < ${after.at} or v.doc_id > ${after.docId})`
      }
    order by v.ingested_at desc, v.doc_id
    limit ${request.limit}`;
}

/** The judged version of every matching document, on whatever page. */
export async function browseAllVersions(sql: Sql, request: BrowseRequest): Promise<string[]> {
  const rows = await sql<{ version_id: string }[]>`
    select v.version_id from memory.versions as v where ${isJudged(sql, request)}`;
  return rows.map((row) => row.version_id);
}

/**
 * That a version `v` is the one its document is judged by: its newest that had arrived, which has to satisfy the filters;
 * or, of all versions, the newest that satisfies them.
 */
function isJudged(sql: Sql, { versions, selection, asOf }: BrowseRequest) {
  return sql`v.deleted_at is null and v.ingested_at <= ${asOf} and ${satisfies(sql, selection, 'v')}
    and not exists (
      select from memory.versions as n
      where n.doc_id = v.doc_id and n.version_no > v.version_no and n.deleted_at is null and n.ingested_at <= ${asOf}
        and ${versions === 'all' ? satisfies(sql, selection, 'n') : sql`true`})`;
}

/**
 * The moment that a first page is fixed at: now, or where another process's clock is ahead, the newest ingest, so that
 * nothing which has already arrived is left out (memory.versions_by_ingest).
 */
export async function searchMoment(sql: Sql, now: Date): Promise<Date> {
  const [row] = await sql<{ newest: Date | null }[]>`
    select max(ingested_at) as newest from memory.versions where deleted_at is null`;
  return row?.newest && row.newest > now ? row.newest : now;
}
