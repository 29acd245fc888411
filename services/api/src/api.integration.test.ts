import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DocumentDeletion,
  type DocumentsPage,
  type IngestedVersion,
  type PipelineReadinessReport,
  type Route,
  routes,
  stages,
} from '@memory/contract';
import { createDatabase, type Database, ensureDeployment } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createDocuments, matchVersion } from '@memory/documents';
import { questionWords } from '@memory/extraction-english/questions';
import { createGraph, type Graph } from '@memory/graph';
import { type Listening, listen } from '@memory/http';
import { symmetricPredicates } from '@memory/ontology';
import { createPerimeter, type PerimeterSettings } from '@memory/perimeter';
import { componentVersions, convertedTypes, normalizeName, retractFacts } from '@memory/pipeline/api';
import { createRetrieval, type Retrieval } from '@memory/retrieval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from './create-api.ts';
import { readDeploymentState } from './read-state.ts';
import {
  createFakeDeps,
  createTestClient,
  sendSchemaRequests,
  sendStrangeRequests,
  type TestClient,
} from './testing/index.ts';

const settings: PerimeterSettings = {
  secret: null,
  loopback: true,
  browserOrigins: new Set(),
  trustedPrincipalSource: false,
  ingestBodyMaxBytes: null,
};

let testDatabase: TestDatabase;
let database: Database;
let deploymentId: string;
let retrieval: Retrieval;
let graph: Graph;
let server: Listening;
let client: TestClient;

async function serve(perimeter: Partial<PerimeterSettings> = {}): Promise<Listening> {
  const { deps } = createFakeDeps({
    deps: {
      perimeter: createPerimeter({ settings: { ...settings, ...perimeter }, deploymentId }),
      documents: createDocuments({
        database,
        deploymentId,
        componentVersions,
        converterRoutes: new Set(convertedTypes),
        liveGraphFault: () => graph.fault(),
        retractFacts,
      }),
      retrieval,
      graph,
      readState: () => readDeploymentState(database.sql),
    },
  });
  return listen({ app: createApi(deps).hono, address: '127.0.0.1', port: 0, log: deps.log });
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase({
    url: testDatabase.url,
    poolSize: 4,
    applicationName: 'api-test',
    role: 'memory_app',
  });
  deploymentId = await ensureDeployment(database.sql, undefined);
  graph = createGraph({ databaseUrl: testDatabase.url, poolSize: 2, poolWaitMs: 5_000, workMemKib: 16_384 });
  retrieval = await createRetrieval({
    graph,
    databaseUrl: testDatabase.url,
    poolSize: 2,
    poolWaitMs: 5_000,
    modelsDir: '/nowhere',
    binding: 'builtin/hash-v1',
    normalizeName,
    questionWords,
    symmetricPredicates,
    matchVersion,
  });
  server = await serve();
  client = createTestClient(server.url);
});

afterAll(async () => {
  await server?.close(1_000);
  await retrieval?.close();
  await graph?.close();
  await database?.close();
  await testDatabase?.close();
});

test('health asks the database', async () => {
  expect((await client.get('/healthz')).body).toEqual({ status: 'ok' });
});

test('a file goes in and is listed, and its stages are told', async () => {
  const first = await client.ingest('# Ada\n\nShe wrote.', { filename: 'ada.md' });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    deployment_id: deploymentId,
    created: true,
    title: 'ada',
    parked: null,
  });
  const again = await client.ingest('# Ada\n\nShe wrote.', { filename: 'ada.md' });
  expect(again.body).toEqual({ ...first.body, created: false });

  const listed = await client.get<DocumentsPage>('/documents?limit=1');
  expect(listed.body.documents[0]).toMatchObject({ doc_id: first.body.doc_id, source_kind: 'upload' });

  const unknown = '00000000-0000-0000-0000-000000000000';
  const report = await client.post<PipelineReadinessReport>('/readiness', {
    version_ids: [first.body.version_id.toUpperCase(), first.body.version_id, unknown],
    require: { pipeline: true, p1: false, live_graph: false, p3: false },
  });
  expect(report.body.versions.map((version) => version.version_id)).toEqual([first.body.version_id, unknown]);
  expect(report.body.versions[0]?.stages.map(({ stage }) => stage)).toEqual(stages);
  expect(report.body.versions[1]?.stages.every(({ status }) => status === 'missing')).toBe(true);
  expect(report.body.ready).toBe(false);
});

test('a deleted document is gone, and a second time there is nothing to delete', async () => {
  const { body } = await client.ingest('# Gone\n\nIt went.', { filename: 'gone.md' });
  const path = `/documents/${body.doc_id}`;
  const deleted = await client.request<DocumentDeletion>(path, { method: 'DELETE' });
  expect(deleted.body).toMatchObject({ doc_id: body.doc_id, claims_retired: 0 });
  const listed = await client.get<DocumentsPage>('/documents?limit=200');
  expect(listed.body.documents.map(({ doc_id }) => doc_id)).not.toContain(body.doc_id);
  const again = await client.request(path, { method: 'DELETE' });
  expect([again.status, again.body]).toEqual([404, { detail: 'document_not_found' }]);
  expect((await client.ingest('# Gone\n\nIt went.', { filename: 'gone.md' })).body).toMatchObject({
    doc_id: body.doc_id,
    created: true,
  });
});

test('pages follow each other; a cursor is for its own filter', async () => {
  for (const name of ['one', 'two', 'three']) await client.ingest(`# ${name}`, { filename: `${name}.md` });
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < 20; pages++) {
    const path: string = `/documents?limit=2${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const { body }: { body: DocumentsPage } = await client.get<DocumentsPage>(path);
    seen.push(...body.documents.map((document) => document.doc_id));
    cursor = body.cursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(4);

  const { body } = await client.get<DocumentsPage>('/documents?limit=1');
  const wrong = [
    '/documents?cursor=',
    '/documents?cursor=%00',
    '/documents?cursor=%ff',
    '/documents?cursor=bm90IGEgY3Vyc29y',
    `/documents?cursor=${body.cursor}x`,
    `/documents?status=ready&cursor=${encodeURIComponent(body.cursor ?? '')}`,
  ];
  for (const path of wrong) {
    const answer = await client.get(path);
    expect([answer.status, answer.body], path).toEqual([400, { detail: 'cursor is malformed' }]);
  }
  for (const cursor of ['', '\0', 'x', '"', '{}']) {
    const answer = await client.post('/documents/search', { cursor });
    expect([answer.status, answer.body], cursor).toEqual([400, { detail: 'cursor is malformed' }]);
  }
});

test('document search answers in its shape, with and without a query', async () => {
  const queries = [
    {},
    { query: 'ada' },
    { query: '%_\\\'"' },
    { query: '😀'.repeat(4096) },
    { filters: { doc_ids: [] } },
  ];
  for (const query of queries) expect((await client.post('/documents/search', query)).status).toBe(200);
});

describe('uploads', () => {
  const head = (...lines: string[]) =>
    [
      'POST /ingest?filename=a.md&mime=text/markdown HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/octet-stream',
      ...lines,
      '',
      '',
    ].join('\r\n');

  /** Sends bytes as they are and answers what came back. */
  function raw(bytes: string, ms = 3_000): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(server.port, '127.0.0.1');
      let text = '';
      const done = () => {
        socket.destroy();
        resolve(text);
      };
      socket.setTimeout(ms, done);
      socket.on('error', done);
      socket.on('close', done);
      socket.on('data', (chunk) => {
        text += chunk.toString();
        if (text.includes('}')) done();
      });
      socket.write(bytes);
    });
  }

  test('in chunks', async () => {
    expect(await raw(`${head('Transfer-Encoding: chunked')}3\r\n# C\r\n0\r\n\r\n`)).toContain(
      '"created":true',
    );
  });

  test('of no bytes are missing, and leave nothing', async () => {
    const before = await client.get<DocumentsPage>('/documents?limit=200');
    for (const request of [
      head('Content-Length: 0'),
      `${head('Transfer-Encoding: chunked')}0\r\n\r\n`,
      head(),
    ]) {
      expect(await raw(request)).toContain(
        '{"detail":[{"type":"missing","loc":["body"],"msg":"Field required","input":null}]}',
      );
    }
    expect((await client.get<DocumentsPage>('/documents?limit=200')).body).toEqual(before.body);
  });

  test('that break off leave nothing', async () => {
    const before = await client.get<DocumentsPage>('/documents?limit=200');
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`${head('Content-Length: 4000000')}${'x'.repeat(2_500_000)}`);
    await sleep(200);
    socket.destroy();
    await sleep(200);
    expect((await client.get<DocumentsPage>('/documents?limit=200')).body).toEqual(before.body);
  });

  test('twenty at once of the same bytes make one version', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.ingest('# The same')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const bodies = answers.map(({ body }) => body as IngestedVersion);
    expect(bodies.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(bodies.map(({ version_id }) => version_id)).size).toBe(1);
  });

  test('a type without a route is parked', async () => {
    const { body } = await client.ingest('%PDF', { filename: 'a.pdf', mime: 'application/pdf' });
    expect(body).toMatchObject({ parked: 'no_route', mime: 'application/pdf' });
  });

  test('over the cap are refused before they are read', async () => {
    const capped = await serve({ ingestBodyMaxBytes: 4 });
    try {
      const small = createTestClient(capped.url);
      expect((await small.ingest('12345')).body).toEqual({ detail: 'body_too_large' });
      expect((await small.ingest('1234')).status).toBe(200);
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('12'));
          controller.close();
        },
      });
      expect((await small.ingest(stream)).body).toEqual({ detail: 'length_required' });
    } finally {
      await capped.close(1_000);
    }
  });
});

test('the longest query fits into a URL, and one more character is refused', async () => {
  const search = (length: number) =>
    client.get<{ detail?: unknown }>(`/search/claims?query=${encodeURIComponent('😀'.repeat(length))}`);
  expect((await search(4096)).status).toBe(200);
  const over = await search(4097);
  expect([over.status, over.body.detail]).toMatchObject([
    422,
    [{ type: 'string_too_long', ctx: { max_length: 4096 } }],
  ]);
});

describe('no request makes the service fail', () => {
  const served = [...createApi(createFakeDeps().deps).served].map((name): Route => routes[name]);
  const withJson = served.filter((route) => route.body !== 'bytes');

  test.each(withJson.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_name, route) => {
      await sendStrangeRequests(client, route, 60);
    },
  );

  test.each(served.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s, by its own schemas',
    async (_name, route) => {
      await sendSchemaRequests(client, route, 40);
    },
  );
});

describe('attacks end in an answer', () => {
  const strange = [
    '%00',
    '%ff',
    '%',
    '%u0041',
    '..%2f..%2f',
    "'; drop table memory.documents; --",
    '\u202e',
    '%F0%9F%98%80',
  ];

  test.each([
    '/documents?status=',
    '/documents?cursor=',
    '/documents?limit=',
    '/search/claims?query=',
    '/search/chunks?channel=bm25&query=',
    '/chunks/',
    '/nowhere/',
    '/operations/',
  ])('%s…', async (path) => {
    for (const value of strange) {
      const answer = await client.get(`${path}${value.includes('%') ? value : encodeURIComponent(value)}`);
      expect(answer.status, value).toBeLessThan(500);
    }
  });

  test('strings in bodies', async () => {
    for (const value of ['\0', '\ud800', '\u202e', "'", '\\', '$1', '%', '{{7*7}}', '\uffff']) {
      for (const [path, body] of [
        ['/documents/search', { query: value }],
        [
          '/documents/search',
          { filters: { authors: [value], language: value, thread_ref: value, family: [value] } },
        ],
        ['/search/claims', { query: value }],
        ['/operations/resolve_entity', { name: value }],
        ['/readiness', { version_ids: [value] }],
      ] as const) {
        expect((await client.post(path, body)).status, JSON.stringify(body)).toBeLessThan(500);
      }
    }
  });

  test('names of uploads', async () => {
    for (const name of [
      '../../etc/passwd',
      '\u202egpj.exe',
      'a\nb',
      '.',
      '/',
      '\ufffd',
      '😀'.repeat(400),
      '%',
      "'",
    ]) {
      const answer = await client.ingest(`# ${name}`, { filename: name, title: name, source_path: name });
      expect(answer.status, name).toBe(200);
    }
  });
});
