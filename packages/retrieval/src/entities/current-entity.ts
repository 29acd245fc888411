import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

/**
 * The condition that the memory still has something under the name of an entity, the row `alias` of memory.entities: a
 * source names it now, or an open fact is about it although its sources have stopped naming it. By
 * memory.facts_by_subject and facts_by_object.
 */
export function isNamed(sql: Sql, alias: string): Fragment {
  const e = sql(alias);
  return sql`(${e}.live_mentions > 0
    or exists (select from memory.facts as f where f.subject_entity_id = ${e}.entity_id and f.invalidated_at is null)
    or exists (select from memory.facts as f where f.object_entity_id = ${e}.entity_id and f.invalidated_at is null))`;
}

/** Whether all of some ids, each given once, are current entities: named, and standing for themselves. */
export async function areCurrent(sql: Sql, entityIds: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ current: number }[]>`
    select count(*)::int as current from memory.entities as e
     where e.entity_id = any(${[...entityIds]}::uuid[]) and e.merged_into is null and ${isNamed(sql, 'e')}`;
  return row?.current === entityIds.length;
}
