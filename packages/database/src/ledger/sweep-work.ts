import type postgres from 'postgres';
import type { Queryable } from '../database.ts';
import { DELIVERY_OVERDUE_MS } from './timing.ts';

/**
 * Extends the leases of the rows that an owner has in hand, named one by one: a row that it holds on paper only (its
 * commit's answer got lost) must run out and go to somebody else. A row whose stage is being committed is passed over.
 * Answers those that were extended.
 */
export async function extendLeases(
  sql: Queryable,
  options: { owner: string; workIds: readonly string[]; leaseMs: number },
): Promise<string[]> {
  const rows = await sql<{ work_id: string }[]>`
    update memory.pipeline_work set lease_until = clock_timestamp() + ${options.leaseMs} * interval '1 millisecond'
     where work_id in (
       select work_id from memory.pipeline_work
        where work_id = any(${options.workIds as string[]}::uuid[]) and lease_owner = ${options.owner} and status = 'running'
          for update skip locked)
    returning work_id`;
  return rows.map((row) => row.work_id);
}

/** A worker may vanish this often under one stage of one version before the stage counts as the cause. */
export const MAX_LOST_LEASES = 20;

/**
 * Takes back running rows whose lease has run out (their worker was killed or cut off). A lost lease is not the
 * document's failure, so it lends one more attempt; after `MAX_LOST_LEASES` of them the row is a dead letter, because
 * something that kills its worker each time would otherwise go round for ever.
 */
export async function reclaimLostWork(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ work_id: string; status: string }[]>`
    with lost as (
      select work_id from memory.pipeline_work
       where status = 'running' and lease_until < now()
       order by arrival, work_id limit 1000 for update skip locked
    ), reclaimed as (
      update memory.pipeline_work w
         set status = case when w.attempts >= ${MAX_LOST_LEASES} then 'dead_letter' else 'pending' end,
             max_attempts = least(w.max_attempts + 1, ${MAX_LOST_LEASES}),
             finished_at = case when w.attempts >= ${MAX_LOST_LEASES} then clock_timestamp() end,
             error = case when w.attempts >= ${MAX_LOST_LEASES} then 'its worker was lost ' || w.attempts || ' times' end,
             lease_owner = null, lease_until = null, delivered_at = now()
        from lost where w.work_id = lost.work_id
      returning w.work_id, w.status, w.stage, w.version_id, w.error, w.arrival
    ), failed_versions as (
      update memory.versions v set status = 'failed', error = r.error
        from reclaimed r
       where r.status = 'dead_letter' and r.stage in ('convert', 'structure') and v.version_id = r.version_id and v.deleted_at is null
      returning v.version_id, v.doc_id
    ), shown as (
      update memory.documents d set latest_status = 'failed'
        from failed_versions v where d.doc_id = v.doc_id and d.latest_version_id = v.version_id
    )
    select work_id, status from reclaimed order by arrival, work_id`;
  return rows.filter((row) => row.status === 'pending').map((row) => row.work_id);
}

/**
 * Ready rows whose delivery is overdue, at most `limit`, marked as handed out now and answered in arrival order.
 * `everything` takes rows that were handed out just now too, for when the carrier has forgotten them.
 * Relies on the partial index of ready work by `delivered_at`.
 */
export async function takeOverdueWork(
  sql: postgres.Sql,
  options: { limit: number; everything?: boolean },
): Promise<string[]> {
  const overdueMs = options.everything ? 0 : DELIVERY_OVERDUE_MS;
  const rows = await sql<{ work_id: string }[]>`
    with overdue as (
      select work_id from memory.pipeline_work
       where status in ('pending', 'failed') and defer_reason is distinct from 'no_route'
         and delivered_at <= now() - ${overdueMs} * interval '1 millisecond' and not_before <= now()
       order by delivered_at limit ${options.limit} for update skip locked
    ), marked as (
      update memory.pipeline_work w set delivered_at = clock_timestamp() from overdue where w.work_id = overdue.work_id
      returning w.work_id, w.arrival
    )
    select work_id from marked order by arrival, work_id`;
  return rows.map((row) => row.work_id);
}
