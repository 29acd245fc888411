import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inventory } from './inventory/index.ts';
import { nounReadings, patternsOf, predicateOf } from './predicates.ts';
import { predicatesDocument } from './predicates-document.ts';

const all = inventory.flatMap(({ predicates }) => predicates);

it('documents the inventory as it is', () => {
  expect(readFileSync(new URL('../../../../docs/predicates.md', import.meta.url), 'utf8')).toBe(
    predicatesDocument(),
  );
});

it('names every predicate once, in snake case', () => {
  expect(new Set(all.map((spec) => spec.name)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(100);
  for (const spec of all) expect(spec.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it('gives symmetric predicates equal ends and single values only to one side or both', () => {
  for (const spec of all) {
    if (spec.symmetric) expect(spec.object, spec.name).toEqual(spec.subject);
    if (spec.object === 'value') expect(['subject', undefined], spec.name).toContain(spec.functional);
    if (spec.inverse !== undefined) expect(spec.inverse, spec.name).not.toBe(spec.name);
  }
});

it('reads every verb pattern so that subject and object, or value, have a place', () => {
  for (const spec of all) {
    for (const verb of (spec.verbs ?? []).flatMap(
      (notation) => notation.replace(/^[+-]/, '').split(' ')[1]?.replace(/[()]/g, '').split('|') ?? [],
    )) {
      for (const pattern of patternsOf(verb).filter((candidate) => candidate.predicate === spec)) {
        const places = [pattern.left, pattern.direct, pattern.right].filter(
          (slot) => slot !== null && slot !== 'X',
        );
        expect(new Set(places).size, pattern.notation).toBe(2);
        expect(places, pattern.notation).toContain('S');
      }
    }
  }
});

it('tries demanding patterns first', () => {
  const [first] = patternsOf('move');
  expect(first?.words?.has('headquarters') || first?.particle !== null).toBe(true);
});

it('reads relational nouns', () => {
  expect(nounReadings('ceo')[0]?.predicate).toBe(predicateOf('ceo_of'));
  expect(nounReadings('capital').map(({ as }) => as)).toEqual(['holder', 'attribute']);
});
