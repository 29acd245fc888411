import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ToolFailure } from '../tools/tool-error.ts';
import { expandHome, openAllowed } from './allowed-paths.ts';

let folder: string;
let root: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'memory-mcp-')));
  root = join(folder, 'root');
  mkdirSync(join(root, 'below'), { recursive: true });
  writeFileSync(join(root, 'a.md'), 'inside');
  writeFileSync(join(folder, 'secret.md'), 'outside');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The text of a file that may be read, or the code of the refusal. */
async function read(path: string, rules: { roots?: string[]; maxBytes?: number } = {}): Promise<string> {
  try {
    const file = await openAllowed(path, { roots: rules.roots ?? [root], maxBytes: rules.maxBytes ?? 1_000 });
    const content = await text(file.body.open());
    await file.close();
    return content;
  } catch (error) {
    if (error instanceof ToolFailure) return error.shown.code;
    throw error;
  }
}

test('a regular file inside is read, by whatever way its path goes there', async () => {
  symlinkSync(root, join(folder, 'link-to-root'));
  symlinkSync('../a.md', join(root, 'below', 'link.md'));
  expect(await read(join(root, 'a.md'))).toBe('inside');
  expect(await read(join(root, 'below', '..', 'a.md'))).toBe('inside');
  expect(await read(join(root, 'below', 'link.md'))).toBe('inside');
  expect(await read(join(folder, 'link-to-root', 'a.md'))).toBe('inside');
  expect(await read(join(root, 'a.md'), { roots: [join(folder, 'link-to-root')] })).toBe('inside');
  expect(await read(relative(process.cwd(), join(root, 'a.md')))).toBe('inside');
  expect(await read(join(root, 'a.md'), { roots: ['/nowhere', '/'] })).toBe('inside');
});

test('what lies outside is not allowed, whether it exists or not', async () => {
  symlinkSync(join(folder, 'secret.md'), join(root, 'link.md'));
  symlinkSync(join(folder, 'nothing.md'), join(root, 'dangling.md'));
  symlinkSync(folder, join(root, 'up'));
  for (const path of [
    join(folder, 'secret.md'),
    join(folder, 'nothing.md'),
    join(root, '..', 'secret.md'),
    join(root, 'link.md'),
    join(root, 'dangling.md'),
    join(root, 'up', 'secret.md'),
    join(root, 'up', 'nothing', 'x.md'),
    `${root}-beside/a.md`,
    '/etc/passwd',
    '/proc/self/environ',
    '',
  ]) {
    expect(await read(path), path).toBe('path_not_allowed');
  }
});

test('without directories nothing is allowed, and no path with a NUL', async () => {
  expect(await read(join(root, 'a.md'), { roots: [] })).toBe('path_not_allowed');
  expect(await read(join(root, 'a.md'), { roots: ['/nowhere'] })).toBe('path_not_allowed');
  expect(await read(`${join(root, 'a.md')}\0.txt`)).toBe('path_not_allowed');
});

test('what is not there or turns in a circle cannot be read', async () => {
  symlinkSync('round', join(root, 'round'));
  expect(await read(join(root, 'nothing.md'))).toBe('path_unreadable');
  expect(await read(join(root, 'nothing', 'x.md'))).toBe('path_unreadable');
  expect(await read(join(root, 'a.md', 'x.md'))).toBe('path_unreadable');
  expect(await read(join(root, 'round'))).toBe('path_unreadable');
});

test('directories, pipes, sockets and devices are no regular files, and opening them does not block', async () => {
  execFileSync('mkfifo', [join(root, 'pipe')]);
  symlinkSync('pipe', join(root, 'pipe.md'));
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(join(root, 'socket'), resolve));
  for (const path of [
    root,
    join(root, 'below'),
    join(root, 'pipe'),
    join(root, 'pipe.md'),
    join(root, 'socket'),
  ]) {
    expect(await read(path), path).toBe('path_not_regular_file');
  }
  expect(await read('/dev/zero', { roots: ['/dev'] })).toBe('path_not_regular_file');
  socket.close();
});

test('the read cap', async () => {
  writeFileSync(join(root, 'exact.md'), 'x'.repeat(1_000));
  writeFileSync(join(root, 'more.md'), 'x'.repeat(1_001));
  expect(await read(join(root, 'exact.md'))).toBe('x'.repeat(1_000));
  expect(await read(join(root, 'more.md'))).toBe('path_too_large');
});

test('a name that is swapped between the check and the opening never leads outside', async () => {
  const inside = join(root, 'swapped');
  mkdirSync(inside);
  writeFileSync(join(inside, 'x.md'), 'inside');
  const outside = join(folder, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'x.md'), 'outside');
  symlinkSync(outside, join(folder, 'link'));
  let isOver = false;
  const swapping = (async () => {
    for (let round = 0; !isOver && round < 100_000; round++) {
      renameSync(inside, join(folder, 'aside'));
      renameSync(join(folder, 'link'), inside);
      await new Promise((resolve) => setImmediate(resolve));
      renameSync(inside, join(folder, 'link'));
      renameSync(join(folder, 'aside'), inside);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  const seen = new Set<string>();
  for (let round = 0; round < 400; round++) seen.add(await read(join(inside, 'x.md')));
  isOver = true;
  await swapping;
  expect(seen).not.toContain('outside');
  expect([...seen].filter((word) => !/^(inside|path_not_allowed|path_unreadable)$/.test(word))).toEqual([]);
});

test('what was opened is what is read, whatever happens to its name', async () => {
  const file = await openAllowed(join(root, 'a.md'), { roots: [root], maxBytes: 100 });
  rmSync(join(root, 'a.md'));
  linkSync(join(folder, 'secret.md'), join(root, 'a.md'));
  expect(await text(file.body.open())).toBe('inside');
  await file.close();
});

test('the home directory', () => {
  expect(expandHome('~')).toBe(homedir());
  expect(expandHome('~/a.md')).toBe(join(homedir(), 'a.md'));
  expect(expandHome('~other/a.md')).toBe('~other/a.md');
  expect(expandHome('a/~/b')).toBe('a/~/b');
});
