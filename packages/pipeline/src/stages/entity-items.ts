import type { Tx } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
import type { StageContext } from '../run/stage.ts';
import { type PreparedItems, prepareItems, writeItems } from './search-items.ts';

export type EntityProfile = { entityId: string; profile: string; isCurrent: boolean };

const ALIASES = 8;
const FACTS = 6;

/** Profiles that changed, embedded. */
export type PreparedProfiles = { profiles: EntityProfile[]; items: PreparedItems };

/** The changed profiles of the entities that the version bears on, ready to be written. */
export async function prepareProfiles(context: StageContext): Promise<PreparedProfiles> {
  const profiles = await loadChangedProfiles(context);
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
  await tx`update memory.entities e set profile = case when p."isCurrent" then p.profile else '' end
             from jsonb_to_recordset(${tx.json(profiles)}) as p("entityId" uuid, profile text, "isCurrent" boolean)
            where e.entity_id = p."entityId"`;
}

/**
 * The profiles of the entities that the version names, as they should be: the name, its type, other names, and what is
 * held of it best. Of a living document also those that its other versions name, as it may have taken their place.
 * Only those whose stored profile differs are answered.
 */
async function loadChangedProfiles({ version, sql }: StageContext): Promise<EntityProfile[]> {
  return await sql<EntityProfile[]>`
    with touched as (
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
       where t.version_id = ${version.versionId} and t.subject_kind = 'entity'
    ), profiled as (
      select e.entity_id, e.profile as stored, e.live_mentions > 0 and e.merged_into is null as is_current,
             concat_ws('. ', e.canonical_name || case when e.entity_type in ('thing', 'concept') then '' else ' (' || e.entity_type || ')' end,
                       names.joined, said.joined) as profile
        from (select entity_id from touched union select own_id from touched) t
        join memory.entities e on e.entity_id = t.entity_id
        left join lateral (
          select string_agg(alias, ', ') as joined from (
            select distinct a.alias from memory.entity_aliases a
             where a.entity_id in (select e.entity_id union all select x.entity_id from memory.entities x where x.merged_into = e.entity_id)
               and a.live_mentions > 0 and a.alias <> e.canonical_name
             order by a.alias limit ${ALIASES}) a
        ) names on true
        left join lateral (
          select string_agg(label, '. ' order by evidence_count desc, label) as joined from (
            select f.label, f.evidence_count from memory.facts f
             where f.subject_entity_id = e.entity_id and f.invalidated_at is null and f.support = 'current'
             order by f.evidence_count desc, f.label, f.fact_id limit ${FACTS}) f
        ) said on true
    )
    select entity_id as "entityId", profile, is_current as "isCurrent" from profiled
     where profile <> stored or (not is_current and stored <> '')
     order by entity_id`;
}
