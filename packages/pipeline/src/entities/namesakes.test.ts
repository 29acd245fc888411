import { expect, test } from 'vitest';
import { bareName, groupNamesakes, mayBeOne, nameInField } from './namesakes.ts';

const person = (field: string | null) => ({ nameNorm: nameInField('ada wynn', field) });
const groups = (...fields: (string | null)[]) =>
  groupNamesakes(fields.map(person)).map((group) => group.map(({ nameNorm }) => nameNorm));

test('a field stands behind the name', () => {
  expect(nameInField('ada wynn', 'science')).toBe('ada wynn (science)');
  expect(bareName('ada wynn (science)')).toBe('ada wynn');
  expect(bareName('ada wynn')).toBe('ada wynn');
});

test('people in fields far apart are kept apart, those in near ones are one', () => {
  expect(groups('science', 'sport')).toEqual([['ada wynn (science)'], ['ada wynn (sport)']]);
  expect(groups('science', 'arts')).toEqual([['ada wynn (science)', 'ada wynn (arts)']]);
});

test('who has no field is the only one of the name, or nobody known', () => {
  expect(groups(null, 'sport')).toEqual([['ada wynn (sport)', 'ada wynn']]);
  expect(groups('trade', null, 'sport')).toEqual([['ada wynn (trade)'], ['ada wynn (sport)'], ['ada wynn']]);
  expect(groups(null)).toEqual([['ada wynn']]);
});

test('fields far apart speak against one bearer of two names', () => {
  expect(mayBeOne('ada wynn (law)', 'ada m wynn')).toBe(true);
  expect(mayBeOne('ada wynn (law)', 'ada m wynn (sport)')).toBe(false);
});
