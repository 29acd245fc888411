import type { Tx } from '../database.ts';
import { addToCorpus } from './corpus.ts';
import { type ItemKind, kindLiteral, postingsOf } from './kinds.ts';

/**
 * Moves items to another kind as they are: passages between `chunk` and `past`, when testimony becomes current or
 * stops being so. Ids that the first kind does not hold are passed over.
 */
export async function moveItems(tx: Tx, from: ItemKind, to: ItemKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const moved = [...ids];
  const count = (sign: '' | '-') => tx`
    select ${tx.unsafe(sign)}count(*) as items, ${tx.unsafe(sign)}coalesce(sum(length), 0) as total_length
    from (select distinct item_id, length from gone) as g`;
  await Promise.all([
    tx`
      with gone as (
        delete from ${postingsOf(tx, from)} where item_id = any(${moved}::uuid[])
        returning term, item_id, tf, length
      ), come as (
        insert into ${postingsOf(tx, to)} (kind, term, item_id, tf, length)
        select ${kindLiteral(tx, to)}, term, item_id, tf, length from gone
      ), less as (
        ${addToCorpus(tx, from, count('-'))}
      )
      ${addToCorpus(tx, to, count(''))}`,
    tx`
      with gone as (
        delete from p1.vectors
        where kind = ${kindLiteral(tx, from)} and item_id = any(${moved}::uuid[])
          and generation = any(array(select generation from p1.generations))
        returning generation, item_id, embedding
      )
      insert into p1.vectors (generation, kind, item_id, embedding)
      select generation, ${kindLiteral(tx, to)}, item_id, embedding from gone`,
  ]);
}
