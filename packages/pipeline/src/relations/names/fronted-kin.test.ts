import { expect, test } from 'vitest';
import { claimsOf } from '../../claims/test-document.ts';
import { normalizeClaim } from '../normalize.ts';

test.each([
  ["When Tom's uncle died in 2009, Tom inherited the farm.", "Tom's uncle"],
  ["Tom's uncle died in 2009.", "Tom's uncle"],
  ['In 1927 Tom married Else Birk.', 'Else Birk'],
  ['Tom met Even Moe in 1927.', 'Even Moe'],
])('%s', async (text, name) => {
  const claims = await claimsOf(text);
  const named = claims
    .flatMap((claim) => normalizeClaim({ ...claim, documentTitle: null }).statements)
    .flatMap(({ subject, object }) => [subject.name, object?.name]);
  expect(named).toContain(name);
});
