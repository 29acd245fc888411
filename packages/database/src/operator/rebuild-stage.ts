import type { Sql } from '../database.ts';
import { recordAct } from './record-act.ts';

export type RebuildStage = {
  /** The stage and those behind it, in order, with the component versions that this build carries. */
  components: readonly { stage: string; componentVersion: string }[];
  maxAttempts: number;
  actor: string;
  dryRun: boolean;
  /**
   * Only versions on which other models have worked than `now`; by default all. `unknown` is what those count as of which the ledger
   * does not say.
   */
  unlessModels?: { now: string; unknown: string } | undefined;
  /** Milliseconds between the starts of two versions, so that others find workers free meanwhile; by default none. */
  everyMs?: number;
};

/** Versions scheduled in one transaction: each is a dozen rows of the ledger. */
const BATCH = 500;

/**
 * Schedules a stage and those behind it again, for every version that has come past it and is not deleted; what is at
 * work there now is left alone. Answers the versions. Each batch is one transaction, so it can be broken off.
 */
export async function scheduleRebuild(
  sql: Sql,
  { components, maxAttempts, actor, dryRun, unlessModels, everyMs = 0 }: RebuildStage,
): Promise<string[]> {
  const [first] = components;
  if (first === undefined) return [];
  const due = await sql<{ version_id: string }[]>`
    select w.version_id
      from memory.pipeline_work w join memory.versions v on v.version_id = w.version_id and v.deleted_at is null
     where w.stage = ${first.stage} and w.component_version = ${first.componentVersion}
       and w.status in ('succeeded', 'skipped')
       and (${unlessModels === undefined}
            or coalesce(w.models, ${unlessModels?.unknown ?? null}::text) is distinct from ${unlessModels?.now ?? null}::text)
     order by w.arrival, w.version_id`;
  const all = due.map((row) => row.version_id);
  if (dryRun) return all;
  const scheduled: string[] = [];
  for (let from = 0; from < all.length; from += BATCH) {
    const versionIds = all.slice(from, from + BATCH);
    scheduled.push(
      ...(await scheduleBatch(sql, { components, maxAttempts, versionIds, everyMs, before: from })),
    );
  }
  await sql.begin((tx) =>
    recordAct(tx, {
      subject: { kind: 'deployment' },
      outcome: 'rebuild_scheduled',
      actor,
      features: { stage: first.stage, versions: scheduled.length },
    }),
  );
  return scheduled;
}

async function scheduleBatch(
  sql: Sql,
  {
    components,
    maxAttempts,
    versionIds,
    everyMs,
    before,
  }: Pick<RebuildStage, 'components' | 'maxAttempts'> & {
    versionIds: string[];
    everyMs: number;
    /** Versions of the batches before. */
    before: number;
  },
): Promise<string[]> {
  const names = components.map(({ stage }) => stage);
  return await sql.begin(async (tx) => {
    const rows = await tx<{ version_id: string }[]>`
      with held as (
        select w.work_id, w.version_id, w.stage, w.status, w.arrival from memory.pipeline_work w
         where w.version_id = any(${versionIds}::uuid[]) and w.stage = any(${names}::text[])
         order by w.arrival, w.work_id for update
      ), idle as (
        select version_id, min(arrival) as arrival,
               (${before} + row_number() over (order by min(arrival), version_id) - 1) * ${everyMs}::float8 as delay_ms
          from held group by version_id
        having bool_and(status <> 'running') and bool_or(stage = ${names[0] ?? ''} and status in ('succeeded', 'skipped'))
      ), dropped as (
        delete from memory.pipeline_work w using held h, idle i
         where w.work_id = h.work_id and h.version_id = i.version_id and h.stage <> ${names[0] ?? ''}
      )
      update memory.pipeline_work w
         set status = 'pending', attempts = 0, max_attempts = ${maxAttempts}, 
             not_before = now() + i.delay_ms * interval '1 millisecond',
             defer_reason = case when i.delay_ms > 0 then 'scheduled' end, error = null, lease_owner = null, lease_until = null, started_at = null, finished_at = null,
             delivered_at = now() + i.delay_ms * interval '1 millisecond' - interval '1 hour'
        from idle i, held h
       where h.version_id = i.version_id and h.stage = ${names[0] ?? ''} and w.work_id = h.work_id
      returning w.version_id`;
    return rows.map((row) => row.version_id);
  });
}

export type RebuildProgress = { done: number; failed: number; total: number };

/** How many of some versions are through the pipeline's last stage, or stand still as dead letters. */
export async function rebuildProgress(
  sql: Sql,
  versionIds: readonly string[],
  lastStage: string,
): Promise<RebuildProgress> {
  const [row] = await sql<{ done: number; failed: number }[]>`
    select count(*) filter (where w.stage = ${lastStage} and w.status in ('succeeded', 'skipped'))::int as done,
           count(*) filter (where w.status = 'dead_letter')::int as failed
      from memory.pipeline_work w where w.version_id = any(${[...versionIds]}::uuid[])`;
  return { done: row?.done ?? 0, failed: row?.failed ?? 0, total: versionIds.length };
}
