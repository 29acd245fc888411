import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

test.each([
  ['Apart from German, Ann speaks fluent Polish.', ['Ann speaks German.', 'Ann speaks fluent Polish.']],
  [
    'Besides the bakery in Ulm, Ann owns a café in Graz.',
    ['Ann owns the bakery in Ulm.', 'Ann owns a café in Graz.'],
  ],
])('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

test.each(['Apart from German, Ann speaks no foreign language.', 'Besides her work, Ann plays the flute.'])(
  'nothing is added: %s',
  (sentence) => {
    expect(unfold(sentence).filter((part) => /^Ann (?:speaks German|plays her work)/.test(part))).toEqual([]);
  },
);
