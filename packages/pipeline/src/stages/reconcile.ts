import type { Tx } from '@memory/database';
import { moveItems, removeItems } from '@memory/database/search-index';
import { setTestimony } from '../entities/set-testimony.ts';
import type { Stage, VersionContext } from '../run/stage.ts';
import { loadClaimItems } from './claim-items.ts';
import { componentVersions } from './component-versions.ts';
import { type PreparedItems, prepareItems, writeItems } from './search-items.ts';

/**
 * Publishes the version. Of a living document the newest published version is its current state: what earlier ones
 * said stops being current testimony, facts lose or keep their support accordingly, and what a withdrawn statement had
 * superseded holds again. On a deleted version it retires whatever processing left behind.
 */
export function createReconcileStage(): Stage {
  return {
    name: 'reconcile',
    componentVersion: componentVersions.reconcile,
    runsOnDeleted: true,
    async prepare(context) {
      const { version, sql } = context;
      const [row] = await sql<{ testimony: string }[]>`
        select testimony from memory.versions where version_id = ${version.versionId}`;
      const waits = version.deletedAt === null && row?.testimony === 'pending';
      const claims = waits
        ? await prepareItems(context, await loadClaimItems(context))
        : { items: [], vectors: [] };
      return (tx) =>
        version.deletedAt === null ? publish(tx, version, claims) : retireDeleted(tx, version.versionId);
    },
  };
}

async function publish(tx: Tx, version: VersionContext, claims: PreparedItems): Promise<void> {
  const { versionId, docId } = version;
  await tx`update memory.versions set published_at = coalesce(published_at, now()) where version_id = ${versionId}`;
  if (version.versioningMode === 'snapshot') return;
  // One version of a document at a time decides which is the newest.
  await tx`select from memory.documents where doc_id = ${docId} for update`;
  const versions = await tx<
    { version_id: string; version_no: number; testimony: string; published: boolean }[]
  >`
    select version_id, version_no, testimony, published_at is not null as published
      from memory.versions where doc_id = ${docId} and deleted_at is null order by version_no desc`;
  const newest = versions.find((one) => one.published);
  if (newest === undefined) return;
  const live = newest.testimony === 'current' ? [] : [newest.version_id];
  const silent = versions
    .filter((one) => one.testimony === 'current' && one.version_id !== newest.version_id)
    .map((one) => one.version_id);
  const superseded = versions
    .filter((one) => one.version_no < newest.version_no)
    .map((one) => one.version_id);
  await tx`
    update memory.versions set testimony = case when version_id = ${newest.version_id} then 'current' else 'superseded' end
     where version_id = any(${[newest.version_id, ...superseded]}::uuid[])
       and testimony is distinct from case when version_id = ${newest.version_id} then 'current' else 'superseded' end`;
  if (live.length === 0 && silent.length === 0) return;
  await Promise.all([
    tx`update memory.claims set is_current = true, retired_at = null, retired_reason = null
        where version_id = any(${live}::uuid[]) and grounding = 'held'`,
    tx`update memory.claims set is_current = false, retired_at = now(), retired_reason = 'superseded_by_version'
        where version_id = any(${silent}::uuid[]) and is_current`,
  ]);
  await moveChunks(tx, live, 'past', 'chunk');
  await moveChunks(tx, silent, 'chunk', 'past');
  if (live.includes(versionId)) await writeItems(tx, [['claim', claims]]);
  await removeItems(tx, 'claim', await idsOf(tx, 'claims', silent));
  await setTestimony(tx, { live, silent, decidedBy: 'reconcile', versionId });
}

async function retireDeleted(tx: Tx, versionId: string): Promise<void> {
  const [left] = await tx<{ statements: boolean }[]>`
    select exists (select from memory.statements where version_id = ${versionId} and is_live)
        or exists (select from memory.claims where version_id = ${versionId} and is_current) as statements`;
  if (!left?.statements) return;
  await tx`update memory.claims set is_current = false, retired_at = now(), retired_reason = 'version_deleted'
            where version_id = ${versionId} and is_current`;
  await removeItems(tx, 'claim', await idsOf(tx, 'claims', [versionId]));
  await removeItems(tx, 'chunk', await idsOf(tx, 'chunks', [versionId]));
  await setTestimony(tx, { live: [], silent: [versionId], decidedBy: 'reconcile', versionId });
}

async function moveChunks(
  tx: Tx,
  versionIds: string[],
  from: 'chunk' | 'past',
  to: 'chunk' | 'past',
): Promise<void> {
  if (versionIds.length > 0) await moveItems(tx, from, to, await idsOf(tx, 'chunks', versionIds));
}

async function idsOf(tx: Tx, what: 'chunks' | 'claims', versionIds: string[]): Promise<string[]> {
  if (versionIds.length === 0) return [];
  const rows =
    what === 'chunks'
      ? await tx<
          { id: string }[]
        >`select chunk_id as id from memory.chunks where version_id = any(${versionIds}::uuid[])`
      : await tx<
          { id: string }[]
        >`select claim_id as id from memory.claims where version_id = any(${versionIds}::uuid[])`;
  return rows.map((row) => row.id);
}
