import type { Sql } from '@memory/database';
import { type Fragment, rankLexical, rankSemantic } from '@memory/database/search-index';

/**
 * The least SQL that finds the same rows: no envelope, no check of the anchors, no contradictions, no counts of what was
 * dropped, one statement where the service may need several. What the service takes is held against it.
 */

const CANDIDATES = 200;
const SHOWN = 15;

/** Facts near in meaning or words, and facts of entities that are; the best read with their claims. */
export async function bareEverywhere(sql: Sql, vector: Float32Array, query: string): Promise<unknown> {
  const near = (kind: 'fact' | 'entity', limit: number) =>
    rankSemantic(sql, { kind, generation: 1, vector, limit, indexed: true });
  return await sql`
    with near_facts as materialized (${near('fact', CANDIDATES)}),
    worded_facts as materialized (${rankLexical(sql, { kind: 'fact', query, limit: CANDIDATES })}),
    near_entities as materialized (${near('entity', 20)}),
    worded_entities as materialized (${rankLexical(sql, { kind: 'entity', query, limit: 20 })}),
    of_entities as (
      select f.fact_id as item_id from (select item_id from near_entities union select item_id from worded_entities limit 20) e
        cross join lateral (select fact_id from memory.facts f where f.subject_entity_id = e.item_id and f.invalidated_at is null limit 10) f
    ), candidate as (
      select item_id, sum(score) as score from (
        select item_id, score from near_facts union all select item_id, score from worded_facts
        union all select item_id, 0 from of_entities) x
       group by item_id order by score desc, item_id limit ${CANDIDATES}
    )
    ${shown(sql)}`;
}

/** The same among the facts of three entities and their neighbours. */
export async function bareAnchored(
  sql: Sql,
  vector: Float32Array,
  query: string,
  anchors: readonly string[],
): Promise<unknown> {
  const among = sql`select fact_id as item_id from about`;
  return await sql`
    with edge as (
      select object_entity_id as entity_id, evidence_count from unnest(${anchors as string[]}::uuid[]) a(id)
       cross join lateral (select object_entity_id, evidence_count from memory.facts f where f.subject_entity_id = a.id and f.kind = 'relation' and f.invalidated_at is null
                            order by evidence_count desc, fact_id limit 200) o
      union all
      select subject_entity_id, evidence_count from unnest(${anchors as string[]}::uuid[]) a(id)
       cross join lateral (select subject_entity_id, evidence_count from memory.facts f where f.object_entity_id = a.id and f.kind = 'relation' and f.invalidated_at is null
                            order by evidence_count desc, fact_id limit 200) o
    ), entity as (
      (select entity_id from edge group by entity_id order by sum(evidence_count) desc, entity_id limit 17)
      union select * from unnest(${anchors as string[]}::uuid[])
    ), about as materialized (
      select f.fact_id from entity e cross join lateral (
        (select fact_id from memory.facts f where f.subject_entity_id = e.entity_id and f.invalidated_at is null limit 100)
        union (select fact_id from memory.facts f where f.object_entity_id = e.entity_id and f.invalidated_at is null limit 100)) f
    ), near as materialized (${rankSemantic(sql, { kind: 'fact', generation: 1, vector, limit: CANDIDATES, indexed: true, among })}),
    worded as materialized (${rankLexical(sql, { kind: 'fact', query, limit: CANDIDATES, among })}),
    candidate as (
      select item_id, sum(score) as score from (select item_id, score from near union all select item_id, score from worded) x
       group by item_id order by score desc, item_id limit ${CANDIDATES}
    )
    ${shown(sql)}`;
}

/** The best of `candidate` that hold now, each with its claims. */
function shown(sql: Sql) {
  return sql`
    select f.*, e.claims from (
      select f.fact_id, f.kind, f.label, f.evidence_count, f.support, f.contradiction_group, f.valid_from, f.valid_until, c.score
        from candidate c join memory.facts f on f.fact_id = c.item_id
       where f.invalidated_at is null
         and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'current', now(), now()) is not null
       order by c.score desc, f.fact_id limit ${SHOWN}) f
    left join lateral (
      select json_agg(json_build_object('claim_id', c.claim_id, 'text', c.claim_text, 'span', c.source_span, 'doc', c.doc_id, 'title', d.title)) as claims
        from memory.statements s
        join memory.claims c on c.claim_id = s.claim_id and c.grounding = 'held' and c.is_current
        join memory.versions v on v.version_id = c.version_id and v.deleted_at is null
        join memory.documents d on d.doc_id = c.doc_id
       where s.fact_id = f.fact_id and s.is_live and s.stance = 'supports') e on true
    order by f.score desc, f.fact_id`;
}

/** The relations of a subject, and of a predicate where one is asked for; what is mutual from either end. */
export async function bareLookup(
  sql: Sql,
  {
    subject_entity_id: subject,
    predicate,
    mutual,
  }: { subject_entity_id: string; predicate?: string; mutual: readonly string[] },
): Promise<unknown> {
  const matching = (condition: Fragment) => sql`
    select f.fact_id, f.kind, f.label, f.evidence_count, f.support, f.contradiction_group, f.valid_from, f.valid_until, f.valid_precision, f.ingested_at, f.invalidated_at
      from memory.facts f
     where f.kind = 'relation' and f.invalidated_at is null and ${condition}
       and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'current', now(), now()) is not null
     order by f.evidence_count desc nulls last, f.fact_id limit 101`;
  if (predicate !== undefined)
    return await matching(sql`f.subject_entity_id = ${subject} and f.predicate = ${predicate}`);
  return await sql`
    (${matching(sql`f.subject_entity_id = ${subject}`)}) union all (
      select m.* from unnest(${mutual as string[]}::text[]) as mutual(predicate)
       cross join lateral (${matching(sql`f.object_entity_id = ${subject} and f.predicate = mutual.predicate`)}) m)
     order by evidence_count desc nulls last, fact_id limit 101`;
}
