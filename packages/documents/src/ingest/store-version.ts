import { forgetInProgress, type VersioningMode } from '@memory/contract';
import { type Tx, uuidv7 } from '@memory/database';
import { currentSpan } from '@memory/telemetry';
import { resolveWaitingCitations } from '../citations/resolve-waiting-citations.ts';
import { lockDocument } from '../document-lock.ts';
import { recordNames, recordWords } from '../names/record-names.ts';
import { type Statement, sendTogether } from '../statement.ts';
import type { IngestRequest } from '../types.ts';
import { type Decision, decide, type StoredState } from './decide.ts';
import type { IngestDeps } from './ingest.ts';
import type { ReceivedBody } from './receive-body.ts';

/** The document that an ingest is about, and what the document would be called if it were new. */
export type Target = {
  docId: string;
  sourceKind: string;
  sourceRef: string | null;
  title: string;
  body: ReceivedBody;
};

export type StoredVersion = {
  versionId: string;
  created: boolean;
  mime: string;
  title: string;
  versioningMode: VersioningMode;
  parked: 'no_route' | null;
  /** The blob that holds the bytes, which may be an earlier upload's. */
  blobId: string;
  /** Ledger rows that may be delivered now. */
  workIds: string[];
};

/**
 * The transaction of an ingest: four round trips (begin; lock and read; write; commit), however much there is to write,
 * because the statements of a trip are sent together. Statements see what the one before them did.
 */
export async function storeVersion(
  tx: Tx,
  deps: IngestDeps,
  request: IngestRequest,
  target: Target,
): Promise<StoredVersion> {
  const at = deps.now();
  const { blobId, state } = await lockAndRead(tx, request, target, at);
  const decision = decide(state, request, target.body.hash.toString('hex'), deps.routes);
  const { version } = decision;
  const versionId = version.kind === 'same' ? version.versionId : uuidv7();
  const workId = uuidv7();
  const { inline } = target.body;

  const writes: Statement[] = [];
  if (blobId === target.body.blobId && inline !== null) {
    writes.push(tx`insert into memory.blob_parts (blob_id, part_no, bytes) values (${blobId}, 0, ${inline})`);
  }
  if (version.kind === 'new') {
    writes.push(insertVersion(tx, deps, request, target, { version, versionId, workId, state, at }));
  } else if (version.sourceVersionRef !== null) {
    writes.push(
      tx`update memory.versions set source_version_ref = ${version.sourceVersionRef} where version_id = ${versionId}`,
    );
  }
  const lettingGo = decision.releaseParked && blobId !== target.body.blobId;
  const [released = []] = await sendTogether([
    // First, so that it lets go only what waited before this version.
    ...(lettingGo ? [releaseParked(tx, decision.mime, target.body.hash)] : []),
    ...writes,
    recordNames(tx, { docId: target.docId, versionId }, request, at),
    resolveWaitingCitations(tx, { docId: target.docId, versionId }),
    recordWords(tx, request),
  ]);

  const workIds = lettingGo ? released.map((row) => String(row.work_id)) : [];
  if (version.kind === 'new' && version.parked === null) workIds.push(workId);
  return {
    versionId,
    created: version.kind === 'new',
    mime: decision.mime,
    title: state.title,
    versioningMode: state.versioning_mode,
    parked: version.parked,
    blobId,
    workIds,
  };
}

type StateRow = {
  blob_id: string;
  mime: string;
  forget_in_progress: boolean;
  title: string | null;
  versioning_mode: VersioningMode | null;
  last_version_no: number | null;
  version_id: string | null;
  content_hash: string | null;
  parked: 'no_route' | null;
  source_version_ref: string | null;
};

async function lockAndRead(
  tx: Tx,
  request: IngestRequest,
  target: Target,
  at: Date,
): Promise<{ blobId: string; state: StoredState }> {
  const { body, docId } = target;
  const [, , rows = []] = await sendTogether([
    lockDocument(tx, docId),
    // `where false` changes nothing and still locks the row, so two types for the same bytes are decided one by one.
    tx`
      insert into memory.contents as c (content_hash, blob_id, size_bytes, mime, created_at)
      values (${body.hash}, ${body.blobId}, ${body.size}, ${request.mime}, ${at})
      on conflict (content_hash) do update set content_hash = excluded.content_hash where false`,
    tx`
      select c.blob_id, c.mime, coalesce((select forget_in_progress from memory.deployment), false) as forget_in_progress,
        d.title, d.versioning_mode, d.last_version_no,
        v.version_id, encode(v.content_hash, 'hex') as content_hash, v.parked, v.source_version_ref
      from memory.contents as c
      left join memory.documents as d on d.doc_id = ${docId}
      left join memory.versions as v on v.version_id = d.latest_version_id
      where c.content_hash = ${body.hash}`,
  ]);
  const [row] = rows as StateRow[];
  if (!row) throw new Error('the content that was just locked is not there');
  if (row.forget_in_progress) throw forgetInProgress();
  return {
    blobId: row.blob_id,
    state: {
      title: row.title ?? target.title,
      versioning_mode: row.versioning_mode ?? request.versioning_mode ?? 'snapshot',
      last_version_no: row.last_version_no ?? 0,
      latest:
        row.version_id === null || row.content_hash === null
          ? null
          : {
              version_id: row.version_id,
              content_hash: row.content_hash,
              parked: row.parked,
              source_version_ref: row.source_version_ref,
            },
      mime: row.mime,
    },
  };
}

type NewVersion = {
  version: Extract<Decision['version'], { kind: 'new' }>;
  versionId: string;
  workId: string;
  state: StoredState;
  at: Date;
};

/**
 * The document, its new version and the first ledger row. `title`, `versioning_mode` and `first_seen_at` are those of
 * the document's first ingest and outlive its deletion: sending the file again continues the same document.
 */
function insertVersion(
  tx: Tx,
  deps: IngestDeps,
  request: IngestRequest,
  target: Target,
  { version, versionId, workId, state, at }: NewVersion,
): Statement {
  return tx`
    with document as (
      insert into memory.documents as d (doc_id, source_kind, source_ref, title, versioning_mode, first_seen_at,
        last_version_no, latest_version_id, latest_status)
      values (${target.docId}, ${target.sourceKind}, ${target.sourceRef}, ${state.title}, ${state.versioning_mode}, ${at},
        ${version.versionNo}, ${versionId}, 'ingesting')
      on conflict (doc_id) do update set last_version_no = excluded.last_version_no,
        latest_version_id = excluded.latest_version_id, latest_status = excluded.latest_status, deleted_at = null
    ), version as (
      insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, title_sent, source_path,
        source_modified_at, source_version_ref, ingested_by_kind, ingested_by_ref, ingested_at, status, parked, testimony,
        trace_parent)
      values (${versionId}, ${target.docId}, ${version.versionNo}, ${target.body.hash}, ${request.filename},
        ${request.title ?? null}, ${request.source_path ?? null}, ${request.source_modified_at ?? null},
        ${request.source_version_ref ?? null}, ${request.principal?.kind ?? null}, ${request.principal?.ref ?? null},
        ${at}, 'ingesting', ${version.parked}, ${version.testimony}, ${currentSpan()?.traceParent ?? null})
    )
    insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, max_attempts, not_before,
      defer_reason, created_at, delivered_at)
    values (${workId}, ${versionId}, 'convert', ${deps.convertVersion}, 'pending', ${deps.maxAttempts}, now(),
      ${version.parked}, now(), now())`;
}

/**
 * Lets go every conversion of these bytes that waits for a route, whichever document it belongs to, and answers their
 * ledger rows (memory.versions_by_content). Times in the ledger are the database's.
 */
function releaseParked(tx: Tx, mime: string, contentHash: Buffer): Statement {
  return tx`
    with bytes as (
      update memory.contents set mime = ${mime} where content_hash = ${contentHash} and mime <> ${mime}
    ), released as (
      update memory.versions set parked = null
      where content_hash = ${contentHash} and parked is not null and deleted_at is null
      returning version_id
    )
    update memory.pipeline_work as w
    set defer_reason = null, not_before = now(), delivered_at = now()
    from released
    where w.version_id = released.version_id and w.status = 'pending' and w.defer_reason = 'no_route'
    returning w.work_id`;
}
