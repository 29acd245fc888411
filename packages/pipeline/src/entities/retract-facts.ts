import type { Tx } from '@memory/database';
import { type ItemVectors, indexItems, removeItems } from '@memory/database/search-index';
import { loadChangedProfiles, storeProfiles } from './changed-profiles.ts';
import { setTestimony } from './set-testimony.ts';

/** Texts as the models of the search index see them; none where no model can answer. */
export type EmbedPassages = (tx: Tx, texts: readonly string[]) => Promise<ItemVectors[]>;

/**
 * The facts' part of deleting a document, in the deletion's transaction: what only it supported is closed, what others
 * support loses a supporter, and what it had superseded holds again. The search index follows; where no model
 * answers, by words alone.
 */
export async function retractFacts(
  tx: Tx,
  deleted: { versionIds: readonly string[] },
  embed: EmbedPassages = async () => [],
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
  await indexItems(tx, 'fact', open, await embed(tx, textsOf(open)));
  await rewriteProfiles(tx, deleted.versionIds, embed);
  return { relations: decided.relationsClosed, observations: decided.observationsClosed };
}

/**
 * Takes what the deleted versions said out of the profiles of entities: one that nothing names any more leaves the index,
 * the others lose the words, and one that another stood for takes its place. Where no model answers, vectors stay
 * until a profile is next embedded; an entity is found by its vector only among those whose words fit.
 */
async function rewriteProfiles(tx: Tx, versionIds: readonly string[], embed: EmbedPassages): Promise<void> {
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
  const current = profiles
    .filter((one) => one.isCurrent)
    .map((one) => ({ id: one.entityId, text: one.profile }));
  await indexItems(tx, 'entity', current, await embed(tx, textsOf(current)));
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

function textsOf(items: readonly { text: string }[]): string[] {
  return items.map((item) => item.text);
}
