import type { Sql } from '@memory/database';
import { type IndexedItem, type ItemKind, itemText } from '@memory/database/search-index';

type Row = { item_id: string; context: string | null; body: string };

/** The texts of items as they are indexed, from the tables of record; ids that are gone there are left out. */
export async function readItemTexts(
  sql: Sql,
  kind: ItemKind,
  ids: readonly string[],
): Promise<IndexedItem[]> {
  const rows = await read(sql, kind, [...ids]);
  return rows.map((row) => ({ id: row.item_id, text: itemText(row.context, row.body) }));
}

async function read(sql: Sql, kind: ItemKind, ids: string[]): Promise<Row[]> {
  switch (kind) {
    case 'chunk':
    case 'past':
      return await sql<Row[]>`
        select chunk_id as item_id, context_prefix as context, chunk_text as body
        from memory.chunks where chunk_id = any(${ids}::uuid[])`;
    case 'claim':
      return await sql<Row[]>`
        select c.claim_id as item_id, k.context_prefix as context, c.claim_text as body
        from memory.claims as c join memory.chunks as k using (chunk_id) where c.claim_id = any(${ids}::uuid[])`;
    case 'fact':
      return await sql<Row[]>`
        select fact_id as item_id, null as context, label as body from memory.facts where fact_id = any(${ids}::uuid[])`;
    case 'entity':
      return await sql<Row[]>`
        select entity_id as item_id, null as context, profile as body
        from memory.entities where entity_id = any(${ids}::uuid[])`;
  }
}
