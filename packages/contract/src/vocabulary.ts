import { z } from 'zod';

/** The closed word lists of the interface. */

export const stages = [
  'convert',
  'structure',
  'chunk',
  'embed_chunk',
  'extract_claims',
  'ground_claims',
  'normalize_relations',
  'adjudicate_observations',
  'adjudicate_supersession',
  'embed_claim',
  'reconcile',
  'label_relation',
] as const;
/** The pipeline's stages, in the order in which a version runs through them. */
export const StageName = z.enum(stages);
export type StageName = z.infer<typeof StageName>;

export const StageStatus = z.enum([
  'missing',
  'pending',
  'running',
  'succeeded',
  'failed',
  'dead_letter',
  'skipped',
]);
export type StageStatus = z.infer<typeof StageStatus>;

/** Why a stage that is not running waits; null for simply queued work. */
export const DeferReason = z.enum(['no_route', 'budget', 'scheduled', 'retry_backoff']);
export type DeferReason = z.infer<typeof DeferReason>;

export const VersionStatus = z.enum(['ingesting', 'converting', 'structuring', 'ready', 'failed', 'deleted']);
export type VersionStatus = z.infer<typeof VersionStatus>;

/** The statuses that a listed version can have. */
export const ListedVersionStatus = VersionStatus.exclude(['deleted']);
export type ListedVersionStatus = z.infer<typeof ListedVersionStatus>;

export const VersioningMode = z.enum(['snapshot', 'living']);
export type VersioningMode = z.infer<typeof VersioningMode>;

export const PrincipalKind = z.enum(['user', 'api_credential', 'service']);
export type PrincipalKind = z.infer<typeof PrincipalKind>;

export const FormatFamily = z.enum([
  'markdown',
  'text',
  'other_text',
  'code',
  'config',
  'log',
  'html',
  'ebook',
  'notebook',
  'email',
  'word',
  'presentation',
  'pdf',
  'spreadsheet',
  'delimited',
  'dataset',
  'image',
  'media',
  'archive',
  'binary',
]);
export type FormatFamily = z.infer<typeof FormatFamily>;

export const Grain = z.enum(['fact', 'evidence', 'compiled', 'composite']);
export type Grain = z.infer<typeof Grain>;

export const NegativeKind = z.enum(['unknown_entity', 'known_empty', 'boundary']);
export type NegativeKind = z.infer<typeof NegativeKind>;

export const FactKind = z.enum(['relation', 'observation']);
export type FactKind = z.infer<typeof FactKind>;

export const Stance = z.enum(['supports', 'contradicts']);
export type Stance = z.infer<typeof Stance>;

export const Support = z.enum(['current', 'withdrawn']);
export type Support = z.infer<typeof Support>;

export const TemporalMatch = z.enum(['confirmed', 'possible']);
export type TemporalMatch = z.infer<typeof TemporalMatch>;

export const Precision = z.enum(['unknown', 'instant', 'day', 'month', 'quarter', 'year', 'open']);
export type Precision = z.infer<typeof Precision>;

export const ClaimValidKind = z.enum([
  'event_time',
  'effective_period',
  'proposition_validity',
  'measurement_period',
]);
export type ClaimValidKind = z.infer<typeof ClaimValidKind>;

export const EntityTier = z.enum(['T0', 'T1', 'T2', 'T3']);
export type EntityTier = z.infer<typeof EntityTier>;

export const TruncationReason = z.enum([
  'resolve_candidate_limit',
  'lookup_k_limit',
  'result_budget',
  'expansion_budget',
  'frontier_budget',
  'time_budget',
  'depth_budget',
]);
export type TruncationReason = z.infer<typeof TruncationReason>;

export const SearchChannel = z.enum(['semantic', 'bm25']);
export type SearchChannel = z.infer<typeof SearchChannel>;

/** The two text channels of document search. */
export const MatchChannel = z.enum(['name', 'text']);
export type MatchChannel = z.infer<typeof MatchChannel>;

export const SavedQueryStatus = z.enum([
  'draft',
  'pending_revalidation',
  'active',
  'deprecated',
  'disabled',
  'broken',
]);
export type SavedQueryStatus = z.infer<typeof SavedQueryStatus>;

export const ConnectorStatus = z.enum(['active', 'paused', 'error']);
export type ConnectorStatus = z.infer<typeof ConnectorStatus>;

/** Why a claim of a deleted document is no longer current testimony. */
export const versionDeleted = 'version_deleted';
/** Why a fact was closed that only a deleted document supported. */
export const retractedSourceRemoval = 'retracted_source_removal';

export const modelRoles = [
  'structure_fallback',
  'skeleton_check',
  'section_role',
  'section_summary',
  'claim_extraction',
  'relation_normalization',
  'entity_resolution',
  'fact_adjudication',
  'p1_embedding',
] as const;
/** The pipeline roles that a model is bound to. */
export const ModelRole = z.enum(modelRoles);
export type ModelRole = z.infer<typeof ModelRole>;

/** What stands in `model_bindings` beside the roles. */
export const modelSettings = [
  'openrouter_embedding_provider',
  'openrouter_embedding_provider_order',
  'openrouter_max_completion_tokens',
  'openrouter_reasoning_effort',
  'openrouter_reasoning_effort_map',
] as const;
