import type {
  DocumentSummary,
  DocumentsPage,
  PipelineReadinessReport,
  PipelineStageReadiness,
  StageStatus,
} from '@memory/contract';
import { call } from '../api/call.ts';
import { askReadiness } from '../documents/readiness.ts';

/** Documents that are looked at, the newest first; one question of readiness takes as many. */
export const LOOKED_AT = 1_000;
const PAGE = 200;

export type Stuck = { document: DocumentSummary; stage: PipelineStageReadiness };

export type WorkReport = {
  /** Documents looked at, and whether there are more. */
  looked: number;
  hasMore: boolean;
  done: number;
  /** By stage, how many versions stand in it and how. */
  stages: { stage: string; counts: Partial<Record<StageStatus, number>>; waiting: Record<string, number> }[];
  /** What does not go on by itself, or only later. */
  stuck: Stuck[];
  capabilities: PipelineReadinessReport['capabilities'] | null;
};

/** Where the newest documents stand in the pipeline. */
export async function readWork(signal: AbortSignal): Promise<WorkReport> {
  const documents: DocumentSummary[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: String(PAGE) });
    if (cursor !== null) query.set('cursor', cursor);
    const page: DocumentsPage = await call<DocumentsPage>(`/documents?${query}`, { signal });
    documents.push(...page.documents);
    cursor = page.cursor;
  } while (cursor !== null && documents.length < LOOKED_AT);
  if (documents.length === 0)
    return { looked: 0, hasMore: false, done: 0, stages: [], stuck: [], capabilities: null };
  const ids = documents.map(({ latest }) => latest.version_id);
  return summarize(documents, await askReadiness(ids, signal), cursor !== null);
}

/** Exported for its test. */
export function summarize(
  documents: readonly DocumentSummary[],
  report: Pick<PipelineReadinessReport, 'versions' | 'capabilities'>,
  hasMore: boolean,
): WorkReport {
  const byVersion = new Map(documents.map((document) => [document.latest.version_id, document]));
  const stages = new Map<string, WorkReport['stages'][number]>();
  const stuck: Stuck[] = [];
  for (const version of report.versions) {
    for (const { stage } of version.stages)
      if (!stages.has(stage)) stages.set(stage, { stage, counts: {}, waiting: {} });
    const current = version.stages.find(({ status }) => status !== 'succeeded' && status !== 'skipped');
    const row = current === undefined ? undefined : stages.get(current.stage);
    if (current === undefined || row === undefined) continue;
    row.counts[current.status] = (row.counts[current.status] ?? 0) + 1;
    const reason = current.defer_reason;
    if (reason !== null) row.waiting[reason] = (row.waiting[reason] ?? 0) + 1;
    const document = byVersion.get(version.version_id);
    if (
      document !== undefined &&
      (reason !== null || current.status === 'dead_letter' || current.status === 'failed')
    )
      stuck.push({ document, stage: current });
  }
  return {
    looked: documents.length,
    hasMore,
    done: report.versions.filter(({ ready }) => ready).length,
    stages: [...stages.values()],
    stuck,
    capabilities: report.capabilities,
  };
}
