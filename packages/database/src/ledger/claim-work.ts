import type postgres from 'postgres';

type Queryable = postgres.Sql | postgres.TransactionSql;

/** A stage row that this owner holds, with what every stage needs to know of its version. */
export type ClaimedWork = {
  work_id: string;
  stage: string;
  component_version: string;
  attempts: number;
  max_attempts: number;
  version_id: string;
  doc_id: string;
};

/** The stages that a worker can run, at the component versions that it carries. */
export type Registry = { stages: string[]; componentVersions: string[] };

/**
 * Takes one delivered row if it is still to be done: a compare-and-set on status and lease, so of any number of
 * deliveries of one id exactly one gets it. Null when there is nothing to do for this id.
 */
export async function claimWork(
  sql: Queryable,
  options: { workId: string; owner: string; leaseMs: number; registry: Registry },
): Promise<ClaimedWork | null> {
  const [row] = await sql<ClaimedWork[]>`
    update memory.pipeline_work w
       set status = 'running', attempts = w.attempts + 1, defer_reason = null, error = null,
           lease_owner = ${options.owner}, lease_until = now() + ${options.leaseMs} * interval '1 millisecond',
           started_at = now(), finished_at = null
      from memory.versions v,
           unnest(${options.registry.stages}::text[], ${options.registry.componentVersions}::text[]) r(stage, component_version)
     where w.work_id = ${options.workId} and v.version_id = w.version_id
       and r.stage = w.stage and r.component_version = w.component_version
       and w.status in ('pending', 'failed') and w.defer_reason is distinct from 'no_route' and w.not_before <= now()
    returning w.work_id, w.stage, w.component_version, w.attempts, w.max_attempts, w.version_id, v.doc_id`;
  return row ?? null;
}

/**
 * Takes the ready row that arrived first; rows that another transaction is taking are skipped.
 * Relies on the partial index of ready work, in arrival order.
 */
export async function claimNextWork(
  sql: Queryable,
  options: { owner: string; leaseMs: number; registry: Registry },
): Promise<ClaimedWork | null> {
  const [row] = await sql<ClaimedWork[]>`
    with next as (
      select w.work_id
        from memory.pipeline_work w
        join unnest(${options.registry.stages}::text[], ${options.registry.componentVersions}::text[]) r(stage, component_version)
          on r.stage = w.stage and r.component_version = w.component_version
       where w.status in ('pending', 'failed') and w.defer_reason is distinct from 'no_route' and w.not_before <= now()
       order by w.arrival, w.work_id
       limit 1
         for update of w skip locked
    )
    update memory.pipeline_work w
       set status = 'running', attempts = w.attempts + 1, defer_reason = null, error = null,
           lease_owner = ${options.owner}, lease_until = now() + ${options.leaseMs} * interval '1 millisecond',
           started_at = now(), finished_at = null
      from next, memory.versions v
     where w.work_id = next.work_id and v.version_id = w.version_id
    returning w.work_id, w.stage, w.component_version, w.attempts, w.max_attempts, w.version_id, v.doc_id`;
  return row ?? null;
}
