import { type ItemKind, itemKinds, kindLiteral } from '../../search-index/kinds.ts';
import type { Check } from './check.ts';
import { compareWords } from './compare-words.ts';
import { expectedItems } from './expected-items.ts';

/** Facts and entities are many versions' in common, so theirs are right only between documents. */
const isShared = (kind: ItemKind) => kind === 'fact' || kind === 'entity';

const vectors: readonly Check[] = itemKinds.map((kind) => ({
  name: `vectors-${kind}`,
  holds: `every ${kind} that can be found has a vector in the serving generation, and nothing else has one`,
  needsQuiet: isShared(kind),
  find: (sql) => sql`
    with ought as (${expectedItems(sql, kind)}), has as (
      select item_id from p1.vectors
       where kind = ${kindLiteral(sql, kind)} and generation = (select generation from p1.generations where status = 'serving')
    )
    select coalesce(o.item_id, h.item_id) as subject, case when h.item_id is null then 'has no vector' else 'has a vector and should not' end as detail
      from ought o full join has h on h.item_id = o.item_id
     where o.item_id is null or h.item_id is null`,
}));

const postings: readonly Check[] = itemKinds.map((kind) => ({
  name: `postings-${kind}`,
  holds: `the words in the index are those of each ${kind}, made again from its text`,
  needsQuiet: isShared(kind),
  read: (sql, examples, signal) => compareWords(sql, kind, examples, signal),
}));

const statistics: readonly Check[] = [
  {
    name: 'corpus-statistics',
    holds: 'the statistics of BM25 are those of the words in the index',
    find: (sql) => sql`
      with has as (
        select kind, count(*) as items, sum(length) as total_length
          from (select distinct kind, item_id, length from p1.postings) i group by kind
      ), says as (
        select kind, sum(items) as items, sum(total_length) as total_length from p1.corpus group by kind
      )
      select coalesce(h.kind, s.kind) as subject,
             format('%s items of %s words by the statistics, %s of %s by the words', coalesce(s.items, 0), coalesce(s.total_length, 0), coalesce(h.items, 0), coalesce(h.total_length, 0)) as detail
        from has h full join says s on s.kind = h.kind
       where coalesce(h.items, 0) <> coalesce(s.items, 0) or coalesce(h.total_length, 0) <> coalesce(s.total_length, 0)`,
  },
];

/** The search index against the tables that it was made from. */
export const indexChecks: readonly Check[] = [...postings, ...statistics, ...vectors];
