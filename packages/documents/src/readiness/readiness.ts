import {
  type LiveGraphReason,
  type ReadinessRequest,
  type StageName,
  toUtcString,
  type VersionPipelineReadiness,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Readiness } from '../types.ts';
import { readPublishedView } from './read-published-view.ts';
import { isDone, readStages } from './read-stages.ts';

/**
 * The stages that write what search reads: chunks, claims, the step of a living document's newest version from pending
 * to current testimony, and facts with the profiles of entities.
 */
const SEARCH_STAGES: ReadonlySet<StageName> = new Set([
  'embed_chunk',
  'embed_claim',
  'reconcile',
  'label_relation',
]);

export type ReadinessDeps = {
  sql: Sql;
  now: () => Date;
  componentVersions: Readonly<Record<StageName, string>>;
  liveGraphFault: () => Promise<Exclude<LiveGraphReason, 'ready'> | null>;
};

/** Which stages have finished for the asked versions, and which capabilities hold. Reads only, and never waits. */
export async function readiness(deps: ReadinessDeps, request: ReadinessRequest): Promise<Readiness> {
  const { require } = request;
  const versionIds = [...new Set(request.version_ids)];
  const [{ versions, searchServes }, graphFault, view] = await Promise.all([
    readStages(deps.sql, versionIds, deps.componentVersions),
    deps.liveGraphFault(),
    readPublishedView(deps.sql, versionIds),
  ]);
  const checked_at = toUtcString(deps.now());
  const pipeline = versions.every((version) => version.ready);
  const p1 = searchServes && versions.every(searchWritten);
  const p3 = view.published !== null && versions.every((version) => isCovered(version, view.covered));

  return {
    ready:
      (!require.pipeline || pipeline) &&
      (!require.p1 || p1) &&
      (!require.live_graph || graphFault === null) &&
      (!require.p3 || p3),
    versions,
    capabilities: {
      pipeline: {
        required: require.pipeline,
        ready: pipeline,
        checked_at,
        reason: pipeline ? 'ready' : 'stage_incomplete',
      },
      p1: { required: require.p1, ready: p1, checked_at, reason: p1 ? 'ready' : 'search_channel_incomplete' },
      live_graph: {
        required: require.live_graph,
        ready: graphFault === null,
        checked_at,
        reason: graphFault ?? 'ready',
      },
      p3: {
        required: require.p3,
        ready: p3,
        checked_at,
        reason: p3 ? 'ready' : 'corpus_snapshot_incomplete',
        version: view.published?.version ?? null,
        built_at: toUtcString(view.published?.built_at ?? null),
        published_at: toUtcString(view.published?.published_at ?? null),
      },
    },
  };
}

function searchWritten(version: VersionPipelineReadiness): boolean {
  return version.stages.every((stage) => !SEARCH_STAGES.has(stage.stage) || isDone(stage));
}

/** The published view was read after the last stage of the version had finished, and no stage has run again since. */
function isCovered(version: VersionPipelineReadiness, covered: ReadonlyMap<string, Date>): boolean {
  const shown = covered.get(version.version_id);
  if (!version.ready || shown === undefined) return false;
  const ends = version.stages.map((stage) => Date.parse(stage.finished_at ?? ''));
  return Math.max(...ends) === shown.getTime();
}
