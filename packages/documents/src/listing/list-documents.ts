import type { DocumentSummary, DocumentsPage, DocumentsQuery } from '@memory/contract';
import { toUtcString } from '@memory/contract';
import type { Sql } from '@memory/database';
import { type CursorScope, readCursor, writeCursor } from '../cursor.ts';

type Row = {
  doc_id: string;
  title: string;
  source_kind: string;
  source_ref: string | null;
  first_seen_at: Date;
  serving: boolean;
  version_id: string;
  version_no: number;
  status: DocumentSummary['latest']['status'];
  ingested_at: Date;
  error: string | null;
};

/**
 * One page of documents, newest first seen first, then by id. A page is a range of memory.documents_listing or, with a
 * status, of memory.documents_listing_by_status, however far down the list it lies.
 */
export async function listDocuments(sql: Sql, query: DocumentsQuery): Promise<DocumentsPage> {
  const scope: CursorScope = { tag: 'documents/1', selection: { status: query.status ?? null } };
  const after = query.cursor === undefined ? null : readCursor(scope, query.cursor);

  const rows = await sql<Row[]>`
    select d.doc_id, d.title, d.source_kind, d.source_ref, d.first_seen_at, d.current_version_id is not null as serving,
      v.version_id, v.version_no, v.status, v.ingested_at, v.error
    from memory.documents as d
    join memory.versions as v on v.version_id = d.latest_version_id
    where d.deleted_at is null and d.latest_version_id is not null
      ${query.status === undefined ? sql`` : sql`and d.latest_status = ${query.status}`}
      ${
        after === null
          ? sql``
          : sql`and d.first_seen_at <= ${after.at} and (d.first_seen_at < ${after.at} or d.doc_id > ${after.docId})`
      }
    order by d.first_seen_at desc, d.doc_id
    limit ${query.limit + 1}`;

  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    documents: page.map(summary),
    cursor: last ? writeCursor(scope, { at: last.first_seen_at, docId: last.doc_id, asOf: null }) : null,
  };
}

function summary(row: Row): DocumentSummary {
  return {
    doc_id: row.doc_id,
    title: row.title,
    source_kind: row.source_kind,
    source_uri: row.source_ref,
    first_seen_at: toUtcString(row.first_seen_at),
    latest: {
      version_id: row.version_id,
      version_no: row.version_no,
      status: row.status,
      ingested_at: toUtcString(row.ingested_at),
      error: row.error,
    },
    serving: row.serving,
  };
}
