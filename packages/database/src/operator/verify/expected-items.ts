import type { Queryable } from '../../database.ts';
import type { Fragment, ItemKind } from '../../search-index/kinds.ts';

/**
 * The items that the search index ought to hold of a kind, by the tables of record, with the text that is indexed of
 * each: a query for (item_id, body).
 */
export function expectedItems(sql: Queryable, kind: ItemKind): Fragment {
  switch (kind) {
    case 'chunk':
    case 'past':
      return sql`
        select k.chunk_id as item_id, ${withContext(sql, 'k.chunk_text')} as body, v.version_id
          from memory.chunks k
          join memory.versions v on v.version_id = k.version_id and v.deleted_at is null
               and (v.testimony = 'current') = ${kind === 'chunk'}
          join memory.pipeline_work w on w.version_id = k.version_id and w.stage = 'embed_chunk' and w.status = 'succeeded'`;
    case 'claim':
      return sql`
        select c.claim_id as item_id, ${withContext(sql, 'c.claim_text')} as body, v.version_id
          from memory.claims c
          join memory.chunks k on k.chunk_id = c.chunk_id
          join memory.versions v on v.version_id = c.version_id and v.deleted_at is null
          join memory.pipeline_work w on w.version_id = c.version_id and w.stage = 'embed_claim' and w.status = 'succeeded'
         where c.is_current and c.grounding = 'held'`;
    case 'fact':
      return sql`
        select fact_id as item_id, label as body, null::uuid as version_id from memory.facts where invalidated_at is null`;
    case 'entity':
      return sql`
        select entity_id as item_id, profile as body, null::uuid as version_id
          from memory.entities where live_mentions > 0 and merged_into is null`;
  }
}

/** `itemText` of packages/database, in SQL. */
function withContext(sql: Queryable, body: 'k.chunk_text' | 'c.claim_text'): Fragment {
  return sql.unsafe(
    `case when coalesce(k.context_prefix, '') = '' then ${body} else k.context_prefix || E'\\n' || ${body} end`,
  );
}
