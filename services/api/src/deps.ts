import type {
  AdjacentRequest,
  DocumentDeletion,
  DocumentSearchPage,
  DocumentSearchRequest,
  DocumentsPage,
  DocumentsQuery,
  Envelope,
  Feature,
  IngestedVersion,
  IngestPrincipal,
  IngestQuery,
  LookupObservationsQuery,
  LookupRelationsQuery,
  OperationName,
  OperationResult,
  operations,
  PipelineReadinessReport,
  ReadinessRequest,
  ResolveQuery,
  SearchRequest,
  ToolDescriptor,
} from '@memory/contract';
import type { Graph } from '@memory/graph';
import type { BodyLimits } from '@memory/http';
import type { Admission, Perimeter } from '@memory/perimeter';
import type { Logger, Registry, Tracer } from '@memory/telemetry';
import type { z } from 'zod';

/** One upload as packages/documents takes it: the rules that join parameters have been held. */
export type IngestUpload = Omit<IngestQuery, 'source_modified_at'> & {
  source_modified_at?: Date | undefined;
  principal?: IngestPrincipal | undefined;
};

/** What the routes need of packages/documents. */
export type DocumentsPort = {
  ingest(upload: IngestUpload, body: AsyncIterable<Uint8Array>): Promise<IngestedVersion>;
  listDocuments(query: DocumentsQuery): Promise<DocumentsPage>;
  searchDocuments(request: DocumentSearchRequest): Promise<DocumentSearchPage>;
  readiness(
    request: ReadinessRequest,
  ): Promise<Pick<PipelineReadinessReport, 'ready' | 'versions' | 'capabilities'>>;
  /** Rejects with 404 `document_not_found` when there is nothing left to delete. */
  deleteDocument(docId: string): Promise<DocumentDeletion>;
};

/** The arguments of an operation after its schema: defaults filled in, ids canonical, times as instants. */
export type OperationArguments<Name extends OperationName> = z.infer<(typeof operations)[Name]['arguments']>;

/** What the routes need of packages/retrieval. `signal` is aborted when the caller has gone. */
export type RetrievalPort = {
  searchClaims(request: SearchRequest, signal?: AbortSignal): Promise<Envelope>;
  searchChunks(request: SearchRequest, signal?: AbortSignal): Promise<Envelope>;
  adjacentChunks(request: AdjacentRequest, signal?: AbortSignal): Promise<Envelope>;
  resolve(query: ResolveQuery, signal?: AbortSignal): Promise<Envelope>;
  lookupRelations(query: LookupRelationsQuery, signal?: AbortSignal): Promise<Envelope>;
  lookupObservations(query: LookupObservationsQuery, signal?: AbortSignal): Promise<Envelope>;
  hydrateRelation(relationId: string, signal?: AbortSignal): Promise<Envelope>;
  relationTranscript(relationId: string, signal?: AbortSignal): Promise<Envelope>;
  /** The four descriptors, with the hashes of their plans. */
  describeOperations(): ToolDescriptor[];
  runOperation<Name extends OperationName>(
    name: Name,
    args: OperationArguments<Name>,
    signal?: AbortSignal,
  ): Promise<z.infer<typeof OperationResult>>;
};

/** What the routes need of packages/graph. */
export type GraphPort = Pick<Graph, 'neighborhood' | 'path' | 'citationPath'>;

/** What is deployed, for `GET /deployment` and readiness reports. */
export type DeploymentInfo = {
  buildRevision: string;
  /** The model of each role. */
  modelBindings: Readonly<Record<string, string>>;
  documentBindingGeneration: string | null;
};

/** The state of the deployment as a trivial query finds it. */
export type DeploymentState = { forgetInProgress: boolean };

export type ApiDeps = {
  log: Logger;
  registry?: Registry;
  tracer?: Tracer | undefined;
  perimeter: Perimeter;
  /** How much callers may ask; no limit without it. */
  admission?: Admission;
  deployment: DeploymentInfo;
  /** Whether the routes of each feature are served. */
  features: Readonly<Record<Feature, boolean>>;
  documents: DocumentsPort;
  retrieval: RetrievalPort;
  graph: GraphPort;
  /** Reads the deployment's row; rejects when the database cannot be reached. */
  readState(): Promise<DeploymentState>;
  bodyLimits?: BodyLimits;
};
