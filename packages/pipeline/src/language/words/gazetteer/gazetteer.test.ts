import { expect, test } from 'vitest';
import { lookUp, Word } from '../lexicon.ts';

test.each([
  'aoife',
  'zbigniew',
  'małgorzata',
  'malgorzata',
  'haruto',
  'ngozi',
  'lakshmi',
  'seo-yeon',
  'ayşe',
  'priya',
])('%s is a given name', (name) => {
  expect(lookUp(name) & Word.firstName).not.toBe(0);
});

test.each(['gdynia', 'łomża', 'lomza', 'tromsø', 'cluj-napoca', 'bruges', 'da nang', 'umeå', 'kiel'])(
  '%s is a town',
  (name) => {
    expect(lookUp(name) & (Word.place | Word.city)).toBe(Word.place | Word.city);
  },
);

test.each([
  'can',
  'may',
  'min',
  'sun',
  'per',
  'reading',
  'mobile',
  'batman',
  'derby',
  'sale',
  'mission',
  'of',
  'along',
])('%s stays the word that it is', (word) => {
  expect(lookUp(word) & Word.city).toBe(0);
  expect(lookUp(word) & (Word.male | Word.female) && !['may'].includes(word)).toBeFalsy();
});

test('each sex by itself, and none where a name is of both', () => {
  expect(lookUp('aoife') & (Word.male | Word.female)).toBe(Word.female);
  expect(lookUp('zbigniew') & (Word.male | Word.female)).toBe(Word.male);
  expect(lookUp('tenzin') & (Word.male | Word.female)).toBe(0);
});
