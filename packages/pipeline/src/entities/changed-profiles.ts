import type { Queryable, Tx } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

export type EntityProfile = { entityId: string; profile: string; isCurrent: boolean };

const ALIASES = 8;
const FACTS = 6;

/**
 * The profiles of the entities that some versions name (`namedBy`, an array of ids) or that were joined or parted on the
 * account of some (`decidedFor`), as they should be: the name, its type, other names, and what is held of it best. Only
 * those whose stored profile differs are answered, or with `all` every one.
 */
export async function loadChangedProfiles(
  sql: Queryable,
  { namedBy, decidedFor, all = false }: { namedBy: Fragment; decidedFor: readonly string[]; all?: boolean },
): Promise<EntityProfile[]> {
  return await sql<EntityProfile[]>`
    with touched as (
      select distinct coalesce(e.merged_into, e.entity_id) as entity_id, e.entity_id as own_id
        from memory.entity_mentions m join memory.entities e on e.entity_id = m.entity_id
       where m.version_id = any(${namedBy})
      union
      -- Those that were joined or parted on its account, whoever names them.
      select coalesce(e.merged_into, e.entity_id), e.entity_id
        from memory.transcript t join memory.entities e on e.entity_id in (t.subject_id, t.related_id)
       where t.version_id = any(${decidedFor as string[]}::uuid[]) and t.subject_kind = 'entity'
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
     where profile <> stored or (not is_current and stored <> '') or ${all}
     order by entity_id`;
}

/** Keeps profiles as the search index has them: that of an entity which is no longer current is empty. */
export async function storeProfiles(tx: Tx, profiles: readonly EntityProfile[]): Promise<void> {
  await tx`update memory.entities e set profile = case when p."isCurrent" then p.profile else '' end
             from jsonb_to_recordset(${tx.json(profiles)}) as p("entityId" uuid, profile text, "isCurrent" boolean)
            where e.entity_id = p."entityId"`;
}
