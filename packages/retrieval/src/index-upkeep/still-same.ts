import type { Tx } from '@memory/database';
import { expectedItems } from '@memory/database/operator';
import { type IndexedItem, type ItemKind, wordsOfItem } from '@memory/database/search-index';

/** An item as the tables of record have it, with the version that it belongs to, where it belongs to one. */
export type StoredItem = IndexedItem & { version_id: string | null };

/** The items that are what they were when they were read, held as they are until the transaction ends. */
export async function stillSame(tx: Tx, kind: ItemKind, items: readonly StoredItem[]): Promise<Set<string>> {
  const ids = items.map((item) => item.id);
  const versionIds = [...new Set(items.flatMap((item) => item.version_id ?? []))].sort();
  // Stages share-lock the version that they write for, and a deletion updates it; shared items are locked themselves.
  if (kind === 'fact')
    await tx`select from memory.facts where fact_id = any(${ids}::uuid[]) order by fact_id for no key update`;
  else if (kind === 'entity')
    await tx`select from memory.entities where entity_id = any(${ids}::uuid[]) order by entity_id for no key update`;
  else
    await tx`select from memory.versions where version_id = any(${versionIds}::uuid[]) order by version_id for no key update`;
  const now = await tx<IndexedItem[]>`
    select item_id as id, context, text from (${expectedItems(tx, kind)}) i where item_id = any(${ids}::uuid[])`;
  const words = new Map(now.map((item) => [item.id, wordsOfItem(item)]));
  return new Set(items.flatMap((item) => (words.get(item.id) === wordsOfItem(item) ? [item.id] : [])));
}
