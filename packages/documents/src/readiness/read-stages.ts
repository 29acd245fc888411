import {
  type DeferReason,
  type PipelineStageReadiness,
  type StageName,
  type StageStatus,
  stages,
  toUtcString,
  type VersionPipelineReadiness,
} from '@memory/contract';
import type { Sql } from '@memory/database';

type WorkRow = {
  serves: boolean;
  /** Null in the one row that comes when no work is found. */
  version_id: string | null;
  stage: StageName;
  status: Exclude<StageStatus, 'missing'>;
  finished_at: Date | null;
  defer_reason: DeferReason | null;
};

export type StagesRead = {
  /** In the order asked for; a version that is not known has every stage missing. */
  versions: VersionPipelineReadiness[];
  /** A generation of the search index serves. */
  searchServes: boolean;
};

/**
 * Every expected stage of every asked version, in one statement
 * (memory.pipeline_work_version_id_stage_component_version_key). Work of another component version is not looked at.
 */
export async function readStages(
  sql: Sql,
  versionIds: readonly string[],
  componentVersions: Readonly<Record<StageName, string>>,
): Promise<StagesRead> {
  const expected = stages.map((stage) => componentVersions[stage]);
  const rows = await sql<WorkRow[]>`
    select search.serves, work.version_id, work.stage, work.status, work.finished_at, work.defer_reason
    from (select exists (select from p1.generations where status = 'serving') as serves) as search
    left join (
      select w.*
      from memory.pipeline_work as w
      join unnest(${[...stages]}::text[], ${expected}::text[]) as e(stage, component_version)
        on e.stage = w.stage and e.component_version = w.component_version
      where w.version_id = any(${[...versionIds]}::uuid[])
    ) as work on true`;

  const found = new Map(rows.map((row) => [`${row.version_id} ${row.stage}`, row]));
  return {
    versions: versionIds.map((versionId) => {
      const listed = stages.map((stage) =>
        stageReadiness(stage, componentVersions[stage], found.get(`${versionId} ${stage}`)),
      );
      return { version_id: versionId, ready: listed.every(isDone), stages: listed };
    }),
    searchServes: rows[0]?.serves ?? false,
  };
}

/** `succeeded` or `skipped`, and finished. */
export function isDone(stage: PipelineStageReadiness): boolean {
  return (stage.status === 'succeeded' || stage.status === 'skipped') && stage.finished_at !== null;
}

function stageReadiness(
  stage: StageName,
  componentVersion: string,
  row: WorkRow | undefined,
): PipelineStageReadiness {
  const waits = row?.status === 'pending' || row?.status === 'failed';
  return {
    stage,
    component_version: componentVersion,
    status: row?.status ?? 'missing',
    finished_at: toUtcString(row?.finished_at ?? null),
    defer_reason: waits ? row.defer_reason : null,
  };
}
