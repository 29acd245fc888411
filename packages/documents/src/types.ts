import type { Queryable, Sql, Tx } from '@memory/database';

/** How a document treats its earlier versions. */
export type VersioningMode = 'snapshot' | 'living';

/** Status of a version that a reader may see. */
export type VisibleVersionStatus = 'ingesting' | 'converting' | 'structuring' | 'ready' | 'failed';

/** Who sent a version; recorded on new versions only, returned by no read. */
export type IngestPrincipal = { kind: 'user' | 'api_credential' | 'service'; ref: string };

/** The query string and headers of `POST /ingest`, validated: pair rules and UTC are the caller's business. */
export type IngestRequest = {
  filename: string;
  mime: string;
  title?: string | undefined;
  source_kind?: string | undefined;
  source_ref?: string | undefined;
  source_modified_at?: Date | undefined;
  versioning_mode?: VersioningMode | undefined;
  source_version_ref?: string | undefined;
  source_path?: string | undefined;
  principal?: IngestPrincipal | undefined;
};

/** Answer of `POST /ingest`. */
export type IngestedVersion = {
  deployment_id: string;
  doc_id: string;
  version_id: string;
  content_hash: string;
  created: boolean;
  mime: string;
  title: string;
  versioning_mode: VersioningMode;
  parked: 'no_route' | null;
};

export type DocumentVersionSummary = {
  version_id: string;
  version_no: number;
  status: VisibleVersionStatus;
  ingested_at: string;
  error: string | null;
};

export type DocumentSummary = {
  doc_id: string;
  title: string | null;
  source_kind: string;
  source_uri: string | null;
  first_seen_at: string;
  latest: DocumentVersionSummary;
  serving: boolean;
};

export type ListDocumentsRequest = {
  /** 1 to 200. */
  limit: number;
  cursor?: string | undefined;
  status?: VisibleVersionStatus | undefined;
};

export type DocumentList = { documents: DocumentSummary[]; cursor: string | null };

/** The twenty format families. */
export type Family =
  | 'markdown'
  | 'text'
  | 'other_text'
  | 'code'
  | 'config'
  | 'log'
  | 'html'
  | 'ebook'
  | 'notebook'
  | 'email'
  | 'word'
  | 'presentation'
  | 'pdf'
  | 'spreadsheet'
  | 'delimited'
  | 'dataset'
  | 'image'
  | 'media'
  | 'archive'
  | 'binary';

/** Every given filter must hold; within a list any entry does. */
export type DocumentSearchFilters = {
  family?: readonly string[] | undefined;
  authors?: readonly string[] | undefined;
  recipients?: readonly string[] | undefined;
  created_from?: Date | undefined;
  created_to?: Date | undefined;
  modified_from?: Date | undefined;
  modified_to?: Date | undefined;
  language?: string | undefined;
  thread_ref?: string | undefined;
  doc_ids?: readonly string[] | undefined;
};

export type DocumentSearchRequest = {
  query?: string | undefined;
  filters?: DocumentSearchFilters | undefined;
  versions: 'current' | 'all';
  /** 1 to 200. */
  k: number;
  /** Only without `query`. */
  cursor?: string | undefined;
};

export type DocumentSearchResult = {
  doc_id: string;
  version_id: string;
  version_no: number;
  status: VisibleVersionStatus;
  lineage_title: string | null;
  file_name: string | null;
  title: string | null;
  source_path: string | null;
  p3_path: string;
  family: Family;
  created_at: string | null;
  modified_at: string | null;
  language: string | null;
  thread_ref: string | null;
  authors: string[];
  recipients: string[];
  extra: Record<string, unknown>;
  overview: string;
  other_matching_version_ids: string[];
  matched_by: ('name' | 'text')[];
  score: number;
};

export type PersonMatched = { name: string | null; address: string | null; document_count: number };

export type DocumentSearchPage = {
  documents: DocumentSearchResult[];
  cursor: string | null;
  as_of: string;
  people_matched: PersonMatched[];
};

export type StageStatus =
  | 'missing'
  | 'pending'
  | 'running'
  | 'succeeded'
  | 'failed'
  | 'dead_letter'
  | 'skipped';

export type PipelineStageReadiness = {
  stage: string;
  component_version: string;
  status: StageStatus;
  finished_at: string | null;
  defer_reason: 'no_route' | 'budget' | 'scheduled' | 'retry_backoff' | null;
};

export type VersionPipelineReadiness = {
  version_id: string;
  ready: boolean;
  stages: PipelineStageReadiness[];
};

export type CapabilityReadiness = { required: boolean; ready: boolean; checked_at: string; reason: string };

export type P3Readiness = CapabilityReadiness & {
  version: string | null;
  built_at: string | null;
  published_at: string | null;
};

export type ReadinessRequirements = { pipeline: boolean; p1: boolean; live_graph: boolean; p3: boolean };

export type ReadinessRequest = { version_ids: readonly string[]; require: ReadinessRequirements };

/** `PipelineReadinessReport` without what the caller knows of its build and model bindings. */
export type ReadinessReport = {
  ready: boolean;
  versions: VersionPipelineReadiness[];
  capabilities: {
    pipeline: CapabilityReadiness;
    p1: CapabilityReadiness;
    live_graph: CapabilityReadiness;
    p3: P3Readiness;
  };
};

export type DocumentDeletion = {
  doc_id: string;
  deleted_at: string;
  claims_retired: number;
  relations_closed: number;
  observations_closed: number;
};

/** Retracts, inside the deletion's transaction, what only these claims supported. */
export type RetractFacts = (
  tx: Tx,
  retired: { doc_id: string; claim_ids: readonly string[]; deleted_at: Date },
) => Promise<{ relations_closed: number; observations_closed: number }>;

export type DocumentsOptions = {
  database: { sql: Sql };
  deploymentId: string;
  /** Expected component version of each stage, in stage order; `convert` is the first ledger row of a version. */
  componentVersions: Readonly<Record<string, string>>;
  /** MIME types that convert, as `type/subtype` in lower case. Default: `text/markdown`. */
  converterRoutes?: ReadonlySet<string>;
  /** Attempts that the first ledger row of a version gets. Default 5. */
  maxAttempts?: number;
  now?: () => Date;
  /** Told after commit which ledger rows may be delivered. A failure is the ledger's sweeper to mend, so it is not awaited by the upload. */
  onWork?: (workIds: string[]) => void;
  /** The live graph's own health: its `reason` is one of the spec's `live_graph` reasons. */
  liveGraph: () => Promise<{ ready: boolean; reason: string }>;
  retractFacts: RetractFacts;
};

/** What the service knows of files: identity, versions, names, bytes, listing, search by document, readiness, deletion. */
export type Documents = {
  /**
   * Stores one file as a new document, a new version, or a no-op. `body` is read once, with back-pressure; if it
   * throws, that error is passed on and nothing is kept.
   * @throws DocumentsError `empty_body`, `forget_in_progress`, `upload_too_slow`
   */
  ingest(request: IngestRequest, body: AsyncIterable<Uint8Array>): Promise<IngestedVersion>;
  /** The stored bytes in parts of at most 1 MiB. @throws DocumentsError `content_not_found` */
  readContent(contentHash: string): AsyncGenerator<Uint8Array, void, undefined>;
  /** Removes bytes that a crashed upload left behind more than 24 h ago; answers how many blobs went. */
  sweepOrphanBlobs(): Promise<number>;
  /** @throws DocumentsError `malformed_cursor` */
  listDocuments(request: ListDocumentsRequest): Promise<DocumentList>;
  /** @throws DocumentsError `malformed_cursor` */
  searchDocuments(request: DocumentSearchRequest): Promise<DocumentSearchPage>;
  readiness(request: ReadinessRequest): Promise<ReadinessReport>;
  /** @throws DocumentsError `document_not_found`, `forget_in_progress` */
  deleteDocument(docId: string): Promise<DocumentDeletion>;
  /** Finds the documents that a version's citations name, and the earlier dangling citations that name it. */
  resolveCitations(tx: Queryable, versionId: string): Promise<void>;
};
