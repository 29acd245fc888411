import { expect, test } from 'vitest';
import { sourceRange } from '../inline-text.ts';
import { type LabelWords, noWords } from '../label-words.ts';
import { parseStructure } from '../structure.ts';
import { lineFormats } from './line-formats.ts';
import { storedFormats } from './stored-formats.ts';

/** Words of the examples that are things, as a language knows them. */
const things = new Set(
  'name role team city added fixed error info doors open first talk human bot tree program opening keynote lead'.split(
    ' ',
  ),
);
const words: LabelWords = {
  ...noWords,
  isWord: (word) => things.has(word),
  isNounOrAdjective: (word) => things.has(word),
};

async function turnsOf(markdown: string): Promise<string[] | null> {
  const { blocks, conversation } = await parseStructure(markdown, { words });
  if (!conversation) return null;
  return blocks.map(({ turn, text }) =>
    [turn?.speaker, turn?.when, text.plain.slice(turn?.textStart ?? 0).trim()]
      .map((part) => part ?? '')
      .join('|'),
  );
}

const formats = [...lineFormats, ...storedFormats];

test.each(formats.flatMap(({ id, yes }) => yes.map((example) => [id, ...example] as const)))(
  '%s: %j is a talk',
  async (_, text, ...turns) => expect(await turnsOf(text)).toEqual(turns),
);

test.each(formats.flatMap(({ id, no }) => no.map((text) => [id, text] as const)))(
  '%s: %j is none',
  async (_, text) => expect(await turnsOf(text)).toBeNull(),
);

test('what is decoded keeps its place in the file', async () => {
  const file = '[{"role":"user","content":"A \\"b\\" \\ud83d\\ude00 c\\u00e9\\n\\n| x |\\n|---|\\n| y |"}]';
  const { blocks } = await parseStructure(file);
  const [first, table] = blocks;
  const { plain } = first?.text ?? expect.fail('no block');
  expect(plain).toBe('A "b" 😀 cé');
  const source = (part: string) => {
    const at = plain.indexOf(part);
    const { start, end } = sourceRange(first?.text ?? expect.fail(), at, at + part.length);
    return file.slice(start, end);
  };
  expect([source('"b"'), source('😀'), source('cé')]).toEqual(['\\"b\\"', '\\ud83d\\ude00', 'c\\u00e9']);
  const { start = 0, end = 0 } = table?.table?.rowRange(0) ?? {};
  expect(file.slice(start, end)).toBe('| y |');
  expect([first?.start, table?.end]).toEqual([0, file.length]);
});

test('quoted lines of a mail are those of who wrote them', async () => {
  const mail =
    'From: Bo Lind <bo@a.b>\nTo: Ana Bell\nDate: Fri, 3 May 2024 10:02:11 +0200\n\nI agree.\n\nOn 2 May 2024 at 09:00, Ana Bell <ana@a.b> wrote:\n\n> I moved to Hull.\n>\n> > I live in Oslo.\n';
  const { blocks, conversation } = await parseStructure(mail);
  expect(conversation).toBe(false);
  expect(blocks.map(({ turn }) => turn?.speaker ?? null)).toEqual([null, null, null, 'Ana Bell', null]);
  const thread = await turnsOf(`${mail}\nFrom: Cy Orr\nDate: 4 May 2024\n\nMe too.\n`);
  expect(thread?.at(1)).toBe('Bo Lind|Fri, 3 May 2024 10:02:11 +0200|I agree.');
  expect(thread?.at(-1)).toBe('Cy Orr|4 May 2024|Me too.');
});
