import { join } from 'node:path';
import type { IngestedVersion } from '@memory/contract';
import { createDatabase, type Database, embeddedAddress } from '@memory/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingestText, untilReady } from '../testing/call-service.ts';
import { runCommand } from '../testing/run-program.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Whole services are started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** `memory admin …` on the database of a service that runs, as an operator types it. */
let service: RunningService;
let database: Database;
let versions: IngestedVersion[];
let parked: IngestedVersion;

async function admin<Answer>(
  ...args: string[]
): Promise<{ code: number | string; answer: Answer; err: string }> {
  const { code, out, err } = await runCommand(
    'cli/src/main.ts',
    ['admin', ...args, '--json'],
    service.adminEnv,
  );
  return { code, err, answer: (out === '' ? null : JSON.parse(out)) as Answer };
}

type Verified = { agrees: boolean; checks: { name: string; outcome: string; examples: unknown[] }[] };
const disagreeing = ({ checks }: Verified) => checks.filter(({ outcome }) => outcome === 'disagrees');

const actsOf = (subject: string) =>
  database.sql`select outcome, method, decided_by from memory.transcript where subject_id = ${subject} order by decided_at`;

beforeAll(async () => {
  service = await runService();
  const { SERVICE_DATABASE_URL, SERVICE_DATA_DIR = '' } = service.adminEnv;
  database = createDatabase({
    url: SERVICE_DATABASE_URL ?? embeddedAddress(join(SERVICE_DATA_DIR, 'database')) ?? '',
    poolSize: 1,
    applicationName: 'admin-test',
    role: 'memory_app',
  });
  const { url } = service;
  const living = { source_kind: 'wiki', source_ref: 'team', versioning_mode: 'living' };
  versions = [
    await ingestText(
      url,
      '# Acme\n\nAcme Robotics is headquartered in Berlin. Jane Doe founded Acme Robotics in 2012.',
    ),
    await ingestText(
      url,
      '# Who\n\nThe World Health Organization (WHO) is based in Geneva. The WHO has 7,000 employees.',
    ),
    await ingestText(
      url,
      `# Long

\`\`\`
${'x'.repeat(1_200_000)}
\`\`\`
`,
    ),
    await ingestText(
      url,
      '# Team\n\nMira Santos works at Zenith Labs. Omar Haddad works at Zenith Labs.',
      living,
    ),
    await ingestText(url, '# Gone\n\nNoor Halabi works at Corvus Works. Corvus Works is based in Oslo.'),
  ];
  await untilReady(url, versions);
  versions.push(await ingestText(url, '# Team\n\nMira Santos works at Zenith Labs.', living));
  versions.push(await ingestText(url, '>\n'));
  parked = await ingestText(url, 'a picture', { filename: 'a.png', mime: 'image/png' });
  await untilReady(url, versions);
  await fetch(`${url}/documents/${versions[4]?.doc_id}`, { method: 'DELETE' });
  // The worker relabels what the deletion touched.
  const unfinished = () => database.sql`
    select stage from memory.pipeline_work where status in ('pending', 'running', 'failed') and defer_reason is null`;
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), { timeout: 20_000 });
});
afterAll(async () => {
  await database?.close();
  await service?.stop();
});

test('tables agree after ingest, a new version of a living document, a text without content, a deletion and a parked file', async () => {
  const { code, answer } = await admin<Verified>('verify');
  expect(disagreeing(answer)).toEqual([]);
  expect(answer.checks.filter(({ outcome }) => outcome === 'skipped')).toEqual([]);
  expect(code).toBe(0);
});

test('the deployment is shown', async () => {
  const { code, answer } = await admin<Record<string, unknown>>('deployment', 'show');
  expect(code).toBe(0);
  expect(answer).toMatchObject({
    deployment_id: parked.deployment_id,
    documents: { live: 6, deleted: 1 },
    versions: { ready: 6, deleted: 1, ingesting: 1 },
    parked: 1,
    index: [{ model: 'builtin/hash-v1', status: 'serving' }],
  });
});

test('a fact is explained by the sentences that it was made from', async () => {
  const [fact] = await database.sql<{ fact_id: string; label: string }[]>`
    select fact_id, label from memory.facts where predicate = 'founded' and invalidated_at is null`;
  const { code, out } = await runCommand(
    'cli/src/main.ts',
    ['explain', fact?.fact_id ?? ''],
    service.adminEnv,
  );
  expect(code).toBe(0);
  expect(out).toContain(`${fact?.label}  (relation, founded)`);
  expect(out).toContain('supports: Jane Doe founded Acme Robotics in 2012.');
  expect(out).toMatch(/evidence +\d+-\d+/);
  const none = await runCommand('cli/src/main.ts', ['explain', versions[0]?.doc_id ?? ''], service.adminEnv);
  expect(none.code).toBe(2);
});

test('a dead letter is listed, shown, and opened again; what is none is not', async () => {
  const { sql } = database;
  const version = versions[0];
  const [row] = await sql<{ work_id: string }[]>`
    update memory.pipeline_work set status = 'dead_letter', error = 'convert: it would not', attempts = 5, max_attempts = 5
     where version_id = ${version?.version_id ?? ''} and stage = 'convert' returning work_id`;
  const workId = row?.work_id ?? '';
  await sql`update memory.versions set status = 'failed', error = 'convert: it would not' where version_id = ${version?.version_id ?? ''}`;
  await sql`update memory.documents set latest_status = 'failed' where doc_id = ${version?.doc_id ?? ''}`;

  const listed = await admin('work', 'list', '--status', 'dead_letter', '--error', 'WOULD NOT');
  expect(listed).toMatchObject({
    code: 0,
    answer: { total: 1, work: [{ work_id: workId, stage: 'convert', attempts: 5 }] },
  });
  expect(await admin('work', 'show', workId)).toMatchObject({
    answer: { version_status: 'failed', acts: [] },
  });

  const dry = await admin('work', 'replay', workId, '--dry-run');
  expect(dry).toMatchObject({ code: 0, answer: { dry_run: true, replayed: 1 } });
  expect(await admin('work', 'replay-all', '--stage', 'chunk')).toMatchObject({
    code: 0,
    answer: { replayed: 0 },
  });
  expect(await actsOf(workId)).toEqual([]);

  expect(await admin('work', 'replay', workId, '--attempts', '3')).toMatchObject({
    code: 0,
    answer: { replayed: 1 },
  });
  await expect
    .poll(
      async () =>
        (await sql`select status, max_attempts from memory.pipeline_work where work_id = ${workId}`)[0],
      { timeout: 30_000 },
    )
    .toEqual({ status: 'succeeded', max_attempts: 8 });
  await untilReady(service.url, versions.slice(0, 1));
  expect(await actsOf(workId)).toMatchObject([
    { outcome: 'replayed', method: 'memory admin', decided_by: expect.stringMatching(/^operator:/) },
  ]);

  const again = await admin('work', 'replay', workId);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('is succeeded, not a dead letter')]);
  expect((await admin('work', 'replay', parked.version_id)).err).toContain('there is no work');
  expect((await admin('work', 'replay', 'x')).code).toBe(2);
});

test('what is parked is let go once there is a route, and not before', async () => {
  expect(await admin('parked', 'list')).toMatchObject({
    answer: { parked: [{ mime: 'image/png', versions: 1, has_route: false }] },
  });
  expect(await admin('parked', 'resume-no-route')).toMatchObject({ code: 0, answer: { resumed: 0 } });
  // As if this build had come to convert the type.
  await database.sql`update memory.contents set mime = 'Text/Markdown; charset=utf-8' where mime = 'image/png'`;
  expect(await admin('parked', 'resume-no-route', '--dry-run')).toMatchObject({
    answer: { resumed: 1, dry_run: true },
  });
  const resumed = await admin<{ resumed: number; work: { work_id: string }[] }>('parked', 'resume-no-route');
  expect(resumed.answer.resumed).toBe(1);
  await untilReady(service.url, [parked]);
  expect(await actsOf(resumed.answer.work[0]?.work_id ?? '')).toMatchObject([{ outcome: 'resumed' }]);
});

test('what is broken is found, and the index is made again', async () => {
  const { sql } = database;
  await sql`delete from p1.postings_claim where term = 'berlin'`;
  await sql`delete from p1.vectors where kind = 'chunk' and item_id = (select min(chunk_id::text)::uuid from memory.chunks where version_id = ${versions[0]?.version_id ?? ''})`;
  await sql`update memory.facts set evidence_count = 9 where fact_id = (select min(fact_id::text)::uuid from memory.facts where invalidated_at is null)`;
  const found = await admin<Verified>('verify');
  expect(found.code).toBe(1);
  expect(disagreeing(found.answer).map(({ name }) => name)).toEqual([
    'fact-support',
    'fact-transcript',
    'postings-claim',
    'vectors-chunk',
  ]);

  const rebuilt = await admin<{ rebuilt: Record<string, { written: number }> }>('rebuild', 'p1');
  expect(rebuilt.code).toBe(0);
  expect(rebuilt.answer.rebuilt.claim?.written).toBeGreaterThan(3);
  const left = await admin<Verified>(
    'verify',
    '--only',
    'postings-claim',
    '--only',
    'vectors-chunk',
    '--only',
    'corpus-statistics',
  );
  expect([left.code, left.answer.checks.length]).toEqual([0, 3]);
  expect((await admin('verify', '--only', 'nothing')).code).toBe(2);
});

test('a stage and those behind it run again for every version, with progress', async () => {
  const dry = await admin('rebuild', 'normalize_relations', '--dry-run');
  expect(dry).toMatchObject({ code: 0, answer: { dry_run: true, scheduled: 7 } });
  const done = await admin('rebuild', 'normalize_relations');
  expect(done).toMatchObject({
    code: 0,
    answer: { scheduled: 7, progress: { done: 7, failed: 0, total: 7 } },
  });
  expect(disagreeing((await admin<Verified>('verify')).answer)).toEqual([]);
  expect(await actsOf(parked.deployment_id)).toMatchObject([
    { outcome: 'index_rebuilt' },
    { outcome: 'rebuild_scheduled' },
  ]);
  expect((await admin('rebuild', 'everything')).code).toBe(2);
});

test('a database that is not there is told in a line', async () => {
  const nowhere = { SERVICE_DATABASE_URL: 'postgres://postgres@127.0.0.1:1/x' };
  const away = await runCommand('cli/src/main.ts', ['admin', 'verify'], nowhere);
  expect([away.code, away.err]).toEqual([
    3,
    expect.stringMatching(/^memory: the database does not answer \(ECONNREFUSED\)\n/),
  ]);
  const empty = await runCommand('cli/src/main.ts', ['admin', 'verify'], { SERVICE_DATA_DIR: '/nowhere' });
  expect([empty.code, empty.err]).toEqual([2, expect.stringContaining('there is no database in /nowhere')]);
  const help = await runCommand('cli/src/main.ts', ['admin', '--help'], {});
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('memory admin verify')]);
});
