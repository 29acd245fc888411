import type { Check } from './check.ts';

/** Facts, the statements that support them, and the entities that they are about. */
export const knowledgeChecks: readonly Check[] = [
  {
    name: 'fact-support',
    holds: 'a fact counts the live claims that support it, and is withdrawn when there are none',
    find: (sql) => sql`
      select f.fact_id as subject, format('%s supporters by the fact, which is %s; %s by statements', f.evidence_count, f.support, count(distinct s.claim_id)) as detail
        from memory.facts f
        left join memory.statements s on s.fact_id = f.fact_id and s.is_live and s.stance = 'supports'
       where f.invalidated_at is null
       group by f.fact_id
      having f.evidence_count <> count(distinct s.claim_id) or (f.support = 'current') <> (count(s.claim_id) > 0)`,
  },
  {
    name: 'statement-life',
    holds: 'a statement and a mention live exactly as long as their claim',
    find: (sql) => sql`
      select s.statement_id as subject, format('live: %s, of a claim that is current: %s', s.is_live, c.is_current) as detail
        from memory.statements s join memory.claims c on c.claim_id = s.claim_id
       where s.is_live <> c.is_current
      union all
      select m.claim_id, format('a mention is live: %s, of a claim that is current: %s', m.is_live, c.is_current)
        from memory.entity_mentions m join memory.claims c on c.claim_id = m.claim_id
       where m.is_live <> c.is_current`,
  },
  {
    name: 'evidence-of-closed-facts',
    holds: 'no live statement counts for a fact that is closed or gone',
    find: (sql) => sql`
      select s.statement_id as subject, format('counts for %s', s.fact_id) as detail
        from memory.statements s left join memory.facts f on f.fact_id = s.fact_id
       where s.fact_id is not null and s.is_live and (f.fact_id is null or f.invalidated_at is not null)`,
  },
  {
    name: 'fact-beliefs',
    holds: 'what a fact’s validity is believed to be now is its validity',
    find: (sql) => sql`
      select f.fact_id as subject, 'the belief in force says another validity, or there is none' as detail
        from memory.facts f
        left join memory.fact_beliefs b on b.fact_id = f.fact_id and b.believed_until is null
       where f.invalidated_at is null
         and (b.fact_id is null or b.valid_from is distinct from f.valid_from or b.valid_until is distinct from f.valid_until
           or b.valid_precision <> f.valid_precision)`,
  },
  {
    name: 'fact-transcript',
    holds: 'the last decision on a fact made it what it is',
    find: (sql) => sql`
      select f.fact_id as subject, coalesce('last decision: ' || t.outcome, 'no decision is recorded') as detail
        from memory.facts f
        left join lateral (
          select outcome, features from memory.transcript t
           where t.subject_id = f.fact_id and t.subject_kind = f.kind order by t.decided_at desc, t.entry_id desc limit 1
        ) t on true
       where t.features is null
          or (t.features->>'evidence_count')::int <> f.evidence_count
          or t.features->>'support' <> f.support
          or (t.features->>'contradiction_group')::uuid is distinct from f.contradiction_group
          or t.features->>'closed_reason' is distinct from f.closed_reason`,
  },
  {
    name: 'contradictions',
    holds: 'a contradiction has at least two open sides',
    find: (sql) => sql`
      select contradiction_group as subject, format('%s open side', count(*)) as detail
        from memory.facts where contradiction_group is not null and invalidated_at is null
       group by contradiction_group having count(*) < 2`,
  },
  {
    name: 'entity-mentions',
    holds: 'an entity and each of its names count the live mentions of them',
    find: (sql) => sql`
      with counted as (select entity_id, count(*)::int as n from memory.entity_mentions where is_live group by entity_id)
      select e.entity_id as subject, format('%s live mentions by the entity, %s by the claims', e.live_mentions, coalesce(c.n, 0)) as detail
        from memory.entities e left join counted c on c.entity_id = e.entity_id
       where e.live_mentions <> coalesce(c.n, 0)`,
  },
  {
    name: 'entity-merges',
    holds: 'what an entity was merged into is there, and was not merged itself',
    find: (sql) => sql`
      select e.entity_id as subject, format('was merged into %s', e.merged_into) as detail
        from memory.entities e left join memory.entities r on r.entity_id = e.merged_into
       where e.merged_into is not null and (r.entity_id is null or r.merged_into is not null)`,
  },
];
