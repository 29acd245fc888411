import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

/** Whether all of some entities are known. */
export async function areKnown(sql: Sql, entityIds: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ known: boolean }[]>`select ${allKnown(sql, entityIds)} as known`;
  return row?.known === true;
}

/**
 * Whether all of some entities are known, to be asked within a statement: a current one, or one that an open fact is still
 * about although its sources have stopped naming it. By memory.entities_pkey, facts_by_subject and facts_by_object.
 */
export function allKnown(sql: Sql, entityIds: readonly string[]): Fragment {
  return sql`not exists (
    select from unnest(${entityIds as string[]}::uuid[]) as asked(id) where not exists (
      select from memory.entities e
       where e.entity_id = asked.id and (
         (e.live_mentions > 0 and e.merged_into is null)
         or exists (select from memory.facts f where f.subject_entity_id = e.entity_id and f.invalidated_at is null)
         or exists (select from memory.facts f where f.object_entity_id = e.entity_id and f.invalidated_at is null))))`;
}
