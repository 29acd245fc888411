import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DocumentDeletion,
  documentNotFound,
  forgetInProgress,
  toUtcString,
  versionDeleted,
} from '@memory/contract';
import type { Sql, Tx } from '@memory/database';
import { keepToIndexes } from '@memory/database/search-index';
import { lockDocument } from '../document-lock.ts';
import { sendTogether } from '../statement.ts';
import type { RetractFacts } from '../types.ts';
import { removeFromSearch } from './remove-from-search.ts';

export type DeletionDeps = {
  sql: Sql;
  now: () => Date;
  retractFacts: RetractFacts;
  /** The component version of `label_relation` that workers run now. */
  labelVersion: string;
  /** Told the ids of stage work that has become ready. */
  onWork: (workIds: readonly string[]) => void;
};

/** SQLSTATEs of a transaction that got into another's way, and would pass if it were run again. */
const RUN_AGAIN = new Set(['40001', '40P01']);
/** Runs of a deletion whose facts others keep deciding on; the waits between them add up to about a second and a half. */
const ATTEMPTS = 16;

/**
 * Takes a document with all its versions out of every read, in one transaction. Its bytes, text and claims stay as
 * history. Stages that are at work on it find the version deleted when they finish, because both lock its row.
 */
export async function deleteDocument(deps: DeletionDeps, docId: string): Promise<DocumentDeletion> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await deleteOnce(deps, docId);
    } catch (error) {
      const code = (error as { code?: unknown } | null)?.code;
      if (attempt === ATTEMPTS || !RUN_AGAIN.has(String(code))) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

async function deleteOnce(deps: DeletionDeps, docId: string): Promise<DocumentDeletion> {
  const at = deps.now();
  const { deletion, work } = await deps.sql.begin(async (tx) => {
    await keepToIndexes(tx);
    await refuseUnlessThere(tx, docId);
    const hidden = await tx<{ version_id: string }[]>`
      update memory.versions set status = 'deleted', deleted_at = coalesce(deleted_at, ${at}), parked = null
      where doc_id = ${docId}
      returning version_id`;
    const versionIds = hidden.map((row) => row.version_id);
    const [retired] = await Promise.all([
      tx<{ claim_id: string; held: boolean }[]>`
        update memory.claims set is_current = false, retired_at = ${at}, retired_reason = ${versionDeleted}
        where doc_id = ${docId} and is_current
        returning claim_id, grounding = 'held' as held`,
      tx`
        update memory.documents
        set deleted_at = ${at}, latest_version_id = null, latest_status = null, current_version_id = null
        where doc_id = ${docId}`,
      // What waits for a route would wait for ever.
      tx`
        update memory.pipeline_work set status = 'skipped', defer_reason = null, finished_at = now()
        where version_id = any(${versionIds}::uuid[]) and status = 'pending' and defer_reason = 'no_route'`,
    ]);
    const claimIds = retired.map((claim) => claim.claim_id);
    await removeFromSearch(tx, docId);
    const closed = await deps.retractFacts(tx, { docId, versionIds, claimIds, at });
    const work = await relabel(tx, versionIds, deps.labelVersion);
    const deletion: DocumentDeletion = {
      doc_id: docId,
      deleted_at: toUtcString(at),
      claims_retired: retired.filter((claim) => claim.held).length,
      relations_closed: closed.relations,
      observations_closed: closed.observations,
    };
    return { deletion, work };
  });
  deps.onWork(work);
  return deletion;
}

/**
 * Lets the last stage run once more: facts that hold again and entities that lost a name are brought into the search
 * index by a worker, as that may call a model, and a deletion calls none. A version that is still on its way gets there itself.
 */
async function relabel(tx: Tx, versionIds: readonly string[], labelVersion: string): Promise<string[]> {
  const rows = await tx<{ work_id: string }[]>`
    update memory.pipeline_work
       set status = 'pending', attempts = 0, not_before = now(), delivered_at = now(), started_at = null, finished_at = null,
           error = null, defer_reason = null
     where version_id = any(${versionIds as string[]}::uuid[]) and stage = 'label_relation'
       and component_version = ${labelVersion} and status in ('succeeded', 'skipped')
    returning work_id`;
  return rows.map((row) => row.work_id);
}

/**
 * A document that is deleted is not there, unless it was hidden without its evidence being updated: then deleting it
 * again finishes the job (memory.claims_current_by_document).
 */
async function refuseUnlessThere(tx: Tx, docId: string): Promise<void> {
  const [, rows = []] = await sendTogether([
    lockDocument(tx, docId),
    tx`
      select coalesce((select forget_in_progress from memory.deployment), false) as forget_in_progress,
        exists (
          select from memory.documents as d
          where d.doc_id = ${docId} and (
            d.deleted_at is null
            or exists (select from memory.claims as c where c.doc_id = d.doc_id and c.is_current and c.grounding = 'held'))
        ) as there`,
  ]);
  const [row] = rows as { forget_in_progress: boolean; there: boolean }[];
  if (row?.forget_in_progress) throw forgetInProgress();
  if (!row?.there) throw documentNotFound();
}
