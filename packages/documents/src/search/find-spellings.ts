import type { Sql } from '@memory/database';
import { stopWords } from '@memory/database/search-index';
import { SIMILAR_LETTERS, wordSpellings } from '../names/spellings.ts';
import { nameWords } from '../names/words.ts';

/** A word in more names than this, in whatever spelling, is frequent: it says little of any. */
export const FREQUENT = 1_000;

/** A word of the query and a known word that stands for it, whole or in a similar spelling. */
export type Spelling = {
  word: string;
  term: string;
  similar: boolean;
  /** How many names hold the known word; 1,001 stands for more. */
  names: number;
};

/**
 * The known words of names that a query asks for. Function words count only where there is nothing else. A statement of
 * its own, because the planner takes a step of a larger one for thousands of words and plans the rest for them. Relies on
 * memory.name_vocabulary_pkey, memory.name_vocabulary_by_trigram and memory.name_terms_pkey.
 */
export async function findSpellings(sql: Sql, query: string): Promise<Spelling[]> {
  const spellings = nameWords(query).map(wordSpellings);
  const words = spellings.map((spelling) => spelling.word);
  const swaps = spellings.flatMap(({ word, swaps }) => swaps.map((term) => ({ word, term })));
  const patterns = spellings.flatMap(({ word, patterns, edits }) =>
    patterns.map((pattern) => ({ word, pattern, edits })),
  );
  const rows = await sql<Spelling[]>`
    with known as (
      select w.word, t.term, false as similar
      from unnest(${words}::text[]) as w(word)
      join memory.name_vocabulary as t on t.term = w.word
      union
      select s.word, t.term, true
      from unnest(${swaps.map((swap) => swap.word)}::text[], ${swaps.map((swap) => swap.term)}::text[]) as s(word, term)
      join memory.name_vocabulary as t using (term)
      union
      select p.word, t.term, true
      from unnest(${patterns.map((one) => one.word)}::text[], ${patterns.map((one) => one.pattern)}::text[],
        ${patterns.map((one) => one.edits)}::int[]) as p(word, pattern, edits)
      join memory.name_vocabulary as t on t.term || '' like p.pattern
      where t.term <> p.word
        and char_length(t.term) between char_length(p.word) - p.edits and char_length(p.word) + p.edits
        and greatest(char_length(t.term), char_length(p.word)) >= ${SIMILAR_LETTERS}
        and levenshtein_less_equal(t.term, p.word, p.edits) <= p.edits
    )
    select k.*,
      (select count(*)::int
       from (select from memory.name_terms as t where t.term = k.term limit ${FREQUENT + 1}) as held) as names
    from known as k
    order by k.word, k.term`;
  const telling = rows.filter((row) => !stopWords.has(row.word));
  return telling.length > 0 ? telling : rows;
}
