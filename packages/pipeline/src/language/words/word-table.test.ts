import { expect, it } from 'vitest';
import { claimsOf } from '../../claims/test-document.ts';
import { wordTable } from './word-table.ts';

it('knows its own words alone', () => {
  const table = wordTable({ max: 'maximum' });
  const found = ['max', 'constructor', 'toString', '__proto__'].map((word) => table[word]);
  expect(found).toEqual(['maximum', undefined, undefined, undefined]);
});

it('takes words that every object inherits for the words that they are', async () => {
  const claims = await claimsOf(
    'Constructor: Vexel Tools\n\n## Constructor\n\nRui Sol is a constructor. The constructor works at Vexel Tools.\n\n| Constructor | Points |\n|---|---|\n| Vexel | 12 |\n',
  );
  expect(claims.map(({ claimText }) => claimText)).toContain('Rui Sol is a constructor.');
});
