import { describe, expect, it } from 'vitest';
import { fileAddress, filenameAddresses, linkAddress, sourceAddress } from './addresses.ts';

const at = (source_path: string | null, source_ref: string | null = null, filename = 'a.md') => ({
  filename,
  source_path,
  source_ref,
});

describe('linkAddress', () => {
  it.each([
    ['b.md', at(null), '/b.md'],
    ['b.md', at('docs/a.md'), '/docs/b.md'],
    ['./b.md#part', at('docs/a.md'), '/docs/b.md'],
    ['../b.md?x=1', at('docs/sub/a.md'), '/docs/b.md'],
    ['../../../b.md', at('docs/a.md'), '/b.md'],
    ['/root/b.md', at('docs/a.md'), '/root/b.md'],
    ['b%20c.md', at('docs/a.md'), '/docs/b c.md'],
    ['100%.md', at('docs/a.md'), '/docs/100%.md'],
    ['sub\\b.md', at('C:\\docs\\a.md'), '/C:/docs/sub/b.md'],
    ['dir/', at('docs/a.md'), '/docs/dir'],
    ['b', at(null, 'wiki/a'), '/wiki/b'],
    ['b', at(null, 'https://wiki.example/space/a'), 'https://wiki.example/space/b'],
    ['https://Example.org/x#part', at('docs/a.md'), 'https://example.org/x'],
    ['#part', at('docs/a.md'), null],
    ['', at('docs/a.md'), null],
    ['mailto:a@example.org', at('docs/a.md'), null],
    ['javascript:void(0)', at('docs/a.md'), null],
    ['http://[broken', at('docs/a.md'), 'http://[broken'],
  ])('%s', (href, from, address) => expect(linkAddress(href, from)).toBe(address));
});

it('meets what documents are known under', () => {
  expect(filenameAddresses('docs/b.md', false)).toEqual(['*/b.md', '/docs/b.md']);
  expect(filenameAddresses('b.md', true)).toEqual(['*/b.md']);
  expect(sourceAddress('./docs//b.md')).toBe('/docs/b.md');
  expect(sourceAddress('https://example.org')).toBe('https://example.org/');
  expect(fileAddress('/docs/b.md')).toBe('*/b.md');
  expect(sourceAddress(`${'x'.repeat(4_000)}.md`)).toMatch(/^sha256:[0-9a-f]{64}$/);
});
