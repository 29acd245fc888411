import type { Sql, Tx } from '@memory/database';
import {
  embedItems,
  ensureGeneration,
  type ItemKind,
  itemKinds,
  toVectorText,
} from '@memory/database/search-index';
import type { Embedder } from '@memory/models';
import { readItemTexts } from './read-item-texts.ts';
import { createVectorIndexes } from './vector-indexes.ts';

export type RebuildOptions = {
  sql: Sql;
  /** The model of the generation that is to serve. */
  embedder: Embedder;
  /** Items embedded and written at a time; 64 by default. */
  batch?: number;
  signal?: AbortSignal;
  onProgress?: (progress: { kind: ItemKind; items: number }) => void;
  /** Whether kinds of many items get a vector index before the switch; true by default. */
  vectorIndexes?: boolean;
};

/** - `serving`: the generation serves, now or before; - `busy`: another process is building it. */
export type RebuildOutcome = 'serving' | 'busy';

/** The session lock that one process holds while it rebuilds: "rebuil" in ASCII. */
const REBUILD_LOCK = 0x72_65_62_75_69_6c;

/**
 * Fills the generation of a model with every item that the serving one has, then lets it serve. Can be broken off at any
 * time and started again: what is there is not embedded twice. Writers put new items into both generations meanwhile;
 * the switch waits for those under way, and happens only when nothing is missing. Questions are answered by the old
 * generation until that moment.
 */
export async function rebuildGeneration(options: RebuildOptions): Promise<RebuildOutcome> {
  const { sql, embedder } = options;
  const target = await ensureGeneration(sql, embedder.model, embedder.dimensions);
  if (target.status === 'serving') return 'serving';
  const session = await sql.reserve();
  try {
    const [lock] = await session<{ held: boolean }[]>`select pg_try_advisory_lock(${REBUILD_LOCK}) as held`;
    if (lock?.held !== true) return 'busy';
    try {
      for (;;) {
        for (const kind of itemKinds) await fillKind(options, target.generation, kind);
        if (options.vectorIndexes !== false) await createVectorIndexes(sql, target.generation);
        options.signal?.throwIfAborted();
        if (await sql.begin((tx) => serve(tx, target.generation))) return 'serving';
      }
    } finally {
      await session`select pg_advisory_unlock(${REBUILD_LOCK})`;
    }
  } finally {
    session.release();
  }
}

async function fillKind(options: RebuildOptions, generation: number, kind: ItemKind): Promise<void> {
  const { sql, embedder, batch = 64, signal } = options;
  let after = '00000000-0000-0000-0000-000000000000';
  let items = 0;
  for (;;) {
    signal?.throwIfAborted();
    const missing = await sql<{ item_id: string }[]>`
      select v.item_id ${missingFrom(sql, generation, kind)} and v.item_id > ${after} order by v.item_id limit ${batch}`;
    const last = missing.at(-1);
    if (last === undefined) return;
    after = last.item_id;
    const texts = await readItemTexts(
      sql,
      kind,
      missing.map((row) => row.item_id),
    );
    const vectors = await embedItems(texts, (given) => embedder.embed(given, 'passage', signal));
    await sql.begin((tx) =>
      insertVectors(
        tx,
        generation,
        kind,
        texts.map((item) => item.id),
        vectors,
      ),
    );
    items += missing.length;
    options.onProgress?.({ kind, items });
  }
}

/** The items of the serving generation that this one lacks and the tables of record still have. */
function missingFrom(sql: Sql | Tx, generation: number, kind: ItemKind) {
  const record = {
    chunk: sql`memory.chunks as r where r.chunk_id = v.item_id`,
    past: sql`memory.chunks as r where r.chunk_id = v.item_id`,
    claim: sql`memory.claims as r where r.claim_id = v.item_id`,
    fact: sql`memory.facts as r where r.fact_id = v.item_id`,
    entity: sql`memory.entities as r where r.entity_id = v.item_id`,
  }[kind];
  return sql`
    from p1.vectors as v
    where v.kind = ${kind} and v.generation = (select generation from p1.generations where status = 'serving')
      and exists (select from ${record})
      and not exists (select from p1.vectors as mine
        where mine.generation = ${generation} and mine.kind = ${kind} and mine.item_id = v.item_id)`;
}

/** Only of items that are still indexed, held until the end, so that none is written that is removed meanwhile. */
async function insertVectors(
  tx: Tx,
  generation: number,
  kind: ItemKind,
  ids: string[],
  vectors: readonly Float32Array[],
): Promise<void> {
  await tx`
    insert into p1.vectors (generation, kind, item_id, embedding)
    select ${generation}::int, ${kind}::text, item_id, made.embedding::halfvec
    from unnest(${ids}::uuid[], ${vectors.map(toVectorText)}::text[]) as made (item_id, embedding)
    join lateral (
      select from p1.vectors as v where v.item_id = made.item_id and v.kind = ${kind}
        and v.generation = (select generation from p1.generations where status = 'serving')
      for key share
    ) as held on true
    on conflict (generation, kind, item_id) do nothing`;
}

/** The switch: false, with nothing changed, when items came meanwhile that the generation lacks. */
async function serve(tx: Tx, generation: number): Promise<boolean> {
  await tx`select from p1.generations where status <> 'retired' order by generation for update`;
  for (const kind of itemKinds) {
    const [found] = await tx`select v.item_id ${missingFrom(tx, generation, kind)} limit 1`;
    if (found !== undefined) return false;
  }
  await tx`update p1.generations set status = 'retired' where status = 'serving' and generation <> ${generation}`;
  await tx`update p1.generations set status = 'serving', served_at = now() where generation = ${generation}`;
  return true;
}
