import { z } from 'zod';
import { limits } from '../limits.ts';
import { count, id, utcTime } from '../values/answer-values.ts';
import { queryInteger } from '../values/request-values.ts';
import { ListedVersionStatus } from '../vocabulary.ts';

export const DocumentVersionSummary = z.strictObject({
  version_id: id,
  version_no: z.int().min(1),
  status: ListedVersionStatus,
  ingested_at: utcTime,
  error: z.string().nullable(),
});
export type DocumentVersionSummary = z.infer<typeof DocumentVersionSummary>;

export const DocumentSummary = z.strictObject({
  doc_id: id,
  title: z.string().nullable(),
  source_kind: z.string(),
  source_uri: z.string().nullable(),
  first_seen_at: utcTime,
  latest: DocumentVersionSummary,
  serving: z.boolean(),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const DocumentsQuery = z.strictObject({
  limit: queryInteger(limits.documentsPage).default(limits.documentsPage.default),
  cursor: z.string().optional(),
  status: ListedVersionStatus.optional(),
});
export type DocumentsQuery = z.infer<typeof DocumentsQuery>;

export const DocumentsPage = z.strictObject({
  documents: z.array(DocumentSummary),
  cursor: z.string().nullable(),
});
export type DocumentsPage = z.infer<typeof DocumentsPage>;

/** What one deletion changed. */
export const DocumentDeletion = z.strictObject({
  doc_id: id,
  deleted_at: utcTime,
  claims_retired: count,
  relations_closed: count,
  observations_closed: count,
});
export type DocumentDeletion = z.infer<typeof DocumentDeletion>;
