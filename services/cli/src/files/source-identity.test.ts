import { contentTypeOf } from '@memory/client';
import { expect, test } from 'vitest';
import { ingestQuery, sourceRef } from './source-identity.ts';

test.each([
  ['docs/A.MD', 'text/markdown'],
  ['x.tar.gz', 'application/gzip'],
  ['README', 'text/plain'],
  ['.env', 'application/octet-stream'],
  ['report.constructor', 'application/octet-stream'],
])('%s is %s', (path, mime) => {
  expect(contentTypeOf(path).mime).toBe(mime);
});

test('a source is named by its absolute path, or by the path below a root', () => {
  expect(sourceRef('/home/ann/docs/a.md', null)).toBe('/home/ann/docs/a.md');
  expect(sourceRef('/home/ann/docs/sub/a.md', '/home/ann/docs')).toBe('sub/a.md');
  expect(() => sourceRef('/home/ann/other/a.md', '/home/ann/docs')).toThrow('does not lie below');
});

test('a file is sent with its name, type, identity and time in UTC', () => {
  const file = {
    path: '/d/ü b.md',
    size: 1,
    modifiedAt: new Date('2024-05-01T12:00:00+02:00'),
    mime: 'text/markdown',
  };
  expect(ingestQuery(file, { kind: 'file', root: null, mode: 'living' })).toEqual({
    filename: 'ü b.md',
    mime: 'text/markdown',
    source_kind: 'file',
    source_ref: '/d/ü b.md',
    source_modified_at: '2024-05-01T10:00:00.000Z',
    source_path: '/d/ü b.md',
    versioning_mode: 'living',
  });
});
