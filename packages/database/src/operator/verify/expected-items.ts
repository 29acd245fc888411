import type { Queryable } from '../../database.ts';
import { contextOfClaim } from '../../search-index/claim-context.ts';
import type { Fragment, ItemKind } from '../../search-index/kinds.ts';

/**
 * The items that the search index ought to hold of a kind, by the tables of record, with what is indexed of each: a query
 * for (item_id, context, text, version_id).
 */
export function expectedItems(sql: Queryable, kind: ItemKind): Fragment {
  switch (kind) {
    case 'chunk':
    case 'past':
      return sql`
        select k.chunk_id as item_id, k.context_prefix as context, k.chunk_text as text, v.version_id
          from memory.chunks k
          join memory.versions v on v.version_id = k.version_id and v.deleted_at is null
               and (v.testimony = 'current') = ${kind === 'chunk'}
          join memory.pipeline_work w on w.version_id = k.version_id and w.stage = 'embed_chunk' and w.status = 'succeeded'`;
    case 'claim':
      return sql`
        select c.claim_id as item_id, ${contextOfClaim(sql)} as context, c.claim_text as text, v.version_id
          from memory.claims c
          join memory.chunks k on k.chunk_id = c.chunk_id
          join memory.versions v on v.version_id = c.version_id and v.deleted_at is null
          join memory.pipeline_work w on w.version_id = c.version_id and w.stage = 'embed_claim' and w.status = 'succeeded'
         where c.is_current and c.grounding = 'held'`;
    case 'fact':
      return sql`
        select fact_id as item_id, null as context, label as text, null::uuid as version_id from memory.facts where invalidated_at is null`;
    case 'entity':
      return sql`
        select entity_id as item_id, null as context, profile as text, null::uuid as version_id
          from memory.entities where live_mentions > 0 and merged_into is null`;
  }
}
