import type { Sql } from '@memory/database';
import { expectedItems } from '@memory/database/operator';
import {
  embedItems,
  type ItemKind,
  indexItems,
  itemKinds,
  liveGenerations,
  removeItems,
} from '@memory/database/search-index';
import type { Embedder } from '@memory/models';
import { type StoredItem, stillSame } from './still-same.ts';

export type RebuildIndexOptions = {
  sql: Sql;
  /** Opens the model of a generation; called once for each. */
  open(model: string): Promise<Embedder>;
  /** Items embedded and written at a time; 64 by default. */
  batch?: number;
  signal?: AbortSignal;
  onProgress?: (progress: IndexProgress) => void;
};

export type IndexProgress = { kind: ItemKind; done: number; total: number };

export type RebuiltIndex = Record<ItemKind, { written: number; removed: number }>;

/**
 * Makes the search index again, in place, from the tables of record: words, statistics, and vectors in every live
 * generation; what does not belong in it is taken out. Questions are answered meanwhile, and documents come in: each
 * batch holds the versions that it is about, and leaves alone what has changed since it was read, as whoever changed it
 * writes it. May be broken off at any time.
 */
export async function rebuildIndex(options: RebuildIndexOptions): Promise<RebuiltIndex> {
  const { sql } = options;
  const generations = await Promise.all(
    (await liveGenerations(sql)).map(async ({ generation, model }) => ({
      generation,
      embedder: await options.open(model),
    })),
  );
  const rebuilt = {} as RebuiltIndex;
  for (const kind of itemKinds) {
    const removed = await removeStrays(options, kind);
    const written = await rebuildKind(options, kind, generations);
    rebuilt[kind] = { written, removed };
  }
  return rebuilt;
}

type Generation = { generation: number; embedder: Embedder };

async function rebuildKind(
  options: RebuildIndexOptions,
  kind: ItemKind,
  generations: readonly Generation[],
): Promise<number> {
  const { sql, batch = 64, signal, onProgress } = options;
  const [counted] = await sql<
    { total: number }[]
  >`select count(*)::int as total from (${expectedItems(sql, kind)}) i`;
  const total = counted?.total ?? 0;
  let after = '00000000-0000-0000-0000-000000000000';
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const items = await sql<StoredItem[]>`
      select item_id as id, context, text, version_id from (${expectedItems(sql, kind)}) i
       where item_id > ${after} order by item_id limit ${batch}`;
    const last = items.at(-1);
    if (last === undefined) return done;
    after = last.id;
    const vectors = await Promise.all(
      generations.map(async ({ generation, embedder }) => ({
        generation,
        embeddings: await embedItems(items, (texts) => embedder.embed(texts, 'passage', signal)),
      })),
    );
    await sql.begin(async (tx) => {
      const same = await stillSame(tx, kind, items);
      const kept = items.flatMap((item, index) => (same.has(item.id) ? [index] : []));
      const ids = kept.map((index) => items[index]?.id ?? '');
      await removeItems(tx, kind, ids);
      await indexItems(
        tx,
        kind,
        kept.map((index) => items[index] as StoredItem),
        vectors.map(({ generation, embeddings }) => ({
          generation,
          embeddings: kept.map((index) => embeddings[index] as Float32Array),
        })),
      );
    });
    done += items.length;
    onProgress?.({ kind, done, total: Math.max(total, done) });
  }
}

/** What the index holds and should not. */
async function removeStrays({ sql, signal }: RebuildIndexOptions, kind: ItemKind): Promise<number> {
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const strays = await sql.begin(async (tx) => {
      const found = await tx<{ item_id: string }[]>`
        with ought as (${expectedItems(tx, kind)})
        select item_id from (
          select item_id from p1.postings where kind = ${kind} union select item_id from p1.vectors where kind = ${kind}
        ) has
         where not exists (select from ought o where o.item_id = has.item_id)
         order by item_id limit 1000`;
      await removeItems(
        tx,
        kind,
        found.map((row) => row.item_id),
      );
      return found.length;
    });
    removed += strays;
    if (strays < 1000) return removed;
  }
}
