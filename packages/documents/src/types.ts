import type {
  DocumentDeletion,
  DocumentSearchPage,
  DocumentSearchRequest,
  DocumentsPage,
  DocumentsQuery,
  IngestedVersion,
  IngestPrincipal,
  IngestQuery,
  LiveGraphReason,
  PipelineReadinessReport,
  ReadinessRequest,
  StageName,
} from '@memory/contract';
import type { Queryable, Sql, Tx } from '@memory/database';

/**
 * What came with the bytes. The rules that join parameters (the pair, UTC, attribution only from whom it is trusted)
 * are the caller's to hold before.
 */
export type IngestRequest = Omit<IngestQuery, 'source_modified_at'> & {
  source_modified_at?: Date | undefined;
  /** Recorded on a new version only; no read answers it. */
  principal?: IngestPrincipal | undefined;
};

/** `PipelineReadinessReport` without what the caller knows of its build and model bindings. */
export type Readiness = Pick<PipelineReadinessReport, 'ready' | 'versions' | 'capabilities'>;

/**
 * Retracts, inside the deletion's transaction, what only these claims supported, and answers how many facts it closed.
 * Their statements and mentions are still live when it is called.
 */
export type RetractFacts = (
  tx: Tx,
  retired: { docId: string; versionIds: string[]; claimIds: string[]; at: Date },
) => Promise<{ relations: number; observations: number }>;

export type DocumentsOptions = {
  database: { sql: Sql };
  deploymentId: string;
  /** The component version that this build carries of every stage. */
  componentVersions: Readonly<Record<StageName, string>>;
  /** MIME types that convert, as `type/subtype` in lower case; `text/markdown` by default. */
  converterRoutes?: ReadonlySet<string>;
  /** Attempts that a version's first ledger row gets; 5 by default. */
  maxAttempts?: number;
  now?: () => Date;
  /**
   * Told after commit which ledger rows may be delivered. It must not throw: a delivery that does not take place is
   * made up for by the ledger's sweeper.
   */
  onWork?: (workIds: readonly string[]) => void;
  /** The live graph's health; null means that it is ready. */
  liveGraphFault: () => Promise<Exclude<LiveGraphReason, 'ready'> | null>;
  retractFacts: RetractFacts;
};

/**
 * What the service knows of files: identity, versions, names, bytes, listing, search for documents, readiness and
 * deletion. Refusals are the contract's `ServiceError`s.
 */
export type Documents = {
  /**
   * Stores one file as a new document, as a new version, or not at all. `body` is read once and with back-pressure; when
   * it throws, that error is passed on and nothing is kept. Throws the validation entry of an empty body, and
   * `forget_in_progress`.
   */
  ingest(request: IngestRequest, body: AsyncIterable<Uint8Array>): Promise<IngestedVersion>;
  /** The stored bytes of a content hash (hex) in parts of at most 1 MiB. Throws when there are none. */
  readContent(contentHash: string): AsyncGenerator<Uint8Array, void, undefined>;
  /** Removes what uploads of crashed processes left behind more than 24 hours ago; answers how many blobs went. */
  sweepOrphanBlobs(): Promise<number>;
  /** Throws `cursor is malformed`. */
  listDocuments(query: DocumentsQuery): Promise<DocumentsPage>;
  /** Throws `cursor is malformed`. */
  searchDocuments(request: DocumentSearchRequest): Promise<DocumentSearchPage>;
  readiness(request: ReadinessRequest): Promise<Readiness>;
  /** Throws `document_not_found` and `forget_in_progress`. */
  deleteDocument(docId: string): Promise<DocumentDeletion>;
  /**
   * Finds the documents that a version's citations name, and gives the version's document to the citations elsewhere
   * that waited for it. For the transaction in which the structure stage has written the citations as links (`href`).
   */
  resolveCitations(tx: Queryable, versionId: string): Promise<void>;
};
