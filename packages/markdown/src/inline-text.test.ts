import { expect, test } from 'vitest';
import { sourceRange } from './inline-text.ts';
import { parseStructure } from './structure.ts';
import type { InlineText } from './types.ts';

async function inline(markdown: string): Promise<InlineText> {
  const { blocks } = await parseStructure(markdown);
  return blocks[0]?.text ?? expect.fail('no block');
}

test.each([
  ['emphasis and code', '**Bold** _and_ `co*de` ***both***', 'Bold and co*de both'],
  ['links and images', '[a **b**](c) ![alt](d) [e][] [nope] [f](<g h> "t")\n\n[e]: /e', 'a b  e [nope] f'],
  ['brackets within links', '[[1]](#ref) [see [2] too](x)', '[1] see [2] too'],
  ['references to nothing', '[a][b] and array[0][1]', '[a][b] and array[0][1]'],
  ['footnote marks', 'Text[^1] goes[^note] on', 'Text goes on'],
  [
    'marks of notes',
    'Ida[1] (born 1955) is a vet.[2][3] She owns Tarn,[citation needed] [4]',
    'Ida (born 1955) is a vet. She owns Tarn, [4]',
  ],
  ['wiki links', 'to [[Page]] and [[Other page|that]]', 'to Page and that'],
  ['escapes and references', '\\*a\\* &amp; &eacute;&#x1F600;&unknown; &#0;', '*a* & é😀&unknown; \ufffd'],
  ['line ends', 'soft\nhard  \nbroken\\\nend<br>of', 'soft hard\nbroken\nend\nof'],
  ['tags and comments', 'a <b>c</b><!-- d --> 2 < 3', 'a c 2 < 3'],
  ['struck-out text', 'now ~~then~~ this', 'now  this'],
  ['marks that close nothing', '2 * 3 * 4 and a_b_c', '2 * 3 * 4 and a_b_c'],
])('%s', async (_, markdown, plain) => {
  expect((await inline(markdown)).plain).toBe(plain);
});

test('a range of the text leads to its source', async () => {
  const markdown = '> A **b&auml;d** day\n> in &#x1F600;[May](x) 2019';
  const text = await inline(markdown);
  const source = (words: string) => {
    const at = text.plain.indexOf(words);
    const { start, end } = sourceRange(text, at, at + words.length);
    return markdown.slice(start, end);
  };
  expect(text.plain).toBe('A bäd day in 😀May 2019');
  expect([
    source('bäd'),
    source('bä'),
    source('😀'),
    source('day in'),
    source('May 2019'),
    source('A'),
  ]).toEqual(['b&auml;d', 'b&auml;', '&#x1F600;', 'day\n> in', 'May](x) 2019', 'A']);
});

test('code and strong ranges are kept', async () => {
  const text = await inline('**Term**: uses `x` and __more__');
  const slices = (ranges: readonly { start: number; end: number }[]) =>
    ranges.map(({ start, end }) => text.plain.slice(start, end));
  expect([slices(text.strong), slices(text.code)]).toEqual([['Term', 'more'], ['x']]);
});
