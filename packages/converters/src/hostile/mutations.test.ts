import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ConversionError } from '../conversion-error.ts';
import type { RouteName } from '../routes/routes.ts';
import { convertHere, createOutcomes } from '../testing/convert.ts';
import { docxOf, epubOf, odfOf, pptxOf, wordParagraph, wordTable, xlsxOf } from '../testing/office-files.ts';
import { pdfOf } from '../testing/pdf-files.ts';

/** Files of formats that libraries written in other languages read: in children, since what ends one would end the test. */
const containers: readonly (readonly [RouteName, Uint8Array])[] = [
  [
    'docx',
    docxOf(
      wordParagraph('Plan', 'Heading1') +
        wordTable([
          ['a', 'b'],
          ['c', 'd'],
        ]),
      { title: 'T' },
    ),
  ],
  [
    'xlsx',
    xlsxOf([
      [
        'One',
        [
          ['A', 'B'],
          [1, 2],
        ],
      ],
      ['Two', [['x']]],
    ]),
  ],
  [
    'pptx',
    pptxOf([
      ['One', 'text'],
      ['Two', 'more'],
    ]),
  ],
  ['odt', odfOf('text', '<text:h text:outline-level="1">Plan</text:h><text:p>Ada leads.</text:p>')],
  ['epub', epubOf('Book', ['<h1>One</h1><p>Text.</p>'])],
  ['rtf', Buffer.from(String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\f0 Ada \b leads\b0 \u252 ?.\par}`)],
  ['pdf', pdfOf([['# Report', 'Ada leads the team.'], ['End.']], { title: 'Report' })],
];

/** Formats that are read in this process's own language. */
const texts: readonly (readonly [RouteName, string])[] = [
  [
    'html',
    '<html><title>A</title><h1>Plan</h1><ul><li>a<li>b</ul><table><tr><th>A<td>1</table><pre><code>x</code></pre>',
  ],
  ['json', '{"a":{"b":[1,2,{"c":"d"}]},"e":[{"f":1},{"f":2}]}'],
  ['yaml', 'a: &x\n  - 1\n  - b: [2, "c"]\nd: *x\n--- |\n  text\n'],
  ['xml', '<?xml version="1.0"?><a b="c"><d>e</d><d>f</d><g>h <i>j</i></g></a>'],
  [
    'eml',
    'From: a@b.c\nSubject: =?utf-8?q?x=C3=BC?=\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\ntext\n--b--\n',
  ],
  ['mbox', 'From a\nFrom: a@b.c\n\ntext\n\nFrom b\nSubject: x\n\nmore\n'],
  ['notebook', '{"cells":[{"cell_type":"code","source":["a"],"outputs":[{"text":"b"}]}],"metadata":{}}'],
  ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>Hello &amp; bye.\n'],
  [
    'ics',
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\\, y\nDTSTART:20240101T000000Z\nEND:VEVENT\nEND:VCALENDAR\n',
  ],
  ['vcf', 'BEGIN:VCARD\nN;ENCODING=QUOTED-PRINTABLE:M=C3;B\nTEL;CELL:1\nEND:VCARD\n'],
  ['rst', '====\nT\n====\n\n.. note:: x\n\n* a\n\n``c`` `l <https://x.y>`_::\n\n  code\n'],
  ['asciidoc', '= T\n\n== S\n\n* a\n\n[source,js]\n----\nx\n----\n\n|===\n|a |b\n|===\n'],
  ['org', '* T :a:\n- b :: c\n| d | e |\n#+begin_src x\ny\n#+end_src\n[[https://x.y][z]]\n'],
  [
    'latex',
    '\\section{T} $a$ \\textbf{b}\\begin{itemize}\\item c\\end{itemize}\\begin{tabular}{l}d & e\\\\\\end{tabular}',
  ],
];

/** A cut, and some bytes changed. */
const damage = fc.record({
  keep: fc.double({ min: 0, max: 1, noNaN: true }),
  flips: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 255 })), {
    maxLength: 8,
  }),
});
type Damage = { keep: number; flips: [number, number][] };

function damaged(file: Uint8Array, { keep, flips }: Damage): Uint8Array {
  const part = Uint8Array.from(file.subarray(0, Math.ceil(file.length * keep)));
  for (const [place, bits] of flips) {
    const at = Math.floor(place * (part.length - 1));
    part[at] = (part[at] ?? 0) ^ bits;
  }
  return part;
}

test.each(texts)('%s, cut and changed, gives Markdown or a reason', async (route, text) => {
  const file = Buffer.from(text);
  await fc.assert(
    fc.asyncProperty(damage, async (one) => {
      try {
        const { markdown, anchors } = await convertHere(route, damaged(file, one));
        expect(markdown.isWellFormed()).toBe(true);
        expect(markdown).not.toMatch(/[\r\0]/);
        const points = [...markdown];
        for (const { offset } of anchors) expect(points.slice(offset, offset + 4).join('')).toBe('<!--');
      } catch (error) {
        if (error instanceof ConversionError) return;
        // What libraries throw of their own becomes `malformed` in the child.
        expect(error).toBeInstanceOf(Error);
        expect((error as Error).name).not.toBe('AssertionError');
      }
    }),
    { numRuns: 150 },
  );
});

test('containers, cut and changed, never hang and never end the worker', { timeout: 300_000 }, async () => {
  const outcomeOf = createOutcomes({ timeMs: 15_000, memoryBytes: 512 * 1024 * 1024 });
  const samples = fc.sample(fc.tuple(fc.constantFrom(...containers), damage), 40);
  const outcomes = await Promise.all(
    samples.map(([[route, file], one]) => outcomeOf(route, damaged(file, one))),
  );
  expect(outcomes).toHaveLength(samples.length);
  expect(outcomes.filter((outcome) => ['time_limit', 'memory_limit'].includes(outcome))).toEqual([]);
  for (const [route, file] of containers) expect(await outcomeOf(route, file), route).toBe('converted');
});
