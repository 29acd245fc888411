import type { Sql } from '@memory/database';
import type { VersionContext } from './stage.ts';

/** The version's row with its document and bytes, or null when it is no longer there at all. */
export async function loadVersion(sql: Sql, versionId: string): Promise<VersionContext | null> {
  const [row] = await sql<VersionContext[]>`
    select v.version_id as "versionId", v.doc_id as "docId", v.version_no as "versionNo", c.blob_id as "blobId",
           c.size_bytes::float8 as "sizeBytes", c.mime, v.filename, d.source_kind as "sourceKind",
           d.source_ref as "sourceRef", v.source_path as "sourcePath", v.source_modified_at as "sourceModifiedAt",
           v.ingested_at as "ingestedAt", d.versioning_mode as "versioningMode", d.title as "documentTitle",
           v.deleted_at as "deletedAt", v.trace_parent as "traceParent"
      from memory.versions v
      join memory.documents d on d.doc_id = v.doc_id
      join memory.contents c on c.content_hash = v.content_hash
     where v.version_id = ${versionId}`;
  return row ?? null;
}
