import { expect, test } from 'vitest';
import { convertHere } from '../../testing/convert.ts';

const message = (subject: string, text: string) =>
  `From: Ada Berg <ada@example.org>\r\nTo: bo@example.org, "Cy Day" <cy@example.org>\r\nDate: Thu, 2 May 2024 10:00:00 +0200\r\nSubject: ${subject}\r\n\r\n${text}\r\n`;

test('a message is its subject, the header lines, the text and the names of attachments', async () => {
  const file = [
    'From: =?utf-8?q?Ada_M=C3=BCller?= <ada@example.org>',
    'To: bo@example.org',
    'Subject: Plan',
    'Date: Thu, 2 May 2024 10:00:00 +0200',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>See the <b>plan</b>.</p><script>x()</script>',
    '--b',
    'Content-Type: application/pdf; name="plan.pdf"',
    'Content-Disposition: attachment; filename="plan.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    '--b--',
    '',
  ].join('\r\n');
  expect(await convertHere('eml', file)).toMatchObject({
    title: 'Plan',
    markdown:
      '# Plan\n\nFrom: Ada Müller (ada@example.org)\nTo: bo@example.org\nDate: 2024-05-02T08:00:00.000Z\nSubject: Plan\n\nSee the **plan**.\n\nAttachments: plan.pdf\n',
  });
});

test('the messages of a folder have anchors, and quoted separators are unquoted', async () => {
  const file = `From ada Thu May  2 10:00:00 2024\n${message('One', 'First.\r\n\r\n>From here on.')}\nFrom bo Thu May  2 11:00:00 2024\n${message('Two', 'Second.')}`;
  const { markdown, anchors } = await convertHere('mbox', file);
  expect(anchors.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['message 1', 'message 2']);
  expect(markdown).toMatch(/^<!-- message 1 -->\n\n## One\n\nFrom: Ada Berg \(ada@example\.org\)\n/);
  expect(markdown).toContain('\nFirst.\n\nFrom here on.\n\n<!-- message 2 -->\n\n## Two\n');
});

test.each([
  ['eml', 'no header at all', /^malformed: /],
  ['mbox', 'Hello', /^malformed: /],
  ['msg', 'Hello', /^signature_mismatch: /],
] as const)('a %s that is none', async (route, text, message) => {
  await expect(convertHere(route, text)).rejects.toThrow(message);
});
