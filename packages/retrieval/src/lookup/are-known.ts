import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

/**
 * Whether all of some entities are known: current ones, or ones that an open fact is still about although its sources
 * have stopped naming them. By memory.entities_pkey, facts_by_subject and facts_by_object.
 */
export async function areKnown(sql: Sql, entityIds: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ known: boolean }[]>`
    select not exists (
      select from unnest(${entityIds as string[]}::uuid[]) as asked(id) where not exists (
        select from memory.entities e
         where e.entity_id = asked.id and (
           (e.live_mentions > 0 and e.merged_into is null)
           or exists (select from memory.facts f where f.subject_entity_id = e.entity_id and f.invalidated_at is null)
           or exists (select from memory.facts f where f.object_entity_id = e.entity_id and f.invalidated_at is null)))) as known`;
  return row?.known === true;
}

/**
 * 'named' where sources name all of some entities now, to be asked within a statement; who is not named may be known all
 * the same. The three lookups of `areKnown` would cost a statement more to get ready than most look-ups take to run.
 */
export function areNamed(sql: Sql, entityIds: readonly string[]): Fragment {
  const [id, other] = entityIds;
  if (id === undefined) return sql`'named'`;
  if (other !== undefined && other !== id)
    return sql`case when ${areNamed(sql, [id])} = ${areNamed(sql, [other])} then 'named' end`;
  return sql`(
    select 'named' from memory.entities e where e.entity_id = ${id} and e.live_mentions > 0 and e.merged_into is null)`;
}
