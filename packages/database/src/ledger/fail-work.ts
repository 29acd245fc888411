import type postgres from 'postgres';
import { DELIVERY_OVERDUE_MS, retryDelay } from './timing.ts';

/**
 * Records a failed attempt: `failed` with a retry scheduled, or `dead_letter` when the error is permanent or the
 * attempts are used up. A dead letter in convert or structure makes the version `failed` with the reason.
 * Answers the milliseconds until the retry, or null when there is none (also when the lease was lost meanwhile).
 */
export async function failWork(
  sql: postgres.Sql,
  options: {
    workId: string;
    owner: string;
    attempts: number;
    maxAttempts: number;
    permanent: boolean;
    error: string;
  },
): Promise<number | null> {
  const dead = options.permanent || options.attempts >= options.maxAttempts;
  const delay = retryDelay(options.attempts);
  const [row] = await sql`
    with failed as (
      update memory.pipeline_work
         set status = ${dead ? 'dead_letter' : 'failed'}, error = ${options.error},
             defer_reason = ${dead ? null : 'retry_backoff'}, not_before = now() + ${delay} * interval '1 millisecond',
             delivered_at = now() + ${delay - DELIVERY_OVERDUE_MS} * interval '1 millisecond',
             finished_at = ${dead ? sql`clock_timestamp()` : null}, lease_owner = null, lease_until = null
       where work_id = ${options.workId} and lease_owner = ${options.owner} and status = 'running'
      returning version_id, stage, status
    ), version as (
      update memory.versions v set status = 'failed', error = ${options.error}
        from failed f
       where f.status = 'dead_letter' and f.stage in ('convert', 'structure')
         and v.version_id = f.version_id and v.deleted_at is null
      returning v.version_id, v.doc_id
    ), shown as (
      update memory.documents d set latest_status = 'failed'
        from version v where d.doc_id = v.doc_id and d.latest_version_id = v.version_id
    )
    select status from failed`;
  return row !== undefined && !dead ? delay : null;
}

/**
 * Gives a row back unharmed, for another worker or a later moment: at shutdown, or when a dependency went away in
 * the middle. The attempt does not count.
 */
export async function releaseWork(
  sql: postgres.Sql,
  options: { workId: string; owner: string; delayMs: number; deferReason?: 'budget' | 'scheduled' },
): Promise<boolean> {
  const rows = await sql`
    update memory.pipeline_work
       set status = 'pending', attempts = greatest(attempts - 1, 0), lease_owner = null, lease_until = null,
           defer_reason = ${options.deferReason ?? null}, not_before = now() + ${options.delayMs} * interval '1 millisecond',
           delivered_at = now() + ${options.delayMs - DELIVERY_OVERDUE_MS} * interval '1 millisecond'
     where work_id = ${options.workId} and lease_owner = ${options.owner} and status = 'running'
    returning work_id`;
  return rows.length > 0;
}

/**
 * Gives a conversion back that this worker has no route for, as ingest parks one: it waits for an operator, or for the
 * same bytes with another type. The attempt does not count.
 */
export async function parkWork(
  sql: postgres.Sql,
  options: { workId: string; owner: string },
): Promise<boolean> {
  const rows = await sql`
    with parked as (
      update memory.pipeline_work w
         set status = 'pending', attempts = greatest(w.attempts - 1, 0), lease_owner = null, lease_until = null,
             defer_reason = 'no_route'
        from memory.versions v
       where w.work_id = ${options.workId} and w.lease_owner = ${options.owner} and w.status = 'running'
         and v.version_id = w.version_id and v.deleted_at is null
      returning w.version_id
    )
    update memory.versions v set parked = 'no_route', status = 'ingesting'
      from parked where v.version_id = parked.version_id
    returning v.version_id`;
  return rows.length > 0;
}
