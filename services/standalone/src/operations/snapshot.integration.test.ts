import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IngestedVersion, PipelineReadinessReport } from '@memory/contract';
import { testBackend } from '@memory/database/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingestText, untilReady } from '../testing/call-service.ts';
import { deadLinks } from '../testing/dead-links.ts';
import { runCommand } from '../testing/run-program.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Whole services are started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** `memory snapshot …` on the database of a service that runs, and what readiness says of it. */
let service: RunningService;
let versions: IngestedVersion[];
const root = mkdtempSync(join(tmpdir(), 'memory-snapshot-'));
const current = join(root, 'current');
const kept = () => readdirSync(join(root, 'views'));

beforeAll(async () => {
  service = await runService();
  versions = [
    await ingestText(
      service.url,
      '# Acme [1] (draft)\n\nJane Doe works at Acme Robotics. Acme Robotics is based in Berlin. See [the team](team.md).',
      { filename: 'Über #1 [a] (x).md', source_kind: 'wiki', source_ref: 'acme.md' },
    ),
    await ingestText(
      service.url,
      '# Team\n\nJane Doe works at Acme Robotics. Omar Haddad works at Zenith Labs.',
      {
        filename: 'index.md',
        source_kind: 'wiki',
        source_ref: 'team.md',
      },
    ),
    await ingestText(service.url, 'a picture', { filename: 'a.png', mime: 'image/png' }),
  ];
  await untilReady(service.url, versions.slice(0, 2));
});
afterAll(async () => {
  await service?.stop();
  rmSync(root, { recursive: true, force: true });
});

type Built = { version: string; documents: number; entities: number; files: number; folder: string };
async function snapshot<Answer>(...args: string[]): Promise<Answer> {
  const { code, out, err } = await runCommand(
    'cli/src/main.ts',
    ['snapshot', ...args, '--folder', root, '--json'],
    service.adminEnv,
  );
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Answer;
}

async function readiness(asked = versions.slice(0, 2)): Promise<PipelineReadinessReport> {
  const response = await fetch(`${service.url}/readiness`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      version_ids: asked.map(({ version_id }) => version_id),
      require: { pipeline: true, p1: true, live_graph: true, p3: true },
    }),
  });
  return (await response.json()) as PipelineReadinessReport;
}

test('p3 is not ready before a view is published, and ready after', async () => {
  const before = await readiness();
  expect(before).toMatchObject({
    ready: false,
    capabilities: {
      p3: { ready: false, reason: 'corpus_snapshot_incomplete', version: null, published_at: null },
    },
  });
  const built = await snapshot<Built>('build');
  expect(built).toMatchObject({ documents: 3, folder: current });
  const after = await readiness();
  expect(after).toMatchObject({
    ready: true,
    capabilities: { p3: { required: true, ready: true, reason: 'ready', version: built.version } },
  });
  const { built_at, published_at } = after.capabilities.p3;
  expect(Date.parse(built_at ?? '')).toBeLessThanOrEqual(Date.parse(published_at ?? ''));
  // What has not finished is in no view.
  expect((await readiness(versions)).capabilities.p3.ready).toBe(false);
});

test('a document is a folder with its text, claims and facts; every link leads somewhere', () => {
  const folder = join(current, 'documents', versions[0]?.doc_id ?? '');
  expect(readdirSync(folder).sort()).toEqual([
    'claims.jsonl',
    'claims.md',
    'facts.jsonl',
    'facts.md',
    'index.md',
    'Über _1 _a_ (x).md',
  ]);
  expect(readFileSync(join(folder, 'Über _1 _a_ (x).md'), 'utf8')).toContain(
    'Jane Doe works at Acme Robotics.',
  );
  const lines = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines('claims.jsonl')).toContainEqual(
    expect.objectContaining({ claim_text: 'Jane Doe works at Acme Robotics.', version_no: 1 }),
  );
  expect(lines('facts.jsonl')).toContainEqual(
    expect.objectContaining({
      predicate: 'works_at',
      subject_name: 'Jane Doe',
      object_name: 'Acme Robotics',
    }),
  );
  // Both documents say it: the page of the one leads to the claim of the other from the entity.
  expect(readFileSync(join(folder, 'index.md'), 'utf8')).toContain(`(../${versions[1]?.doc_id}/index.md)`);
  expect(readdirSync(join(current, 'documents', versions[1]?.doc_id ?? ''))).toContain('text-index.md');
  expect(readdirSync(join(current, 'documents', versions[2]?.doc_id ?? ''))).not.toContain('a.png.md');

  const texts = /text-index\.md$|Über/;
  const { links, dead } = deadLinks(current, (path) => !texts.test(path));
  expect(dead).toEqual([]);
  expect(links).toBeGreaterThan(40);
});

test('the list names every file by its content', () => {
  const listed = readFileSync(join(current, 'manifest.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { path: string; sha256: string });
  for (const { path, sha256 } of listed)
    expect(
      createHash('sha256')
        .update(readFileSync(join(current, path)))
        .digest('hex'),
      path,
    ).toBe(sha256);
  const files = readdirSync(current, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBe(listed.length + 1);
});

test('the same content is the same version; a change is another, and old ones are kept by count', async () => {
  const [first] = kept();
  expect(await snapshot<Built>('build')).toMatchObject({ version: first });
  expect(kept()).toEqual([first]);
  const more = await ingestText(service.url, '# More\n\nOmar Haddad lives in Oslo.');
  await untilReady(service.url, [more]);
  expect((await readiness([more])).capabilities.p3.ready).toBe(false);
  const second = await snapshot<Built>('build', '--keep', '2');
  expect((await readiness([more, ...versions.slice(0, 2)])).capabilities.p3).toMatchObject({
    ready: true,
    version: second.version,
  });
  expect(kept().sort()).toEqual([first, second.version].sort());
  await fetch(`${service.url}/documents/${more.doc_id}`, { method: 'DELETE' });
  const third = await snapshot<Built>('build', '--keep', '2');
  expect(kept()).toContain(third.version);
  expect(kept().length).toBe(2);
  expect(existsSync(join(current, 'documents', more.doc_id))).toBe(false);
  const { snapshots } = await snapshot<{ snapshots: { version: string; is_current: boolean }[] }>('list');
  expect(snapshots.map(({ version, is_current }) => [version, is_current])[0]).toEqual([third.version, true]);
  const { folder } = await snapshot<{ folder: string }>('open', versions[0]?.doc_id ?? '');
  expect(existsSync(join(folder, 'index.md'))).toBe(true);
});

test('killed anywhere, a build leaves the published view as it was', async () => {
  const published = realpathSync(current);
  const files = readdirSync(current, { recursive: true }).length;
  const more = await ingestText(service.url, '# Yet more\n\nOmar Haddad lives in Bergen.');
  await untilReady(service.url, [more]);
  for (const ms of [300, 600, 900, 1_200]) {
    const { code } = await runCommand(
      'cli/src/main.ts',
      ['snapshot', 'build', '--folder', root],
      service.adminEnv,
      (child) => setTimeout(() => child.kill('SIGKILL'), ms),
    );
    const isDone = realpathSync(current) !== published;
    // One that ended before it was killed has published, whole.
    if (code === 'SIGKILL' && !isDone) {
      expect(readdirSync(current, { recursive: true }).length).toBe(files);
      expect(readdirSync(published, { recursive: true }).length).toBe(files);
    }
    expect(deadLinks(current, (path) => /claims|facts|entities/.test(path)).dead).toEqual([]);
  }
  await snapshot('build');
  expect((await readiness([more])).capabilities.p3.ready).toBe(true);
});

test.runIf(testBackend() === 'postgres')(
  'the program of the CronJob builds it in the data folder',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-snapshot-program-'));
    const env = { ...service.adminEnv, SERVICE_DATA_DIR: folder };
    const { code, out } = await runCommand('snapshot/src/main.ts', [], env);
    expect(code).toBe(0);
    const [current] = (await snapshot<{ snapshots: { version: string }[] }>('list')).snapshots;
    expect(JSON.parse(out)).toMatchObject({ version: current?.version });
    expect(existsSync(join(folder, 'snapshot/current/index.md'))).toBe(true);
    rmSync(folder, { recursive: true, force: true });
    const refused = await runCommand('snapshot/src/main.ts', [], { SERVICE_SNAPSHOT_KEEP: '0' });
    expect([refused.code, refused.err]).toEqual([78, expect.stringContaining('SERVICE_SNAPSHOT_KEEP')]);
  },
);
