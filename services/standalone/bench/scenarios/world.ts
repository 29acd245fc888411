import { setTimeout as sleep } from 'node:timers/promises';
import { createApi } from '@memory/api';
import { createFakeDeps, createTestClient, type TestClient } from '@memory/api/testing';
import type { DocumentDeletion, PipelineReadinessReport } from '@memory/contract';
import { createDatabase, ensureDeployment, type Sql } from '@memory/database';
import { createTestDatabase } from '@memory/database/testing';
import { createDocuments, matchVersion, resolveCitations } from '@memory/documents';
import { questionWords } from '@memory/extraction-english/questions';
import { createGraph } from '@memory/graph';
import { symmetricPredicates } from '@memory/ontology';
import { createPipelineWorker, createStages, openModels } from '@memory/pipeline';
import { componentVersions, convertedTypes, normalizeName, retractFacts } from '@memory/pipeline/api';
import { createDirectDelivery } from '@memory/queue';
import { createReader } from '@memory/readers';
import { createRetrieval } from '@memory/retrieval';
import type { Put } from './parse-scenarios.ts';

/** The whole service on one embedded database, emptied between scenarios. */
export type World = {
  client: TestClient;
  /** Sends a document and waits until every stage has finished. */
  put(document: Put): Promise<void>;
  /** Deletes a document by the name that it was put under. */
  remove(name: string): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

const READY_MS = 30_000;

export async function createWorld(): Promise<World> {
  const testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  const database = createDatabase({ url, poolSize: 4, applicationName: 'scenarios', role: 'memory_app' });
  const owner = createDatabase({
    url,
    poolSize: 1,
    applicationName: 'scenarios-owner',
    role: 'memory_owner',
  });
  const { sql } = database;
  const deploymentId = await ensureDeployment(sql, undefined);
  const models = await openModels({ sql, binding: 'builtin/hash-v1', modelsDir: '/nowhere' });
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
  const { deps } = createFakeDeps({
    deps: {
      documents: createDocuments({
        database,
        deploymentId,
        componentVersions,
        converterRoutes: new Set(convertedTypes),
        liveGraphFault: () => graph.fault(),
        retractFacts,
        onWork: (ids) => void delivery.offer(ids),
      }),
      retrieval,
      graph,
    },
  });
  const worker = createPipelineWorker({
    sql,
    stages: createStages({
      reader: createReader(),
      resolveCitations,
    }),
    models,
    delivery: { kind: 'direct', delivery },
    concurrency: 2,
    log: deps.log,
    sweepMs: 200,
  });
  await worker.start();
  const client = createTestClient(createApi(deps).hono);
  const emptying = await rememberEmptyState(owner.sql);
  const documents = new Map<string, string>();

  return {
    client,
    async put({ name, at, living, title, text }) {
      const { body } = await client.ingest(text, {
        filename: `${name}.md`,
        source_kind: 'scenario',
        source_ref: name,
        ...(at === null ? {} : { source_modified_at: instant(at) }),
        ...(title === null ? {} : { title }),
        ...(living ? { versioning_mode: 'living' } : {}),
      });
      documents.set(name, body.doc_id);
      await finished(client, body.version_id);
    },
    async remove(name) {
      const docId = documents.get(name);
      if (docId === undefined) throw new Error(`no document was put as ${name}`);
      await client.request<DocumentDeletion>(`/documents/${docId}`, { method: 'DELETE' });
    },
    async clear() {
      documents.clear();
      await emptying();
    },
    async close() {
      await worker.stop(5_000);
      await retrieval.close();
      await graph.close();
      await models.close();
      await owner.close();
      await database.close();
      await testDatabase.close();
    },
  };
}

const instant = (at: string) => (at.includes('T') ? at : `${at}T12:00:00Z`);

async function finished(client: TestClient, versionId: string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  while (performance.now() < deadline) {
    const { body } = await client.post<PipelineReadinessReport>('/readiness', {
      version_ids: [versionId],
      require: { pipeline: true, p1: true, live_graph: false, p3: false },
    });
    if (body.ready) return;
    const dead = body.versions[0]?.stages.find((stage) => stage.status === 'dead_letter');
    if (dead !== undefined) throw new Error(`dead letter at ${dead.stage}`);
    await sleep(5);
  }
  throw new Error('the pipeline did not finish');
}

/** Keeps the rows that every deployment begins with; the answer puts the tables back to them. */
async function rememberEmptyState(sql: Sql): Promise<() => Promise<void>> {
  const tables = await sql<{ name: string; rows: string }[]>`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
           (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', n.nspname, c.relname), false, true, '')))[1]::text as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('memory', 'p1') and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not like '%migration%'`;
  const seeded = tables.filter(({ rows }) => rows !== '0').map(({ name }) => name);
  const emptied = tables.filter(({ rows }) => rows === '0').map(({ name }) => name);
  return async () => {
    await sql.unsafe(`truncate ${emptied.join(', ')}`);
    for (const name of seeded) {
      if (name === 'p1.corpus') await sql.unsafe(`delete from ${name}`);
    }
  };
}
