import { expect, test } from 'vitest';
import { normalizeClaim } from '../relations/normalize.ts';
import { claimsOf } from './test-document.ts';

test.each([
  [
    'Version 2.1 adds a dark mode, drops support for Node 18 and fixes a crash.',
    ['Version 2.1 adds a dark mode', 'Version 2.1 supports Node 18', 'Version 2.1 fixes a crash'],
  ],
  ['Release 2.1 drops support for Node 18.', ['Version 2.1 supports Node 18']],
  [
    'Orion drops support for Node 18, adds a dark mode and fixes a crash.',
    ['Orion supports Node 18', 'Orion adds a dark mode', 'Orion fixes a crash'],
  ],
  ['Leyla bakes, Ayşe handles the accounts.', ['Leyla bakes', 'Ayşe responsible_for accounts']],
  ['Leyla cooks and Ayşe serves.', ['Leyla cooks', 'Ayşe serves']],
])('%s', async (text, told) => {
  const claims = await claimsOf(text);
  const statements = claims.flatMap((claim) => normalizeClaim({ ...claim, documentTitle: null }).statements);
  expect(
    statements.map(({ subject, predicate, object, objectText }) =>
      predicate.startsWith('other:')
        ? objectText
        : `${subject.name} ${predicate} ${object?.name ?? objectText}`,
    ),
  ).toEqual(told);
  expect(statements.every(({ isAttributed }) => !isAttributed)).toBe(true);
});
