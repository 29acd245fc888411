import { describe, expect, it } from 'vitest';
import { normalizeClaim } from './normalize.ts';
import { claim } from './test-claim.ts';

const facet = (claimText: string) =>
  normalizeClaim(claim(claimText)).statements.map((statement) => [statement.predicate, statement.facet]);

describe('for whom and where a price is', () => {
  it.each([
    ['The Lumo lamp costs 329 euros in France.', 'in france'],
    ['The Lumo lamp costs 8 euros for students.', 'for students'],
    ['The Lumo lamp costs 80 euros with a case.', 'with a case'],
    ['The Lumo lamp costs 329 euros.', ''],
    ['The Lumo lamp cost 329 euros in May 2024.', ''],
    ['The Lumo lamp costs 329 euros a year.', ''],
  ])('%s', (text, wanted) => {
    expect(facet(text)).toEqual([['price', wanted]]);
  });
});

describe('how often something is done', () => {
  it.each([
    ['Ann Lee swims in the lido three times a week.', 'ann lee swims in the lido # time week'],
    ['Ann Lee now swims in the lido twice a week.', 'ann lee swims in the lido # time week'],
    ['Staff of Orr work in the studio 2 days per week.', 'staff of orr work in the studio # day week'],
    ['Ann Lee swims in the lido.', ''],
  ])('%s', (text, wanted) => {
    expect(facet(text).map(([, found]) => found)).toEqual([wanted]);
  });
});

describe('what kind of tool is used', () => {
  it.each([
    ['Orion uses PostgreSQL 16.', 'uses', 'database'],
    ['Orion runs on Kubernetes.', 'runs_on', 'orchestration'],
    ['Orion uses Tarnbase.', 'uses', ''],
  ])('%s', (text, predicate, wanted) => {
    expect(facet(text)).toEqual([[predicate, wanted]]);
  });
});

describe('a house and the town that it stands in', () => {
  it.each([
    ['Ann Lee lives in a small cottage by the sea.', 'dwelling'],
    ['Ann Lee lives on a houseboat.', 'dwelling'],
    ['Ann Lee lives in a village near Ghent.', ''],
    ['Ann Lee lives in a cottage near Ghent.', ''],
  ])('%s', (text, wanted) => {
    expect(facet(text)).toEqual([['lives_in', wanted]]);
  });
});
