import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentDeletion, Envelope, IngestedVersion, PipelineReadinessReport } from '@memory/contract';
import { createDatabase, type Database, ensureDeployment } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createDocuments, matchVersion, resolveCitations } from '@memory/documents';
import { createGraph, type Graph } from '@memory/graph';
import { createPipelineWorker, createStages, type OpenModels, openModels } from '@memory/pipeline';
import {
  componentVersions,
  convertedTypes,
  normalizeName,
  questionWords,
  retractFacts,
} from '@memory/pipeline/api';
import { createDirectDelivery } from '@memory/queue';
import { createRetrieval, type Retrieval } from '@memory/retrieval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from './create-api.ts';
import { readDeploymentState } from './read-state.ts';
import { createFakeDeps, createTestClient, type TestClient } from './testing/index.ts';

/** The routes over what the pipeline really makes of documents, on one database and with one worker. */
let testDatabase: TestDatabase;
let database: Database;
let retrieval: Retrieval;
let graph: Graph;
let models: OpenModels;
let worker: ReturnType<typeof createPipelineWorker>;
let client: TestClient;

const unknown = '00000000-0000-0000-0000-000000000000';

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = createDatabase({ url, poolSize: 4, applicationName: 'lookups-test', role: 'memory_app' });
  const { sql } = database;
  const deploymentId = await ensureDeployment(sql, undefined);
  models = await openModels({ sql, binding: 'builtin/hash-v1', modelsDir: '/nowhere' });
  graph = createGraph({ databaseUrl: url, poolSize: 2, poolWaitMs: 5_000, workMemKib: 16_384 });
  retrieval = await createRetrieval({
    graph,
    databaseUrl: url,
    poolSize: 2,
    poolWaitMs: 5_000,
    modelsDir: '/nowhere',
    embedder: models.bound.embedder,
    normalizeName,
    questionWords,
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
        onWork: (ids) => {
          void delivery.offer(ids);
        },
      }),
      retrieval,
      graph,
      readState: () => readDeploymentState(sql),
    },
  });
  worker = createPipelineWorker({
    sql,
    stages: createStages({ resolveCitations }),
    models,
    delivery: { kind: 'direct', delivery },
    concurrency: 2,
    log: deps.log,
    sweepMs: 50,
  });
  await worker.start();
  client = createTestClient(createApi(deps).hono);
});

afterAll(async () => {
  await worker?.stop(5_000);
  await retrieval?.close();
  await graph?.close();
  await models?.close();
  await database?.close();
  await testDatabase?.close();
});

/** Uploads each text and waits until every stage of all has finished. */
async function remember(
  ...uploads: { text: string; parameters?: Record<string, string> }[]
): Promise<IngestedVersion[]> {
  const versions: IngestedVersion[] = [];
  for (const { text, parameters } of uploads) versions.push((await client.ingest(text, parameters)).body);
  for (let left = 600; left > 0; left--) {
    const { body } = await client.post<PipelineReadinessReport>('/readiness', {
      version_ids: versions.map((version) => version.version_id),
      require: { pipeline: true, p1: true, live_graph: false, p3: false },
    });
    if (body.ready) return versions;
    await sleep(50);
  }
  throw new Error('the pipeline did not finish');
}

async function ask(path: string): Promise<Envelope> {
  const { status, body } = await client.get<Envelope>(path);
  expect(status, path).toBe(200);
  return body;
}

async function entity(name: string): Promise<string> {
  const { entities } = await ask(`/resolve?name=${encodeURIComponent(name)}`);
  expect(entities[0], name).toMatchObject({ tier: 'T0' });
  return entities[0]?.entity_id ?? '';
}

const labels = (envelope: Envelope) => envelope.facts.map((fact) => fact.label).join('\n');
const forget = (version: IngestedVersion) =>
  client.request<DocumentDeletion>(`/documents/${version.doc_id}`, { method: 'DELETE' });

test('a relation is found by its parts, shown with its evidence and history, and gone with its last document', async () => {
  const [first, second] = await remember(
    { text: '# Staff\n\nGrace Miller is the CEO of Acme Robotics. Acme Robotics has 500 employees.' },
    {
      text: '# Report\n\nAcme Robotics acquired Delta Freight in 2016. Grace Miller is the CEO of Acme Robotics.',
    },
  );
  const grace = await entity('Grace Miller');
  const acme = await entity('Acme Robotics');

  const found = await ask(`/lookup/relations?subject_entity_id=${grace}&object_entity_id=${acme}`);
  expect(found).toMatchObject({ grain: 'fact', temporal_scope: { mode: 'current' }, negative: null });
  const relation = found.facts.find((fact) => fact.evidence_count === 2);
  expect(relation).toMatchObject({ kind: 'relation', support: 'current' });
  expect(relation?.label).toContain('Grace Miller');
  const relationId = relation?.fact_id ?? '';

  const acquired = await ask(`/lookup/relations?subject_entity_id=${acme}&valid_at=2020-01-01T00:00:00Z`);
  expect(acquired.temporal_scope).toMatchObject({ mode: 'at', at: '2020-01-01T00:00:00.000Z' });
  expect(labels(acquired)).toContain('Delta Freight');
  const before = await ask(`/lookup/relations?subject_entity_id=${acme}&valid_at=2010-01-01T00:00:00Z`);
  expect(labels(before)).not.toContain('Delta Freight');

  const hydrated = await ask(`/hydrate/relation/${relationId}`);
  expect(hydrated).toMatchObject({ grain: 'composite', negative: null, truncation: null });
  expect(hydrated.facts.map((fact) => fact.fact_id)).toEqual([relationId]);
  expect(new Set(hydrated.evidence.map((claim) => claim.doc_id))).toEqual(
    new Set([first?.doc_id, second?.doc_id]),
  );
  expect(hydrated.sources.map((source) => source.mention_count)).toEqual([1, 1]);

  const history = await ask(`/transcript/relation/${relationId}`);
  expect(history).toMatchObject({ grain: 'composite', negative: null });
  expect(history.transcript[0]).toMatchObject({ subject_kind: 'relation', outcome: 'created' });
  const times = history.transcript.map((entry) => entry.decided_at);
  expect(times).toEqual([...times].sort());

  const near = await ask(
    `/resolve?name=Acme%20Robotics&context_entity_ids=${grace}&context_entity_ids=${unknown}`,
  );
  expect(near.entities.find((one) => one.entity_id === acme)?.context_hits).toBeGreaterThan(0);

  expect((await forget(first as IngestedVersion)).body).toMatchObject({ relations_closed: 0 });
  const less = await ask(`/hydrate/relation/${relationId}`);
  expect(less.facts[0]).toMatchObject({ evidence_count: 1 });
  expect(less.sources.map((source) => source.doc_id)).toEqual([second?.doc_id]);
  const lost = await ask(`/transcript/relation/${relationId}`);
  expect(lost.transcript.at(-1)).toMatchObject({ outcome: 'lost_support', decided_by: 'delete_document' });
  expect(lost.transcript.slice(0, -1).every((entry) => entry.features === null)).toBe(true);

  await forget(second as IngestedVersion);
  const gone = [
    '/resolve?name=Grace%20Miller',
    `/lookup/relations?subject_entity_id=${grace}`,
    `/lookup/relations?object_entity_id=${acme}`,
    `/lookup/observations?entity_id=${acme}`,
    `/hydrate/relation/${relationId}`,
    `/transcript/relation/${relationId}`,
  ];
  for (const path of gone) {
    const answer = await ask(path);
    expect(answer.negative?.kind, path).toBe('unknown_entity');
    expect(JSON.stringify(answer)).not.toContain('Miller');
  }
});

test('both sides of a contradiction are carried', async () => {
  const [version] = await remember({
    text: '# One\n\nAda Lovelace was born in London. Ada Lovelace was born in Paris.',
  });
  const ada = await entity('Ada Lovelace');
  const { facts } = await ask(`/lookup/relations?subject_entity_id=${ada}`);
  const sides = facts.filter((fact) => fact.contradiction_group !== null);
  expect(sides).toHaveLength(2);
  for (const side of sides) {
    expect(side.contradiction).toMatchObject({ group_id: side.contradiction_group, returned: 1, total: 1 });
  }
  await forget(version as IngestedVersion);
});

test('observations come nearest first, and k cuts them', async () => {
  const [version] = await remember({
    text: '# Elm Energy\n\nElm Energy has 500 employees. The budget of Elm Energy is 3 million dollars. Elm Energy is profitable.',
  });
  const elm = await entity('Elm Energy');
  const all = await ask(`/lookup/observations?entity_id=${elm}`);
  expect(all.facts.length).toBeGreaterThanOrEqual(2);
  expect(all.facts.every((fact) => fact.kind === 'observation')).toBe(true);
  const near = await ask(`/lookup/observations?entity_id=${elm}&property_query=number%20of%20employees`);
  expect(near.facts[0]?.label).toContain('500');
  expect(near.facts).toHaveLength(all.facts.length);
  const one = await ask(`/lookup/observations?entity_id=${elm}&k=1`);
  expect(one).toMatchObject({ facts: [{}], truncation: { reason: 'lookup_k_limit', returned: 1 } });
  await forget(version as IngestedVersion);
});

test('what a living source no longer says is flagged, with what it used to say', async () => {
  const source = { source_kind: 'wiki', source_ref: 'org', versioning_mode: 'living' };
  const [first] = await remember({ text: '# Org\n\nOmar Haddad works at Corvus Labs.', parameters: source });
  const omar = await entity('Omar Haddad');
  await remember({ text: '# Org\n\nNothing to see here yet.', parameters: source });
  const { facts } = await ask(`/lookup/relations?subject_entity_id=${omar}`);
  expect(facts).toMatchObject([{ support: 'withdrawn' }]);
  const hydrated = await ask(`/hydrate/relation/${facts[0]?.fact_id}`);
  expect(hydrated.evidence).toMatchObject([{ is_current_testimony: false, doc_id: first?.doc_id }]);
  await forget(first as IngestedVersion);
  for (const path of [
    `/lookup/relations?subject_entity_id=${omar}`,
    `/hydrate/relation/${facts[0]?.fact_id}`,
  ]) {
    expect((await ask(path)).negative?.kind, path).toBe('unknown_entity');
  }
});

test('a predicate that more than a hundred relations have gives the best supported, and says so', async () => {
  const { sql } = database;
  await sql`insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    values (gen_random_uuid(), 'Hub', 'hub', 'thing', 1)`;
  await sql`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_text, statement_key, label, evidence_count, ingested_at)
    select gen_random_uuid(), 'relation', e.entity_id, 'crowded', n::text, n, 'Hub ' || n, n, now()
      from memory.entities e, generate_series(1, 101) n where e.name_norm = 'hub'`;
  const crowded = await ask('/lookup/relations?predicate=crowded');
  expect(crowded.facts.map((fact) => fact.evidence_count)).toEqual(
    Array.from({ length: 100 }, (_, place) => 101 - place),
  );
  expect(crowded.truncation).toMatchObject({ truncated: true, returned: 100, reason: 'lookup_k_limit' });
});

test('unknown ids are unknown, and a predicate that nothing has is empty', async () => {
  for (const path of [
    `/lookup/relations?subject_entity_id=${unknown}&predicate=knows`,
    `/lookup/observations?entity_id=${unknown}`,
    `/hydrate/relation/${unknown}`,
    `/transcript/relation/${unknown}`,
    '/resolve?name=Nobody%20At%20All',
  ]) {
    expect((await ask(path)).negative?.kind, path).toBe('unknown_entity');
  }
  expect((await ask('/lookup/relations?predicate=no_such_predicate')).negative?.kind).toBe('known_empty');
});
