import type { Queryable } from '../database.ts';

export type WorkFilter = {
  statuses?: readonly string[];
  stage?: string;
  /** Text that the error contains, whatever its case. */
  error?: string;
  versionId?: string;
};

/** A row of the stage ledger with the document that it is about. */
export type WorkRow = {
  work_id: string;
  stage: string;
  status: string;
  defer_reason: string | null;
  attempts: number;
  max_attempts: number;
  error: string | null;
  component_version: string;
  not_before: Date;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  lease_owner: string | null;
  lease_until: Date | null;
  version_id: string;
  version_no: number;
  version_status: string;
  doc_id: string;
  title: string;
  filename: string;
};

function columns(sql: Queryable) {
  return sql`
    w.work_id, w.stage, w.status, w.defer_reason, w.attempts, w.max_attempts, w.error, w.component_version, w.not_before,
    w.created_at, w.started_at, w.finished_at, w.lease_owner, w.lease_until, v.version_id, v.version_no,
    v.status as version_status, v.doc_id, d.title, v.filename`;
}

/** The conditions of a filter on `w`, a row of the ledger. */
export function workMatches(sql: Queryable, filter: WorkFilter) {
  const { statuses, stage, error, versionId } = filter;
  return sql`
    ${statuses === undefined ? sql`true` : sql`w.status = any(${[...statuses]}::text[])`}
    and ${stage === undefined ? sql`true` : sql`w.stage = ${stage}`}
    and ${error === undefined ? sql`true` : sql`strpos(lower(w.error), lower(${error})) > 0`}
    and ${versionId === undefined ? sql`true` : sql`w.version_id = ${versionId}`}`;
}

/** Rows of the ledger that a filter takes, first come first, at most `limit`; and how many there are. */
export async function listWork(
  sql: Queryable,
  filter: WorkFilter,
  limit: number,
): Promise<{ total: number; rows: WorkRow[] }> {
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from memory.pipeline_work w where ${workMatches(sql, filter)}`;
  const rows = await sql<WorkRow[]>`
    select ${columns(sql)}
      from (select * from memory.pipeline_work w where ${workMatches(sql, filter)} order by w.arrival, w.work_id limit ${limit}) w
      join memory.versions v on v.version_id = w.version_id
      join memory.documents d on d.doc_id = v.doc_id
     order by w.arrival, w.work_id`;
  return { total: counted?.total ?? 0, rows: [...rows] };
}

export type WorkHistory = WorkRow & {
  /** The version's other stages, in the order of their making. */
  stages: { work_id: string; stage: string; status: string; attempts: number; finished_at: Date | null }[];
  /** What operators did to this row. */
  acts: { outcome: string; decided_by: string; decided_at: Date; features: unknown }[];
};

/** One row with all that is known of it; null when there is none. */
export async function showWork(sql: Queryable, workId: string): Promise<WorkHistory | null> {
  const [row] = await sql<WorkRow[]>`
    select ${columns(sql)}
      from memory.pipeline_work w
      join memory.versions v on v.version_id = w.version_id
      join memory.documents d on d.doc_id = v.doc_id
     where w.work_id = ${workId}`;
  if (row === undefined) return null;
  const stages = await sql<WorkHistory['stages']>`
    select work_id, stage, status, attempts, finished_at from memory.pipeline_work
     where version_id = ${row.version_id} order by created_at, work_id`;
  const acts = await sql<WorkHistory['acts']>`
    select outcome, decided_by, decided_at, features from memory.transcript
     where subject_id = ${workId} and subject_kind = 'work' order by decided_at, entry_id`;
  return { ...row, stages: [...stages], acts: [...acts] };
}
