import { expect, test } from 'vitest';
import { stem } from './stemmer.ts';

test.each([
  ['running', 'run'],
  ['policies', 'polici'],
  ['diffusion', 'diffus'],
  ['age', 'age'],
  ['naive', 'naiv'],
])('%s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('stop words say nothing, and what is no English word stays as it is', () => {
  expect(stem('the')).toBeNull();
  for (const word of ['p53s', 'москва', '4.2.10s']) expect(stem(word)).toBe(word);
});
