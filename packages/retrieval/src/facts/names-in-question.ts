import type { Sql } from '@memory/database';
import type { ConfirmedFact } from './confirm-facts.ts';

/**
 * For each fact the names by which a question calls what it is about, where its label may have another: 'Where is NITR based?'
 * asks for the Northern Institute for Tidal Research. `question` is normalised as names are. By memory.entity_aliases_by_entity and entities_merged.
 */
export async function namesInQuestion(
  sql: Sql,
  question: string,
  facts: readonly ConfirmedFact[],
): Promise<Map<string, string[]>> {
  const ids = [...new Set(facts.flatMap(({ entities }) => entities))];
  if (ids.length === 0) return new Map();
  const rows = await sql<{ entity_id: string; alias: string }[]>`
    select distinct r.entity_id, a.alias
      from (select entity_id, entity_id as named from unnest(${ids}::uuid[]) e(entity_id)
            union all
            select merged_into, entity_id from memory.entities where merged_into = any(${ids}::uuid[])) r
      join memory.entity_aliases a on a.entity_id = r.named
     where a.live_mentions > 0 and position(a.alias_norm in ${question}) > 0
     order by r.entity_id, a.alias`;
  const names = new Map<string, string[]>();
  for (const { entity_id, alias } of rows) names.set(entity_id, [...(names.get(entity_id) ?? []), alias]);
  return new Map(facts.map((fact) => [fact.fact_id, fact.entities.flatMap((id) => names.get(id) ?? [])]));
}
