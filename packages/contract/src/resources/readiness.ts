import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, utcTime } from '../values/answer-values.ts';
import { listOf, uuid } from '../values/request-values.ts';
import { DeferReason, StageName, StageStatus, stages } from '../vocabulary.ts';

/** The capabilities that a caller waits for; ordinary recall needs the first three. */
export const ReadinessRequirements = z.strictObject({
  pipeline: z.boolean(),
  p1: z.boolean(),
  live_graph: z.boolean(),
  p3: z.boolean(),
});
export type ReadinessRequirements = z.infer<typeof ReadinessRequirements>;

/** Duplicate version ids are collapsed; the order of first mention is kept. */
export const ReadinessRequest = z.strictObject({
  version_ids: listOf(uuid(), limits.readinessVersions).transform((ids) => [...new Set(ids)]),
  require: ReadinessRequirements,
});
export type ReadinessRequest = z.infer<typeof ReadinessRequest>;

export const PipelineStageReadiness = z.strictObject({
  stage: StageName,
  component_version: z.string(),
  status: StageStatus,
  finished_at: utcTime.nullable(),
  defer_reason: DeferReason.nullable(),
});
export type PipelineStageReadiness = z.infer<typeof PipelineStageReadiness>;

export const VersionPipelineReadiness = z.strictObject({
  version_id: id,
  ready: z.boolean(),
  stages: z.array(PipelineStageReadiness).length(stages.length),
});
export type VersionPipelineReadiness = z.infer<typeof VersionPipelineReadiness>;

/** Why the live graph is not ready, in the order in which it is checked. */
export const liveGraphFaults = [
  'graph_server_version_mismatch',
  'graph_extension_version_mismatch',
  'graph_role_contract_mismatch',
  'graph_helper_contract_mismatch',
  'graph_catalog_mismatch',
  'graph_role_runtime_limits_mismatch',
  'graph_smoke_identifier_collision',
  'graph_pgq_guard_smoke_failed',
  'graph_pgq_smoke_failed',
  'graph_neighborhood_smoke_failed',
  'graph_path_smoke_failed',
  'graph_citation_smoke_failed',
  'graph_database_or_permission_failed',
  'graph_smoke_contract_failed',
] as const;

function capability<Reasons extends readonly [string, ...string[]]>(notReady: Reasons) {
  return {
    required: z.boolean(),
    ready: z.boolean(),
    checked_at: utcTime,
    reason: z.enum(['ready', ...notReady]),
  };
}

export const PipelineCapability = z.strictObject(capability(['stage_incomplete']));
export const SearchCapability = z.strictObject(capability(['search_channel_incomplete']));
export const LiveGraphCapability = z.strictObject(capability(liveGraphFaults));
export const SnapshotCapability = z.strictObject({
  ...capability(['corpus_snapshot_incomplete']),
  version: z.string().nullable(),
  built_at: utcTime.nullable(),
  published_at: utcTime.nullable(),
});
export type PipelineCapability = z.infer<typeof PipelineCapability>;
export type SearchCapability = z.infer<typeof SearchCapability>;
export type LiveGraphCapability = z.infer<typeof LiveGraphCapability>;
export type SnapshotCapability = z.infer<typeof SnapshotCapability>;
export type LiveGraphReason = LiveGraphCapability['reason'];

export const Capabilities = z.strictObject({
  pipeline: PipelineCapability,
  p1: SearchCapability,
  live_graph: LiveGraphCapability,
  p3: SnapshotCapability,
});
export type Capabilities = z.infer<typeof Capabilities>;

export const PipelineReadinessReport = z.strictObject({
  ready: z.boolean(),
  versions: z.array(VersionPipelineReadiness),
  capabilities: Capabilities,
  document_binding_generation: z.string().nullable(),
  model_bindings: z.record(z.string(), z.string()),
  build_revision: z.string(),
});
export type PipelineReadinessReport = z.infer<typeof PipelineReadinessReport>;
