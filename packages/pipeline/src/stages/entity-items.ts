import type { Tx } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
import { type EntityProfile, loadProfiles, storeProfiles, touchedEntities } from '../entities/profiles.ts';
import type { StageContext } from '../run/stage.ts';
import { type PreparedItems, prepareItems, selectItems, writeItems } from './search-items.ts';

/** Profiles that changed, embedded. */
export type PreparedProfiles = { profiles: EntityProfile[]; items: PreparedItems };

/** The changed profiles of the entities that the version bears on, ready to be written. */
export async function prepareProfiles(context: StageContext): Promise<PreparedProfiles> {
  const { version, sql } = context;
  const changed = await loadProfiles(sql, {
    entities: touchedEntities(sql, {
      // What one version of a living document names, another may have taken the place of.
      namedBy:
        version.versioningMode === 'living'
          ? sql`array(select version_id from memory.versions where doc_id = ${version.docId})`
          : sql`array[${version.versionId}::uuid]`,
      decidedFor: [version.versionId],
    }),
    // A deletion has changed the words, and left the vectors to this stage.
    unchanged: version.deletedAt !== null,
  });
  const current = changed.filter((profile) => profile.isCurrent);
  return {
    profiles: changed,
    items: await prepareItems(
      context,
      current.map((profile) => ({ id: profile.entityId, text: profile.profile })),
    ),
  };
}

/**
 * Locks the entities and leaves out those whose profile is another by now: who changed that sees to it. To be called
 * before facts are written, as every writer takes entities first.
 */
export async function lockProfiles(tx: Tx, { profiles, items }: PreparedProfiles): Promise<PreparedProfiles> {
  if (profiles.length === 0) return { profiles, items };
  const ids = profiles.map((one) => one.entityId);
  const [, read] = await Promise.all([
    tx`select from memory.entities where entity_id = any(${ids}::uuid[]) order by entity_id for no key update`,
    loadProfiles(tx, { entities: tx`select unnest(${ids}::uuid[])`, unchanged: true }),
  ]);
  const now = new Map(read.map((one) => [one.entityId, one]));
  const kept = profiles.filter((one) => {
    const { profile, isCurrent } = now.get(one.entityId) ?? {};
    return isCurrent === one.isCurrent && (!isCurrent || profile === one.profile);
  });
  const keptIds = new Set(kept.map((one) => one.entityId));
  return { profiles: kept, items: selectItems(items, (id) => keptIds.has(id)) };
}

/** Writes locked profiles to the entities and the search index; those that are no longer current leave both. */
export async function writeProfiles(tx: Tx, { profiles, items }: PreparedProfiles): Promise<void> {
  if (profiles.length === 0) return;
  await writeItems(tx, [['entity', items]]);
  await removeItems(
    tx,
    'entity',
    profiles.filter((profile) => !profile.isCurrent).map((profile) => profile.entityId),
  );
  await storeProfiles(tx, profiles);
}
