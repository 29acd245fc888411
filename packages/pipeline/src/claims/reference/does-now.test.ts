import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

it.each([
  ['Olga Petrova used to lead the billing team. Now Dan Cho does.', 'Dan Cho now leads the billing team.'],
  ["Olga Petrova isn't the team lead any more - that's Dan Cho now.", 'Dan Cho is now the team lead.'],
  ['Our treasurer was Olga Petrova. Now it’s Dan Cho.', 'Dan Cho is now our treasurer.'],
  ['The treasurer is no longer Olga Petrova. It is Dan Cho now.', 'Dan Cho is now the treasurer.'],
  ['Olga Petrova no longer runs the archive. Dan Cho does now.', 'Dan Cho now runs the archive.'],
])('%s', async (text, told) => {
  const claims = await claimsOf(text);
  expect(claims.at(-1)?.claimText).toBe(told);
});
