import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

/**
 * What may be returned: the rules that confirmation re-reads in the tables of record, over `c` (memory.claims or
 * memory.chunks), `v` (memory.versions) and `d` (memory.documents).
 */
export function visibleClaim(sql: Sql): Fragment {
  return sql`c.grounding = 'held' and c.is_current and v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null`;
}

export function visibleChunk(sql: Sql): Fragment {
  return sql`v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null`;
}
