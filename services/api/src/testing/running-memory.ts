import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ContextBundle,
  DocumentDeletion,
  Envelope,
  IngestedVersion,
  PipelineReadinessReport,
} from '@memory/contract';
import { createDatabase, ensureDeployment, type Sql } from '@memory/database';
import { createTestDatabase } from '@memory/database/testing';
import { createDocuments, matchVersion, resolveCitations } from '@memory/documents';
import { questionWords } from '@memory/extraction-english/questions';
import { createGraph } from '@memory/graph';
import { symmetricPredicates } from '@memory/ontology';
import {
  createEmbeddedSandbox,
  createOpenQuery,
  createPostgresSandbox,
  createQuotas,
} from '@memory/open-query';
import { createPipelineWorker, createStages, openModels } from '@memory/pipeline';
import { componentVersions, convertedTypes, normalizeName, retractFacts } from '@memory/pipeline/api';
import { createDirectDelivery } from '@memory/queue';
import { createReader } from '@memory/readers';
import { createRetrieval } from '@memory/retrieval';
import { createLogger } from '@memory/telemetry';
import { createApi } from '../create-api.ts';
import { queryPorts } from '../open-open-query.ts';
import { readDeploymentState } from '../read-state.ts';
import { createFakeDeps } from './fake-ports.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export type Upload = { text: string; parameters?: Record<string, string> };

/** The routes over what the pipeline really makes of documents, on a database of their own and with one worker. */
export type RunningMemory = {
  client: TestClient;
  deploymentId: string;
  sql: Sql;
  url: string;
  /** Uploads each text and waits until every stage of all has finished. */
  remember(...uploads: Upload[]): Promise<IngestedVersion[]>;
  /** Waits until every stage of some versions has finished. */
  settle(versionIds: readonly string[]): Promise<void>;
  /** A read that has to answer 200. */
  ask(path: string): Promise<Envelope>;
  /** An operation that has to answer 200. */
  operate<Answer extends Envelope | ContextBundle = Envelope>(name: string, args: object): Promise<Answer>;
  /** The id of the first entity of exactly this name. */
  entity(name: string): Promise<string>;
  forget(version: Pick<IngestedVersion, 'doc_id'>): Promise<DocumentDeletion>;
  close(): Promise<void>;
};

/** `reader` is the stages' own; by default that of the programs. */
export async function startMemory({
  reader = createReader(),
  binding = 'builtin/hash-v1',
  modelsDir = '/nowhere',
} = {}): Promise<RunningMemory> {
  const testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  const database = createDatabase({
    url,
    poolSize: 4,
    applicationName: 'memory-test-api',
    role: 'memory_app',
  });
  const { sql } = database;
  const deploymentId = await ensureDeployment(sql, undefined);
  const models = await openModels({ sql, binding, modelsDir });
  const graph = createGraph({ databaseUrl: url, poolSize: 2, poolWaitMs: 5_000, workMemKib: 16_384 });
  const retrieval = await createRetrieval({
    graph,
    databaseUrl: url,
    poolSize: 2,
    poolWaitMs: 5_000,
    modelsDir: '/nowhere',
    embedder: models.bound.embedder,
    normalizeName,
    questionWords,
    symmetricPredicates,
    matchVersion,
  });
  const delivery = createDirectDelivery();
  const documents = createDocuments({
    database,
    deploymentId,
    componentVersions,
    converterRoutes: new Set(convertedTypes),
    liveGraphFault: () => graph.fault(),
    retractFacts,
    onWork: (ids) => {
      void delivery.offer(ids);
    },
  });
  const log = createLogger({ service: 'test', level: 'error', destination: { write: () => {} } });
  const openQuery = await createOpenQuery({
    deploymentId,
    sql,
    sandbox:
      testDatabase.openCopy === null
        ? createPostgresSandbox({ databaseUrl: url, size: 2 })
        : createEmbeddedSandbox({ openCopy: testDatabase.openCopy, sql }),
    quotas: await createQuotas({ log }),
    ports: queryPorts({ retrieval, documents, graph }),
    log,
  });
  const { deps } = createFakeDeps({
    deps: {
      documents,
      retrieval,
      graph,
      openQuery,
      readState: () => readDeploymentState(sql),
    },
  });
  const worker = createPipelineWorker({
    sql,
    stages: createStages({ reader, resolveCitations }),
    models,
    delivery: { kind: 'direct', delivery },
    concurrency: 2,
    log: deps.log,
    sweepMs: 50,
  });
  await worker.start();
  const client = createTestClient(createApi(deps).hono);

  async function expectOk<Body>(
    what: string,
    answer: Promise<{ status: number; body: Body }>,
  ): Promise<Body> {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  const memory: RunningMemory = {
    client,
    deploymentId,
    sql,
    url,
    async remember(...uploads) {
      const versions: IngestedVersion[] = [];
      for (const { text, parameters } of uploads)
        versions.push(await expectOk('ingest', client.ingest(text, parameters)));
      await memory.settle(versions.map((version) => version.version_id));
      return versions;
    },
    async settle(versionIds) {
      for (let left = 3_000; left > 0; left--) {
        const report = await expectOk(
          'readiness',
          client.post<PipelineReadinessReport>('/readiness', {
            version_ids: versionIds,
            require: { pipeline: true, p1: true, live_graph: false, p3: false },
          }),
        );
        if (report.ready) return;
        await sleep(10);
      }
      throw new Error('the pipeline did not finish');
    },
    ask: (path) => expectOk(path, client.get<Envelope>(path)),
    operate: (name, args) => expectOk(name, client.post<never>(`/operations/${name}`, args)),
    async entity(name) {
      const { entities } = await memory.ask(`/resolve?name=${encodeURIComponent(name)}`);
      const [first] = entities;
      if (first?.tier !== 'T0') throw new Error(`${name} is not known by that name`);
      return first.entity_id;
    },
    forget: ({ doc_id }) =>
      expectOk('delete', client.request<DocumentDeletion>(`/documents/${doc_id}`, { method: 'DELETE' })),
    async close() {
      await worker.stop(5_000);
      await openQuery.close();
      await retrieval.close();
      await graph.close();
      await models.close();
      await database.close();
      await testDatabase.close();
    },
  };
  return memory;
}
