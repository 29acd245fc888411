import type { Tx } from '@memory/database';
import {
  type IndexedItem,
  type ItemKind,
  type ItemVectors,
  indexItems,
  removeItems,
} from '@memory/database/search-index';
import type { StageContext } from '../run/stage.ts';

/** Items with their vectors in each generation, ready to be written. */
export type PreparedItems = { items: IndexedItem[]; vectors: ItemVectors[] };

/** The generations changed between embedding and writing; the stage is tried again with the new ones. */
class GenerationsChangedError extends Error {
  readonly code = '40001';
}

/** Embeds items for every generation that is written to. No model is called where there are none. */
export async function prepareItems(
  { models, signal }: StageContext,
  items: IndexedItem[],
): Promise<PreparedItems> {
  if (items.length === 0) return { items, vectors: [] };
  const texts = items.map((item) => item.text);
  const vectors: ItemVectors[] = [];
  for (const { generation, embedder } of await models.generations()) {
    vectors.push({ generation, embeddings: await embedder.embed(texts, 'passage', signal) });
  }
  return { items, vectors };
}

/** Writes prepared items of some kinds, if the generations are still those that they were prepared for. */
export async function writeItems(
  tx: Tx,
  prepared: readonly (readonly [kind: ItemKind, items: PreparedItems])[],
): Promise<void> {
  const filled = prepared.filter(([, { items }]) => items.length > 0);
  if (filled.length === 0) return;
  const live = await tx<{ generation: number }[]>`
    select generation from p1.generations where status <> 'retired' order by generation for share`;
  const wanted = live.map((one) => one.generation).join();
  for (const [, { vectors }] of filled) {
    const given = vectors.map((one) => one.generation).sort((a, b) => a - b);
    if (given.join() !== wanted)
      throw new GenerationsChangedError('the generations of the search index changed meanwhile');
  }
  await Promise.all(
    filled.flatMap(([kind, { items, vectors }]) => [
      removeEarlier(tx, kind, items),
      indexItems(tx, kind, items, vectors),
    ]),
  );
}

/** What an earlier run of the stage left of the same passages or claims; shared items are replaced by being written. */
async function removeEarlier(tx: Tx, kind: ItemKind, items: readonly IndexedItem[]): Promise<void> {
  const ids = items.map((item) => item.id);
  if (kind === 'claim') await removeItems(tx, 'claim', ids);
  if (kind === 'chunk' || kind === 'past')
    await Promise.all([removeItems(tx, 'chunk', ids), removeItems(tx, 'past', ids)]);
}
