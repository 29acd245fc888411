import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WalkOptions, walkFiles } from './walk-files.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'memory-walk-'));
  for (const path of [
    'a.md',
    'notes/b.markdown',
    'notes/deep/c.txt',
    'notes/picture.png',
    'notes/.git/d.md',
    'node_modules/pkg/README.md',
    'node_modules/pkg/node_modules/inner/README.md',
    'drafts/e.md',
    'LICENSE',
    'unknown.xyz',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'text');
  }
  writeFileSync(join(root, 'empty.md'), '');
  symlinkSync('..', join(root, 'notes/loop'));
  symlinkSync('missing', join(root, 'broken.md'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function walk(paths: string[], options: Partial<WalkOptions> = {}) {
  const given = { include: [], exclude: [], all: false, followLinks: false, ...options };
  const named = paths.map((path) => join(root, path));
  const found = await walkFiles(named, given, new AbortController().signal);
  return { ...found, names: found.files.map(({ path }) => relative(root, path)) };
}

test('folders are searched for documents, in order, without what no one wrote to be read', async () => {
  const { names, otherKinds, empty } = await walk(['.']);
  expect(names).toEqual(['LICENSE', 'a.md', 'drafts/e.md', 'notes/b.markdown', 'notes/deep/c.txt']);
  expect([otherKinds, empty]).toEqual([2, 1]);
});

test('a named file is taken whatever it is, and once', async () => {
  const { names, files } = await walk(['notes/picture.png', 'a.md', '.', 'unknown.xyz']);
  expect(names.slice(0, 2)).toEqual(['notes/picture.png', 'a.md']);
  expect(names.filter((name) => name === 'a.md')).toHaveLength(1);
  expect(files.map(({ mime }) => mime)).toEqual(
    expect.arrayContaining(['image/png', 'application/octet-stream']),
  );
});

test('folders like node_modules are entered where a path inside is named', async () => {
  expect((await walk(['node_modules'])).names).toEqual([
    'node_modules/pkg/README.md',
    'node_modules/pkg/node_modules/inner/README.md',
  ]);
  expect((await walk(['notes/.git'])).names).toEqual(['notes/.git/d.md']);
});

test('globs choose by name or by path', async () => {
  expect((await walk(['.'], { include: ['*.png', 'drafts/**'] })).names).toEqual([
    'drafts/e.md',
    'notes/picture.png',
  ]);
  expect((await walk(['.'], { exclude: ['drafts', 'notes/deep', 'LICENSE'] })).names).toEqual([
    'a.md',
    'notes/b.markdown',
  ]);
  expect((await walk(['.'], { all: true })).names).toContain('unknown.xyz');
});

test('links are followed only when asked, and never in circles', async () => {
  const { names } = await walk(['.'], { followLinks: true });
  expect(names).toEqual(['LICENSE', 'a.md', 'drafts/e.md', 'notes/b.markdown', 'notes/deep/c.txt']);
});

test('what cannot be read is told and the rest goes on', async () => {
  const { names, unreadable } = await walk(['gone', 'a.md']);
  expect(names).toEqual(['a.md']);
  expect(unreadable).toEqual([{ path: join(root, 'gone'), reason: 'no such file or directory' }]);
});
