import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDeployment } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildView } from './build-view.ts';
import { currentFolder, makeBuildFolder, storedViews } from './publish/layout.ts';
import { removeViews } from './publish/remove-views.ts';
import { recordView } from './record-view.ts';

let database: TestDatabase;
const root = mkdtempSync(join(tmpdir(), 'memory-view-'));
beforeAll(async () => {
  database = await createTestDatabase();
  await ensureDeployment(database.sql, undefined);
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});
const build = (signal = new AbortController().signal) =>
  buildView({ sql: database.sql, root, keep: 2, componentVersions: { convert: '1' }, signal });

test('an empty deployment has an empty view', async () => {
  const built = await build();
  expect(built).toMatchObject({ documents: 0, entities: 0, files: 3 });
  expect(readdirSync(currentFolder(root)).sort()).toEqual([
    'documents',
    'entities',
    'index.md',
    'manifest.jsonl',
  ]);
  expect(readFileSync(join(currentFolder(root), 'index.md'), 'utf8')).toContain(
    'Documents](documents/index.md): 0',
  );
});

test('a build that is ended leaves nothing but what was published', async () => {
  const [before] = storedViews(root);
  await expect(build(AbortSignal.abort(new Error('ended')))).rejects.toThrow('ended');
  expect(storedViews(root)).toEqual([before]);
  expect(readdirSync(root).sort()).toEqual(['current', 'views']);
});

test('what killed builds left is removed once it is old', () => {
  const [old, fresh] = [makeBuildFolder(root), makeBuildFolder(root)];
  for (const folder of [old, fresh]) writeFileSync(join(folder, 'manifest.jsonl'), '');
  utimesSync(join(old, 'manifest.jsonl'), 0, 0);
  makeBuildFolder(root);
  const left = readdirSync(root).filter((name) => name.startsWith('.building-'));
  expect(left.length).toBe(2);
  expect(left).toContain(fresh.slice(root.length + 1));
});

test('a view that was read before the published one is not published', async () => {
  let published = false;
  const earlier = new Date(Date.now() - 3_600_000);
  const record = {
    version: 'x',
    takenAt: earlier,
    builtAt: new Date(),
    documents: 0,
    entities: 0,
    files: 0,
    bytes: 0,
  };
  const answer = await recordView(database.sql, record, [], () => {
    published = true;
  });
  expect([answer, published]).toEqual([null, false]);
});

test('all views of a folder are removed, and nothing else', () => {
  writeFileSync(join(root, 'mine.txt'), '');
  expect(removeViews(root)).toBe(true);
  expect(readdirSync(root)).toEqual(['mine.txt']);
  expect(removeViews(root)).toBe(false);
  expect(removeViews(join(root, 'none'))).toBe(false);
});
