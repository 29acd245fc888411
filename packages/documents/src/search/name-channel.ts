import type { Sql } from '@memory/database';
import type { Fragment } from './filters.ts';
import { FREQUENT, type Spelling } from './find-spellings.ts';

/**
 * Names are ranked by BM25 over their words, with two changes. A word's weight comes from the number of names that hold
 * it or a similar one alone, so that it needs no count of all names. And a name's length is counted in characters
 * against a usual one of 30, with b = 0.3 instead of 0.75 and up to 120: with it a whole word in any name outranks a
 * similar one in a name of one word.
 */
const USUAL_LENGTH = 30;
const LONGEST_LENGTH = 120;
const SIMILAR_QUALITY = 0.5;

/**
 * CTEs that end in `name_score (version_id, doc_id, score)`: the versions among `judged` one of whose names holds a word
 * asked for, by their best name. Where rare words are found, a name has to hold one of those, and the frequent ones
 * (`md`, `report`) only add to it. Relies on memory.name_terms_pkey and memory.version_names_pkey.
 */
export function nameChannel(sql: Sql, spellings: readonly Spelling[], judged: Fragment): Fragment {
  const names = namesByWord(spellings);
  const isFrequent = ({ word }: Spelling) => (names.get(word) ?? 0) > FREQUENT;
  const adding = spellings.every(isFrequent) ? [] : spellings.filter(isFrequent);
  const telling = spellings.filter((spelling) => !adding.includes(spelling));
  const hits = (spellings: readonly Spelling[], condition: Fragment) => sql`
      select k.word, t.name_id, t.version_id, t.doc_id, max(k.weight) as weight
      from ${known(sql, spellings, names)}
      join memory.name_terms as t on t.term = k.term
      where ${condition}
      group by k.word, t.name_id, t.version_id, t.doc_id`;
  return sql`
    told as materialized (${hits(telling, judged)}
    ), added as (
      select k.word, h.name_id, h.version_id, h.doc_id, max(k.weight) as weight
      from (select distinct name_id, version_id, doc_id from told) as h
      cross join ${known(sql, adding, names)}
      join memory.name_terms as t on t.term = k.term and t.name_id = h.name_id
      group by k.word, h.name_id, h.version_id, h.doc_id
    ), name_match as (
      select version_id, doc_id, name_id, sum(weight) as matched
      from (
        select * from told
        union all
        select * from added
        union all
        -- The rare words may be those of versions that are not judged.
        select * from (${hits(adding, sql`not exists (select from told) and ${judged}`)}) as frequent
      ) as hit
      group by version_id, doc_id, name_id
    ), name_score as (
      select m.version_id, m.doc_id,
        max(m.matched * 2.2::float8 / (1 + 1.2::float8 * (0.7::float8 + 0.3::float8 * least(char_length(n.name), ${LONGEST_LENGTH}) / ${USUAL_LENGTH}::float8))) as score
      from name_match as m
      join memory.version_names as n using (name_id)
      group by m.version_id, m.doc_id
    )`;
}

/** How many names hold each word of the query, in whatever spelling. */
function namesByWord(spellings: readonly Spelling[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const { word, names: count } of spellings) names.set(word, (names.get(word) ?? 0) + count);
  return names;
}

/** Spellings as a table `k (word, term, weight)`. */
function known(sql: Sql, spellings: readonly Spelling[], names: Map<string, number>): Fragment {
  const weights = spellings.map(
    ({ word, similar }) =>
      (similar ? SIMILAR_QUALITY : 1) / (1 + Math.log(Math.max(names.get(word) ?? 1, 1))),
  );
  return sql`unnest(${spellings.map((one) => one.word)}::text[], ${spellings.map((one) => one.term)}::text[],
    ${weights}::float8[]) as k(word, term, weight)`;
}
