import { expect, test } from 'vitest';
import { parseStructure } from './structure.ts';

const kindsOf = async (markdown: string) => (await parseStructure(markdown)).blocks.map(({ kind }) => kind);

test.each([
  ['keys and values', 'title: A\ntags: [a, b]\n'],
  ['lists and texts below a key', 'tags:\n- a\n- b\ntext: |\n  Some prose. More of it.\n'],
  ['comments', '# made by hand\nowner: Ida\n'],
  ['a colon in a title', 'title: Part two: the end\nlayout: post\n'],
  ['templates', 'title: {{ page.title }}\ndate: {{ date }}\n'],
  ['keys of several words', 'due date: 2024-01-02\n"a b": c\n'],
  ['nothing', ''],
])('front matter of %s', async (_, body) => {
  expect(await kindsOf(`---\n${body}---\ntext\n`)).toEqual(['frontMatter', 'paragraph']);
});

test.each([
  ['headings', '# One\n\nThe mill was built in 1870.\n\n# Two\n\nIda owns it.\n\n'],
  ['a list', '- The inn has 14 rooms.\n- Its owner is Nora.\n'],
  ['a slide', '\nTitle: the mill\n\n'],
  ['prose', 'The mill was built in 1870.\nNote: it closed.\n'],
  ['a long label', 'What we found out last year: nothing at all.\n'],
  ['a quote', '> said: so\n'],
  ['a heading alone', '# One\n'],
  ['a heading above a label', '# One\n\nOwner: Ida\n'],
  ['a labelled sentence', 'The tail: the mill closed in 1990.\n'],
])('no front matter of %s', async (_, body) => {
  const markdown = `---\n${body}---\n\ntext\n`;
  expect(await kindsOf(markdown)).not.toContain('frontMatter');
});

test('a head right behind a head is a head too, and the first title holds', async () => {
  const { blocks, title } = await parseStructure(
    '---\ntype: note\n---\n\n---\ntitle: "B"\n---\n\n---\n\ntext\n',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'frontMatter',
    'frontMatter',
    'thematicBreak',
    'paragraph',
  ]);
  expect(title).toBe('B');
});

test('a rule below a sentence is no underline', async () => {
  expect(await kindsOf('---\nThe mill closed in 1990.\n---\n\nA title\n---\n')).toEqual([
    'thematicBreak',
    'paragraph',
    'thematicBreak',
    'heading',
  ]);
});
