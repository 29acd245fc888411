import type { Queryable } from '../database.ts';
import type { Fragment } from './kinds.ts';

/**
 * What a claim is indexed with, of `c` (memory.claims) and `k` (its memory.chunks): the context that extraction kept of a
 * turn, else what its chunk stands under.
 */
export function contextOfClaim(sql: Queryable): Fragment {
  return sql`coalesce(c.reading->>'context', k.context_prefix)`;
}
