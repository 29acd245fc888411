import { expect, test } from 'vitest';
import { claimsOf, factsOf, textsOf } from './reading.fixture.ts';

test.each([
  ['a text to be translated', 'user: Translate this to French: I live in Lund.\nassistant: ok\nuser: I see.'],
  [
    'a pasted text below its request',
    'user: Proofread the following.\n\nI live in Lund.\n\nassistant: ok\n\nuser: I see.',
  ],
  [
    'a letter that is drafted',
    'user: Write a letter for my aunt: "I live in Lund and I own a dog."\nassistant: Done.',
  ],
  ['a song', 'user: The song goes "I was born in Lund and I died"\nassistant: nice'],
  ['somebody who is quoted', 'user: My boss said: I live in Lund.\nassistant: wow'],
  ['a quotation block', 'Some lines of the play.\n\n> I live in Lund. Karl Orr lives in Lund.'],
])('gives no facts of %s', async (_, text) => {
  expect((await factsOf(text)).filter((fact) => fact.includes('Lund'))).toEqual([]);
  expect((await textsOf(text)).join('\n')).toContain('Lund');
  expect((await textsOf(text)).join('\n')).not.toMatch(/User (?:lives|was born)/);
});

test('a story that was asked for is told by a machine and no fact', async () => {
  const claims = await claimsOf(
    'user: Tell me a story.\nassistant: Karl Orr lives in a boat in Lund.\nuser: I like it.',
  );
  const told = claims.find(({ text }) => text.includes('boat'));
  expect(told).toMatchObject({ isAttributed: true, attributedTo: 'Assistant', assertions: [] });
});

test('what a machine says of a named thing is its word; of its user it knows nothing', async () => {
  const text = 'user: I need a town.\nassistant: Lund is a city in Sweden. You live in Kiel.\nuser: I see.';
  const claims = await claimsOf(text);
  expect(claims.find(({ text }) => text.startsWith('Lund'))).toMatchObject({ attributedTo: 'Assistant' });
  expect((await factsOf(text)).filter((fact) => fact.startsWith('User lives'))).toEqual([]);
});

test('who is spoken to is not the subject', async () => {
  const text = 'Lena: Mr Pohl, I have two dogs.\nPohl: I own a cat, Lena.\nLena: I see.\nPohl: I know.';
  const texts = await textsOf(text);
  expect(texts).toContain('Lena has two dogs.');
  expect(texts).toContain('Pohl owns a cat');
});

test('a boxed remark is text of the document', async () => {
  expect(await textsOf('> [!note] Heed this\n> Karl Orr lives in Lund.')).toEqual([
    'Karl Orr lives in Lund.',
  ]);
});

test('a dated heading dates what stands below it, and no more', async () => {
  const text =
    '# Notes\n\n## 3 May 2024\n\nAnn Bell joined Vesk Ltd.\n\n## Others\n\nKarl Orr lives in Lund.';
  const [first, second] = await claimsOf(text);
  expect(first?.saidAt?.toISOString().slice(0, 10)).toBe('2024-05-03');
  expect(second?.saidAt).toBeNull();
});

test.each(['3 May 2024', 'Session 2 - 3 May 2024, 1:56 pm', 'Conversation on 3 May 2024'])(
  'a line that is nothing but its day dates what follows it: %s',
  async (line) => {
    expect(await textsOf(`${line}\n\nKarl: I moved to Lund yesterday.\nAnn: I see.\n`)).toContain(
      'Karl moved to Lund on 2 May 2024.',
    );
  },
);

test('lines of a log are claims of their own, however they are wrapped', async () => {
  const log = '2026-05-03T09:14:05Z Karl Orr left Vesk Ltd\n2026-05-03T09:15:00Z Ann Bell lives in Lund';
  expect(await textsOf(log)).toEqual(log.split('\n'));
});

test('other languages are kept word for word and read for nothing', async () => {
  const claims = await claimsOf('Die Anlage wurde gestern geprüft. Karl Orr wohnt jetzt in Kassel.');
  expect(claims.map(({ text }) => text)).toEqual([
    'Die Anlage wurde gestern geprüft.',
    'Karl Orr wohnt jetzt in Kassel.',
  ]);
  expect(claims.flatMap(({ assertions }) => assertions)).toEqual([]);
  expect(claims.every(({ validity }) => validity.from === null)).toBe(true);
});

test('headings, code and lists of links are no claims', async () => {
  expect(await textsOf('# Head\n\n- [One](#one)\n- [Two](#two)\n\n```\nx = 1\n```\n\n`npm test`\n')).toEqual(
    [],
  );
});
