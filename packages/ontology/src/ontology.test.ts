import { expect, test } from 'vitest';
import { predicateOf, themes } from './index.ts';

const all = themes.flatMap(({ predicates }) => predicates);

test('an id names one predicate, in lower case and underscores', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id } of all) expect(id).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
});

test('a listed inverse that is a predicate points back', () => {
  for (const spec of all) {
    const inverse = spec.inverse === undefined ? undefined : predicateOf(spec.inverse);
    if (inverse?.inverse !== undefined) expect([spec.id, inverse.inverse]).toEqual([spec.id, spec.id]);
  }
});

test('what is symmetric takes the same kinds on both sides', () => {
  for (const spec of all) if (spec.symmetric) expect([spec.id, spec.object]).toEqual([spec.id, spec.subject]);
});
