import type { PublishedExample } from './types.ts';

/** What people ask first. `$deployment` in the parameters stands for the deployment's id. */
export const publishedExamples: readonly PublishedExample[] = [
  {
    question: 'What is known about an entity now?',
    sql: `select label, temporal_match, evidence_count, valid_from
  from facts_current
 where subject_name = $1
 order by evidence_count desc, fact_id`,
    parameters: ['Acme'],
  },
  {
    question: 'What has changed since Monday?',
    sql: `select label, ingested_at, invalidated_at, closed_reason
  from facts_history
 where ingested_at >= $1 or invalidated_at >= $1
 order by coalesce(invalidated_at, ingested_at) desc, fact_id`,
    parameters: ['2026-11-23T00:00:00Z'],
  },
  {
    question: 'Which facts have a single supporter?',
    sql: `select f.label, c.claim_text, c.document_title
  from facts_current f
  join fact_claim_evidence_live e on e.fact_id = f.fact_id and e.stance = 'supports'
  join claims_live c on c.claim_id = e.claim_id
 where f.evidence_count = 1
 order by f.label, f.fact_id`,
  },
  {
    question: 'Who was CEO in 2015?',
    sql: `select label, valid_from, valid_until, temporal_match
  from facts_as_of($1, $2)
 where predicate = 'ceo_of'
 order by label`,
    parameters: ['2015-07-01T00:00:00Z', '2030-01-01T00:00:00Z'],
  },
  {
    question: "Which documents do nobody's facts come from?",
    sql: `select d.title, d.first_seen_at
  from documents_live d
 where not exists (select 1 from fact_claim_evidence_live e where e.doc_id = d.doc_id)
 order by d.first_seen_at desc, d.doc_id`,
  },
  {
    question: 'Which contradictions are open, by entity?',
    sql: `select subject_name, count(distinct group_id) as contradictions, string_agg(label, ' / ' order by label) as sides
  from contradiction_members_current
 group by subject_entity_id, subject_name
 order by contradictions desc, subject_name`,
  },
  {
    question: 'Which claims are nearest in meaning to a question, and where do they stand?',
    sql: `select s.rank, s.score, c.claim_text, c.document_title
  from semantic_claims($1, 10) s
  join claims_live c using (claim_id)
 order by s.rank`,
    parameters: ['who leads the company'],
  },
  {
    question: 'What do the best passages say?',
    sql: `select b.chunk_text, c.document_title
  from fetch_chunk_bodies($1) b
  join chunks_live c using (chunk_id)`,
    parameters: [['0198c3d2-2222-7333-8444-555566667777']],
  },
  {
    question: 'What is around an entity?',
    sql: `select hops, fact, subject_name, predicate, object_name
  from memory_v1.graph_neighborhood($1, $2, 2)
 order by hops, fact`,
    parameters: ['$deployment', '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e22'],
  },
  {
    question: 'Who reports to whom, down from one entity?',
    sql: `with recursive below (entity_id, name, depth) as (
  select entity_id, name, 0 from entities_live where name = $1
  union all
  select e.subject_id, e.subject_name, b.depth + 1
    from below b join graph_edges_current e on e.object_id = b.entity_id
   where b.depth < 5 and e.predicate = 'reports_to'
)
select name, min(depth) as depth from below group by name order by depth, name`,
    parameters: ['Acme'],
  },
];
