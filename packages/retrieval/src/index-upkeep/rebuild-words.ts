import type { Sql } from '@memory/database';
import { expectedItems } from '@memory/database/operator';
import { type ItemKind, indexItems, itemKinds, WORDS_VERSION } from '@memory/database/search-index';
import { type StoredItem, stillSame } from './still-same.ts';

export type RebuildWordsOptions = {
  sql: Sql;
  /** Items read and written at a time; 200 by default. */
  batch?: number;
  signal?: AbortSignal;
  onProgress?: (progress: { kind: ItemKind; items: number }) => void;
};

/** - `current`: the words are of this build's reading, or a newer one's; - `busy`: another process makes them. */
export type RebuiltWords = 'current' | 'busy';

/** The session lock that one process holds while it rebuilds words: "words" in ASCII. */
const WORDS_LOCK = 0x77_6f_72_64_73;

/**
 * Makes the postings of all items again, kind by kind, where they are of an older reading of words than this build's; their
 * vectors stay. Questions are answered meanwhile, in both readings, and documents come in. Can be broken off at any time
 * and goes on where it was.
 */
export async function rebuildWords(options: RebuildWordsOptions): Promise<RebuiltWords> {
  const { sql } = options;
  if ((await olderKinds(sql)).length === 0) return 'current';
  const session = await sql.reserve();
  try {
    const [lock] = await session<{ held: boolean }[]>`select pg_try_advisory_lock(${WORDS_LOCK}) as held`;
    if (lock?.held !== true) return 'busy';
    try {
      for (const { kind, through } of await olderKinds(sql)) await rebuildKind(options, kind, through);
      return 'current';
    } finally {
      await session`select pg_advisory_unlock(${WORDS_LOCK})`;
    }
  } finally {
    session.release();
  }
}

/** By p1.words_pkey. */
async function olderKinds(sql: Sql): Promise<{ kind: ItemKind; through: string | null }[]> {
  return await sql<{ kind: ItemKind; through: string | null }[]>`
    select kind, through from p1.words where kind = any(${[...itemKinds]}::text[]) and version < ${WORDS_VERSION} order by kind`;
}

async function rebuildKind(
  { sql, batch = 200, signal, onProgress }: RebuildWordsOptions,
  kind: ItemKind,
  through: string | null,
): Promise<void> {
  let after = through ?? '00000000-0000-0000-0000-000000000000';
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const items = await sql<StoredItem[]>`
      select item_id as id, context, text, version_id from (${expectedItems(sql, kind)}) as i
       where item_id > ${after} order by item_id limit ${batch}`;
    const last = items.at(-1);
    if (last === undefined) break;
    after = last.id;
    await sql.begin(async (tx) => {
      const same = await stillSame(tx, kind, items);
      await indexItems(
        tx,
        kind,
        items.filter((item) => same.has(item.id)),
        [],
      );
      await tx`update p1.words set through = ${after} where kind = ${kind} and version < ${WORDS_VERSION}`;
    });
    done += items.length;
    onProgress?.({ kind, items: done });
  }
  await sql`update p1.words set version = ${WORDS_VERSION}, through = null where kind = ${kind} and version < ${WORDS_VERSION}`;
}
