import type { Sql } from '@memory/database';
import { createVectorIndex, INDEX_THRESHOLD, kindsToIndex } from './vector-indexes.ts';

export type IndexUpkeepOptions = {
  sql: Sql;
  /** Whether large kinds get a vector index. Not on the embedded database, where building one stops everything. */
  vectorIndexes: boolean;
  /** A connection that owns the tables, where no autovacuum keeps them: the embedded database. */
  owner?: Sql;
  /** Items from which a kind gets a vector index. */
  threshold?: number;
  /** For how long a generation that no longer serves is kept, in milliseconds; ten minutes by default. */
  keepRetiredMs?: number;
};

/** What a look at the index did; `analyzed` are tables. */
export type Upkeep = { indexed: string[]; dropped: number[]; analyzed: string[]; vacuumed: boolean };

/** From this many items on a vector index is built while documents still come in: comparing all of them is no answer. */
const WITHOUT_QUIET = 200_000;
/** Statistics are made again when this share of the items has changed. */
const VACUUM_SHARE = 0.1;
/** Smaller tables have none, as `memory.analyze_grown` leaves them: the planner's own guess makes better plans to keep. */
const VACUUM_PAGES = 16;

/**
 * Looks after the search index, a look at a time: vector indexes for kinds that have become large, the vectors of
 * retired generations, statistics of tables that grow fast, and all of them where nothing else keeps them. Building waits
 * for a quiet moment, that is until the items are as they were at the look before: a vector index makes each write dearer
 * and holds writers up while it is made.
 */
export function createIndexUpkeep(options: IndexUpkeepOptions): {
  look(signal?: AbortSignal): Promise<Upkeep>;
} {
  const { sql, owner, threshold = INDEX_THRESHOLD, keepRetiredMs = 600_000 } = options;
  let before = '';
  let vacuumedItems = 0;

  return {
    async look(signal) {
      const [seen] = await sql<{ state: string; items: number; generation: number | null }[]>`
        select (select coalesce(string_agg(concat_ws(':', kind, shard, items, total_length), ' ' order by kind, shard), '')
            from p1.corpus) as state,
          (select coalesce(sum(items), 0) from p1.corpus)::int as items,
          (select generation from p1.generations where status = 'serving') as generation`;
      const state = seen?.state ?? '';
      const isQuiet = state === before;
      before = state;
      const upkeep: Upkeep = {
        indexed: [],
        dropped: await dropRetired(sql, keepRetiredMs),
        analyzed: await analyzeGrown(sql),
        vacuumed: false,
      };
      const items = seen?.items ?? 0;
      if (owner !== undefined && isQuiet && Math.abs(items - vacuumedItems) > vacuumedItems * VACUUM_SHARE) {
        await vacuum(owner);
        vacuumedItems = items;
        upkeep.vacuumed = true;
      }
      const generation = seen?.generation ?? null;
      if (!options.vectorIndexes || generation === null) return upkeep;
      for (const kind of await kindsToIndex(
        sql,
        generation,
        isQuiet ? threshold : Math.max(threshold, WITHOUT_QUIET),
      )) {
        signal?.throwIfAborted();
        if (await createVectorIndex(sql, generation, kind)) upkeep.indexed.push(kind);
      }
      return upkeep;
    },
  };
}

/** The planner's statistics of tables that have more than doubled. */
async function analyzeGrown(sql: Sql): Promise<string[]> {
  const [row] = await sql<{ tables: string[] }[]>`select memory.analyze_grown() as tables`;
  return row?.tables ?? [];
}

async function dropRetired(sql: Sql, keepMs: number): Promise<number[]> {
  const rows = await sql<{ generation: number }[]>`
    select generation from p1.generations as g where status = 'retired'
      and exists (select from p1.generations as s where s.status = 'serving' and s.served_at < now() - ${`${keepMs} ms`}::interval)
    order by generation`;
  for (const { generation } of rows) await sql`select p1.drop_generation(${generation}::int)`;
  return rows.map((row) => row.generation);
}

async function vacuum(owner: Sql): Promise<void> {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('memory', 'p1') and c.relkind = 'r'
      and pg_relation_size(c.oid) >= ${VACUUM_PAGES} * current_setting('block_size')::bigint
    order by 1`;
  for (const { name } of tables) await owner.unsafe(`vacuum (analyze) ${name}`);
}
