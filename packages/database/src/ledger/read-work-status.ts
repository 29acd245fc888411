import type { WorkStatus } from '@memory/contract';
import type postgres from 'postgres';

/**
 * How much work waits, for who scales workers. Relies on the partial index of unfinished work, so that it counts what is
 * unfinished and not what was ever done.
 */
export async function readWorkStatus(sql: postgres.Sql, deploymentId: string): Promise<WorkStatus> {
  const [row] = await sql<
    { ready: number; running: number; oldest_ready_seconds: number; dead_letters: number }[]
  >`
    select count(*) filter (where ready)::int as ready,
           count(*) filter (where status = 'running')::int as running,
           coalesce(extract(epoch from now() - min(not_before) filter (where ready)), 0)::float8
             as oldest_ready_seconds,
           count(*) filter (where status = 'dead_letter')::int as dead_letters
      from (select status, not_before,
                   status in ('pending', 'failed') and defer_reason is distinct from 'no_route'
                     and not_before <= now() as ready
              from memory.pipeline_work
             where status in ('pending', 'running', 'failed', 'dead_letter')) unfinished`;
  return {
    deployment_id: deploymentId,
    ready: row?.ready ?? 0,
    running: row?.running ?? 0,
    oldest_ready_seconds: Math.max(0, row?.oldest_ready_seconds ?? 0),
    dead_letters: row?.dead_letters ?? 0,
  };
}
