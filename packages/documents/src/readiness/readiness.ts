import {
  type LiveGraphReason,
  type ReadinessRequest,
  type StageName,
  toUtcString,
  type VersionPipelineReadiness,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Readiness } from '../types.ts';
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
  const [{ versions, searchServes }, graphFault] = await Promise.all([
    readStages(deps.sql, versionIds, deps.componentVersions),
    deps.liveGraphFault(),
  ]);
  const checked_at = toUtcString(deps.now());
  const pipeline = versions.every((version) => version.ready);
  const p1 = searchServes && versions.every(searchWritten);

  return {
    // The snapshot is not built by this release, so whoever requires it is told that it is not there.
    ready:
      (!require.pipeline || pipeline) &&
      (!require.p1 || p1) &&
      (!require.live_graph || graphFault === null) &&
      !require.p3,
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
        ready: false,
        checked_at,
        reason: 'corpus_snapshot_incomplete',
        version: null,
        built_at: null,
        published_at: null,
      },
    },
  };
}

function searchWritten(version: VersionPipelineReadiness): boolean {
  return version.stages.every((stage) => !SEARCH_STAGES.has(stage.stage) || isDone(stage));
}
