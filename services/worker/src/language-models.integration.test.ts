import { setTimeout as sleep } from 'node:timers/promises';
import { builtinModels, type StageName } from '@memory/contract';
import { createDatabase, type Database, ensureDeployment } from '@memory/database';
import { readCosts, scheduleRebuild } from '@memory/database/operator';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createDocuments } from '@memory/documents';
import { claimOf, claimsAnswer, sentencesOf } from '@memory/extraction-llm/testing';
import { defaultProviderSettings } from '@memory/models';
import {
  type FakeProvider,
  type FakeReply,
  type FakeRequest,
  fakeEmbeddings,
  startFakeProvider,
} from '@memory/models/testing';
import { componentVersions, convertedTypes, retractFacts } from '@memory/pipeline/api';
import { createDirectDelivery } from '@memory/queue';
import { createLogger, createRegistry } from '@memory/telemetry';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningWorker, startWorker, type WorkerDeps } from './start-worker.ts';

const log = createLogger({ service: 'test', level: 'error', destination: { write: () => {} } });
const KEY = 'sk-or-0123456789abcdef';
let fake: FakeProvider;
let testDatabase: TestDatabase;
let database: Database;
let worker: RunningWorker | null = null;
const delivery = createDirectDelivery();
let documents: ReturnType<typeof createDocuments>;

beforeAll(async () => {
  fake = await startFakeProvider();
});
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase({
    url: testDatabase.url,
    poolSize: 8,
    applicationName: 'memory-test',
    role: 'memory_app',
  });
  const deploymentId = await ensureDeployment(database.sql, undefined);
  documents = createDocuments({
    database,
    deploymentId,
    componentVersions,
    converterRoutes: new Set(convertedTypes),
    liveGraphFault: async () => null,
    retractFacts,
    onWork: (ids) => void delivery.offer(ids),
  });
});
afterEach(async () => {
  await worker?.stop(2_000);
  worker = null;
  await database.close();
  await testDatabase.close();
});
afterAll(() => fake.close());

async function start(changes: Partial<WorkerDeps> = {}, settings: object = {}): Promise<void> {
  worker = await startWorker({
    sql: database.sql,
    delivery: { kind: 'direct', delivery },
    models: {
      bindings: { ...builtinModels, claim_extraction: 'openrouter/vendor/model' },
      modelsDir: '',
      provider: {
        ...defaultProviderSettings,
        baseUrl: fake.baseUrl,
        apiKey: KEY,
        retryBaseMs: 1,
        patienceMs: 20,
        attempts: 2,
        breaker: { failures: 3, firstPauseMs: 200, maxPauseMs: 400 },
        ...settings,
      },
    },
    concurrency: 4,
    log,
    registry: createRegistry(),
    ...changes,
  });
}

async function ingest(text: string, filename = 'a.md'): Promise<string> {
  const version = await documents.ingest(
    { filename, mime: 'text/markdown', versioning_mode: 'snapshot' },
    (async function* () {
      yield Buffer.from(text);
    })(),
  );
  return version.version_id;
}

async function until<Value>(what: () => Promise<Value | null | false>, ms = 30_000): Promise<Value> {
  const deadline = Date.now() + ms;
  for (;;) {
    const value = await what();
    if (value !== null && value !== false) return value;
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await sleep(25);
  }
}

const stageOf = async (versionId: string, stage: StageName) => {
  const [row] = await database.sql<
    { status: string; defer_reason: string | null; error: string | null; attempts: number }[]
  >`select status, defer_reason, error, attempts from memory.pipeline_work where version_id = ${versionId} and stage = ${stage}`;
  return row ?? null;
};
const isThrough = async (versionId: string) =>
  (await stageOf(versionId, 'label_relation'))?.status === 'succeeded';
const through = (versionId: string) => until(() => isThrough(versionId));
const paid = () =>
  database.sql<{ stage: string; outcome: string; cost_usd: string | null; call_key: string }[]>`
    select stage, outcome, cost_usd, call_key from memory.cost_receipts where model_name like 'openrouter/%'
     order by occurred_at, cost_id`;

test('claims by a model, embeddings by another, the rest builtin: grounded claims, facts and receipts', async () => {
  fake.onRequest((request) =>
    request.path.endsWith('/embeddings') ? fakeEmbeddings(request) : withOneInvented(request),
  );
  const bindings = {
    ...builtinModels,
    claim_extraction: 'openrouter/vendor/model',
    p1_embedding: 'openrouter/vendor/embed',
  };
  await start({
    models: {
      bindings,
      modelsDir: '',
      provider: { ...defaultProviderSettings, baseUrl: fake.baseUrl, apiKey: KEY },
    },
  });
  const versionId = await ingest('# Staff\n\nAnn Bell works at Orr Bank. 👍 She likes it.\n');
  await through(versionId);
  const { sql } = database;
  const claims = await sql`
    select claim_text, source_span, grounding, drop_reason, is_current from memory.claims where version_id = ${versionId} order by ordinal, claim_text`;
  expect(claims.filter(({ grounding }) => grounding === 'held').map(({ claim_text }) => claim_text)).toEqual([
    'Ann Bell works at Orr Bank.',
    '👍 She likes it.',
  ]);
  expect(claims.find(({ grounding }) => grounding === 'dropped')).toMatchObject({
    drop_reason: 'the name mallory is not in the text',
    is_current: false,
  });
  const facts = await sql`select label from memory.facts where invalidated_at is null`;
  expect(facts.map(({ label }) => label)).toEqual(['Ann Bell works at Orr Bank']);
  const receipts = await paid();
  const stages = new Set(receipts.map(({ stage }) => stage));
  for (const stage of ['embed_chunk', 'extract_claims', 'embed_claim']) expect(stages).toContain(stage);
  expect(receipts.every(({ outcome, cost_usd }) => outcome === 'succeeded' && Number(cost_usd) > 0)).toBe(
    true,
  );
  const [left] = await sql<{ answers: number; calls: number }[]>`
    select (select count(*)::int from memory.model_answers) as answers, (select count(*)::int from memory.model_calls) as calls`;
  expect(left).toEqual({ answers: 0, calls: 0 });
  const [dimensions] =
    await sql`select dimensions, status from p1.generations where model = 'openrouter/vendor/embed'`;
  expect(dimensions).toMatchObject({ dimensions: 16, status: 'serving' });
});

/** The right claims, and one about somebody whom the text does not know. */
function withOneInvented(request: FakeRequest): FakeReply {
  const right = claimsAnswer(request) as FakeReply & { kind: 'completion' };
  const { claims } = JSON.parse(String(right.content)) as { claims: object[] };
  const [first] = sentencesOf(request);
  const invented =
    first === undefined ? [] : [claimOf(first, { text: 'Mallory owns Orr Bank.', subject: 'Mallory' })];
  return { ...right, content: JSON.stringify({ claims: [...claims, ...invented] }) };
}

test('a budget parks a stage before its call, and a higher one lets it go on', async () => {
  fake.onRequest(
    (request) =>
      ({
        ...claimsAnswer(request),
        usage: { prompt_tokens: 10, completion_tokens: 10, cost: 0.6 },
      }) as FakeReply,
  );
  await start({ budgets: { total: 1, byStage: {} }, concurrency: 2 });
  const versions: string[] = [];
  for (let n = 0; n < 6; n++) versions.push(await ingest(`Note ${n} is short.`, `${n}.md`));
  const counted = async () => {
    const states = await Promise.all(versions.map((id) => stageOf(id, 'extract_claims')));
    return states.filter((state) => state?.defer_reason === 'budget' && state.status === 'pending').length;
  };
  await until(async () => (await counted()) >= 3 && (await paid()).length >= 2);
  await sleep(300);
  const spent = (await paid()).reduce((sum, { cost_usd }) => sum + Number(cost_usd), 0);
  expect(spent).toBeLessThanOrEqual(1 + 0.6 + 1e-9);
  expect((await database.sql`select from memory.pipeline_work where attempts > 1`).length).toBe(0);
  await worker?.stop(2_000);
  await start({ budgets: { total: 100, byStage: {} } });
  for (const id of versions) await through(id);
  expect(await paid()).toHaveLength(6);
});

test('402 parks the work as budget, with the reason kept, and makes no dead letter', async () => {
  fake.onRequest(() => ({
    kind: 'json',
    status: 402,
    body: { error: { code: 402, message: 'Insufficient credits' } },
  }));
  await start();
  const versionId = await ingest('Ann Bell works at Orr Bank.');
  const state = await until(async () => {
    const row = await stageOf(versionId, 'extract_claims');
    return row?.defer_reason === 'budget' ? row : null;
  });
  expect(state).toMatchObject({ status: 'pending', attempts: 0 });
  expect(state.error).toContain('Insufficient credits');
});

test('a provider that dies and comes back strands nothing of a backlog, and is not hammered', async () => {
  let isAway = true;
  fake.onRequest((request) =>
    isAway ? { kind: 'json', status: 503, body: { error: { message: 'away' } } } : claimsAnswer(request),
  );
  const before = fake.requests.length;
  await start({}, { breaker: { failures: 3, firstPauseMs: 4_000, maxPauseMs: 4_000 } });
  const versions: string[] = [];
  for (let n = 0; n < 40; n++) versions.push(await ingest(`Note ${n} is short.`, `${n}.md`));
  await until(async () => {
    const [row] = await database.sql<{ n: number }[]>`
      select count(*)::int as n from memory.pipeline_work
       where stage = 'extract_claims' and status = 'failed' and defer_reason = 'retry_backoff'`;
    return (row?.n ?? 0) >= 30;
  });
  expect(fake.requests.length - before).toBeLessThan(40);
  isAway = false;
  for (const id of versions) await until(() => isThrough(id), 60_000);
  const [dead] = await database.sql<{ n: number }[]>`
    select count(*)::int as n from memory.pipeline_work where status = 'dead_letter'`;
  expect(dead?.n).toBe(0);
}, 120_000);

test('a refused request is a dead letter at once, with the reason and without the key', async () => {
  fake.onRequest(() => ({ kind: 'json', status: 403, body: { error: { message: `flagged; key ${KEY}` } } }));
  await start();
  const versionId = await ingest('Ann Bell works at Orr Bank.');
  const state = await until(async () => {
    const row = await stageOf(versionId, 'extract_claims');
    return row?.status === 'dead_letter' ? row : null;
  });
  expect(state.error).toContain('HTTP 403: flagged');
  expect(state.error).not.toContain(KEY);
  expect(await paid()).toMatchObject([{ outcome: 'failed', stage: 'extract_claims', cost_usd: null }]);
});

/** Answers of a model in every role: claims as they stand, and one answer for each of the others. */
function everyRole(answers: { names?: object[]; pairs?: object[]; headings?: object[] }) {
  return (request: FakeRequest): FakeReply => {
    const asked = request.body.messages?.[0]?.content ?? '';
    if (asked.includes('{"claims"')) return claimsAnswer(request);
    const root = /\{"(\w+)":\[/.exec(asked)?.[1] ?? '';
    return { kind: 'completion', content: JSON.stringify({ [root]: answers[root as 'names'] ?? [] }) };
  };
}

async function startAllRoles(): Promise<void> {
  const remote = 'openrouter/vendor/model';
  const bindings = {
    ...Object.fromEntries(Object.keys(builtinModels).map((role) => [role, remote])),
    p1_embedding: builtinModels.p1_embedding,
  } as typeof builtinModels;
  const provider = { ...defaultProviderSettings, baseUrl: fake.baseUrl };
  await start({ models: { bindings, modelsDir: '', provider } });
}

test('a name that no entity bears is asked for among those spelt alike', async () => {
  fake.onRequest(everyRole({ names: [{ name: 0, candidate: 0 }] }));
  await startAllRoles();
  await through(await ingest('Annabel Bellamy works at Orr Bank.', 'a.md'));
  await through(await ingest('Annabell Bellamy works at Orr Bank.', 'b.md'));
  const { sql } = database;
  const people = await sql`
    select e.canonical_name as name, r.canonical_name as stands_for from memory.entities e
      left join memory.entities r on r.entity_id = e.merged_into where e.entity_type = 'person' order by 1`;
  expect(people.filter(({ stands_for }) => stands_for !== null)).toHaveLength(1);
  const facts =
    await sql`select evidence_count from memory.facts where invalidated_at is null and predicate = 'works_at'`;
  expect(facts.map(({ evidence_count }) => evidence_count)).toEqual([2]);
});

test('what the model judges to be the same in other words is one fact with two supporters', async () => {
  const claims = (request: FakeRequest): FakeReply => {
    const list = sentencesOf(request).map((sentence) =>
      claimOf(sentence, {
        subject: 'Ann Bell',
        subject_type: 'person',
        predicate: /savours|relishes/.exec(sentence.text)?.[0] ?? 'be',
        object: 'green tea',
        object_type: 'value',
      }),
    );
    return { kind: 'completion', content: JSON.stringify({ claims: list }) };
  };
  const others = everyRole({ pairs: [{ pair: 0, verdict: 'same' }] });
  fake.onRequest((request) =>
    request.body.messages?.[0]?.content.includes('{"claims"') ? claims(request) : others(request),
  );
  await startAllRoles();
  await through(await ingest('Ann Bell savours green tea.', 'a.md'));
  await through(await ingest('Ann Bell relishes green tea.', 'b.md'));
  const facts = await database.sql`select evidence_count from memory.facts where invalidated_at is null`;
  expect(facts.map(({ evidence_count }) => evidence_count)).toEqual([2]);
});

test('headings that a text does not mark are found, and kept for the stages behind', async () => {
  fake.onRequest(
    everyRole({
      headings: [
        { line: 0, level: 1 },
        { line: 1, level: 2 },
      ],
    }),
  );
  await startAllRoles();
  const versionId = await ingest('Beginnings\n\nIt began in spring.\n\nGrowth\n\nIt grew in summer.\n');
  await through(versionId);
  const sections = await database.sql`
    select heading, level from memory.sections where version_id = ${versionId} order by ordinal`;
  expect(sections.map(({ heading, level }) => [heading, level])).toEqual([
    ['Beginnings', 1],
    ['Growth', 2],
  ]);
  const [kept] =
    await database.sql`select outline from memory.representations where version_id = ${versionId}`;
  expect(kept?.outline).toHaveLength(2);
});

test('costs are told by day, stage and model, and a stage runs again where another model worked', async () => {
  fake.onRequest(claimsAnswer);
  await start();
  const versions = [
    await ingest('Ann Bell works at Orr Bank.', 'a.md'),
    await ingest('Orr Bank is old.', 'b.md'),
  ];
  for (const id of versions) await through(id);
  const { sql } = database;
  const costs = (await readCosts(sql, { days: 1 })).filter(
    ({ model }) => model === 'openrouter/vendor/model',
  );
  expect(costs).toMatchObject([{ stage: 'extract_claims', calls: 2, failed: 0, unpriced: 0 }]);
  expect(Number(costs[0]?.usd)).toBeGreaterThan(0);
  const components = [{ stage: 'extract_claims', componentVersion: componentVersions.extract_claims }];
  const schedule = (now: string, dryRun: boolean) =>
    scheduleRebuild(sql, {
      components,
      maxAttempts: 5,
      actor: 'test',
      dryRun,
      unlessModels: { now, unknown: `claim_extraction=${builtinModels.claim_extraction}` },
      everyMs: 60_000,
    });
  expect(await schedule('claim_extraction=openrouter/vendor/model', true)).toEqual([]);
  expect((await schedule('claim_extraction=openrouter/vendor/other', false)).sort()).toEqual(
    [...versions].sort(),
  );
  const waiting = await sql`
    select defer_reason, not_before > now() + interval '30 seconds' as is_later from memory.pipeline_work
     where stage = 'extract_claims' and defer_reason = 'scheduled'`;
  expect(waiting).toMatchObject([{ is_later: true }]);
});
