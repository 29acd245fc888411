import { expect, test } from 'vitest';
import { convertHere } from '../../testing/convert.ts';

test('plain text stays as it is, in whatever encoding it came', async () => {
  expect((await convertHere('text', 'One *two*\r\n\r\n  # three\r\n')).markdown).toBe(
    'One *two*\n\n  # three\n',
  );
  expect((await convertHere('text', Buffer.from('caf\xe9', 'latin1'))).markdown).toBe('café\n');
  expect((await convertHere('text', Buffer.from('\ufeffcafé', 'utf16le'))).markdown).toBe('café\n');
});

test('source code is a fenced block, with a fence longer than those in it', async () => {
  const python = await convertHere('code', 'print("""\n```\n""")\n', {
    mime: 'text/x-python',
    filename: 'a.py',
  });
  expect(python.markdown).toBe('````py\nprint("""\n```\n""")\n````\n');
  expect((await convertHere('log', 'x', { filename: 'app' })).markdown).toBe('```log\nx\n```\n');
});

test('a notebook is its cells with what they printed', async () => {
  const file = JSON.stringify({
    metadata: { kernelspec: { language: 'python' }, title: 'Study' },
    cells: [
      { cell_type: 'markdown', source: ['# Plan\n', 'Text ![x](attachment:x.png).'] },
      {
        cell_type: 'code',
        source: 'print(6*7)',
        outputs: [
          { output_type: 'stream', text: ['42\n'] },
          { output_type: 'display_data', data: { 'image/png': 'iVBORw0KGgo=' } },
          { output_type: 'error', ename: 'ValueError', evalue: 'no' },
        ],
      },
    ],
  });
  expect(await convertHere('notebook', file)).toMatchObject({
    title: 'Study',
    markdown:
      '<!-- cell 1 -->\n\n# Plan\nText .\n\n<!-- cell 2 -->\n\n```python\nprint(6*7)\n```\n\n```text\n42\n```\n\n```text\nValueError: no\n```\n',
  });
  await expect(convertHere('notebook', '{}')).rejects.toThrow(/^malformed: /);
});

test('subtitles are paragraphs with who speaks, and the time of each minute', async () => {
  const srt =
    '1\n00:00:01,000 --> 00:00:02,000\nHello <i>there</i>,\n\n2\n00:00:02,500 --> 00:00:03,000\nfriends.\n\n3\n00:01:40,000 --> 00:01:41,000\nBye.\n';
  expect((await convertHere('srt', srt)).markdown).toBe(
    '<!-- time 00:00:01 -->\n\nHello there, friends.\n\n<!-- time 00:01:40 -->\n\nBye.\n',
  );
  const vtt =
    'WEBVTT\n\nNOTE made by hand\n\n00:01.000 --> 00:02.000\n<v Ada>Where &amp; when?\n\n00:02.000 --> 00:03.000\n<v Bo>Here.\n';
  expect((await convertHere('vtt', vtt)).markdown).toBe(
    '<!-- time 00:00:01 -->\n\n**Ada:** Where & when?\n\n**Bo:** Here.\n',
  );
  await expect(convertHere('srt', 'Hello')).rejects.toThrow(/^malformed: /);
});
