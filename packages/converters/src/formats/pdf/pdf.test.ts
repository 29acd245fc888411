import { expect, test } from 'vitest';
import { convertHere } from '../../testing/convert.ts';
import { pdfOf } from '../../testing/pdf-files.ts';

test('a PDF has an anchor for each page with text, and the title of its information', async () => {
  const file = pdfOf([['# Annual report', '', 'Ada leads the team.'], [], ['The end of it.']], {
    title: 'Report \\(2024\\)',
  });
  const { markdown, title, anchors } = await convertHere('pdf', file);
  expect(markdown).toBe(
    '<!-- page 1 -->\n\n# Annual report\n\nAda leads the team.\n\n<!-- page 3 -->\n\nThe end of it.\n',
  );
  expect(title).toBe('Report (2024)');
  expect(anchors).toEqual([
    { kind: 'page', name: '1', offset: 0 },
    { kind: 'page', name: '3', offset: markdown.indexOf('<!-- page 3') },
  ]);
});

test('bytes in front of the header are passed over', async () => {
  const file = Buffer.concat([Buffer.from('\r\n\r\n'), pdfOf([['Ada leads the team.']])]);
  expect((await convertHere('pdf', file)).markdown).toContain('Ada leads the team.');
});

test.each([
  ['no page has text', pdfOf([[], []]), /^no_text: none of 2 pages has text/],
  [
    'a password',
    pdfOf([['secret']], {
      trailer: '/Encrypt 7 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
      objects: [`<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`],
    }),
    /^encrypted: /,
  ],
  ['nothing behind the header', Buffer.from('%PDF-1.7\nnothing'), /^malformed: /],
  ['not a PDF', Buffer.from('Hello'), /^signature_mismatch: the type says pdf/],
])('%s', async (_, file, message) => {
  await expect(convertHere('pdf', file)).rejects.toThrow(message);
});

test('more pages than allowed', async () => {
  const file = pdfOf([['a'], ['b'], ['c']]);
  await expect(convertHere('pdf', file, { limits: { pages: 2 } })).rejects.toThrow(
    /^resource_limit: 3 pages are more than 2/,
  );
});
