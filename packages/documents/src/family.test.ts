import { FormatFamily } from '@memory/contract';
import { describe, expect, it } from 'vitest';
import { FAMILY_TABLES, familyOf } from './family.ts';

describe('familyOf', () => {
  it.each([
    ['text/markdown', 'a.md', 'markdown'],
    ['text/markdown', 'a.pdf', 'markdown'],
    ['Text/Markdown; charset=utf-8', 'x', 'markdown'],
    ['text/plain', 'a.md', 'markdown'],
    ['text/plain', 'notes.txt', 'text'],
    ['text/plain', 'notes', 'text'],
    ['text/calendar', 'a.ics', 'other_text'],
    ['text/plain', 'guide.rst', 'other_text'],
    ['application/x-tex', 'paper', 'other_text'],
    ['text/plain', 'a.py', 'code'],
    ['application/json', 'a', 'config'],
    ['text/plain', 'server.log', 'log'],
    ['text/html', 'a', 'html'],
    ['application/epub+zip', 'a', 'ebook'],
    ['application/octet-stream', 'a.ipynb', 'notebook'],
    ['message/rfc822', 'a', 'email'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a', 'word'],
    ['application/vnd.ms-powerpoint', 'a', 'presentation'],
    ['application/pdf', 'a', 'pdf'],
    ['application/octet-stream', 'a.XLSX', 'spreadsheet'],
    ['text/csv', 'a', 'delimited'],
    ['application/x-ndjson', 'a', 'dataset'],
    ['image/x-unheard-of', 'a', 'image'],
    ['audio/mpeg', 'a', 'media'],
    ['video/mp4', 'a', 'media'],
    ['application/gzip', 'a.tar.gz', 'archive'],
    ['application/octet-stream', 'a', 'binary'],
    ['', '', 'binary'],
    ['__proto__', 'a.__proto__', 'binary'],
  ])('%s %s is %s', (mime, filename, family) => expect(familyOf(mime, filename)).toBe(family));
});

it('has tables that name only families, each of them, and each key once', () => {
  const named = Object.values(FAMILY_TABLES).flatMap((table) => Object.values(table));
  for (const family of named) expect(FormatFamily.options).toContain(family);
  expect([...new Set(named), 'binary'].sort()).toEqual([...FormatFamily.options].sort());
});
