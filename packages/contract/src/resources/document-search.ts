import { z } from 'zod';
import { limits } from '../limits.ts';
import { count, id, jsonObject, utcTime } from '../values/answer-values.ts';
import { integer, listOf, orNull, text, uuid, zonedDateTime } from '../values/request-values.ts';
import { FormatFamily, ListedVersionStatus, MatchChannel } from '../vocabulary.ts';

/**
 * Which documents. Every given filter must hold. `[]` in `family`, `authors` or `recipients` is no filter; `doc_ids: []`
 * names no document, so nothing matches. A family that does not exist matches nothing.
 */
export const DocumentSearchFilters = z.strictObject({
  family: listOf(text()).default([]),
  authors: listOf(text()).default([]),
  recipients: listOf(text()).default([]),
  created_from: orNull(zonedDateTime()),
  created_to: orNull(zonedDateTime()),
  modified_from: orNull(zonedDateTime()),
  modified_to: orNull(zonedDateTime()),
  language: orNull(text()),
  thread_ref: orNull(text()),
  doc_ids: orNull(listOf(uuid())),
});
export type DocumentSearchFilters = z.infer<typeof DocumentSearchFilters>;

export const DocumentSearchRequest = z
  .strictObject({
    query: orNull(text(limits.searchQuery)),
    filters: DocumentSearchFilters.prefault({}),
    versions: z.enum(['current', 'all']).default('current'),
    k: integer(limits.documentSearchK).default(limits.documentSearchK.default),
    cursor: orNull(z.string()),
  })
  .superRefine((request, ctx) => {
    if (request.query === undefined || request.cursor === undefined) return;
    const error = 'cursor is only allowed without query';
    const params = { type: 'value_error', msg: `Value error, ${error}`, ctx: { error } };
    ctx.addIssue({ code: 'custom', message: params.msg, params });
  });
export type DocumentSearchRequest = z.infer<typeof DocumentSearchRequest>;

export const DocumentSearchResult = z.strictObject({
  doc_id: id,
  version_id: id,
  version_no: z.int().min(1),
  status: ListedVersionStatus,
  lineage_title: z.string().nullable(),
  file_name: z.string().nullable(),
  title: z.string().nullable(),
  source_path: z.string().nullable(),
  p3_path: z.string().regex(/^documents\/[0-9a-f-]{36}$/),
  family: FormatFamily,
  created_at: utcTime.nullable(),
  modified_at: utcTime.nullable(),
  language: z.string().nullable(),
  thread_ref: z.string().nullable(),
  authors: z.array(z.string()),
  recipients: z.array(z.string()),
  extra: jsonObject,
  overview: z.string(),
  other_matching_version_ids: z.array(id),
  matched_by: z.array(MatchChannel),
  score: z.number(),
});
export type DocumentSearchResult = z.infer<typeof DocumentSearchResult>;

/** A distinct person that a people filter matched. */
export const MatchedPerson = z.strictObject({
  name: z.string().nullable(),
  address: z.string().nullable(),
  document_count: count,
});
export type MatchedPerson = z.infer<typeof MatchedPerson>;

export const DocumentSearchPage = z.strictObject({
  documents: z.array(DocumentSearchResult),
  cursor: z.string().nullable(),
  as_of: utcTime,
  people_matched: z.array(MatchedPerson),
});
export type DocumentSearchPage = z.infer<typeof DocumentSearchPage>;

/** The path of a document below the root of the published filesystem view. */
export const p3Path = (docId: string) => `documents/${docId}`;
