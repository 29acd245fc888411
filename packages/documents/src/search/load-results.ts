import { type DocumentSearchResult, type FormatFamily, toUtcString } from '@memory/contract';
import type { Sql } from '@memory/database';
import { familyOf } from '../family.ts';

/** A judged version, with what the search says of it. */
export type Judged = {
  version_id: string;
  other_version_ids: string[];
  matched_by: DocumentSearchResult['matched_by'];
  score: number;
};

type Row = {
  version_id: string;
  doc_id: string;
  version_no: number;
  status: DocumentSearchResult['status'];
  lineage_title: string;
  filename: string;
  source_path: string | null;
  source_modified_at: Date | null;
  mime: string;
  title: string | null;
  family: FormatFamily | null;
  language: string | null;
  thread_ref: string | null;
  authors: string[] | null;
  recipients: string[] | null;
  declared_created_at: Date | null;
  declared_modified_at: Date | null;
  extra: Record<string, unknown> | null;
  overview: string | null;
};

/**
 * What is shown of each judged version, read again, in the order given. One that was deleted since the search is left
 * out.
 */
export async function loadResults(sql: Sql, judged: readonly Judged[]): Promise<DocumentSearchResult[]> {
  if (judged.length === 0) return [];
  const rows = await sql<Row[]>`
    select v.version_id, v.doc_id, v.version_no, v.status, d.title as lineage_title, v.filename, v.source_path,
      v.source_modified_at, c.mime, r.title, r.family, r.language, r.thread_ref, r.authors, r.recipients,
      r.declared_created_at, r.declared_modified_at, r.extra - 'anchors' as extra, r.overview
    from memory.versions as v
    join memory.documents as d using (doc_id)
    join memory.contents as c using (content_hash)
    left join memory.representations as r using (version_id)
    where v.version_id = any(${judged.map((one) => one.version_id)}::uuid[]) and v.deleted_at is null`;
  const found = new Map(rows.map((row) => [row.version_id, row]));
  return judged.flatMap((one) => {
    const row = found.get(one.version_id);
    return row ? [result(row, one)] : [];
  });
}

function result(row: Row, judged: Judged): DocumentSearchResult {
  return {
    doc_id: row.doc_id,
    version_id: row.version_id,
    version_no: row.version_no,
    status: row.status,
    lineage_title: row.lineage_title,
    file_name: row.filename,
    title: row.title,
    source_path: row.source_path,
    p3_path: `documents/${row.doc_id}`,
    family: row.family ?? familyOf(row.mime, row.filename),
    created_at: toUtcString(row.declared_created_at),
    modified_at: toUtcString(row.declared_modified_at ?? row.source_modified_at),
    language: row.language,
    thread_ref: row.thread_ref,
    authors: row.authors ?? [],
    recipients: row.recipients ?? [],
    extra: row.extra ?? {},
    overview: row.overview ?? '',
    other_matching_version_ids: judged.other_version_ids,
    matched_by: judged.matched_by,
    score: judged.score,
  };
}
