import type { Tx } from '@memory/database';
import { indexItems, removeItems } from '@memory/database/search-index';
import { loadProfiles, storeProfiles, touchedEntities } from './profiles.ts';
import { setTestimony } from './set-testimony.ts';

/**
 * The facts' part of deleting a document, in the deletion's transaction: what only it supported is closed, what others
 * support loses a supporter, and what it had superseded holds again. The words of the search index follow at once, its
 * vectors when label_relation has run once more, because a deletion waits for no model.
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
  const changed = await tx<{ id: string; text: string; is_closed: boolean }[]>`
    select fact_id as id, label as text, invalidated_at is not null as is_closed from memory.facts
     where fact_id = any(${decided.factIds}::uuid[])`;
  await removeItems(
    tx,
    'fact',
    changed.filter((fact) => fact.is_closed).map((fact) => fact.id),
  );
  const open = changed.filter((fact) => !fact.is_closed);
  await indexItems(tx, 'fact', open, []);
  await rewriteProfiles(tx, deleted.versionIds);
  return { relations: decided.relationsClosed, observations: decided.observationsClosed };
}

/**
 * Takes what the deleted versions said out of the profiles of entities: one that nothing names any more leaves the index,
 * the others lose the words, and one that another stood for takes its place.
 */
async function rewriteProfiles(tx: Tx, versionIds: readonly string[]): Promise<void> {
  const profiles = await loadProfiles(tx, {
    entities: touchedEntities(tx, { namedBy: tx`${versionIds as string[]}::uuid[]`, decidedFor: versionIds }),
  });
  if (profiles.length === 0) return;
  await removeItems(
    tx,
    'entity',
    profiles.filter((one) => !one.isCurrent).map((one) => one.entityId),
  );
  const current = profiles
    .filter((one) => one.isCurrent)
    .map((one) => ({ id: one.entityId, text: one.profile }));
  await indexItems(tx, 'entity', current, []);
  await storeProfiles(tx, profiles);
}
