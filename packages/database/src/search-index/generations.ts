import type { Sql } from '../database.ts';

export type GenerationStatus = 'building' | 'serving' | 'retired';
export type Generation = { generation: number; model: string; dimensions: number; status: GenerationStatus };

/**
 * The generation of an embedding model, made if there is none. The first one of a deployment serves from the start;
 * a later one is `building` until it holds every item. Safe to call from several processes at once.
 */
export async function ensureGeneration(sql: Sql, model: string, dimensions: number): Promise<Generation> {
  const find = () => sql<Generation[]>`
    select generation, model, dimensions, status from p1.generations
    where model = ${model} and dimensions = ${dimensions} and status <> 'retired'`;
  const [known] = await find();
  if (known !== undefined) return known;
  await sql`select p1.create_generation(${model}, ${dimensions})`;
  await sql`
    update p1.generations set status = 'serving', served_at = now()
    where model = ${model} and dimensions = ${dimensions} and status = 'building'
      and not exists (select from p1.generations where status = 'serving')`;
  const [made] = await find();
  if (made === undefined) throw new Error(`the generation of ${model} was retired while it was made`);
  return made;
}

/** The generations that new items go to: the serving one and those being built, in the order of their numbers. */
export async function liveGenerations(sql: Sql): Promise<Generation[]> {
  return sql<Generation[]>`
    select generation, model, dimensions, status from p1.generations where status <> 'retired' order by generation`;
}
