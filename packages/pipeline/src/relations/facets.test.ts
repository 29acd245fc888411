import { describe, expect, it } from 'vitest';
import { normalizeClaim } from './normalize.ts';

const facet = (claimText: string) =>
  normalizeClaim({
    claimText,
    polarity: 'affirmed',
    modality: 'asserted',
    isAttributed: false,
    attributedTo: null,
    isCorrection: false,
    validFrom: null,
    validUntil: null,
    validPrecision: 'unknown',
    validKind: null,
    subjectHint: null,
    documentTitle: null,
  }).statements.map((statement) => [statement.predicate, statement.facet]);

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
