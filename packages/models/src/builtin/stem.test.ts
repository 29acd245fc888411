import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['cats', 'cat'],
  ['agreed', 'agre'],
  ['feed', 'feed'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['hopping', 'hop'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['relational', 'relat'],
  ['vietnamization', 'vietnam'],
  ['electrical', 'electr'],
  ['hopefulness', 'hope'],
  ['adjustment', 'adjust'],
  ['adoption', 'adopt'],
  ['probate', 'probat'],
  ['controll', 'control'],
  ['sky', 'sky'],
])('%s -> %s, as in the examples of the paper', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('what is no lower-case English word stays as it is', () => {
  for (const word of ['is', 's100a9', 'ärzte', '東京']) expect(stem(word)).toBe(word);
});
