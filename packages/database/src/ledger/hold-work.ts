import type postgres from 'postgres';
import { LeaseLostError } from './finish-work.ts';

/**
 * Holds a running row and its version for the caller's transaction, which writes a piece of the stage's output, and
 * extends the lease. Throws `LeaseLostError` when this owner no longer holds the row; answers false where the version
 * was deleted meanwhile: the caller then writes nothing.
 */
export async function holdWork(
  tx: postgres.TransactionSql,
  options: { workId: string; owner: string; leaseMs: number },
): Promise<boolean> {
  const [row] = await tx<{ live: boolean }[]>`
    with held as (
      update memory.pipeline_work set lease_until = clock_timestamp() + ${options.leaseMs} * interval '1 millisecond'
       where work_id = ${options.workId} and lease_owner = ${options.owner} and status = 'running'
      returning version_id
    )
    select v.deleted_at is null as live from memory.versions v where v.version_id in (select version_id from held) for share`;
  if (row === undefined) throw new LeaseLostError(options.workId);
  return row.live;
}
