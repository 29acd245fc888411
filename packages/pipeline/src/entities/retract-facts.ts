import type { Tx } from '@memory/database';
import { indexItems, removeItems } from '@memory/database/search-index';
import { loadChangedProfiles, storeProfiles } from './changed-profiles.ts';
import { setTestimony } from './set-testimony.ts';

/**
 * The facts' part of deleting a document, in the deletion's transaction: what only it supported is closed, what others
 * support loses a supporter, and what it had superseded holds again.
 */
export async function retractFacts(
  tx: Tx,
  deleted: { versionIds: readonly string[] },
): Promise<{ relations: number; observations: number }> {
  const decided = await setTestimony(tx, {
    live: [],
    silent: deleted.versionIds,
    decidedBy: 'delete_document',
    versionId: deleted.versionIds.at(-1) ?? null,
  });
  const closed = await tx<{ fact_id: string }[]>`
    select fact_id from memory.facts where fact_id = any(${decided.factIds}::uuid[]) and invalidated_at is not null`;
  await removeItems(
    tx,
    'fact',
    closed.map((row) => row.fact_id),
  );
  await rewriteProfiles(tx, deleted.versionIds);
  return { relations: decided.relationsClosed, observations: decided.observationsClosed };
}

/**
 * Takes what the deleted versions said out of the profiles of entities: one that nothing names any more leaves the index,
 * the others lose the words, and one that another stood for takes its place. Vectors stay until a profile is next
 * embedded, because a deletion waits for no model; an entity is found by its vector only among those whose words fit.
 */
async function rewriteProfiles(tx: Tx, versionIds: readonly string[]): Promise<void> {
  const changed = await loadChangedProfiles(tx, {
    namedBy: tx`${versionIds as string[]}::uuid[]`,
    decidedFor: versionIds,
  });
  const inheriting = await inheritVectors(
    tx,
    changed.filter((one) => one.isCurrent && !one.isIndexed).map((one) => one.entityId),
    versionIds,
  );
  const profiles = changed.filter((one) => one.isIndexed || inheriting.has(one.entityId));
  if (profiles.length === 0) return;
  await removeItems(
    tx,
    'entity',
    profiles.filter((one) => !one.isCurrent).map((one) => one.entityId),
  );
  await indexItems(
    tx,
    'entity',
    profiles.filter((one) => one.isCurrent).map((one) => ({ id: one.entityId, text: one.profile })),
    [],
  );
  await storeProfiles(tx, profiles);
}

/** Gives entities that stand for themselves again the vectors of those that stood for them, and answers which got one. */
async function inheritVectors(
  tx: Tx,
  entityIds: readonly string[],
  versionIds: readonly string[],
): Promise<Set<string>> {
  if (entityIds.length === 0) return new Set();
  const rows = await tx<{ item_id: string }[]>`
    insert into p1.vectors (generation, kind, item_id, embedding)
    select distinct on (v.generation, t.subject_id) v.generation, 'entity', t.subject_id, v.embedding
      from memory.transcript as t
      join p1.vectors as v on v.item_id = t.related_id
     where t.subject_kind = 'entity' and t.outcome = 'separated' and t.subject_id = any(${entityIds as string[]}::uuid[])
       and t.version_id = any(${versionIds as string[]}::uuid[])
       and v.kind = 'entity' and v.generation = any(array(select generation from p1.generations))
     order by v.generation, t.subject_id, t.decided_at desc
    on conflict (generation, kind, item_id) do nothing
    returning item_id`;
  return new Set(rows.map((row) => row.item_id));
}
