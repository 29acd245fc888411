import type { EntityCandidate, Envelope, ResolveQuery } from '@memory/contract';
import type { Sql } from '@memory/database';
import { currentRange } from '../answer/temporal-scope.ts';
import { type ResolveDeps, resolveEntity } from '../entities/resolve-entity.ts';

/** How a candidate fits what else is known of the name. */
type Fit = { entity_id: string; is_of_type: boolean; context_entities: number; context_hits: number };

/**
 * `GET /resolve`: the candidates of `resolve_entity`, none left out. A type and context entities only reorder them:
 * those of the type first, then those related to more of the context entities.
 */
export async function resolve(deps: ResolveDeps, query: ResolveQuery, at: Date): Promise<Envelope> {
  const envelope = await resolveEntity(deps, query.name, at);
  if (envelope.entities.length === 0) return envelope;
  const fits = await fitOf(deps.sql, envelope.entities, query, at);
  const entities = envelope.entities.map((candidate, place) => ({
    place,
    candidate,
    fit: fits.get(candidate.entity_id),
  }));
  entities.sort(
    (a, b) =>
      Number(b.fit?.is_of_type ?? false) - Number(a.fit?.is_of_type ?? false) ||
      (b.fit?.context_entities ?? 0) - (a.fit?.context_entities ?? 0) ||
      (b.fit?.context_hits ?? 0) - (a.fit?.context_hits ?? 0) ||
      a.place - b.place,
  );
  return {
    ...envelope,
    entities: entities.map(({ candidate, fit }) => ({ ...candidate, context_hits: fit?.context_hits ?? 0 })),
  };
}

/**
 * Of each candidate whether it is of the type, and the relations that hold now between it and the context entities, in
 * either direction; what is denied relates nothing. By memory.facts_by_subject and facts_by_object.
 */
async function fitOf(
  sql: Sql,
  candidates: readonly EntityCandidate[],
  { entity_type: type, context_entity_ids: context }: ResolveQuery,
  at: Date,
): Promise<Map<string, Fit>> {
  const { mode, from, to } = currentRange(at);
  const holds = sql`f.kind = 'relation' and f.invalidated_at is null and not f.is_negated
    and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, ${mode}, ${from}, ${to}) is not null`;
  const rows = await sql<Fit[]>`
    with context as (
      select distinct coalesce(merged_into, entity_id) as entity_id from memory.entities
       where entity_id = any(${context}::uuid[])
    )
    select e.entity_id, lower(e.entity_type) = lower(${type ?? null}::text) is true as is_of_type,
           h.context_entities, h.context_hits
      from memory.entities e
      cross join lateral (
        select count(distinct r.context_id)::int as context_entities, count(distinct r.fact_id)::int as context_hits
          from (
            select f.fact_id, c.entity_id as context_id
              from context c join memory.facts f on f.subject_entity_id = c.entity_id and f.object_entity_id = e.entity_id
             where ${holds}
            union all
            select f.fact_id, c.entity_id
              from context c join memory.facts f on f.object_entity_id = c.entity_id and f.subject_entity_id = e.entity_id
             where ${holds}
          ) r
      ) h
     where e.entity_id = any(${candidates.map((candidate) => candidate.entity_id)}::uuid[])`;
  return new Map(rows.map((row) => [row.entity_id, row]));
}
