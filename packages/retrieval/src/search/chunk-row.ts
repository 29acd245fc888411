import { type ChunkEvidenceResult, toUtcString } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

export type ChunkRow = {
  chunk_id: string;
  doc_id: string;
  version_id: string;
  representation_id: string;
  chunk_text: string;
  context_prefix: string | null;
  char_start: number;
  char_end: number;
  section_role: string | null;
  document_title: string | null;
  source_kind: string;
  source_modified_at: Date | null;
  published_at: Date | null;
};

/** The columns of a `ChunkRow`, of `c` (memory.chunks), `v` (memory.versions) and `d` (memory.documents). */
export function chunkColumns(sql: Sql): Fragment {
  return sql`
    c.chunk_id, c.doc_id, c.version_id, c.representation_id, c.chunk_text, c.context_prefix, c.char_start, c.char_end,
    c.section_role, d.title as document_title, d.source_kind, v.source_modified_at, v.published_at`;
}

/** A confirmed chunk as an answer shows it. */
export function toChunk(row: ChunkRow): ChunkEvidenceResult {
  return {
    chunk_id: row.chunk_id,
    doc_id: row.doc_id,
    version_id: row.version_id,
    representation_id: row.representation_id,
    chunk_text: row.chunk_text,
    context_prefix: row.context_prefix,
    char_start: row.char_start,
    char_end: row.char_end,
    section_role: row.section_role,
    document_title: row.document_title,
    source_kind: row.source_kind,
    source_modified_at: toUtcString(row.source_modified_at),
    published_at: toUtcString(row.published_at),
  };
}
