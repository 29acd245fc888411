import type { Queryable } from '../database.ts';
import { type Fragment, type ItemKind, kindLiteral } from './kinds.ts';

/** Rows that the counters of a kind are spread over, so that writers seldom wait for each other. */
const SHARDS = 16;

/** An insert that adds `change`, a query for (items, total_length), to a kind's counters. */
export function addToCorpus(sql: Queryable, kind: ItemKind, change: Fragment): Fragment {
  return sql`
    insert into p1.corpus as c (kind, shard, items, total_length)
    select ${kindLiteral(sql, kind)}, pg_backend_pid() % ${sql.unsafe(String(SHARDS))}, items, total_length
    from (${change}) as change
    where items <> 0 or total_length <> 0
    on conflict (kind, shard) do update
    set items = c.items + excluded.items, total_length = c.total_length + excluded.total_length`;
}
