import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSentFiles, type SentFile, sentFilesPath } from './sent-files.ts';

let folder: string;
let path: string;
const entry = (source: string, size: number): SentFile => ({
  source,
  size,
  modified_ms: 1,
  mime: 'text/markdown',
  doc_id: 'd',
  version_id: 'v',
  parked: false,
  ready: false,
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-state-'));
  path = sentFilesPath({ XDG_STATE_HOME: folder }, 'http://a');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was put is there in the next run, the last about a source', () => {
  const sent = openSentFiles(path);
  sent.put(entry('a', 1));
  sent.put(entry('b', 2));
  sent.put(entry('a', 3));
  const again = openSentFiles(path);
  expect([again.get('a')?.size, again.get('b')?.size, again.get('c')]).toEqual([3, 2, null]);
});

test('each service has a file of its own', () => {
  expect(sentFilesPath({ XDG_STATE_HOME: folder }, 'http://b')).not.toBe(path);
});

test('a half-written or foreign line costs no more than itself', () => {
  openSentFiles(path).put(entry('a', 1));
  appendFileSync(path, '{"source":"b"\n[]\n\0\n{"source": "c"}\n');
  const sent = openSentFiles(path);
  sent.put(entry('d', 4));
  expect([sent.get('a')?.size, openSentFiles(path).get('d')?.size]).toEqual([1, 4]);
});

test('a file of outdated lines is written anew', () => {
  const sent = openSentFiles(path);
  for (let size = 0; size < 1_100; size++) sent.put(entry('a', size));
  openSentFiles(path);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(2);
  expect(openSentFiles(path).get('a')?.size).toBe(1_099);
});
