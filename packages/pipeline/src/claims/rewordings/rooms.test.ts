import { expect, test } from 'vitest';
import { claimsOf, show } from '../test-document.ts';

test.each([
  [
    'The library of Orr School was moved from Room 4 to Room 9 on 3 May 2024.',
    [
      'The library of Orr School is no longer in Room 4 since 3 May 2024. | not | 2024-05-03..… open proposition_validity',
      'The library of Orr School has been in Room 9 since 3 May 2024. | 2024-05-03..… open proposition_validity',
    ],
  ],
  ["Tarn Mills's canteen has moved to the first floor.", ["Tarn Mills's canteen is now on the first floor."]],
  [
    'The library of Orr School moved to a digital system.',
    ['The library of Orr School moved to a digital system.'],
  ],
])('%s', async (text, claims) => {
  expect((await claimsOf(text)).map(show)).toEqual(claims);
});
