import { expect, test } from 'vitest';
import { readQueryFile, writeQueryFile } from './query-file.ts';

const file = `-- name: team/learnt_about
-- description: What has been learnt about an entity.
-- param: name text -- The name -- as it is written.
-- param: since timestamp with time zone
-- column: label text

-- A comment of the statement's own.
select label from facts_history where subject_name = $1 and ingested_at >= $2
`;

test('a file is read, and written as it is read', () => {
  const text = readQueryFile(file);
  expect(text).toEqual({
    namespace: 'team',
    name: 'learnt_about',
    description: 'What has been learnt about an entity.',
    parameters: [
      { name: 'name', type: 'text', description: 'The name -- as it is written.' },
      { name: 'since', type: 'timestamp with time zone', description: '' },
    ],
    columns: [{ name: 'label', type: 'text' }],
    statement:
      "-- A comment of the statement's own.\nselect label from facts_history where subject_name = $1 and ingested_at >= $2",
  });
  expect(readQueryFile(writeQueryFile(text))).toEqual(text);
  expect(readQueryFile(`\ufeff${file.replaceAll('\n', '\r\n')}`)).toEqual(text);
});

test.each([
  ['select 1', /has to begin with/],
  ['-- name: Team/x\n-- description: x\nselect 1', /has to begin with/],
  ['-- name: team\n-- description: x\nselect 1', /has to begin with/],
  ['-- name: team/x\nselect 1', /lacks "-- description/],
  ['-- name: team/x\n-- description: x\n-- param: since\nselect 1', /line 3/],
])('%j is refused', (text, message) => {
  expect(() => readQueryFile(text)).toThrow(message);
});
