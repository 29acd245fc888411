import { expect, test } from 'vitest';
import { noWords } from './label-words.ts';
import { parseStructure } from './structure.ts';
import type { Block } from './types.ts';

async function blocksOf(markdown: string): Promise<[kind: string, source: string, plain: string][]> {
  const { blocks } = await parseStructure(markdown);
  return blocks.map((block) => [block.kind, markdown.slice(block.start, block.end), block.text.plain]);
}

async function block(markdown: string, kind: Block['kind']): Promise<Block> {
  const { blocks } = await parseStructure(markdown);
  const found = blocks.find((candidate) => candidate.kind === kind);
  return found ?? expect.fail(`no ${kind}`);
}

test('blocks keep their marks in the source and lose them in the text', async () => {
  expect(
    await blocksOf(
      '---\na: b\n---\n# One #\n\nTwo\n===\nline *a*\n  line b\n- item\nlazy\n\n  > quoted\n\n***\n    code\n\n      more\n\n```js\nlet x;\n```\n<div>\nhtml\n</div>\n\n[r]: /u\n"t"\n[^1]: note\n',
    ),
  ).toEqual([
    ['frontMatter', '---\na: b\n---', ''],
    ['heading', '# One #', 'One'],
    ['heading', 'Two\n===', 'Two'],
    ['paragraph', 'line *a*\n  line b', 'line a line b'],
    ['listItem', '- item\nlazy', 'item lazy'],
    ['quote', '> quoted', 'quoted'],
    ['thematicBreak', '***', ''],
    ['code', '    code\n\n      more', 'code\n\n  more'],
    ['code', '```js\nlet x;\n```', 'let x;'],
    ['html', '<div>\nhtml\n</div>', ' html '],
    ['linkDefinition', '[r]: /u\n"t"', ''],
    ['paragraph', '[^1]: note', 'note'],
  ]);
});

test('list items know their list, their place and what introduces them', async () => {
  const { blocks } = await parseStructure(
    'The team:\n\n- Ann\n  1. [x] lead\n  2) other list\n\n  more of Ann\n- Bob\n\n+ new list\n',
  );
  expect(blocks.map(({ text, list }) => [text.plain, list && { ...list }])).toEqual([
    ['The team:', null],
    ['Ann', place({ list: 0, item: 1, intro: 0 })],
    [
      'lead',
      place({ list: 1, item: 2, intro: 1, parent: 1, depth: 2, ordered: true, number: 1, task: 'done' }),
    ],
    ['other list', place({ list: 2, item: 3, parent: 1, depth: 2, ordered: true, number: 2 })],
    ['more of Ann', place({ list: 0, item: 1, intro: 0 })],
    ['Bob', place({ list: 0, item: 5, intro: 0, index: 1 })],
    ['new list', place({ list: 3, item: 6 })],
  ]);
});

function place(given: Partial<NonNullable<Block['list']>>): Block['list'] {
  return {
    ordered: false,
    number: null,
    index: 0,
    depth: 1,
    list: 0,
    item: 0,
    parent: null,
    intro: null,
    task: null,
    ...given,
  };
}

test('tables give header and cells with their offsets', async () => {
  const markdown =
    'Intro\n\n> | Name | *Role* |\n> |---|:-:|\n> | [Ann](a) \\| B | `lead` | surplus |\n> | Bob |\n\nend';
  const { table } = await block(markdown, 'table');
  expect(table?.columns.map((cell) => cell.plain)).toEqual(['Name', 'Role']);
  const rows = Array.from({ length: table?.rowCount ?? 0 }, (_, row) =>
    table?.row(row).map((cell) => cell.plain),
  );
  expect(rows).toEqual([
    ['Ann | B', 'lead'],
    ['Bob', ''],
  ]);
  const cell = table?.row(0)[1];
  expect(markdown.slice(cell?.map[0], (cell?.map[0] ?? 0) + 4)).toBe('lead');
});

test('sections follow the headings of any level, with path and parent', async () => {
  const markdown =
    'before\n\n# Paper\n## 1. Abstract\na\n## 2 Materials and Methods\n### Data\nd\n## References\n- x\n> # not a section\n';
  const { sections } = await parseStructure(markdown);
  expect(
    sections.map(({ heading, level, headingPath, parent }) => [heading, level, headingPath.length, parent]),
  ).toEqual([
    [null, 0, 0, null],
    ['Paper', 1, 1, null],
    ['1. Abstract', 2, 2, 1],
    ['2 Materials and Methods', 2, 2, 1],
    ['Data', 3, 3, 3],
    ['References', 2, 2, 1],
  ]);
  expect(sections.map(({ start, end }) => markdown.slice(start, end)).join('')).toBe(markdown);
});

test('links are listed with the place of their text', async () => {
  const markdown =
    'See [the *guide*](docs/a.md "t"), <https://b.c>, [ref][R], www.d.e.\n\n[r]: <e f>\n\n| [x](y) |\n|---|\n| [[Page]] |\n';
  const { links } = await parseStructure(markdown);
  expect(links.map(({ href, text, start, end }) => [href, text, markdown.slice(start, end)])).toEqual([
    ['docs/a.md', 'the guide', 'the *guide'],
    ['https://b.c', 'https://b.c', 'https://b.c'],
    ['e f', 'ref', 'ref'],
    ['http://www.d.e', 'www.d.e', 'www.d.e'],
    ['y', 'x', 'x'],
    ['Page', 'Page', 'Page'],
  ]);
});

test('a conversation gives every turn its speaker', async () => {
  const { conversation, blocks } = await parseStructure(
    '# Chat\n\n**Alice** (2024-05-01): Hello there.\n**Bob:** Hi.\nHow are you?\n\nStill me.\n\n[10:32] Alice: Fine.\nBob: Good.\n',
  );
  expect(conversation).toBe(true);
  expect(
    blocks.slice(1).map(({ text, turn }) => [turn?.speaker, turn?.when, text.plain.slice(turn?.textStart)]),
  ).toEqual([
    ['Alice', '2024-05-01', 'Hello there.'],
    ['Bob', null, 'Hi. How are you?'],
    ['Bob', null, 'Still me.'],
    ['Alice', '10:32', 'Fine.'],
    ['Bob', null, 'Good.'],
  ]);
});

test('the openings of turns', async () => {
  const speakersOf = async (markdown: string) =>
    (await parseStructure(markdown)).blocks.map(({ turn, text }) =>
      turn === null ? null : `${turn.speaker}: ${text.plain.slice(turn.textStart)}`,
    );
  expect(await speakersOf('ida> i like tea\nbo> me too\n')).toEqual(['Ida: i like tea', 'Bo: me too']);
  expect(
    await speakersOf('**Ida Voss** 11:14 AM\nMy tea is cold.\n\n**Bo Lind** 11:15 AM\nMine too.\n'),
  ).toEqual(['Ida Voss: My tea is cold.', 'Bo Lind: Mine too.']);
  expect(await speakersOf('ida_v — Today at 4:12 PM\nmy tea is cold\n')).toEqual(['ida_v: my tea is cold']);
  expect(
    await speakersOf('[2024-03-01 09:12] Ida: The tea is late.\n[2024-03-01 09:15] Bo: Came at noon.\n'),
  ).toEqual(['Ida: The tea is late.', 'Bo: Came at noon.']);
  expect(await speakersOf('[2024-03-01 09:12] Ida: The tea is late.\n')).toEqual(['Ida: The tea is late.']);
});

const isLabelWord = (word: string) => ['keynote', 'coffee', 'participants'].includes(word);

test('labelled lines are no conversation', async () => {
  const words = { ...noWords, isWord: isLabelWord, isNounOrAdjective: isLabelWord };
  const card = await parseStructure('Name: Ann\nRole: Lead\nTeam: Search\nCity: Rome\n');
  const log = await parseStructure('- Added: a\n- Fixed: b\n- Added: c\n- Fixed: d\n- Added: e\n');
  const stamped = await parseStructure(
    '[2024-03-01 09:12] ERROR: disk full\n[2024-03-01 09:15] INFO: started\n',
  );
  const plan = await parseStructure('09:00 Keynote: Ann Lee\n10:00 Coffee: second floor\n', { words });
  const shell = await parseStructure('mysql> select my_id from users;\nmysql> show tables;\n');
  const ours = await parseStructure('# Visit\n\nParticipants: Ann Lee (Orr), Bo Lind (our side)\n', {
    words,
  });
  expect([card, log, stamped, plan, shell, ours].map(({ conversation }) => conversation)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(card.blocks).toHaveLength(1);
  expect(card.blocks[0]?.text.lineEnds).toEqual([9, 20, 33]);
});

test('blank text has no sections, and front matter has its own', async () => {
  expect(await parseStructure(' \n\t\n\n')).toMatchObject({ title: null, sections: [], blocks: [] });
  const { sections, blocks } = await parseStructure('---\nx: y\n---\n\ntext\n');
  expect(sections.map(({ firstBlock }) => blocks[firstBlock]?.kind)).toEqual(['frontMatter', 'paragraph']);
});

test('an aborted reading ends with the reason', async () => {
  const reason = new Error('enough');
  const markdown = '- item\n'.repeat(200_000);
  await expect(parseStructure(markdown, { signal: AbortSignal.abort(reason), everyMs: 1 })).rejects.toBe(
    reason,
  );
});
