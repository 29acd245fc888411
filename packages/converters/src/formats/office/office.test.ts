import { expect, test } from 'vitest';
import { convertHere } from '../../testing/convert.ts';
import {
  docxOf,
  epubOf,
  odfOf,
  pptxOf,
  wordParagraph,
  wordTable,
  xlsxOf,
} from '../../testing/office-files.ts';

test('a DOCX keeps headings, paragraphs and tables, and its title is the metadata', async () => {
  const body = [
    wordParagraph('Plan', 'Heading1'),
    wordParagraph('Ada leads the team.'),
    wordParagraph('Budget', 'Heading2'),
    wordTable([
      ['Year', 'Amount'],
      ['2024', '12 | 5'],
    ]),
  ].join('');
  const { markdown, title, converter, anchors } = await convertHere(
    'docx',
    docxOf(body, { title: 'The &amp; plan' }),
  );
  expect(markdown).toBe(
    '# Plan\n\nAda leads the team.\n\n## Budget\n\n| Year | Amount |\n| --- | --- |\n| 2024 | 12 \\| 5 |\n',
  );
  expect(title).toBe('The & plan');
  expect(converter).toBe('docx 1, @firecrawl/anydoc 0.1.9');
  expect(anchors).toEqual([]);
});

test('links of a DOCX are kept, and titles that a program wrote are none', async () => {
  const link = '<w:p><w:hyperlink r:id="rId2"><w:r><w:t>the plan</w:t></w:r></w:hyperlink></w:p>';
  const { markdown, title } = await convertHere('docx', docxOf(link, { title: 'Document1' }));
  expect(markdown).toBe('[the plan](https://example.org/plan)\n');
  expect(title).toBe(null);
});

test('sheets have their anchors, at code points', async () => {
  const { markdown, anchors } = await convertHere(
    'xlsx',
    xlsxOf([
      [
        'Sales 😀',
        [
          ['Region', 'Amount'],
          ['North', 12.5],
        ],
      ],
      ['Staff -- old', [['Name'], ['Ada']]],
    ]),
  );
  expect(markdown).toBe(
    '<!-- sheet Sales 😀 -->\n\n## Sales 😀\n\n| Region | Amount |\n| --- | --- |\n| North | 12.5 |\n\n<!-- sheet Staff - old -->\n\n## Staff -- old\n\n| Name |\n| --- |\n| Ada |\n',
  );
  const points = [...markdown];
  expect(
    anchors.map(({ kind, name, offset }) => [kind, name, points.slice(offset, offset + 4).join('')]),
  ).toEqual([
    ['sheet', 'Sales 😀', '<!--'],
    ['sheet', 'Staff - old', '<!--'],
  ]);
});

test('slides have their anchors and stand in their order', async () => {
  const slides = pptxOf(
    Array.from({ length: 12 }, (_, at) => [`Topic ${at + 1}`, `Said on ${at + 1}.`] as const),
  );
  const { markdown, anchors } = await convertHere('pptx', slides);
  expect(anchors.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
  expect(markdown).toMatch(/<!-- slide 11 -->\n\n## Topic 11\n\nSaid on 11\.\n\n<!-- slide 12 -->/);
});

test('OpenDocument text and sheets', async () => {
  const text = '<text:h text:outline-level="1">Plan</text:h><text:p>Ada leads.</text:p>';
  expect(await convertHere('odt', odfOf('text', text, { title: 'Der Plan' }))).toMatchObject({
    markdown: '# Plan\n\nAda leads.\n',
    title: 'Der Plan',
  });
  const cell = (value: string) =>
    `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
  const sheet = `<table:table table:name="Eins"><table:table-row>${cell('A')}${cell('B')}</table:table-row><table:table-row>${cell('1')}${cell('2')}</table:table-row></table:table>`;
  expect((await convertHere('ods', odfOf('spreadsheet', sheet))).markdown).toBe(
    '<!-- sheet Eins -->\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n',
  );
});

test('a book keeps its chapters; marks and links within it are left out', async () => {
  const { markdown, title } = await convertHere(
    'epub',
    epubOf('The book', [
      '<h1 id="a">One</h1><p>Text with <a href="#a">a link</a>.</p>',
      '<h1>Two</h1><p>End.</p>',
    ]),
  );
  expect(title).toBe('The book');
  expect(markdown).toContain('# One\n\nText with a link.\n');
  expect(markdown).not.toMatch(/<a id|\]\(#/);
});

test('RTF with its title, CSV in Latin-1 with semicolons, TSV', async () => {
  const rtf = String.raw`{\rtf1\ansi{\info{\title Gr\'fc\u223 ?e}}Ada leads.\par}`;
  expect(await convertHere('rtf', rtf)).toMatchObject({ title: 'Grüße', markdown: 'Ada leads.\n' });
  const csv = Buffer.from('name;amount\nMüller;1,5\n', 'latin1');
  expect((await convertHere('csv', csv)).markdown).toBe(
    '| name | amount |\n| --- | --- |\n| Müller | 1,5 |\n',
  );
  expect((await convertHere('tsv', 'a\tb\n1\t2\n')).markdown).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |\n');
});

test('the same file gives the same Markdown', async () => {
  const slides = pptxOf([
    ['A', 'b'],
    ['C', 'd'],
  ]);
  expect(await convertHere('pptx', slides)).toEqual(await convertHere('pptx', slides));
});
