import type { Queryable } from '../database.ts';
import { type ItemKind, itemKinds } from './kinds.ts';

/** The generation that answers questions, and the kinds that have a vector index in it. */
export type ServingIndex = {
  generation: number;
  model: string;
  dimensions: number;
  indexed: ReadonlySet<ItemKind>;
};

/** Null before the first worker has made a generation. By p1.generations_serving. */
export async function readServingIndex(sql: Queryable): Promise<ServingIndex | null> {
  const [row] = await sql<{ generation: number; model: string; dimensions: number; indexed: ItemKind[] }[]>`
    select g.generation, g.model, g.dimensions, array(
      select k from unnest(${[...itemKinds]}::text[]) as k
      where exists (select from pg_class as c join pg_index as i on i.indexrelid = c.oid
        where c.oid = to_regclass(format('p1.%I', format('vectors_g%s_%s_hnsw', g.generation, k))) and i.indisvalid)
    ) as indexed
    from p1.generations as g where g.status = 'serving'`;
  return row === undefined ? null : { ...row, indexed: new Set(row.indexed) };
}
