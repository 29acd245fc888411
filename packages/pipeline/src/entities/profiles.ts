import type { Queryable, Tx } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

export type EntityProfile = { entityId: string; profile: string; isCurrent: boolean };

const ALIASES = 8;
const FACTS = 6;

/**
 * The ids of the entities whose profiles some versions have a part in: those that they name (`namedBy`, an array of
 * ids), and on whose account (`decidedFor`) entities were joined or parted or facts about them changed.
 */
export function touchedEntities(
  sql: Queryable,
  { namedBy, decidedFor }: { namedBy: Fragment; decidedFor: readonly string[] },
): Fragment {
  return sql`
    with touched as (
      select m.entity_id from memory.entity_mentions m where m.version_id = any(${namedBy})
      union
      select id from memory.transcript t, unnest(array[t.subject_id, t.related_id]) id
       where t.version_id = any(${decidedFor as string[]}::uuid[]) and t.subject_kind = 'entity' and id is not null
      union
      select f.subject_entity_id
        from memory.transcript t join memory.facts f on f.fact_id = t.subject_id
       where t.version_id = any(${decidedFor as string[]}::uuid[]) and t.subject_kind in ('relation', 'observation')
    )
    select entity_id from touched
    union
    select e.merged_into from touched join memory.entities e using (entity_id) where e.merged_into is not null`;
}

/**
 * The profiles of some entities (a query for their ids) as they should be: the name, its type, other names, and what is
 * held of it best. Only those whose stored profile differs are answered, or with `unchanged` every one.
 */
export async function loadProfiles(
  sql: Queryable,
  { entities, unchanged = false }: { entities: Fragment; unchanged?: boolean },
): Promise<EntityProfile[]> {
  return await sql<EntityProfile[]>`
    with profiled as (
      select e.entity_id, e.profile as stored, e.live_mentions > 0 and e.merged_into is null as is_current,
             concat_ws('. ', e.canonical_name || case when e.entity_type in ('thing', 'concept') then '' else ' (' || e.entity_type || ')' end,
                       names.joined, said.joined) as profile
        from (${entities}) t (entity_id)
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
     where case when is_current then profile <> stored else stored <> '' end or ${unchanged}
     order by entity_id`;
}

/** Keeps profiles as the search index has them: that of an entity which is no longer current is empty. */
export async function storeProfiles(tx: Tx, profiles: readonly EntityProfile[]): Promise<void> {
  await tx`update memory.entities e set profile = case when p."isCurrent" then p.profile else '' end
             from jsonb_to_recordset(${tx.json(profiles)}) as p("entityId" uuid, profile text, "isCurrent" boolean)
            where e.entity_id = p."entityId"`;
}
