import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

test.each([
  [
    "Ann Lee's first novel, Low Water, came out in 2009; her second, Harbour Lights, four years later.",
    [
      "Low Water is Ann Lee's first novel.",
      'Low Water was published in 2009.',
      "Harbour Lights is Ann Lee's second novel.",
      'Harbour Lights was published in 2013.',
    ],
  ],
  [
    "Loom's first scooter, the Kestrel 1, was launched in 2009 and discontinued in 2013.",
    [
      "The Kestrel 1 is Loom's first scooter.",
      'The Kestrel 1 was launched in 2009 and discontinued in 2013.',
    ],
  ],
  ['The follow-up, Harbour Lights, came out in 2013.', ['Harbour Lights was released in 2013.']],
])('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

test.each([
  "Ann Lee's predecessor, Paul Reed, retired.",
  "Ann Lee's first novel, a thriller, came out in 2009.",
])('no work with a name: %s', (sentence) => {
  expect(unfold(sentence).filter((part) => /^(?:Paul Reed|A thriller) is /.test(part))).toEqual([]);
});
