import { expect, test } from 'vitest';
import { textFileName } from './file-name.ts';
import { frontMatter, link, plain } from './markdown.ts';

test.each([
  ['notes.md', 'notes.md'],
  ['Notes.MARKDOWN', 'Notes.md'],
  ['report.pdf', 'report.pdf.md'],
  ['a/b\\c.md', 'c.md'],
  ['../..', 'text.md'],
  ['.env', 'env.md'],
  ['Index.md', 'text-Index.md'],
  ['claims', 'text-claims.md'],
  ['a:b*c?"<d>|#e^[f]%.md', 'a_b_c___d___e__f__.md'],
  ['\u202egnp.exe', '_gnp.exe.md'],
  ['', 'text.md'],
])('%j lies in %j', (given, wanted) => {
  expect(textFileName(given)).toBe(wanted);
});

test('a long name is cut between its letters', () => {
  const name = textFileName(`${'漢'.repeat(300)}.md`);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(183);
  expect(name).toMatch(/^漢+\.md$/);
});

test('text is not taken for markup', () => {
  expect(plain('a [b](c) *d*\n# e_f')).toBe('a \\[b\\](c) \\*d\\* \\# e\\_f');
  expect(plain('- no list')).toBe('\\- no list');
  expect(plain('1. no list')).toBe('1\\. no list');
  expect(link('[x]', 'a b/(c)#.md', 'claim-1-0')).toBe('[\\[x\\]](a%20b/%28c%29%23.md#claim-1-0)');
  expect(frontMatter({ title: 'a: "b"', none: null })).toBe('---\ntitle: "a: \\"b\\""\n---\n\n');
});
