import type { Sql } from '@memory/database';
import { contextOfClaim, type IndexedItem, type ItemKind } from '@memory/database/search-index';

/** The texts of items as they are indexed, from the tables of record; ids that are gone there are left out. */
export async function readItemTexts(
  sql: Sql,
  kind: ItemKind,
  ids: readonly string[],
): Promise<IndexedItem[]> {
  switch (kind) {
    case 'chunk':
    case 'past':
      return await sql<IndexedItem[]>`
        select chunk_id as id, context_prefix as context, chunk_text as text
        from memory.chunks where chunk_id = any(${[...ids]}::uuid[])`;
    case 'claim':
      return await sql<IndexedItem[]>`
        select c.claim_id as id, ${contextOfClaim(sql)} as context, c.claim_text as text
        from memory.claims as c join memory.chunks as k using (chunk_id) where c.claim_id = any(${[...ids]}::uuid[])`;
    case 'fact':
      return await sql<IndexedItem[]>`
        select fact_id as id, null as context, label as text from memory.facts where fact_id = any(${[...ids]}::uuid[])`;
    case 'entity':
      return await sql<IndexedItem[]>`
        select entity_id as id, null as context, profile as text
        from memory.entities where entity_id = any(${[...ids]}::uuid[])`;
  }
}
