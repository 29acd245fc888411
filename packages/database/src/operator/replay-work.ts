import type { Sql } from '../database.ts';
import { type WorkFilter, workMatches } from './list-work.ts';
import { recordAct } from './record-act.ts';

export type ReplayOptions = {
  /** Attempts beyond those that were used up. */
  extraAttempts: number;
  actor: string;
  /** Tell what would be done, and do nothing. */
  dryRun: boolean;
};

export type ReplayedWork = { work_id: string; stage: string; version_id: string; error: string | null };

/**
 * Opens dead letters again, each with extra attempts, so that workers take them up at once; and the versions that they
 * had made `failed` go back to where they were. What is no dead letter is left alone. At most `limit`, first come first.
 */
export async function replayWork(
  sql: Sql,
  which: { workId: string } | (Omit<WorkFilter, 'statuses'> & { limit: number }),
  { extraAttempts, actor, dryRun }: ReplayOptions,
): Promise<ReplayedWork[]> {
  return await sql.begin(async (tx) => {
    const dead = await tx<ReplayedWork[]>`
      select w.work_id, w.stage, w.version_id, w.error
        from memory.pipeline_work w
       where w.status = 'dead_letter'
         and ${'workId' in which ? tx`w.work_id = ${which.workId}` : workMatches(tx, which)}
       order by w.arrival, w.work_id
       limit ${'limit' in which ? which.limit : 1}
         for update`;
    if (dryRun || dead.length === 0) return [...dead];
    const ids = dead.map((work) => work.work_id);
    await tx`
      with reopened as (
        update memory.pipeline_work
           set status = 'pending', max_attempts = attempts + ${extraAttempts}, defer_reason = null, error = null,
               not_before = now(), finished_at = null, lease_owner = null, lease_until = null,
               -- Long ago, so that the next look for overdue deliveries hands it out.
               delivered_at = now() - interval '1 hour'
         where work_id = any(${ids}::uuid[])
        returning version_id, stage
      ), version as (
        update memory.versions v
           set status = case r.stage when 'convert' then 'ingesting' else 'structuring' end, error = null
          from reopened r
         where v.version_id = r.version_id and r.stage in ('convert', 'structure') and v.status = 'failed'
        returning v.version_id, v.doc_id, v.status
      )
      update memory.documents d set latest_status = v.status
        from version v where d.doc_id = v.doc_id and d.latest_version_id = v.version_id`;
    await recordAct(tx, {
      subject: { kind: 'work', ids },
      outcome: 'replayed',
      actor,
      features: { extra_attempts: extraAttempts },
    });
    return [...dead];
  });
}
