import type { Sql } from '@memory/database';
import { wordsOfQuestion } from '@memory/database/search-index';
import type { Fragment } from './filters.ts';

/**
 * CTEs that end in `text_score (version_id, doc_id, score)`: the versions among `judged` that hold a term of the query,
 * by their best passage. Passages are scored by Okapi BM25 (k1 = 1.2, b = 0.75; idf = ln(1 + (N - n + 0.5) / (n + 0.5)))
 * over the passages of current and past testimony together: a snapshot's and a living document's, whatever became of it.
 * Everything is float8; one numeric in the sum makes it five times slower. Relies on p1.postings_*_by_term, which
 * gives the document frequencies as well, and memory.chunks_pkey. No more than the best `passages` are looked up, all of
 * them for null. A passage is indexed behind its document's title, which is a name and no text: one that holds the terms
 * no more often than that title does is found by its name alone.
 */
export function textChannel(sql: Sql, query: string, judged: Fragment, passages: number | null): Fragment {
  const asked = [...wordsOfQuestion(query).counts.keys()];
  const terms = sql`${asked}::text[]`;
  // Postgres reads plain words of a title as the index does; of other terms, being rare, any place counts.
  const others = asked.filter((term) => !/^[a-z]+$/.test(term));
  return sql`
    posting as materialized (
      -- The partitions by name: behind a condition on kind, which the index does not hold, each posting costs a heap page.
      select p.term, p.item_id, p.tf::float8 as tf, p.length::float8 as length
      from (
        select term, item_id, tf, length from p1.postings_chunk
        union all
        select term, item_id, tf, length from p1.postings_past
      ) as p
      where p.term = any(${terms})
    ), collection as materialized (
      select greatest(sum(items), 1)::float8 as items, greatest(sum(total_length), 1)::float8 / greatest(sum(items), 1)::float8 as mean_length
      from p1.corpus
      where kind in ('chunk', 'past')
    ), term_weight as materialized (
      select p.term, ln(1 + (greatest(c.items - count(*), 0) + 0.5::float8) / (count(*) + 0.5::float8)) as idf
      from posting as p
      cross join collection as c
      group by p.term, c.items
    ), passage as (
      select p.item_id, sum(p.tf) as hits,
        sum(w.idf * p.tf * 2.2::float8 / (p.tf + 1.2::float8 * (0.25::float8 + 0.75::float8 * p.length / c.mean_length))) as score
      from posting as p
      join term_weight as w using (term)
      cross join collection as c
      group by p.item_id
    ), best_passage as materialized (
      select * from passage order by round(score * 1e9::float8) desc, item_id limit ${passages}
    ), text_score as (
      select t.version_id, t.doc_id, max(p.score) as score
      from best_passage as p
      join memory.chunks as t on t.chunk_id = p.item_id
      join memory.documents as d on d.doc_id = t.doc_id
      where ${judged} and p.hits > case when starts_with(t.context_prefix, d.title) then (
          (select coalesce(sum(cardinality(positions)), 0)
          from unnest(to_tsvector('memory.english', d.title))
          where lexeme = any(${terms}) and not lexeme = any(${others}::text[]))
          + (select coalesce(sum((char_length(t.title) - char_length(replace(t.title, o.term, ''))) / char_length(o.term)), 0)
            from (select lower(normalize(d.title, nfkc)) as title) as t, unnest(${others}::text[]) as o (term))) else 0 end
      group by t.version_id, t.doc_id
    )`;
}
