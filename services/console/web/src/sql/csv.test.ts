import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('rows as RFC 4180, with nothing that a spreadsheet would run', () => {
  const columns = ['name', 'value'].map((name) => ({ name, type: 'text', nullable: true as const }));
  const rows = [
    ['plain', 1.5],
    ['a "quoted", one\nof two lines', null],
    ['=HYPERLINK("https://evil.example")', -3],
    ['@cmd', { a: [1] }],
  ];
  expect(toCsv({ columns, rows }).split('\r\n')).toEqual([
    'name,value',
    'plain,1.5',
    '"a ""quoted"", one\nof two lines",',
    `"'=HYPERLINK(""https://evil.example"")",-3`,
    `'@cmd,"{""a"":[1]}"`,
    '',
  ]);
});
