import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertMarkdown } from './convert.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const convert = (bytes: Uint8Array | string, size = 65_536) =>
  convertMarkdown(inPieces(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, size));

test.each([
  ['a byte order mark is dropped, a second one kept', '\ufeff\ufeffa', '\ufeffa'],
  ['CR LF and CR become LF', 'a\r\nb\rc\n\r\r', 'a\nb\nc\n\n\n'],
  ['NUL becomes U+FFFD', 'a\0b', 'a\ufffdb'],
])('%s', async (_, from, to) => {
  expect((await convert(from)).markdown).toBe(to);
});

test.each([
  ['invalid UTF-8', [0x61, 0xff, 0x62], 'a\ufffdb'],
  ['a cut character', [0x61, 0xe2, 0x82], 'a\ufffd'],
  ['an encoded surrogate', [0xed, 0xa0, 0x80], '\ufffd\ufffd\ufffd'],
  ['bytes that only look like a UTF-16 mark', [0xff, 0xfe, 0x61, 0x62], '\ufffd\ufffdab'],
])('%s is replaced', async (_, bytes, text) => {
  expect((await convert(Uint8Array.from(bytes))).markdown).toBe(text);
});

test('UTF-16 with its byte order mark is read', async () => {
  const little = Buffer.from('\ufeff# Grüße an alle\r\n\r\nText 😀.', 'utf16le');
  expect(await convert(little, 7)).toEqual({
    markdown: '# Grüße an alle\n\nText 😀.',
    title: 'Grüße an alle',
  });
  expect((await convert(Buffer.from(little).swap16(), 3)).markdown).toBe('# Grüße an alle\n\nText 😀.');
});

test('any bytes give the same well-formed text, however they are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 1, max: 9 }),
      async (bytes, size) => {
        const whole = await convert(bytes);
        expect(await convert(bytes, size)).toEqual(whole);
        expect(whole.markdown.isWellFormed()).toBe(true);
        expect(whole.markdown).not.toMatch(/[\r\0]/);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['the first level-1 heading', '## Sub\n\ntext\n\n# The *real* one #\n\n# Other', 'The real one'],
  ['a setext heading', 'Title of\nall\n===\n', 'Title of all'],
  ['a heading before front matter', '---\ntitle: Matter\n---\n# Heading', 'Heading'],
  [
    'front matter',
    "---\nlayout: x\ntitle: 'It''s \"quoted\"' # note\n---\n## Only a section",
    'It\'s "quoted"',
  ],
  ['TOML front matter', '+++\ntitle = "Tom"\n+++\ntext', 'Tom'],
  ['an HTML heading', '<p align="center">\n<h1>Some &amp; <b>tool</b></h1>\n</p>\n\ntext', 'Some & tool'],
])('the title is %s', async (_, text, title) => {
  expect((await convert(text)).title).toBe(title);
});

test.each([
  ['no heading', 'text'],
  ['a heading in code', '```\n# no\n```'],
  ['a heading in a quote', '> # no'],
  ['an empty heading', '#\n\ntext'],
  ['a text between rules', '---\nSome prose here\n---\n'],
])('%s is no title', async (_, text) => {
  expect((await convert(text)).title).toBe(null);
});
