import type { Tx } from '../database.ts';
import { addToCorpus } from './corpus.ts';
import { type ItemKind, kindLiteral, postingsOf } from './kinds.ts';

/**
 * Takes items out of the search index: words, statistics, and vectors in every generation. Ids that it does not hold
 * are passed over.
 */
export async function removeItems(tx: Tx, kind: ItemKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await Promise.all([
    removePostings(tx, kind, ids),
    tx`
      delete from p1.vectors
      where kind = ${kindLiteral(tx, kind)} and item_id = any(${[...ids]}::uuid[])
        and generation = any(array(select generation from p1.generations))`,
  ]);
}

/** Takes the words of items and their part in the statistics out of the index; their vectors stay. */
export async function removePostings(tx: Tx, kind: ItemKind, ids: readonly string[]): Promise<void> {
  await tx`
      with gone as (
        delete from ${postingsOf(tx, kind)} where item_id = any(${[...ids]}::uuid[]) returning item_id, length
      )
      ${addToCorpus(
        tx,
        kind,
        tx`
        select -count(*) as items, -coalesce(sum(length), 0) as total_length
        from (select distinct item_id, length from gone) as g`,
      )}`;
}
