import type { Tx } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
import { type EntityProfile, loadChangedProfiles, storeProfiles } from '../entities/changed-profiles.ts';
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
}
