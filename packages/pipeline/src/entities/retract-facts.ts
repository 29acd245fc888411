import type { Tx } from '@memory/database';
<<<<<<< HEAD
import { indexItems, removeItems } from '@memory/database/search-index';
import { loadChangedProfiles, storeProfiles } from './changed-profiles.ts';
=======
import { type IndexedItem, type ItemVectors, indexItems, removeItems } from '@memory/database/search-index';
import { changedProfiles, storeProfiles } from './entity-profiles.ts';
>>>>>>> 58c7b0b (A deletion brings the search index along: what it left is found by what is still said, what it brought back is found again)
import { setTestimony } from './set-testimony.ts';

/** Texts as the models of the search index see them; none where no model can answer. */
export type EmbedPassages = (tx: Tx, texts: readonly string[]) => Promise<ItemVectors[]>;

/**
 * The facts' part of deleting a document, in the deletion's transaction: what only it supported is closed, what others
 * support loses a supporter, and what it had superseded holds again. The search index follows: without a model, or
 * one that answers, by words alone, and vectors stay as they are.
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
<<<<<<< HEAD
  const closed = await tx<{ fact_id: string }[]>`
    select fact_id from memory.facts where fact_id = any(${decided.factIds}::uuid[]) and invalidated_at is not null`;
=======
  const changed = await tx<{ fact_id: string; label: string; is_closed: boolean }[]>`
    select fact_id, label, invalidated_at is not null as is_closed from memory.facts
     where fact_id = any(${decided.factIds}::uuid[]) order by fact_id`;
  const open = changed.filter((fact) => !fact.is_closed);
>>>>>>> 58c7b0b (A deletion brings the search index along: what it left is found by what is still said, what it brought back is found again)
  await removeItems(
    tx,
    'fact',
    changed.filter((fact) => fact.is_closed).map((fact) => fact.fact_id),
  );
<<<<<<< HEAD
  await rewriteProfiles(tx, deleted.versionIds);
=======
  const facts = open.map((fact) => ({ id: fact.fact_id, text: fact.label }));
  const entities = await refreshProfiles(tx, deleted.versionIds, decided.factIds);
  const vectors = await embed(
    tx,
    [...facts, ...entities].map((item) => item.text),
  );
  const of = (from: number, to: number) =>
    vectors.map(({ generation, embeddings }) => ({ generation, embeddings: embeddings.slice(from, to) }));
  await indexItems(tx, 'fact', facts, of(0, facts.length));
  await indexItems(tx, 'entity', entities, of(facts.length, facts.length + entities.length));
>>>>>>> 58c7b0b (A deletion brings the search index along: what it left is found by what is still said, what it brought back is found again)
  return { relations: decided.relationsClosed, observations: decided.observationsClosed };
}

/**
<<<<<<< HEAD
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
=======
 * The profiles of what the versions named and of what the facts are about, to be indexed; what nobody names any more leaves
 * the index.
 */
async function refreshProfiles(
  tx: Tx,
  versionIds: readonly string[],
  factIds: readonly string[],
): Promise<IndexedItem[]> {
  const profiles = await changedProfiles(
    tx,
    tx`
      select coalesce(e.merged_into, e.entity_id) as entity_id, e.entity_id as own_id
        from memory.entities e
       where e.entity_id in (
         select m.entity_id from memory.entity_mentions m where m.version_id = any(${versionIds as string[]}::uuid[])
         union select f.subject_entity_id from memory.facts f where f.fact_id = any(${factIds as string[]}::uuid[]))`,
  );
  const current = profiles.filter(({ isCurrent }) => isCurrent);
  const silent = profiles.filter(({ isCurrent }) => !isCurrent);
  await removeItems(
    tx,
    'entity',
    silent.map(({ entityId }) => entityId),
  );
  if (profiles.length > 0) await storeProfiles(tx, profiles);
  return current.map(({ entityId, profile }) => ({ id: entityId, text: profile }));
>>>>>>> 58c7b0b (A deletion brings the search index along: what it left is found by what is still said, what it brought back is found again)
}
