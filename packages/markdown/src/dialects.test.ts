import { expect, test } from 'vitest';
import { parseStructure } from './structure.ts';

/** Blocks as 'kind: text', without those that show nothing. */
async function shown(markdown: string): Promise<string[]> {
  const { blocks, sections } = await parseStructure(markdown);
  expect(sections).toHaveLength(blocks.length === 0 ? 0 : 1);
  return blocks
    .map(({ kind, text, table }) =>
      table
        ? [table.columns, ...Array.from({ length: table.rowCount }, (_, row) => table.row(row))]
            .map((cells) => cells.map(({ plain }) => plain).join(' | '))
            .join('\n')
        : `${kind}: ${text.plain.trim()}`,
    )
    .filter((text) => text !== 'html: ' && text !== 'paragraph: ');
}

test.each([
  [
    'a folded box',
    '> [!note]- Folded\n> Corvid is kept by Tess.',
    ['heading: Folded', 'paragraph: Corvid is kept by Tess.'],
  ],
  ['a box of GitHub', '> [!NOTE]\n> Corvid runs.\n> It is old.', ['paragraph: Corvid runs. It is old.']],
  ['a box of one line', '> [!tip] Corvid runs.\n\nMore.', ['paragraph: Corvid runs.', 'paragraph: More.']],
  [
    'a box with a list',
    '> [!info] Parts\n> - one\n> - two',
    ['heading: Parts', 'listItem: one', 'listItem: two'],
  ],
  ['a quotation', '> Corvid runs.', ['quote: Corvid runs.']],
  [
    'a fenced box',
    'Before.\n:::note Title\nCorvid runs.\n:::\nAfter.',
    ['paragraph: Before.', 'heading: Title', 'paragraph: Corvid runs.', 'paragraph: After.'],
  ],
  [
    'fenced boxes of others',
    ':::tip[Short]\na\n:::\n\n::: {.callout-note title="Long"}\nb\n:::',
    ['heading: Short', 'paragraph: a', 'heading: Long', 'paragraph: b'],
  ],
  [
    'an indented box',
    '!!! warning "Beware"\n    Corvid runs.\n\n    - one\n\n??? note\n    b\n\nc',
    ['heading: Beware', 'paragraph: Corvid runs.', 'listItem: one', 'paragraph: b', 'paragraph: c'],
  ],
  [
    'what is no box',
    '!!! What a day !!!\n\n??? who knows\n\n:: x',
    ['paragraph: !!! What a day !!!', 'paragraph: ??? who knows', 'paragraph: :: x'],
  ],
  [
    'definitions',
    'Term\n: What it is.\n: And more.\n\nOther\n\n:   Also.',
    [
      'paragraph: Term',
      'listItem: What it is.',
      'listItem: And more.',
      'paragraph: Other',
      'listItem: Also.',
    ],
  ],
  [
    'comments of MDX',
    '{/* The fan is dead. */}\n\nThe fan {/* not */}lives.\n\n{/*\nOne.\n\nTwo.\n*/}',
    ['paragraph: The fan lives.'],
  ],
  [
    'comments of templates',
    '{% comment %}Gone.{% endcomment %}\n\nBuilt{# not #} in 1990.\n\n{% comment %}\n\nGone.\n\n{% endcomment %}\n\n{{!-- gone --}}\n\n%% gone %%\n\n{{/* gone */}}\n\n<!-- gone\n\ngone -->',
    ['paragraph: Built in 1990.'],
  ],
  [
    'a comment that does not end',
    '{/* The fan lives.\n\n{% comment %} It does.\n\n%% 100%% sure',
    ['paragraph: {/* The fan lives.', 'paragraph: It does.', 'paragraph: %% 100%% sure'],
  ],
  [
    'tags of templates',
    '{% include a.html %}\n\n{{< figure src="a" >}} The fan {% if x %}lives{% endif %}.\n\n{{ name }} is shown, and `{% code %}` is.',
    ['paragraph: The fan lives.', 'paragraph: {{ name }} is shown, and {% code %} is.'],
  ],
  [
    'what folds out',
    '<details open>\n<summary>More <b>here</b></summary>\nThe fan lives.\n\nIn Oslo.\n\n</details>',
    ['heading: More here', 'html: The fan lives.', 'paragraph: In Oslo.'],
  ],
  [
    'lines of HTML',
    '<p>One</p><p>Two</p><ul><li>a</li><li>b &amp; c</li></ul>',
    ['html: One\nTwo\na\nb & c'],
  ],
])('%s', async (_, markdown, blocks) => expect(await shown(markdown)).toEqual(blocks));

test('what a box holds stands in no quotation', async () => {
  const { blocks } = await parseStructure('> [!note] A\n> b\n>\n> > c\n');
  expect(blocks.map(({ quoteDepth, depth }) => [quoteDepth, depth])).toEqual([
    [0, 1],
    [0, 1],
    [1, 2],
  ]);
});

test('a definition knows its term', async () => {
  const { blocks } = await parseStructure('Term\n: What it is.\n');
  expect(blocks[1]?.list?.intro).toBe(0);
});

test('tables in HTML are tables', async () => {
  const markdown =
    '<table>\n<caption>All parts</caption>\n<thead><tr><th>Part</th><th colspan="2">Size</th></tr></thead>\n\n<tbody>\n<tr><td>Fan</td><td><b>7</b> ms</td><td>x</td></tr>\n<tr><td>Lid<td>14&nbsp;ms</tr>\n</tbody></table>\n\nEnd.\n';
  expect(await shown(markdown)).toEqual([
    'html: All parts',
    'Part | Size | \nFan | 7 ms | x\nLid | 14\u00a0ms | ',
    'paragraph: End.',
  ]);
  const { blocks } = await parseStructure(markdown);
  const table = blocks.find(({ kind }) => kind === 'table')?.table;
  const { start = 0, end = 0 } = table?.rowRange(1) ?? {};
  expect(markdown.slice(start, end)).toBe('<tr><td>Lid<td>14&nbsp;ms');
});

test.each([
  [
    'a layout',
    '<table><tr><td>One</td><td>Two</td></tr><tr><td>Three</td></tr></table>',
    ['html: One\nTwo\nThree'],
  ],
  [
    'rows over rows',
    '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td></tr></table>',
    ['html: A\nB\n1\n2'],
  ],
])('%s is no table', async (_, markdown, blocks) => expect(await shown(markdown)).toEqual(blocks));
