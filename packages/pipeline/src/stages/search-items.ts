import type { Tx } from '@memory/database';
import {
  embedItems,
  type IndexedItem,
  type ItemKind,
  type ItemVectors,
  indexItems,
} from '@memory/database/search-index';
import type { StageContext, StageWrite } from '../run/stage.ts';
import { piecesOf } from './in-pieces.ts';

/** Items that are embedded and written at a time: a few hundred milliseconds on the embedded database. */
const PIECE_ITEMS = 250;

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
  const vectors: ItemVectors[] = [];
  for (const { generation, embedder } of await models.generations()) {
    const embeddings = await embedItems(items, (texts) => embedder.embed(texts, 'passage', signal));
    vectors.push({ generation, embeddings });
  }
  return { items, vectors };
}

/** Those of the items whose id is asked for, with their vectors. */
export function selectItems(
  { items, vectors }: PreparedItems,
  isWanted: (id: string) => boolean,
): PreparedItems {
  const places = items.flatMap(({ id }, place) => (isWanted(id) ? [place] : []));
  const at = <Value>(values: readonly Value[]) => places.flatMap((place) => values.slice(place, place + 1));
  return {
    items: at(items),
    vectors: vectors.map(({ generation, embeddings }) => ({ generation, embeddings: at(embeddings) })),
  };
}

/**
 * Embeds items and writes them, where they are many all but the last piece ahead of the stage's own transaction: so
 * neither their vectors fill the memory nor their writing holds the database for long. `write` replaces what the index
 * has of the items.
 */
export async function embedInPieces(
  context: StageContext,
  items: readonly IndexedItem[],
  write: (tx: Tx, prepared: PreparedItems) => Promise<void>,
): Promise<StageWrite> {
  const pieces = piecesOf(items, PIECE_ITEMS);
  const last = pieces.pop() ?? [];
  for (const piece of pieces) {
    const prepared = await prepareItems(context, piece);
    await context.writeAhead((tx) => write(tx, prepared));
  }
  const prepared = await prepareItems(context, last);
  return (tx) => write(tx, prepared);
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
  await Promise.all(filled.map(([kind, { items, vectors }]) => indexItems(tx, kind, items, vectors)));
}
