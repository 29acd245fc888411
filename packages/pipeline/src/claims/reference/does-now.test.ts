import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

it.each([
  ['Olga Petrova used to lead the billing team. Now Dan Cho does.', 'Dan Cho now leads the billing team.'],
  ['Olga Petrova no longer runs the archive. Dan Cho does now.', 'Dan Cho now runs the archive.'],
])('%s', async (text, told) => {
  const claims = await claimsOf(text);
  expect(claims.at(-1)?.claimText).toBe(told);
});
