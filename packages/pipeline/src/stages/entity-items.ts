import type { Tx } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
<<<<<<< HEAD
import { type EntityProfile, loadChangedProfiles, storeProfiles } from '../entities/changed-profiles.ts';
=======
import { changedProfiles, type EntityProfile, storeProfiles } from '../entities/entity-profiles.ts';
>>>>>>> 58c7b0b (A deletion brings the search index along: what it left is found by what is still said, what it brought back is found again)
import type { StageContext } from '../run/stage.ts';
import { type PreparedItems, prepareItems, writeItems } from './search-items.ts';

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

/** Writes them to the entities and the search index; those that are no longer current leave both. */
export async function writeProfiles(tx: Tx, { profiles, items }: PreparedProfiles): Promise<void> {
  if (profiles.length === 0) return;
  await writeItems(tx, [['entity', items]]);
  await removeItems(
    tx,
    'entity',
    profiles.filter((profile) => !profile.isCurrent).map((profile) => profile.entityId),
  );
  await storeProfiles(tx, profiles);
<<<<<<< HEAD
=======
}

/**
 * The profiles of the entities that the version names, and of a living document those that its other versions name, as it
 * may have taken their place.
 */
async function loadChangedProfiles({ version, sql }: StageContext): Promise<EntityProfile[]> {
  return await changedProfiles(
    sql,
    sql`
      select distinct coalesce(e.merged_into, e.entity_id) as entity_id, e.entity_id as own_id
        from memory.entity_mentions m join memory.entities e on e.entity_id = m.entity_id
       where m.version_id = any(
         case when ${version.versioningMode === 'living'}
              then array(select version_id from memory.versions where doc_id = ${version.docId})
              else array[${version.versionId}::uuid] end)
      union
      -- Those that were joined or parted on its account, whoever names them.
      select coalesce(e.merged_into, e.entity_id), e.entity_id
        from memory.transcript t join memory.entities e on e.entity_id in (t.subject_id, t.related_id)
       where t.version_id = ${version.versionId} and t.subject_kind = 'entity'`,
  );
>>>>>>> 58c7b0b (A deletion brings the search index along: what it left is found by what is still said, what it brought back is found again)
}
