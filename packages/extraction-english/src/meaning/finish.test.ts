import type { Assertion, Term } from '@memory/extraction';
import { expect, test } from 'vitest';
import { createWordLists } from '../names/index.ts';
import { finish } from './finish.ts';

const lists = createWordLists();
const named = (name: string, type: Term['type']): Term => ({
  surface: name,
  name,
  type,
  isTypeCertain: true,
  isNamed: true,
  traits: [],
});

function assertion(predicate: string, subject: Term, object: Term | string): Assertion {
  return {
    subject,
    form: 'verb',
    words: 'be',
    predicate,
    object: typeof object === 'string' ? null : object,
    value: typeof object === 'string' ? object : null,
    polarity: 'affirmed',
    modality: 'asserted',
    aspect: 'states',
    isPast: false,
    isNews: false,
    isUnique: false,
    facet: '',
    validity: { from: null, until: null, precision: 'unknown', kind: null },
    rule: 'test',
  };
}

test.each([
  ['Acme Robotics', ['brief:Acme']],
  ['Cardiff University', []],
  ['Dutch Bank', []],
  ['Orr Ltd', []],
])('what shortens %s', (name, traits) => {
  const ann = named('Ann Bell', 'person');
  expect(finish(lists, assertion('works_at', ann, named(name, 'organization'))).object?.traits).toEqual(
    traits,
  );
});

test.each([
  ['professor of botany', ['field:science']],
  ['former football coach', ['field:sport']],
  ['chief risk officer', []],
  ['consultant', []],
])('the field of a %s', (value, traits) => {
  expect(finish(lists, assertion('occupation', named('Ann Bell', 'person'), value)).subject.traits).toEqual(
    traits,
  );
});

test.each([
  ['green tea in the morning', 'drink'],
  ['the dark theme', 'theme'],
  ['Vim to Emacs', 'editor'],
  ['short answers', ''],
])('the facet of preferring %s', (value, facet) => {
  expect(finish(lists, assertion('prefers', named('Ann', 'person'), value)).facet).toBe(facet);
});

test.each([
  ['Peru', 'country'],
  ['Europe', 'continent'],
  ['Leeds', ''],
])('the level of %s', (place, facet) => {
  const orr = named('Orr', 'thing');
  expect(finish(lists, assertion('located_in', orr, named(place, 'place'))).facet).toBe(facet);
});
