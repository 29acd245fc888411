import type { Queryable } from '../database.ts';
import { wordsOfQuestion } from '../words/words-of.ts';
import { type Fragment, type ItemKind, kindLiteral, postingsOf } from './kinds.ts';

export type LexicalQuestion = {
  kind: ItemKind;
  query: string;
  limit: number;
  /**
   * A query for (item_id), or a few thousand ids, each once: only these items are ranked, before the best are chosen. With
   * ids the ranking nominates.
   */
  among?: Fragment | readonly string[] | undefined;
  /** With ids: a query for (item_id). Those of these items that have one of the rarer words are ranked by them, too. */
  beyond?: Fragment | undefined;
  /**
   * So many items, the best by the rarer words, are enough to choose from, and the ranking nominates: the words beyond count
   * for those, but do not bring in others. All words bring in theirs where nothing is said, and the ranking is exact.
   */
  enough?: number | undefined;
};

/**
 * Up to how many items a word is counted in where a ranking only nominates: one that is in more weighs as if it were in so
 * many. To count the 28,000 of a frequent word among a million facts takes as long as all else that a nomination does.
 */
const COUNTED_ITEMS = 5_000;
/** The same among a few items that are given by their ids: what is asked there is which of them share the rarer words. */
const COUNTED_ITEMS_AMONG_IDS = 1_000;
/** Postings of a word that are read through in the time in which one of them is looked up. */
const READ_PER_LOOKUP = 5;

/**
 * A query for (item_id, score): the best items for a text by Okapi BM25 with k1 = 1.2 and b = 0.75, the values that
 * Robertson and Zaragoza (2009) give for want of tuning, and idf = ln(1 + (N - n + 0.5) / (n + 0.5)), which is never
 * negative. Best first, ties by id.
 *
 * Everything is float8: one numeric in the sum makes it five times slower. Each term's postings are read twice by index
 * alone (p1.postings_*_by_term), to count and to score; keeping the first reading costs twice as much as the second
 * (10,000 postings: 8.8 ms against 4.6 ms). The k1 + 1 of the formula stands in the weight.
 */
export function rankLexical(
  sql: Queryable,
  { kind, query, limit, among, beyond, enough }: LexicalQuestion,
): Fragment {
  const postings = postingsOf(sql, kind);
  // In one order, so that equal sums are equal to the last bit.
  const asked = [...wordsOfQuestion(query).counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const nominates = enough !== undefined || isIds(among);
  const counted = sql`from ${postings} as p where p.term = t.term`;
  const share = sql`term.weight * p.tf / (p.tf + 0.3::float8 + corpus.per_length * p.length)`;
  const found = (terms: Fragment) => sql`
    select p.item_id, sum(${share}) as score
    from corpus, ${isIds(among) ? ofItems(sql, postings, { among, goesBeyond: beyond !== undefined }, terms) : ofTerms(sql, postings, terms, among)}
    group by p.item_id`;
  return sql`
    with corpus as materialized (
      select greatest(sum(items), 1)::float8 as items,
        0.9::float8 * greatest(sum(items), 1)::float8 / greatest(sum(total_length), 1)::float8 as per_length
      from p1.corpus where kind = ${kindLiteral(sql, kind)}
    ), term as materialized (
      select t.term, found.items, t.count * 2.2::float8
        * ln(1 + (greatest(corpus.items - found.items, 0) + 0.5::float8) / (found.items + 0.5::float8)) as weight,
        sum(found.items) over (order by found.items, t.term) - found.items as rarer
      from corpus, unnest(${asked.map(([term]) => term)}::text[], ${asked.map(([, count]) => count)}::float8[]) as t (term, count)
      cross join lateral (
        select count(*)::float8 as items ${nominates ? sql`from (select ${counted} limit ${isIds(among) ? COUNTED_ITEMS_AMONG_IDS : COUNTED_ITEMS}) as p` : counted}) as found
    )${beyond === undefined ? sql`` : sql`, beyond as materialized (${beyond})`}
    ${
      enough === undefined
        ? found(sql`term`)
        : sql`
          select chosen.item_id, chosen.score + coalesce((
            select sum(${share}) from term
            cross join lateral (
              select tf, length from ${postings} as p where p.term = term.term and p.item_id = chosen.item_id offset 0) as p
            where term.rarer >= ${enough}), 0) as score
          from corpus, (
            ${found(sql`(select * from term where rarer < ${enough})`)} order by score desc, p.item_id limit ${enough}) as chosen`
    }
    order by score desc, item_id
    limit ${limit}`;
}

function isIds(among: LexicalQuestion['among']): among is readonly string[] {
  return Array.isArray(among);
}

/** The postings `p` of each `term`, of all items or of those of a query. */
function ofTerms(sql: Queryable, postings: Fragment, terms: Fragment, among: Fragment | undefined): Fragment {
  const chosen = among === undefined ? sql`` : sql`join (${among}) as among using (item_id)`;
  return sql`
    ${terms} as term
    cross join lateral (select item_id, tf, length from ${postings} as p where p.term = term.term) as p
    ${chosen}`;
}

/**
 * The postings `p` of a few items that are of a `term`: those of a rare word are read through, those of a frequent one
 * looked up item by item. Both by p1.postings_*_by_term alone (650 facts of a million: 2.7 ms; by all words of each item 3.9).
 */
function ofItems(
  sql: Queryable,
  postings: Fragment,
  { among, goesBeyond }: { among: readonly string[]; goesBeyond: boolean },
  terms: Fragment,
): Fragment {
  const isRare = sql`term.items < ${Math.min(READ_PER_LOOKUP * among.length, COUNTED_ITEMS_AMONG_IDS)}`;
  const more = sql`
    union
    (select p.item_id, p.tf, p.length from ${postings} as p join beyond using (item_id)
      where p.term = term.term and term.items < ${COUNTED_ITEMS_AMONG_IDS})`;
  return sql`
    (select ${[...among]}::uuid[] as ids) as given
    cross join ${terms} as term
    cross join lateral (
      (select p.item_id, p.tf, p.length from ${postings} as p join unnest(given.ids) as one (id) on one.id = p.item_id
        where p.term = term.term and ${isRare})
      union all
      (select p.item_id, p.tf, p.length from unnest(given.ids) as one (id)
        cross join lateral (
          select item_id, tf, length from ${postings} as p where p.term = term.term and p.item_id = one.id offset 0) as p
        where not ${isRare})
      ${goesBeyond ? more : sql``}
    ) as p`;
}
