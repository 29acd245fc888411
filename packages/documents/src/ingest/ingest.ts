import type { IngestedVersion } from '@memory/contract';
import type { Sql } from '@memory/database';
import { discardBlob } from '../blobs/discard-blob.ts';
import { stem } from '../names/stem.ts';
import type { IngestRequest } from '../types.ts';
import { documentId, UPLOAD } from './identity.ts';
import { receiveBody } from './receive-body.ts';
import { storeVersion } from './store-version.ts';

export type IngestDeps = {
  sql: Sql;
  deploymentId: string;
  routes: ReadonlySet<string>;
  convertVersion: string;
  maxAttempts: number;
  now: () => Date;
  onWork: (workIds: readonly string[]) => void;
};

/** Stores one file: receives its bytes, then writes everything about it in one short transaction. */
export async function ingest(
  deps: IngestDeps,
  request: IngestRequest,
  body: AsyncIterable<Uint8Array>,
): Promise<IngestedVersion> {
  const { sql } = deps;
  const { source_kind, source_ref } = request;
  const received = await receiveBody(sql, body, deps.now);
  const pair = source_kind !== undefined && source_ref !== undefined ? { source_kind, source_ref } : null;
  const docId = documentId(deps.deploymentId, received.hash, pair);

  const discard = async () => {
    if (received.inline === null) await discardBlob(sql, received.blobId);
  };
  const stored = await sql
    .begin((tx) =>
      storeVersion(tx, deps, request, {
        docId,
        sourceKind: pair?.source_kind ?? UPLOAD,
        sourceRef: pair?.source_ref ?? null,
        title: request.title ?? stem(request.filename),
        body: received,
      }),
    )
    .catch(async (error: unknown) => {
      await discard();
      throw error;
    });
  if (stored.blobId !== received.blobId) await discard();
  if (stored.workIds.length > 0) deps.onWork(stored.workIds);

  return {
    deployment_id: deps.deploymentId,
    doc_id: docId,
    version_id: stored.versionId,
    content_hash: received.hash.toString('hex'),
    created: stored.created,
    mime: stored.mime,
    title: stored.title,
    versioning_mode: stored.versioningMode,
    parked: stored.parked,
  };
}
