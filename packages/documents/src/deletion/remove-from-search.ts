import type { Tx } from '@memory/database';

/**
 * Takes a document's chunks and claims out of the search index, every generation of it, and out of the statistics of
 * BM25 (p1.postings_*_by_item, p1.vectors_pkey).
 */
export async function removeFromSearch(tx: Tx, docId: string): Promise<void> {
  await Promise.all([
    tx`
      with item as (
        select c.chunk_id as item_id
        from memory.chunks as c
        join memory.versions as v using (version_id)
        where v.doc_id = ${docId}
        union all
        select c.claim_id
        from memory.claims as c
        join memory.versions as v using (version_id)
        where v.doc_id = ${docId}
      ), gone as (
        delete from p1.postings as p
        using item
        where p.item_id = item.item_id and p.kind in ('chunk', 'past', 'claim')
        returning p.kind, p.item_id, p.length
      ), counted as (
        select kind, count(*) as items, sum(length) as total_length
        from (select distinct kind, item_id, length from gone) as removed
        group by kind
      )
      insert into p1.corpus as c (kind, shard, items, total_length)
      select kind, 0, -items, -total_length from counted order by kind
      on conflict (kind, shard) do update
      set items = c.items + excluded.items, total_length = c.total_length + excluded.total_length`,
    tx`
      with item as (
        select c.chunk_id as item_id
        from memory.chunks as c
        join memory.versions as v using (version_id)
        where v.doc_id = ${docId}
        union all
        select c.claim_id
        from memory.claims as c
        join memory.versions as v using (version_id)
        where v.doc_id = ${docId}
      )
      delete from p1.vectors as e
      using item
      where e.item_id = item.item_id and e.kind in ('chunk', 'past', 'claim')
        and e.generation in (select generation from p1.generations)`,
  ]);
}
