import type { Envelope, GraphAnswer, ToolDescriptor } from '@memory/contract';
import { exampleAnswers, exampleEnvelope } from '@memory/contract/examples';
import { createPerimeter, type PerimeterSettings } from '@memory/perimeter';
import { createLogger } from '@memory/telemetry';
import type { ApiDeps } from '../deps.ts';

export const testDeploymentId = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';

const openPerimeter: PerimeterSettings = {
  secret: null,
  loopback: true,
  browserOrigins: new Set(),
  trustedPrincipalSource: false,
  ingestBodyMaxBytes: null,
};

/** What the fakes were called with, in order. */
export type FakeCalls = { name: string; args: unknown }[];

/** Dependencies that answer the contract's examples, for tests of the routes alone. */
export function createFakeDeps(
  options: { perimeter?: Partial<PerimeterSettings>; deps?: Partial<ApiDeps> } = {},
): { deps: ApiDeps; calls: FakeCalls; lines: string[] } {
  const calls: FakeCalls = [];
  const lines: string[] = [];
  const answer =
    <Answer>(name: string, value: unknown) =>
    async (args: unknown): Promise<Answer> => {
      calls.push({ name, args });
      return structuredClone(value) as Answer;
    };
  const envelope = (name: string) => answer<Envelope>(name, exampleEnvelope);
  const graphAnswer = (name: string) =>
    answer<GraphAnswer>(name, { envelope: exampleEnvelope, run: exampleAnswers.graphRun });
  const deps: ApiDeps = {
    log: createLogger({
      service: 'test',
      level: 'debug',
      destination: { write: (line) => lines.push(line) },
    }),
    perimeter: createPerimeter({
      settings: { ...openPerimeter, ...options.perimeter },
      deploymentId: testDeploymentId,
    }),
    deployment: {
      buildRevision: 'abc',
      modelBindings: { p1_embedding: 'builtin/hash-v1' },
      documentBindingGeneration: null,
    },
    features: { open_query: true, document_deletion: true, document_search: true },
    documents: {
      ingest: async (upload, body) => {
        let bytes = 0;
        for await (const chunk of body) bytes += chunk.length;
        calls.push({ name: 'ingest', args: { upload, bytes } });
        return structuredClone(exampleAnswers.ingested) as never;
      },
      listDocuments: answer('listDocuments', exampleAnswers.documents),
      searchDocuments: answer('searchDocuments', exampleAnswers.documentSearch),
      readiness: answer('readiness', {
        ready: exampleAnswers.readiness.ready,
        versions: exampleAnswers.readiness.versions,
        capabilities: exampleAnswers.readiness.capabilities,
      }),
      deleteDocument: answer('deleteDocument', exampleAnswers.deletion),
    },
    retrieval: {
      searchClaims: envelope('searchClaims'),
      searchChunks: envelope('searchChunks'),
      adjacentChunks: envelope('adjacentChunks'),
      resolve: envelope('resolve'),
      lookupRelations: envelope('lookupRelations'),
      lookupObservations: envelope('lookupObservations'),
      hydrateRelation: envelope('hydrateRelation'),
      relationTranscript: envelope('relationTranscript'),
      describeOperations: () =>
        ['resolve_entity', 'claims_and_sources_context', 'facts_context', 'combined_context'].map(
          (name) => ({ ...exampleAnswers.toolDescriptor, name }) as ToolDescriptor,
        ),
      runOperation: async (name, args) => {
        calls.push({ name, args });
        return structuredClone(exampleEnvelope);
      },
    },
    graph: {
      neighborhood: graphAnswer('neighborhood'),
      path: graphAnswer('path'),
      citationPath: graphAnswer('citationPath'),
    },
    readState: async () => ({ forgetInProgress: false }),
    ...options.deps,
  };
  return { deps, calls, lines };
}
