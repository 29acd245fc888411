import type { Queryable } from '../../database.ts';
import { indexedWords } from '../../search-index/index-words.ts';
import type { IndexedItem } from '../../search-index/item-text.ts';
import { type ItemKind, postingsOf } from '../../search-index/kinds.ts';
import type { Disagreement, Findings } from './check.ts';
import { expectedItems } from './expected-items.ts';

/** Items whose words are made again and compared at a time. */
const BATCH = 500;

type Posting = { term: string; tf: number; length: number };

/**
 * The words that the search index has of a kind against those of the texts, read in batches by id. By p1.postings_*_by_item
 * and, for words of what there is not, one reading of all.
 */
export async function compareWords(
  sql: Queryable,
  kind: ItemKind,
  examples: number,
  signal: AbortSignal | undefined,
): Promise<Findings> {
  const strays = await sql<{ item_id: string; words: number; first: string }[]>`
    select item_id, count(*)::int as words, min(term) as first from ${postingsOf(sql, kind)} as p
     where not exists (select from (${expectedItems(sql, kind)}) as o where o.item_id = p.item_id)
     group by item_id`;
  const found = strays.map(({ item_id, words, first }) => describe(item_id, words, first)).sort(byOrder);
  let count = found.length;
  let kept = found.slice(0, examples);
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    signal?.throwIfAborted();
    const items = await sql<IndexedItem[]>`
      select item_id as id, context, text from (${expectedItems(sql, kind)}) as i
       where item_id > ${after} order by item_id limit ${BATCH}`;
    const last = items.at(-1);
    if (last === undefined) return { count, examples: kept };
    after = last.id;
    const wrong = await compareBatch(sql, kind, items);
    count += wrong.length;
    kept = [...kept, ...wrong].sort(byOrder).slice(0, examples);
  }
}

async function compareBatch(
  sql: Queryable,
  kind: ItemKind,
  items: readonly IndexedItem[],
): Promise<Disagreement[]> {
  const rows = await sql<{ item_id: string; postings: Posting[] }[]>`
    select item_id, json_agg(json_build_object('term', term, 'tf', tf, 'length', length)) as postings
      from ${postingsOf(sql, kind)} where item_id = any(${items.map((item) => item.id)}::uuid[]) group by item_id`;
  const has = new Map(rows.map((row) => [row.item_id, row.postings]));
  return items.flatMap((item) => {
    const terms = wrongTerms(item, has.get(item.id) ?? []);
    return terms.length === 0 ? [] : [describe(item.id, terms.length, terms.sort()[0] ?? '')];
  });
}

/** The terms that the index lacks, has otherwise or more than once, or should not have. */
function wrongTerms(item: IndexedItem, postings: readonly Posting[]): string[] {
  const { counts, length } = indexedWords(item);
  const seen = new Set<string>();
  const wrong = new Set<string>();
  for (const posting of postings) {
    const isRight = counts.get(posting.term) === posting.tf && posting.length === length;
    if (!isRight || seen.has(posting.term)) wrong.add(posting.term);
    seen.add(posting.term);
  }
  for (const term of counts.keys()) if (!seen.has(term)) wrong.add(term);
  return [...wrong];
}

function describe(subject: string, words: number, first: string): Disagreement {
  return { subject, detail: `${words} words differ, such as '${first}'` };
}

const byOrder = (a: Disagreement, b: Disagreement) =>
  a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0;
