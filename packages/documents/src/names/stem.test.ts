import { expect, it } from 'vitest';
import { baseName, stem, suffix } from './stem.ts';

it.each([
  ['a.tar.gz', 'a.tar', 'gz'],
  ['.env', '.env', ''],
  ['docs/Notes.MD', 'Notes', 'md'],
  ['C:\\docs\\Notes.md', 'Notes', 'md'],
  ['README', 'README', ''],
  ['notes.', 'notes.', ''],
  ['..md', '..md', ''],
  ['.bashrc.bak', '.bashrc', 'bak'],
  ['dir/sub/', 'sub', ''],
  ['/', '/', ''],
  ['...', '...', ''],
  ['a b.c d', 'a b', 'c d'],
])('%s', (filename, title, last) => {
  expect(stem(filename)).toBe(title);
  expect(suffix(filename)).toBe(last);
});

it('takes the last part of a path', () => {
  expect(baseName('a/b\\c.md')).toBe('c.md');
});
