import { expect, test } from 'vitest';
import { cutChunks } from './chunk.ts';
import { parseStructure } from './structure.ts';

async function chunksOf(markdown: string, targetTokens?: number) {
  const chunks = await cutChunks(markdown, await parseStructure(markdown), { targetTokens });
  return chunks.map((chunk) => ({ ...chunk, text: markdown.slice(chunk.start, chunk.end) }));
}

const sentence = 'The quick brown fox jumps over the lazy dog today. ';

test('small neighbours are packed together, within their section', async () => {
  const chunks = await chunksOf('# T\n\nOne.\n\n- two\n- three\n\n## S\n\nFour.\n');
  expect(chunks.map(({ text, headingPath }) => [text, headingPath])).toEqual([
    ['# T\n\nOne.\n\n- two\n- three', []],
    ['## S\n\nFour.', []],
  ]);
});

test('the heading path is given without the title and without what the chunk itself shows', async () => {
  const long = `${sentence.repeat(60)}\n`;
  const chunks = await chunksOf(`# Title\n\n## Part\n\n### Piece\n\n${long}`);
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks[0]).toMatchObject({ headingPath: ['Part'], contextPrefix: 'Part' });
  expect(chunks[1]).toMatchObject({ headingPath: ['Part', 'Piece'], contextPrefix: 'Part > Piece' });
});

test('a long paragraph is split evenly, at sentence ends', async () => {
  const chunks = await chunksOf(sentence.repeat(80).trim());
  expect(chunks.length).toBeGreaterThan(2);
  for (const { text, tokenCount } of chunks) {
    expect(text).toMatch(/^The quick[\s\S]*today\.$/);
    expect(tokenCount).toBeGreaterThan(200);
    expect(tokenCount).toBeLessThan(380);
  }
});

test('text without sentences or spaces is split too', async () => {
  const chunks = await chunksOf('x'.repeat(20_000));
  expect(chunks.map(({ text }) => text).join('')).toBe('x'.repeat(20_000));
  for (const { tokenCount } of chunks) expect(tokenCount).toBeLessThan(700);
  const ideographs = await chunksOf('語'.repeat(3_000));
  for (const { tokenCount } of ideographs) expect(tokenCount).toBeLessThan(700);
});

test('tables and code stay whole up to twice the target, then split at rows and lines', async () => {
  const head = '| Name | Role |\n|---|---|\n';
  const row = (i: number) => `| Person number ${i} | engineer |\n`;
  const rows = (count: number) => Array.from({ length: count }, (_, i) => row(i)).join('');
  const small = await chunksOf(`Before.\n\n${head}${rows(30)}\nAfter.\n`);
  expect(small.some(({ text }) => text.includes(rows(30).trim()))).toBe(true);
  const large = await chunksOf(head + rows(200));
  expect(large.length).toBeGreaterThan(3);
  for (const [i, { text, kind, contextPrefix }] of large.entries()) {
    expect(kind).toBe('table');
    expect(text).toMatch(/\|$/);
    expect(contextPrefix).toBe(i === 0 ? null : '| Name | Role |');
  }
  const code = await chunksOf(`\`\`\`\n${'call(argument, other);\n'.repeat(300)}\`\`\`\n`);
  expect(code.length).toBeGreaterThan(3);
  for (const { text, kind } of code.slice(1, -1)) {
    expect(kind).toBe('code');
    expect(text).toMatch(/^(?:call\(argument, other\);\n?)+$/);
  }
});

test('what introduces stays with what it introduces', async () => {
  const list = Array.from({ length: 20 }, () => `- ${sentence}`).join('\n');
  const chunks = await chunksOf(`${sentence.repeat(30)}\n\nThese are the points:\n\n${list}\n`);
  expect(chunks).toHaveLength(2);
  expect(chunks[1]?.text).toMatch(/^These are the points:\n\n- The quick/);
});

test('a part of a list names the line that introduces it', async () => {
  const list = Array.from({ length: 60 }, () => `- ${sentence}`).join('\n');
  const chunks = await chunksOf(`Known dogs:\n\n${list}\n`);
  expect(chunks[1]).toMatchObject({ kind: 'list', contextPrefix: 'Known dogs:' });
});

test('headings over nothing but subsections and invisible blocks make no chunk; a lone title does', async () => {
  const chunks = await chunksOf('# A\n\n<!-- c -->\n\n## B\n\n***\n\n[x]: y\n\nText.\n');
  expect(chunks.map(({ text }) => text)).toEqual(['## B\n\n***\n\n[x]: y\n\nText.']);
  expect(await chunksOf('# Only a title')).toHaveLength(1);
  expect(await chunksOf('---\na: b\n---\n')).toEqual([]);
});

test('in a conversation a chunk carries the turn before', async () => {
  const turn = (name: string, day: number) => `**${name}** (2024-05-0${day}): ${sentence.repeat(12)}`;
  const markdown = [
    turn('Alice', 1),
    turn('Bob', 2),
    turn('Alice', 3),
    `Bob: ${sentence.repeat(60)}`,
    'Alice: Bye.',
  ].join('\n\n');
  const chunks = await chunksOf(markdown);
  expect(chunks[0]?.contextPrefix).toBe(null);
  expect(
    chunks[1]?.text.startsWith('**Alice** (2024-05-03)') ||
      chunks[1]?.text.startsWith('**Bob** (2024-05-02)'),
  ).toBe(true);
  expect(chunks[1]?.contextPrefix).toMatch(/^(?:Alice \(2024-05-01\)|Bob \(2024-05-02\)): The quick .*…$/);
  const cut = chunks.find(
    ({ text, contextPrefix }) => text.startsWith('The quick') && contextPrefix !== null,
  );
  expect(cut?.contextPrefix).toMatch(/^Alice \(2024-05-03\): The quick .*…\nBob:$/);
});
