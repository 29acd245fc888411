import type { Sql } from '@memory/database';

/**
 * Whether all of some entities are known: a current one, or one that an open fact is still about although its sources
 * have stopped naming it. By memory.entities_pkey, facts_by_subject and facts_by_object.
 */
export async function areKnown(sql: Sql, entityIds: readonly string[]): Promise<boolean> {
  const asked = [...new Set(entityIds)];
  if (asked.length === 0) return true;
  const [row] = await sql<{ known: number }[]>`
    select count(*)::int as known from memory.entities e
     where e.entity_id = any(${asked}::uuid[]) and (
       (e.live_mentions > 0 and e.merged_into is null)
       or exists (select from memory.facts f where f.subject_entity_id = e.entity_id and f.invalidated_at is null)
       or exists (select from memory.facts f where f.object_entity_id = e.entity_id and f.invalidated_at is null))`;
  return row?.known === asked.length;
}
