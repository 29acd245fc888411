import type { Sql } from '@memory/database';
import type { Fragment } from './filters.ts';

/**
 * CTEs that end in `text_score (version_id, doc_id, score)`: the versions among `judged` that hold a term of the query,
 * by their best passage. Passages are scored by Okapi BM25 (k1 = 1.2, b = 0.75; idf = ln(1 + (N - n + 0.5) / (n + 0.5)))
 * over the passages of current and past testimony together: a snapshot's and a living document's, whatever became of it.
 * Everything is float8; one numeric in the sum makes it five times slower. Relies on p1.postings_*_by_term, which
 * gives the document frequencies as well, and memory.chunks_pkey.
 */
export function textChannel(sql: Sql, query: string, judged: Fragment): Fragment {
  return sql`
    posting as materialized (
      select p.term, p.item_id, p.tf::float8 as tf, p.length::float8 as length
      from p1.postings as p
      where p.kind in ('chunk', 'past')
        and p.term = any(array(select lexeme from unnest(to_tsvector('memory.english', ${query}))))
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
      select p.item_id,
        sum(w.idf * p.tf * 2.2::float8 / (p.tf + 1.2::float8 * (0.25::float8 + 0.75::float8 * p.length / c.mean_length))) as score
      from posting as p
      join term_weight as w using (term)
      cross join collection as c
      group by p.item_id
    ), text_score as (
      select t.version_id, t.doc_id, max(p.score) as score
      from passage as p
      join memory.chunks as t on t.chunk_id = p.item_id
      where ${judged}
      group by t.version_id, t.doc_id
    )`;
}
