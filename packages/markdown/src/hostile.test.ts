import { expect, test } from 'vitest';
import { cutChunks } from './chunk.ts';
import { limits } from './limits.ts';
import { parseStructure } from './structure.ts';

/*
 * Texts made to be slow or to end the program: 400,000 characters each, so that a step that is quadratic runs into the test's deadline, and
 * recursion by nesting into the stack. bench/markdown-hostile.bench.ts measures them at 5 MB.
 */
const size = 400_000;
const fill = (part: string, tail = '') => part.repeat(Math.ceil(size / part.length)) + tail;

const texts: Record<string, string> = {
  'one line': fill('x'),
  'one line of sentences': fill('This is one. '),
  'full stops': fill('.'),
  spaces: fill(' ', 'x'),
  'open brackets': fill('['),
  asterisks: fill('*'),
  'spaced asterisks': fill('* '),
  'quote marks': fill('>'),
  backticks: fill('`'),
  'backtick runs': Array.from({ length: 800 }, (_, i) => '`'.repeat(i)).join(' '),
  pipes: fill('|'),
  hashes: fill('#'),
  'angle brackets': fill('<'),
  ampersands: fill('&'),
  backslashes: fill('\\'),
  addresses: fill('http://a.b '),
  'mail without end': fill('a.b-'),
  'closing emphasis': fill('a* '),
  'half links': fill('[a]('),
  'half comments': fill('x <!--'),
  'half tags': fill('<a b="'),
  'a title that does not end': `[a]: b "x\n${fill('x\n')}`,
  'definitions that do not end': fill('[a]: b "\n'),
  'paragraphs of closing emphasis': fill(`${'a* '.repeat(300)}\n\n`),
  'a fence that does not end': `\`\`\`\n${fill('x\n')}`,
  'front matter that does not end': `---\na: b\n${fill('x\n')}`,
  'a table of small cells': `|a|b|\n|-|-|\n${fill('|1|2|\n')}`,
  'many small tables': fill('|a|\n|-|\n\n'),
  'HTML that does not end': `<div>\n${fill('x\n')}`,
  headings: fill('# h\n'),
  'small items': fill('- x\n'),
  'a list in a list in a list': Array.from({ length: 800 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
  'lists 10,000 deep on one line': `${'- '.repeat(10_000)}x\n${'\n'.repeat(100_000)}y`,
  'quotes 10,000 deep on one line': `${'>'.repeat(10_000)} x\nlazy\n`,
  'quotes and lists 10,000 deep': `${'> - '.repeat(10_000)}x`,
  'emphasis 10,000 deep': `${'*_'.repeat(5_000)}x${'_*'.repeat(5_000)}`,
  'half comments of templates': fill('{/*'),
  'lines of half comments': fill('{/* {% comment\n'),
  'tags of templates': fill('{% x %} {# '),
  'half comments in HTML': `<div>\n${fill('{/* {# ')}`,
  'tables in tables': fill('<table>\n'),
  'half rows': fill('<table><tr><th>a<th>b<tr <tr <tr <tr\n</table>\n'),
  summaries: `<div>\n${fill('<summary>a</summary>')}`,
  'half summaries': `<div>\n${fill('<summary>')}`,
  'an array in an array': fill('['),
  'messages of JSON': fill('{"role":"user","content":"a\\n"}\n'),
  'one message of JSON': `{"role":"user","content":"${fill('\\u00e9 ')}"}`,
  'half messages of JSON': fill('{"role":"user","content":"a\n'),
  'marks of a chat model': fill('<|im_start|>user\na'),
  cues: `WEBVTT\n\n${fill('00:00:01.000 --> 00:00:02.000\n<v Ann>a\n\n')}`,
  'stamped lines': fill('[2024-05-01 10:32] Ann: hi\n'),
  'names over stamps': fill('Ann\n5/1/2024 10:32 AM\nhi\n'),
  ideographs: fill('語'),
  'characters outside the BMP': fill('😀'),
  'combining marks': `e${fill('\u0301')}`,
  'right-to-left text': fill('שלום עולם '),
};

test.each(Object.entries(texts))('%s', async (_, markdown) => {
  const structure = await parseStructure(markdown);
  const chunks = await cutChunks(markdown, structure);
  let characters = 0;
  for (const block of structure.blocks) {
    expect(block.depth).toBeLessThanOrEqual(limits.depth);
    characters += block.text.plain.length;
  }
  expect(characters).toBeLessThanOrEqual(markdown.length);
  for (const { start, end, tokenCount } of chunks) {
    if (end <= start || tokenCount > 1_000) expect.fail(`a chunk of ${tokenCount} tokens at ${start}`);
  }
});

test('other work gets its turn while a large text is read', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const structure = await parseStructure('Some *text*. And [more](x).\n\n- item\n\n'.repeat(40_000), {
    everyMs: 5,
  });
  clearInterval(timer);
  expect(structure.blocks).toHaveLength(80_000);
  expect(turns).toBeGreaterThan(10);
});
