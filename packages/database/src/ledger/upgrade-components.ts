import type postgres from 'postgres';

/** One stage as the running code carries it, `order` counting from 0 along the chain. */
export type StageComponent = { stage: string; order: number; componentVersion: string };

/**
 * Schedules what a raised `component_version` asks for: in every version that is not deleted, the first stage whose
 * finished row is older than the code runs again, and those behind it after it; nothing else. Rows of a newer
 * component (another worker in a rolling upgrade) are left alone. Component versions are integers as text.
 * Relies on memory.pipeline_work_by_component: it is asked every minute, of a ledger of 12 rows a version.
 * Answers the ids of the rows that are now pending.
 */
export async function upgradeComponents(
  sql: postgres.Sql,
  components: readonly StageComponent[],
  options: { maxAttempts: number; limit: number },
): Promise<string[]> {
  return await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('memory.upgrade_components', 0))`;
    const rows = await tx<{ work_id: string }[]>`
      with component as (
        select * from unnest(${components.map((c) => c.stage)}::text[], ${components.map((c) => c.order)}::int[],
                             ${components.map((c) => c.componentVersion)}::text[]) c(stage, no, component_version)
      ), stale as (
        select w.version_id, min(c.no) as no, min(w.arrival) as arrival
          from component c
          -- Text on either side of the code's, so that the index passes over what is up to date, which is nearly all.
          cross join lateral (
            select * from memory.pipeline_work o where o.stage = c.stage and o.component_version < c.component_version
            union all
            select * from memory.pipeline_work o where o.stage = c.stage and o.component_version > c.component_version
          ) w
          join memory.versions v on v.version_id = w.version_id and v.deleted_at is null
         where w.component_version::int < c.component_version::int
           and w.status <> 'running' and w.defer_reason is distinct from 'no_route'
         group by w.version_id
         order by min(w.arrival), w.version_id
         limit ${options.limit}
      ), dropped as (
        delete from memory.pipeline_work w
         using stale s, component c
         where w.version_id = s.version_id and c.stage = w.stage and c.no >= s.no
      )
      insert into memory.pipeline_work
             (work_id, version_id, stage, component_version, status, attempts, max_attempts, not_before, arrival, created_at, delivered_at)
      select gen_random_uuid(), s.version_id, c.stage, c.component_version, 'pending', 0, ${options.maxAttempts}, now(),
             s.arrival, clock_timestamp(), now()
        from stale s join component c on c.no = s.no
      on conflict (version_id, stage, component_version) do nothing
      returning work_id`;
    return rows.map((row) => row.work_id);
  });
}
