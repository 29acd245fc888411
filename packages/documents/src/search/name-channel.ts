import type { Sql } from '@memory/database';
import { SIMILAR_LETTERS, wordSpellings } from '../names/spellings.ts';
import { nameWords } from '../names/words.ts';
import type { Fragment } from './filters.ts';

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
 * of the query, whole or in a similar spelling, by their best name. Function words count only where there is nothing
 * else. Relies on memory.name_vocabulary_pkey, memory.name_vocabulary_by_trigram and memory.name_terms_pkey.
 */
export function nameChannel(sql: Sql, query: string, judged: Fragment): Fragment {
  const spellings = nameWords(query).map(wordSpellings);
  return sql`
    spoken as (
      select s.*, to_tsvector('memory.english', s.word) = ''::tsvector as is_function_word
      from jsonb_to_recordset(${sql.json(spellings)}) as s(word text, swaps jsonb, patterns jsonb, edits int)
    ), asked as materialized (
      select * from spoken where not is_function_word or not exists (select from spoken where not is_function_word)
    ), known as materialized (
      select a.word, a.word as term, 1::float8 as quality
      from asked as a
      union
      select a.word, t.term, ${SIMILAR_QUALITY}::float8
      from asked as a
      cross join jsonb_array_elements_text(a.swaps) as s(term)
      join memory.name_vocabulary as t on t.term = s.term
      union
      select a.word, t.term, ${SIMILAR_QUALITY}::float8
      from asked as a
      cross join jsonb_array_elements_text(a.patterns) as p(pattern)
      join memory.name_vocabulary as t on t.term like p.pattern
      where t.term <> a.word
        and char_length(t.term) between char_length(a.word) - a.edits and char_length(a.word) + a.edits
        and greatest(char_length(t.term), char_length(a.word)) >= ${SIMILAR_LETTERS}
        and levenshtein_less_equal(t.term, a.word, a.edits) <= a.edits
    ), name_hit as materialized (
      select k.word, t.name_id, t.version_id, t.doc_id, max(k.quality) as quality
      from known as k
      join memory.name_terms as t on t.term = k.term
      where ${judged}
      group by k.word, t.name_id, t.version_id, t.doc_id
    ), word_weight as (
      select word, 1 / (1 + ln(count(*)::float8)) as weight from name_hit group by word
    ), name_match as (
      select h.version_id, h.doc_id, h.name_id, sum(h.quality * w.weight) as matched
      from name_hit as h
      join word_weight as w using (word)
      group by h.version_id, h.doc_id, h.name_id
    ), name_score as (
      select m.version_id, m.doc_id,
        max(m.matched * 2.2::float8 / (1 + 1.2::float8 * (0.7::float8 + 0.3::float8 * char_length(n.name) / ${USUAL_LENGTH}::float8))) as score
      from name_match as m
      join memory.version_names as n using (name_id)
      group by m.version_id, m.doc_id
    )`;
}
