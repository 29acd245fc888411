import type { Tx } from '@memory/database';
import type { Query } from './queries.ts';

/** Rows that are on their way at once: about a hundred kilobytes. */
const BATCH = 100;

/** The rows of a query that is ordered by `key`, handed out key by key; both sides count keys upwards. */
export type KeyedRows<Found> = {
  /** The rows of this key; those of smaller keys that nobody asked for are passed over. */
  of(key: string): AsyncGenerator<Found, void, undefined>;
  /** Every row that is left. */
  all(): AsyncGenerator<Found, void, undefined>;
};

/** Declares a cursor in the transaction. The query takes no parameters and gives a column `key`, a UUID, in order. */
export async function openRows<Found extends { key: string }>(
  tx: Tx,
  name: string,
  query: Query,
): Promise<KeyedRows<Found>> {
  await tx`declare ${tx(name)} no scroll cursor for ${query}`;
  let batch: readonly Found[] = [];
  let next = 0;
  let isOver = false;

  async function peek(): Promise<Found | null> {
    if (next === batch.length && !isOver) {
      batch = await tx<Found[]>`fetch ${tx.unsafe(String(BATCH))} from ${tx(name)}`;
      next = 0;
      isOver = batch.length < BATCH;
    }
    return batch[next] ?? null;
  }

  return {
    async *of(key) {
      for (let row = await peek(); row !== null && row.key <= key; row = await peek()) {
        next += 1;
        if (row.key === key) yield row;
      }
    },
    async *all() {
      for (let row = await peek(); row !== null; row = await peek()) {
        next += 1;
        yield row;
      }
    },
  };
}
