import type { Tx } from '../database.ts';
import { type Words, wordsOfText } from '../words/words-of.ts';
import { addToCorpus } from './corpus.ts';
import { type IndexedItem, type ItemText, wordsOfItem } from './item-text.ts';
import { type ItemKind, kindLiteral, postingsOf } from './kinds.ts';
import { removePostings } from './remove-items.ts';

/** What is indexed of a text, in UTF-16 units: a whole chunk many times over. */
const INDEXED_CHARACTERS = 50_000;
/** The most that a smallint column holds. */
const MOST_COUNTED = 32_767;

/** The words of an item as the index holds them. */
export function indexedWords(item: ItemText): Words {
  const { counts, length } = wordsOfText(wordsOfItem(item).slice(0, INDEXED_CHARACTERS).toWellFormed());
  if (length <= MOST_COUNTED) return { counts, length };
  return {
    counts: new Map([...counts].map(([term, count]) => [term, Math.min(count, MOST_COUNTED)])),
    length: Math.min(length, MOST_COUNTED),
  };
}

/**
 * Puts the words of items, each given once, into the search index in the place of those that it has of them, with the
 * statistics of BM25.
 */
export async function indexWords(tx: Tx, kind: ItemKind, items: readonly IndexedItem[]): Promise<void> {
  const places: number[] = [];
  const terms: string[] = [];
  const frequencies: number[] = [];
  const lengths: number[] = [];
  for (const [place, item] of items.entries()) {
    const { counts, length } = indexedWords(item);
    lengths.push(length);
    for (const [term, count] of counts) {
      places.push(place + 1);
      terms.push(term);
      frequencies.push(count);
    }
  }
  const ids = items.map((item) => item.id);
  await Promise.all([
    removePostings(tx, kind, ids),
    tx`
      with token as materialized (
        select item.id, item.length, t.term, t.tf
        from unnest(${ids}::uuid[], ${lengths}::smallint[]) with ordinality as item (id, length, place)
        join unnest(${places}::int[], ${terms}::text[], ${frequencies}::smallint[]) as t (place, term, tf) using (place)
      ), come as (
        insert into ${postingsOf(tx, kind)} (kind, term, item_id, tf, length)
        select ${kindLiteral(tx, kind)}, term, id, tf, length from token
      )
      ${addToCorpus(
        tx,
        kind,
        tx`
        select count(*) as items, coalesce(sum(length), 0) as total_length
        from (select distinct id, length from token) as found`,
      )}`,
  ]);
}
