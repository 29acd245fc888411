import type { Sql } from '@memory/database';
import type { Fragment } from './filters.ts';
import { isFrequent, type Spelling } from './find-spellings.ts';

/**
 * Names are ranked by BM25 over their words, with two changes. A word's weight comes from the number of names that hold
 * it or a similar one alone, so that it needs no count of all names. And a name's length is counted in characters
 * against a usual one of 30, with b = 0.3 instead of 0.75: with it a whole word in a name of 120 characters still
 * outranks a similar one in a name of one word.
 */
const USUAL_LENGTH = 30;
const SIMILAR_QUALITY = 0.5;

/**
 * CTEs that end in `name_score (version_id, doc_id, score)`: the versions among `judged` one of whose names holds a word
 * asked for, by their best name. Where some words are rare, a name has to hold one of those, and the frequent ones
 * (`md`, `report`) only add to it. Relies on memory.name_terms_pkey and memory.version_names_pkey.
 */
export function nameChannel(sql: Sql, spellings: readonly Spelling[], judged: Fragment): Fragment {
  const rare = spellings.filter((spelling) => !isFrequent(spelling));
  const [telling, adding] = rare.length > 0 ? [rare, spellings.filter(isFrequent)] : [spellings, []];
  return sql`
    name_hit as materialized (
      select k.word, t.name_id, t.version_id, t.doc_id, max(k.weight) as weight
      from ${known(sql, spellings, telling)}
      join memory.name_terms as t on t.term = k.term
      where ${judged}
      group by k.word, t.name_id, t.version_id, t.doc_id
    ), name_addition as (
      select k.word, h.name_id, h.version_id, h.doc_id, max(k.weight) as weight
      from (select distinct name_id, version_id, doc_id from name_hit) as h
      cross join ${known(sql, spellings, adding)}
      join memory.name_terms as t on t.term = k.term and t.name_id = h.name_id
      group by k.word, h.name_id, h.version_id, h.doc_id
    ), name_match as (
      select version_id, doc_id, name_id, sum(weight) as matched
      from (select * from name_hit union all select * from name_addition) as hit
      group by version_id, doc_id, name_id
    ), name_score as (
      select m.version_id, m.doc_id,
        max(m.matched * 2.2::float8 / (1 + 1.2::float8 * (0.7::float8 + 0.3::float8 * char_length(n.name) / ${USUAL_LENGTH}::float8))) as score
      from name_match as m
      join memory.version_names as n using (name_id)
      group by m.version_id, m.doc_id
    )`;
}

/** Some of the spellings as a table `k (word, term, weight)`. */
function known(sql: Sql, all: readonly Spelling[], some: readonly Spelling[]): Fragment {
  const names = new Map<string, number>();
  for (const { word, names: count } of all) names.set(word, (names.get(word) ?? 0) + count);
  const weights = some.map(
    ({ word, similar }) => (similar ? SIMILAR_QUALITY : 1) / (1 + Math.log(names.get(word) ?? 1)),
  );
  return sql`unnest(${some.map((one) => one.word)}::text[], ${some.map((one) => one.term)}::text[], ${weights}::float8[]) as k(word, term, weight)`;
}
