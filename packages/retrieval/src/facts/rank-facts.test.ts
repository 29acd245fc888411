import { expect, it } from 'vitest';
import type { ConfirmedFact } from './confirm-facts.ts';
import { rankFacts } from './rank-facts.ts';

const fact = (id: string, given: Partial<ConfirmedFact> = {}): ConfirmedFact =>
  ({
    fact_id: id,
    predicate: 'offers',
    support: 'current',
    evidence_count: 1,
    effectiveAt: 0,
    holdsNow: true,
    valid_from: null,
    ingested_at: new Date(0),
    ...given,
  }) as ConfirmedFact;
const ranked = (...facts: ConfirmedFact[]) =>
  rankFacts(facts, new Map(facts.map(({ fact_id }) => [fact_id, { search: 1, answer: 1 }]))).map(
    ({ fact_id }) => fact_id,
  );

it('puts the better supported of what holds before what was said later', () => {
  expect(ranked(fact('lone', { effectiveAt: 9 }), fact('common', { evidence_count: 3 }))).toEqual([
    'common',
    'lone',
  ]);
  expect(ranked(fact('older'), fact('newer', { effectiveAt: 9 }))).toEqual(['newer', 'older']);
});

it('puts what holds, and what began later, before the better supported', () => {
  const began = { effectiveAt: 9, valid_from: new Date(9) };
  expect(ranked(fact('new', began), fact('common', { evidence_count: 3 }))).toEqual(['new', 'common']);
  expect(ranked(fact('over', { evidence_count: 3, holdsNow: false }), fact('holds'))).toEqual([
    'holds',
    'over',
  ]);
});
