import { expect, test } from 'vitest';
import { convertHere } from '../../testing/convert.ts';

test('JSON reads as a document: plain values in a list, parts under headings, alike records as a table', async () => {
  const file = JSON.stringify({
    title: 'Teams',
    year: 2024,
    lead: null,
    tags: ['a', 'b'],
    teams: [
      { name: 'Red', size: 3 },
      { name: 'Blue|2', size: 4, city: 'Oslo' },
    ],
    nested: { open: true, deep: { text: 'two\nlines' } },
  });
  expect(await convertHere('json', file)).toMatchObject({
    title: 'Teams',
    markdown: `- title: Teams
- year: 2024
- lead:
- tags: a, b

# teams

| name | size | city |
| --- | --- | --- |
| Red | 3 |  |
| Blue\\|2 | 4 | Oslo |

# nested

- open: true

## deep

### text

two
lines
`,
  });
});

test('numbers keep their digits', async () => {
  expect((await convertHere('json', '{"id": 12345678901234567890, "price": 1.20}')).markdown).toBe(
    '- id: 12345678901234567890\n- price: 1.20\n',
  );
});

test('lines of JSON are one table where they are alike', async () => {
  expect((await convertHere('jsonl', '{"a":1,"b":"x"}\n\n{"a":2}\n')).markdown).toBe(
    '| a | b |\n| --- | --- |\n| 1 | x |\n| 2 |  |\n',
  );
  await expect(convertHere('jsonl', '{"a":1}\n{"a":')).rejects.toThrow('malformed: line 2 is no JSON');
});

test('a chat export is its messages', async () => {
  const slack = JSON.stringify([
    { type: 'message', user: 'Ada', text: 'Where is the *plan*?', ts: '1714636800.000100' },
    { type: 'message', user: 'Bo', text: 'In the drawer.\n\nThe red one.', ts: '1714636860.000100' },
  ]);
  expect((await convertHere('json', slack)).markdown).toBe(
    '[2024-05-02T08:00:00Z] Ada: Where is the \\*plan\\*?\n\n[2024-05-02T08:01:00Z] Bo: In the drawer.\n\nThe red one.\n',
  );
  const turns = {
    messages: [
      { role: 'user', content: 'Hi.' },
      { role: 'assistant', content: 'Hello.' },
    ],
  };
  expect((await convertHere('json', JSON.stringify(turns))).markdown).toBe(
    '**user:** Hi.\n\n**assistant:** Hello.\n',
  );
});

test('YAML keeps the spelling of values, and has several documents', async () => {
  expect((await convertHere('yaml', 'version: 1.20\ncountry: no\n')).markdown).toBe(
    '- version: 1.20\n- country: no\n',
  );
  expect((await convertHere('yaml', 'a: 1\n---\na: 2\n')).markdown).toBe('| a |\n| --- |\n| 1 |\n| 2 |\n');
});

test('XML with attributes, repeated elements, and mixed text', async () => {
  const file = `<?xml version="1.0"?><team xmlns="urn:x" city="Oslo &amp; Bergen"><lead>Ada</lead><member>Bo</member>
    <member>Cy</member><note>See <b>the</b> plan.</note></team>`;
  expect((await convertHere('xml', file)).markdown).toBe(
    '# team\n\n- city: Oslo & Bergen\n- lead: Ada\n- member: Bo, Cy\n- note: See the plan.\n',
  );
});

test.each([
  ['json', '{"a":', /^malformed: the text is no JSON/],
  ['json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /call stack|^resource_limit/],
  ['json', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`, /^resource_limit: .*200 levels/],
  ['yaml', 'a: [1, 2', /^malformed: /],
  [
    'yaml',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`).join('\n')}`,
    /^resource_limit: /,
  ],
  ['xml', '<a><b></a>', /^malformed: /],
  ['xml', '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><a>&z;</a>', /^entity_declarations: /],
  ['xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', /^entity_declarations: /],
  ['xml', `${'<a>'.repeat(1_000)}${'</a>'.repeat(1_000)}`, /^resource_limit: /],
] as const)('%s that is refused: %#', async (route, text, message) => {
  await expect(convertHere(route, text)).rejects.toThrow(message);
});
