import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'memory-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a folder is taken once, and again after it was given up', () => {
  const folder = join(root, 'one', 'deep');
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  lock.release();
  lockDataFolder(folder).release();
});

test('the lock of a process that is gone, or whose pid is another process now, is taken over', () => {
  const folder = join(root, 'two');
  lockDataFolder(folder).release();
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  for (const stale of [`${gone} 1\n`, `${process.ppid} 1\n`, 'rubbish', '']) {
    writeFileSync(join(folder, 'memory.pid'), stale);
    const lock = lockDataFolder(folder);
    expect(readFileSync(join(folder, 'memory.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  }
});
