import { uuid5 } from '@memory/database';

/** What makes a file the same document as an earlier one. */
export type SourcePair = { source_kind: string; source_ref: string };

/** `source_kind` of a file sent without a source identity. */
export const UPLOAD = 'upload';

/**
 * The document id. With a source pair it is `uuid5(deployment_id, source_kind + "\0" + source_ref)` over UTF-8; without
 * one `uuid5(deployment_id, sha256(bytes))` over the 32 raw bytes of the hash. The deployment id is the namespace, so
 * one file has different ids in two deployments. A pair never contains NUL (see `storable`), so no two pairs collide.
 */
export function documentId(deploymentId: string, contentHash: Uint8Array, pair: SourcePair | null): string {
  return uuid5(deploymentId, pair === null ? contentHash : `${pair.source_kind}\0${pair.source_ref}`);
}

/** `type/subtype` in lower case without parameters: what routing looks at. */
export function mimeEssence(mime: string): string {
  return (mime.split(';', 1)[0] ?? '').trim().toLowerCase();
}
