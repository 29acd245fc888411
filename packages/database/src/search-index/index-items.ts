import type { Tx } from '../database.ts';
import { indexWords } from './index-words.ts';
import type { IndexedItem } from './item-text.ts';
import { generationLiteral, type ItemKind, kindLiteral, postingsOf } from './kinds.ts';
import { removeItems } from './remove-items.ts';
import { toVectorText } from './vector-text.ts';

/** The items' vectors in one generation, in the order of the items. */
export type ItemVectors = { generation: number; embeddings: readonly Float32Array[] };

/** The classes of advisory locks on shared items: "p1" in ASCII and the kind's initial. */
const ITEM_LOCKS = { fact: 0x70_31_66, entity: 0x70_31_65 };

/**
 * Locks of a kind are taken on this many buckets of ids: a document of many thousands of facts must not fill the server's
 * lock table (64 x 100 by default).
 */
const LOCK_BUCKETS = 1024;

/**
 * Puts items into the search index: their words, their vectors in each given generation, and the statistics of BM25, in
 * one round trip of a few statements, however many items.
 *
 * They take the place of what the index has of them, passages also of what it has of them as the other kind of passage.
 * Facts and entities belong to no one version: writers of the same one wait for each other here, each locking in the order of the buckets, so that they cannot wait in a ring.
 */
export async function indexItems(
  tx: Tx,
  kind: ItemKind,
  items: readonly IndexedItem[],
  vectors: readonly ItemVectors[],
): Promise<void> {
  if (items.length === 0) return;
  const order = items
    .map((_, index) => index)
    .sort((a, b) => compare(items[a]?.id ?? '', items[b]?.id ?? ''));
  const ids = order.map((index) => items[index]?.id ?? '');
  if (new Set(ids).size !== ids.length) throw new TypeError(`an item of kind ${kind} was given twice`);
  const writes: Promise<unknown>[] = [
    ...(kind === 'fact' || kind === 'entity' ? [lockItems(tx, kind, ids)] : []),
    ...(kind === 'chunk' ? [removeWhereHeld(tx, 'past', ids)] : []),
    ...(kind === 'past' ? [removeWhereHeld(tx, 'chunk', ids)] : []),
    indexWords(
      tx,
      kind,
      order.map((index) => items[index] as IndexedItem),
    ),
  ];
  for (const { generation, embeddings } of vectors) {
    if (embeddings.length !== items.length) throw new TypeError('each item needs one embedding');
    const embedded = order.map((index) => toVectorText(embeddings[index] as Float32Array));
    writes.push(tx`
      insert into p1.vectors (generation, kind, item_id, embedding)
      select ${generationLiteral(tx, generation)}, ${kindLiteral(tx, kind)}, item_id, embedding::halfvec
      from unnest(${ids}::uuid[], ${embedded}::text[]) as i (item_id, embedding)
      on conflict (generation, kind, item_id) do update set embedding = excluded.embedding`);
  }
  await Promise.all(writes);
}

/** Takes passages that were of another kind out of the index; there are next to never any. */
async function removeWhereHeld(tx: Tx, kind: 'chunk' | 'past', ids: readonly string[]): Promise<void> {
  const [found] = await tx<{ held: boolean }[]>`
    select exists (select from ${postingsOf(tx, kind)} where item_id = any(${[...ids]}::uuid[])) as held`;
  if (found?.held) await removeItems(tx, kind, ids);
}

async function lockItems(tx: Tx, kind: 'fact' | 'entity', ids: readonly string[]): Promise<void> {
  await tx`
    select pg_advisory_xact_lock(${ITEM_LOCKS[kind]}::int, bucket)
    from (select distinct abs(hashtext(id) % ${LOCK_BUCKETS}::int) as bucket from unnest(${ids}::text[]) as i (id) order by bucket) as b`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
