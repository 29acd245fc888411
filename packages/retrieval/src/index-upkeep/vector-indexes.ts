import type { Sql } from '@memory/database';
import { type ItemKind, itemKinds } from '@memory/database/search-index';

/**
 * From how many items a kind has a vector index. Measured at 640 dimensions on one core: 7,700 vectors are compared in
 * 3 ms and asked of the index in 1 ms; 48,000 in 15 ms and 2 ms. It takes 3 s and 20 s to build, and 0.7 ms to keep for
 * each new vector.
 */
export const INDEX_THRESHOLD = 5_000;

/** No question is put to passages of past testimony by meaning. */
const SEARCHED: readonly ItemKind[] = itemKinds.filter((kind) => kind !== 'past');

/** Kinds of a generation that have grown to the threshold and have no vector index yet. */
export async function kindsToIndex(
  sql: Sql,
  generation: number,
  threshold = INDEX_THRESHOLD,
): Promise<ItemKind[]> {
  const rows = await sql<{ kind: ItemKind }[]>`
    select k.kind from unnest(${[...SEARCHED]}::text[]) with ordinality as k (kind, place)
    where (select coalesce(sum(items), 0) from p1.corpus as c where c.kind = k.kind) >= ${threshold}
      and to_regclass(format('p1.%I', format('vectors_g%s_%s_hnsw', ${generation}::int, k.kind))) is null
    order by k.place`;
  return rows.map((row) => row.kind);
}

/** Held by the one process that builds: "vector" in ASCII. */
const BUILD_LOCK = 0x76_65_63_74_6f_72;

/**
 * What a build may keep in memory, in kilobytes: 3 for each vector and its neighbours, or the build is ten times as slow;
 * at least what small kinds need, at most a gigabyte of a server that others share.
 */
const BUILD_KB = { perItem: 3, least: 65_536, most: 1_048_576 };

/**
 * Builds the vector index of one kind; writers of the kind wait meanwhile. False when another process builds one now.
 * One process builds, in memory of its own: helpers would need as much shared memory, of which a container has 64 MB.
 */
export async function createVectorIndex(sql: Sql, generation: number, kind: ItemKind): Promise<boolean> {
  return await sql.begin(async (tx) => {
    const [lock] = await tx<{ held: boolean }[]>`
      select pg_try_advisory_xact_lock(${BUILD_LOCK}) as held,
        set_config('statement_timeout', '0', true), set_config('max_parallel_maintenance_workers', '0', true),
        set_config('maintenance_work_mem', least(greatest(${BUILD_KB.perItem}::bigint * coalesce(sum(items), 0), ${BUILD_KB.least}), ${BUILD_KB.most})::bigint || 'kB', true)
      from p1.corpus where kind = ${kind}`;
    if (lock?.held !== true) return false;
    await tx`select p1.create_vector_index(${generation}::int, ${kind})`;
    return true;
  });
}

/** Builds every vector index that a generation should have. */
export async function createVectorIndexes(sql: Sql, generation: number, threshold?: number): Promise<void> {
  for (const kind of await kindsToIndex(sql, generation, threshold))
    await createVectorIndex(sql, generation, kind);
}
