import { Fragment, isValidElement, type VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../testing/hostile-texts.ts';
import { spansWithin } from './code-points.ts';
import { renderMarkdown, safeAddress } from './render-markdown.tsx';

type Found = { elements: { type: string; props: Record<string, unknown> }[]; text: string };

/** What a browser would be given: elements and text. */
function walk(node: unknown, found: Found = { elements: [], text: '' }): Found {
  if (Array.isArray(node)) for (const child of node) walk(child, found);
  else if (typeof node === 'string') found.text += node;
  else if (isValidElement(node)) {
    const { type, props } = node as VNode<Record<string, unknown>>;
    if (type !== Fragment) found.elements.push({ type: String(type), props });
    walk(props.children, found);
  }
  return found;
}

const elements = new Set(
  'p h2 h3 h4 h5 h6 blockquote ul ol li em strong s code pre hr br table tbody tr th td section span a mark'.split(
    ' ',
  ),
);
const attributes = new Set([
  'children',
  'class',
  'tabIndex',
  'aria-label',
  'data-claims',
  'href',
  'target',
  'rel',
]);

test('there are at least fifty hostile texts', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(50);
});

test.each(hostileTexts.map((text, index) => [index, text] as const))(
  'hostile text %i is text',
  (_index, text) => {
    const claims = [{ claim_id: 'c', char_start: 0, char_end: text.length }];
    const found = walk(renderMarkdown(text, spansWithin(text, 0, claims)));
    for (const { type, props } of found.elements) {
      expect(elements).toContain(type);
      for (const name of Object.keys(props)) expect(attributes, type).toContain(name);
      if (props.href !== undefined) expect(String(props.href)).toMatch(/^(https?:\/\/|mailto:)/);
      expect(props).not.toHaveProperty('dangerouslySetInnerHTML');
    }
    expect(found.text.length).toBeGreaterThan(0);
  },
);

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['<http://example.org>', 'http://example.org/'],
  ['www.example.org', 'https://www.example.org/'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/documents', null],
  ['https://user:secret@evil.example', null],
  ['https://', null],
])('%j leads to %j', (address, href) => {
  expect(safeAddress(address)).toBe(href);
});

describe('spans of claims', () => {
  const marked = (text: string, spans: [string, number, number][], start = 0) => {
    const claims = spans.map(([claim_id, char_start, char_end]) => ({ claim_id, char_start, char_end }));
    const { elements: all } = walk(renderMarkdown(text, spansWithin(text, start, claims)));
    return all
      .filter(({ type }) => type === 'mark')
      .map(({ props }) => [props['data-claims'], walk(props.children).text]);
  };

  test('stand where they are in the source, whatever marks lie between', () => {
    expect(marked('The **RoboArm** costs $1,000.', [['a', 0, 29]])).toEqual([
      ['a', 'The '],
      ['a', 'RoboArm'],
      ['a', ' costs $1,000.'],
    ]);
  });

  test('count code points, and begin where the passage does', () => {
    expect(marked('👩‍👧 Zoë sang. Ada wrote.', [['a', 114, 124]], 100)).toEqual([['a', 'Ada wrote.']]);
    expect(marked('𝔸𝔹 is here.', [['a', 3, 5]])).toEqual([['a', 'is']]);
  });

  test('overlap: each part names the claims that it belongs to', () => {
    expect(
      marked('one two three', [
        ['a', 0, 7],
        ['b', 4, 13],
      ]),
    ).toEqual([
      ['a', 'one '],
      ['a b', 'two'],
      ['b', ' three'],
    ]);
  });

  test('reach into cells of tables and lines of code', () => {
    const table = '| A | B |\n|---|---|\n| x | y |';
    expect(marked(table, [['a', 22, 27]])).toEqual([
      ['a', 'x'],
      ['a', 'y'],
    ]);
    expect(marked('```\nlet x = 1\n```', [['a', 4, 9]])).toEqual([['a', 'let x']]);
  });

  test('beyond the passage are cut at its edges', () => {
    expect(marked('middle', [['a', 90, 103]], 100)).toEqual([['a', 'mid']]);
    expect(marked('middle', [['a', 90, 100]], 100)).toEqual([]);
  });
});

test('a passage of 100 kB is rendered within seconds on a busy machine', () => {
  const text = 'Ada **wrote** [notes](https://example.org) on the `engine`.\n\n'.repeat(1_700);
  const claims = Array.from({ length: 1_700 }, (_, index) => ({
    claim_id: String(index),
    char_start: index * 61,
    char_end: index * 61 + 59,
  }));
  const started = performance.now();
  renderMarkdown(text, spansWithin(text, 0, claims));
  expect(performance.now() - started).toBeLessThan(5_000);
});
