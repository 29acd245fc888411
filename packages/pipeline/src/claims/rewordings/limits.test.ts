import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['We set the session timeout to 30 seconds.', ['The session timeout is 30 seconds.']],
  ['The session timeout was adjusted to 60 seconds.', ['The session timeout is 60 seconds.']],
  ['The upload limit was set to 50 MB in May 2021.', ['The upload limit has been 50 MB since May 2021.']],
  ['By default, the cache lifetime is 10 minutes.', ['The cache lifetime is 10 minutes.']],
  ['The new value of the retry limit is 5.', ['The retry limit is 5.']],
  ['Orion allows up to 100 requests per minute.', ['The rate limit of Orion is 100 requests per minute.']],
  [
    'The search API now accepts 500 requests per minute instead of 100.',
    ['The rate limit of the search API is 500 requests per minute.'],
  ],
  ['You can send Orion 100 requests per minute.', ['The rate limit of Orion is 100 requests per minute.']],
  [
    'The CSV export was removed from Orion in May 2023.',
    ['Orion no longer supports the CSV export since May 2023.'],
  ],
  ['We added dark mode to Orion.', ['Orion supports dark mode.']],
  ['Dark mode is gone from Orion.', ['Orion no longer supports dark mode.']],
  ['Orion has lost the CSV export.', ['Orion no longer supports the CSV export.']],
  ['Orion is on 5.0 now.', ['Orion is at version 5.0.']],
  ['2.3 is the current version of Orion.', ['The current version of Orion is 2.3.']],
  ['We run Orion 2.3 in production.', ['Orion is at version 2.3.']],
  ['Orion 5.0 is out.', ['Orion 5.0 is released.', 'The latest version of Orion is 5.0.']],
];

test.each(told)('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

const left: readonly string[] = [
  'We set the table to 8 people.',
  'The speed limit on the A9 was discussed.',
  'Ann Lee accepts 100 euros per day.',
  'Ann Lee has dark hair.',
  'We added salt to the soup.',
  'Ann Lee is on holiday.',
  'The train leaves at 5.30 now.',
  'The museum has a library.',
];

test.each(left)('%s: left alone', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
