import type { Term } from '@memory/extraction';
import { expect, test } from 'vitest';
import { createNameFinder, createWordLists } from '../names/index.ts';
import { createTagger } from '../text/index.ts';
import { createLayoutReader, createVocabulary } from './index.ts';

const lists = createWordLists();
const findNames = createNameFinder(lists);
const { tag } = createTagger();
const { readPair, readTable } = createLayoutReader(createVocabulary(), lists, {
  tag,
  findNames: (tokens) => findNames(tokens, [], new Map()),
});
const orr: Term = {
  surface: 'Orr Ltd',
  name: 'Orr Ltd',
  type: 'organization',
  isTypeCertain: true,
  isNamed: true,
  traits: [],
};

test.each([
  ['CEO', 'Ann Bell', 'Ann Bell | ceo_of | Orr Ltd'],
  ['Headquarters', 'Leeds', 'Orr Ltd | headquartered_in | Leeds'],
  ['Employees', '1,200', 'Orr Ltd | employee_count | 1,200'],
  ['Motto', 'Fly high', 'Orr Ltd | other:motto | Fly high'],
])('%s: %s', (key, value, fact) => {
  const told = readPair(key, value, orr).map(
    ({ subject, predicate, object, value: words }) =>
      `${subject.name} | ${predicate} | ${object?.name ?? words}`,
  );
  expect(told).toEqual([fact]);
});

test.each([
  ['Description', 'A bank that lends to farmers'],
  ['Default', '30'],
  ['Note', 'see below'],
  ['timeout', '`30`'],
  ['CEO', 'n/a'],
  ['Website', '[here](https://example.org)'],
])('%s: %s says nothing', (key, value) => {
  expect(readPair(key, value, orr)).toEqual([]);
});

test('a table tells of the names in its key column', () => {
  const header = ['City', 'Country', 'Population', 'Description'];
  const rows = [
    ['Lima', 'Peru', '10,000,000', 'A city by the sea'],
    ['Oslo', 'Norway', '700,000', 'A city by a fjord'],
  ];
  const told = readTable({ header, rows }).map((row) => row.map(({ predicate }) => predicate));
  for (const row of told) {
    expect(row).toContain('population');
    expect(row).not.toContain('other:description');
  }
});

test('an amount in dollars is a value, and a variable of a shell is none', () => {
  const told = (value: string) =>
    readTable({
      header: ['City', 'Price'],
      rows: [
        ['Lima', value],
        ['Oslo', value],
      ],
    }).flatMap((row) => row.map(({ value: words }) => words));
  expect(told('$45')).toEqual(['$45', '$45']);
  expect(told('$HOME/45')).toEqual([]);
});

test('a table of settings tells nothing', () => {
  const header = ['Option', 'Type', 'Default'];
  const rows = [
    ['timeout', 'number', '30'],
    ['retries', 'number', '3'],
  ];
  expect(readTable({ header, rows }).flat()).toEqual([]);
});
