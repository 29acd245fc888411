import type { Feature } from '@memory/contract';
import type { Documents } from '@memory/documents';
import type { Graph } from '@memory/graph';
import type { BodyLimits } from '@memory/http';
import type { OpenQuery } from '@memory/open-query';
import type { Admission, Perimeter } from '@memory/perimeter';
import type { Retrieval } from '@memory/retrieval';
import type { Logger, Registry, Tracer } from '@memory/telemetry';

/** What the routes need of packages/documents. */
export type DocumentsPort = Pick<
  Documents,
  'ingest' | 'listDocuments' | 'searchDocuments' | 'readiness' | 'deleteDocument'
>;

/** What the routes need of packages/retrieval. */
export type RetrievalPort = Omit<Retrieval, 'close' | 'nominateItems' | 'chunkBodies'>;

/** What the routes need of packages/graph. */
export type GraphPort = Pick<Graph, 'neighborhood' | 'path' | 'citationPath'>;

/** What the routes need of packages/open-query. */
export type OpenQueryPort = Omit<OpenQuery, 'close'>;

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
  /** Where the query routes are served. */
  openQuery?: OpenQueryPort | undefined;
  /** Reads the deployment's row; rejects when the database cannot be reached. */
  readState(): Promise<DeploymentState>;
  bodyLimits?: BodyLimits;
};
