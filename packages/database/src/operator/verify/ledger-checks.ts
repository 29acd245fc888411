import { stages } from '@memory/contract';
import type { Queryable } from '../../database.ts';
import type { Check } from './check.ts';

const chain = (sql: Queryable) => sql`unnest(${[...stages]}::text[]) with ordinality as c (stage, no)`;

/** The stage ledger against what the stages left. */
export const ledgerChecks: readonly Check[] = [
  {
    name: 'ledger-states',
    holds: 'a finished stage has a time, a running one a lease, and nothing else has either',
    find: (sql) => sql`
      select work_id as subject, format('%s %s: finished %s, leased until %s', stage, status, finished_at, lease_until) as detail
        from memory.pipeline_work
       where (status in ('succeeded', 'skipped', 'dead_letter')) <> (finished_at is not null)
          or (status = 'running') <> (lease_owner is not null and lease_until is not null)
          or (status not in ('pending', 'failed') and defer_reason is not null)`,
  },
  {
    name: 'ledger-order',
    holds: 'a stage has work only after the one before it is done',
    find: (sql) => sql`
      with chain as (select * from ${chain(sql)})
      select w.work_id as subject, format('%s is %s, but %s of version %s is not done', w.stage, w.status, p.stage, w.version_id) as detail
        from memory.pipeline_work w
        join chain c on c.stage = w.stage
        join chain p on p.no = c.no - 1
       where not exists (
         select from memory.pipeline_work b
          where b.version_id = w.version_id and b.stage = p.stage and b.status in ('succeeded', 'skipped'))`,
  },
  {
    name: 'ledger-versions',
    holds: 'every version has work, and its status is what the ledger makes of it',
    find: (sql) => sql`
      select v.version_id as subject, format('is %s; convert is %s, structure is %s', v.status, coalesce(c.status, 'missing'), coalesce(s.status, 'missing')) as detail
        from memory.versions v
        left join memory.pipeline_work c on c.version_id = v.version_id and c.stage = 'convert'
        left join memory.pipeline_work s on s.version_id = v.version_id and s.stage = 'structure'
       where c.status is null
          or (v.deleted_at is not null) <> (v.status = 'deleted')
          or (v.status = 'ready' and s.status is distinct from 'succeeded' and c.status <> 'pending' and c.status <> 'running' and c.status <> 'failed')
          or (v.status <> 'ready' and v.status <> 'deleted' and s.status = 'succeeded')
          or (v.status = 'failed' and 'dead_letter' not in (c.status, coalesce(s.status, 'missing')))
          or (v.deleted_at is null and 'dead_letter' in (c.status, coalesce(s.status, 'missing')) and v.status <> 'failed')
          or (v.deleted_at is null and (v.parked is not null) <> (c.status = 'pending' and c.defer_reason is not distinct from 'no_route'))`,
  },
  {
    name: 'ledger-outputs',
    holds: 'what a stage is said to have made is there',
    find: (sql) => sql`
      select w.version_id as subject, format('%s succeeded, but %s', w.stage, found.lack) as detail
        from memory.pipeline_work w
        join memory.versions v on v.version_id = w.version_id and v.deleted_at is null
        cross join lateral (
          select 'there is no representation' as lack
           where w.stage = 'convert' and not exists (select from memory.representations r where r.version_id = w.version_id)
          union all
          select 'there is no section'
           where w.stage = 'structure' and not exists (select from memory.sections s where s.version_id = w.version_id)
             and exists (select from memory.representations r where r.version_id = w.version_id and r.markdown ~ '[[:alnum:]]')
          union all
          select 'claims are still to be grounded'
           where w.stage = 'ground_claims'
             and exists (select from memory.claims c where c.version_id = w.version_id and c.grounding = 'pending')
          union all
          select 'the version is not published'
           where w.stage = 'reconcile' and v.published_at is null
        ) found
       where w.status = 'succeeded'`,
  },
];
