import type postgres from 'postgres';
import type { ClaimedWork } from './claim-work.ts';

/** What comes after a finished stage. */
export type NextStage = { workId: string; stage: string; componentVersion: string; maxAttempts: number };

/** The lease ran out and the row went to somebody else, or its version is being worked on by a newer component. */
export class LeaseLostError extends Error {
  readonly code = 'lease_lost';
  constructor(workId: string) {
    super(`the lease on stage work ${workId} was lost; what it wrote is rolled back`);
    this.name = 'LeaseLostError';
  }
}

export type FinishedWork = {
  /** `skipped` where the version was deleted meanwhile: the caller then writes nothing. */
  outcome: 'succeeded' | 'skipped';
  /** Whether the version is deleted. */
  isDeleted: boolean;
  /** The next stage's row, or null at the end of the chain. */
  next: ClaimedWork | null;
};

/**
 * Marks the row done and puts the next stage's row in its place, in the caller's transaction, which goes on to write
 * the stage's output: so a stage has its effect exactly once. Throws `LeaseLostError` when this owner no longer holds
 * the row. The version's row is share-locked, so a deletion waits for this transaction or is seen by it.
 *
 * With `take` the next row is born running under the same owner, so that the version goes on without another delivery.
 * A next row that exists from an earlier run (a stage before it ran again) is reset.
 */
export async function finishWork(
  tx: postgres.TransactionSql,
  options: {
    work: ClaimedWork;
    owner: string;
    leaseMs: number;
    /** What the version's status becomes with this stage, where it changes. */
    versionStatus: 'structuring' | 'ready' | null;
    next: NextStage | null;
    /** What the stage's roles are bound to; null where it has none, or where that is not kept. */
    models?: string | null;
    take: boolean;
    /** True for the stages that also run on deleted versions. */
    runsOnDeleted: boolean;
  },
): Promise<FinishedWork> {
  const { work, owner, leaseMs, versionStatus, next, take } = options;
  const [row] = await tx<
    { status: 'succeeded' | 'skipped'; deleted: boolean; next_work_id: string | null }[]
  >`
    with version as (
      select deleted_at from memory.versions where version_id = ${work.version_id} for share
    ), done as (
      update memory.pipeline_work
         set status = case when version.deleted_at is null or ${options.runsOnDeleted} then 'succeeded' else 'skipped' end,
             finished_at = clock_timestamp(), lease_owner = null, lease_until = null, defer_reason = null, error = null,
             models = ${options.models ?? null}
        from version
       where work_id = ${work.work_id} and lease_owner = ${owner} and status = 'running'
      returning version_id, arrival, status
    ), follow as (
      insert into memory.pipeline_work
             (work_id, version_id, stage, component_version, status, attempts, max_attempts, not_before,
              lease_owner, lease_until, arrival, created_at, started_at, delivered_at)
      select ${next?.workId ?? null}::uuid, done.version_id, ${next?.stage ?? null}::text, ${next?.componentVersion ?? null}::text,
             case when ${take} then 'running' else 'pending' end, case when ${take} then 1 else 0 end, ${next?.maxAttempts ?? 1}::int, now(),
             case when ${take} then ${owner} end, case when ${take} then now() + ${leaseMs} * interval '1 millisecond' end,
             done.arrival, clock_timestamp(), case when ${take} then clock_timestamp() end, now()
        from done
       where ${next !== null}
      on conflict (version_id, stage, component_version) do update
         set status = excluded.status, attempts = excluded.attempts, max_attempts = excluded.max_attempts,
             not_before = excluded.not_before, lease_owner = excluded.lease_owner, lease_until = excluded.lease_until,
             started_at = excluded.started_at, finished_at = null, error = null, defer_reason = null, delivered_at = now()
      returning work_id
    )${
      versionStatus === null
        ? tx``
        : tx`, moved as (
      update memory.versions v set status = ${versionStatus}::text, error = null
        from done where v.version_id = done.version_id and done.status = 'succeeded'
      returning v.doc_id, v.version_id, v.version_no
    ), shown as (
      update memory.documents d
         set latest_status = case when d.latest_version_id = moved.version_id then ${versionStatus}::text else d.latest_status end,
             current_version_id = case
               when ${versionStatus === 'ready'}
                    and coalesce((select c.version_no from memory.versions c where c.version_id = d.current_version_id), 0) <= moved.version_no
               then moved.version_id else d.current_version_id end
        from moved where d.doc_id = moved.doc_id
    )`
    }
    select done.status, (select deleted_at is not null from version) as deleted,
           (select work_id from follow) as next_work_id
      from done`;
  if (row === undefined) throw new LeaseLostError(work.work_id);
  const { status: outcome, deleted: isDeleted } = row;
  if (next === null || row.next_work_id === null) return { outcome, isDeleted, next: null };
  return {
    outcome,
    isDeleted,
    next: {
      ...work,
      work_id: row.next_work_id,
      stage: next.stage,
      component_version: next.componentVersion,
      attempts: take ? 1 : 0,
      max_attempts: next.maxAttempts,
    },
  };
}
