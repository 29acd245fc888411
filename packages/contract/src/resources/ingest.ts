import { z } from 'zod';
import { id, sha256Hex } from '../values/answer-values.ts';
import { text, writtenDateTime } from '../values/request-values.ts';
import { PrincipalKind, VersioningMode } from '../vocabulary.ts';

/**
 * Everything about an upload but its bytes and its attribution. `source_modified_at` keeps the offset it was written
 * with, because a wrong one has its own error; so have the rules that join several parameters.
 */
export const IngestQuery = z.strictObject({
  filename: text({ min: 1 }),
  mime: text({ min: 1 }),
  title: text().optional(),
  source_kind: text({ min: 1 }).optional(),
  source_ref: text({ min: 1 }).optional(),
  source_modified_at: writtenDateTime().optional(),
  versioning_mode: VersioningMode.optional(),
  source_version_ref: text().optional(),
  source_path: text({ min: 1 }).optional(),
});
export type IngestQuery = z.infer<typeof IngestQuery>;

/** Who uploaded, as a trusted client said it. */
export const IngestPrincipal = z.strictObject({
  kind: PrincipalKind,
  ref: z.string().regex(/^[\x20-\x7e]{1,255}$/),
});
export type IngestPrincipal = z.infer<typeof IngestPrincipal>;

export const ParkedReason = z.literal('no_route');

export const IngestedVersion = z.strictObject({
  deployment_id: id,
  doc_id: id,
  version_id: id,
  content_hash: sha256Hex,
  created: z.boolean(),
  mime: z.string().nullable(),
  title: z.string().nullable(),
  versioning_mode: VersioningMode.nullable(),
  parked: ParkedReason.nullable(),
});
export type IngestedVersion = z.infer<typeof IngestedVersion>;
