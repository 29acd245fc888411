import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutChunks } from './chunk.ts';
import { hasContent } from './chunk-units.ts';
import { parseStructure } from './structure.ts';
import type { DocumentStructure } from './types.ts';

/** Ways to write prose down; each shows its words. */
const frames: readonly ((words: string) => string)[] = [
  (words) => words,
  (words) => `# ${words}`,
  (words) => `${words}\n---`,
  (words) => `---\n${words}\n---`,
  (words) => `---\n\n${words}\n\n---`,
  (words) => `---\n- ${words}\n---`,
  (words) => `- ${words}\n  - ${words}`,
  (words) => `> ${words}`,
  (words) => `> [!note]- ${words}`,
  (words) => `> [!tip]\n> ${words}`,
  (words) => `:::note ${words}\n${words}\n:::`,
  (words) => `!!! note "${words}"\n    ${words}`,
  (words) => `Term\n: ${words}`,
  (words) => `[^1]: ${words}`,
  (words) => `<details><summary>${words}</summary>\n${words}\n</details>`,
  (words) =>
    `<table>\n<tr><th>A</th><th>${words}</th></tr>\n\n<tr><td>${words}</td><td>b</td></tr>\n</table>`,
  (words) => `| a | b |\n|---|---|\n| ${words} | c |`,
  (words) => `{% if x %}${words}{% endif %}`,
  (words) => `{/* gone */} ${words} {# gone #}`,
  (words) => `\`\`\`\n${words}\n\`\`\``,
  (words) => `Ann (10:32): ${words}`,
  (words) => `[2024-05-01T10:32:00Z] Ann: ${words}`,
  (words) => `Ann Lee\n5/1/2024 10:32 AM\n${words}`,
  (words) => `<ann> ${words}`,
  (words) => `You said:\n${words}`,
  (words) => `{"role":"user","content":"${words}"}`,
  (words) => `role: user\ncontent: ${words}`,
  (words) => `<|im_start|>user\n${words}<|im_end|>`,
  (words) => `From: Ann\nDate: 1 May 2024\n\n${words}\n\nOn 1 May 2024, Bo Lind wrote:\n> ${words}`,
];
const prose = fc.constantFrom('', ' ran.', ' is a mill, and it ran in 1870.', '; yes', ' and I like it?');
const documents = fc.array(fc.tuple(fc.nat(frames.length - 1), prose), { minLength: 1, maxLength: 8 });

function shownIn({ blocks }: DocumentStructure): string {
  return blocks
    .flatMap(({ text, table }) => [
      text,
      ...(table
        ? [...table.columns, ...Array.from({ length: table.rowCount }, (_, row) => table.row(row)).flat()]
        : []),
    ])
    .map(({ plain }) => plain)
    .join('\n');
}

test('every word of prose is in the text of a block', () =>
  fc.assert(
    fc.asyncProperty(documents, fc.constantFrom('\n', '\n\n'), async (parts, gap) => {
      const markdown = parts.map(([frame, text], i) => frames[frame]?.(`Word${i}x${text}`)).join(gap);
      const shown = shownIn(await parseStructure(markdown));
      for (let i = 0; i < parts.length; i++) expect(shown, markdown).toContain(`Word${i}x`);
    }),
    { numRuns: 3_000 },
  ));

/** The lines with a letter or digit that are in no block, and those in no chunk that show something. */
async function lostLines(markdown: string): Promise<string[]> {
  const structure = await parseStructure(markdown);
  const chunks = await cutChunks(markdown, structure);
  const silent = structure.blocks.filter((block) => !hasContent(block) || block.kind === 'heading');
  const lost: string[] = [];
  let at = 0;
  for (const line of markdown.split('\n')) {
    const end = at + line.length;
    const isIn = (ranges: readonly { start: number; end: number }[]) =>
      ranges.some((range) => range.start < end && range.end > at);
    if (/[\p{L}\p{N}]/u.test(line) && !(isIn(structure.blocks) && (isIn(chunks) || isIn(silent))))
      lost.push(line);
    at = end + 1;
  }
  return lost;
}

test('every line of generated documents is in a block, and in a chunk where it shows something', () =>
  fc.assert(
    fc.asyncProperty(documents, async (parts) => {
      const markdown = parts.map(([frame, text], i) => frames[frame]?.(`Word${i}x${text}`)).join('\n\n');
      expect(await lostLines(markdown)).toEqual([]);
    }),
    { numRuns: 500 },
  ));

const root = join(import.meta.dirname, '../../..');
const pages = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name, 'node_modules'))
  .filter((path) => existsSync(path))
  .flatMap((path) => readdirSync(path).map((name) => join(path, name, 'README.md')))
  .filter((path) => existsSync(path));

test('every line of the pages of installed packages is in a block, and in a chunk where it shows something', async () => {
  expect(pages.length).toBeGreaterThan(3);
  for (const path of pages)
    expect(
      await lostLines(readFileSync(path, 'utf8').replaceAll('\r\n', '\n').slice(0, 40_000)),
      path,
    ).toEqual([]);
});
