import type { Tx } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
import { type EntityProfile, loadChangedProfiles, storeProfiles } from '../entities/changed-profiles.ts';
import type { StageContext } from '../run/stage.ts';
import { type PreparedItems, prepareItems, selectItems, writeItems } from './search-items.ts';

/** Profiles that changed, embedded. */
export type PreparedProfiles = { profiles: EntityProfile[]; items: PreparedItems };

/** The changed profiles of the entities that the version bears on, ready to be written. */
export async function prepareProfiles(context: StageContext): Promise<PreparedProfiles> {
  const { version, sql } = context;
  const profiles = await loadChangedProfiles(sql, {
    // What one version of a living document names, another may have taken the place of.
    namedBy:
      version.versioningMode === 'living'
        ? sql`array(select version_id from memory.versions where doc_id = ${version.docId})`
        : sql`array[${version.versionId}::uuid]`,
    decidedFor: [version.versionId],
    // A deletion has changed the words, and left the vectors to this stage.
    all: version.deletedAt !== null,
  });
  const current = profiles.filter((profile) => profile.isCurrent);
  return {
    profiles,
    items: await prepareItems(
      context,
      current.map((profile) => ({ id: profile.entityId, text: profile.profile })),
    ),
  };
}

/**
 * Locks the entities and leaves out those that meanwhile became current or ceased to be: who changed that sees to their
 * profiles. To be called before facts are written, as every writer takes entities first.
 */
export async function lockProfiles(tx: Tx, { profiles, items }: PreparedProfiles): Promise<PreparedProfiles> {
  if (profiles.length === 0) return { profiles, items };
  const rows = await tx<{ entity_id: string; is_current: boolean }[]>`
    select entity_id, live_mentions > 0 and merged_into is null as is_current from memory.entities
     where entity_id = any(${profiles.map((one) => one.entityId)}::uuid[]) order by entity_id for no key update`;
  const isCurrent = new Map(rows.map((row) => [row.entity_id, row.is_current]));
  const kept = profiles.filter((one) => isCurrent.get(one.entityId) === one.isCurrent);
  if (kept.length === profiles.length) return { profiles, items };
  const ids = new Set(kept.map((one) => one.entityId));
  return { profiles: kept, items: selectItems(items, (id) => ids.has(id)) };
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
