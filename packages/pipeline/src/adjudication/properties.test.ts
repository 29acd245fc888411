import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { behaviourOf } from './behaviour.ts';
import { said, year } from './test-statement.ts';
import type { FactPlan } from './types.ts';

const world = fc.array(
  fc.record({
    subject: fc.constantFrom('ann', 'bob', 'cleo'),
    predicate: fc.constantFrom('ceo_of', 'uses', 'born_in', 'works_at', 'married_to'),
    object: fc.constantFrom('acme', 'beta'),
    polarity: fc.constantFrom('affirmed' as const, 'affirmed' as const, 'negated' as const),
    modality: fc.constantFrom('asserted' as const, 'asserted' as const, 'hedged' as const),
    isAttributed: fc.boolean(),
    aspect: fc.constantFrom('states' as const, 'states' as const, 'begins' as const, 'ends' as const),
    isPast: fc.constantFrom(false, false, true),
    isCorrection: fc.constantFrom(false, false, false, true),
    assertedAt: fc.option(fc.integer({ min: 2000, max: 2006 }).map(year)),
    validFrom: fc.option(fc.integer({ min: 2000, max: 2006 }).map(year)),
    length: fc.option(fc.integer({ min: 1, max: 3 })),
    precision: fc.constantFrom('year' as const, 'open' as const, 'unknown' as const),
  }),
  { maxLength: 14 },
);

/** What two runs must agree on: everything but which number stands for which contradiction. */
function normal(plans: readonly FactPlan[]) {
  const members = (plan: FactPlan) =>
    plan.contradiction === null
      ? []
      : plans
          .filter((other) => other.contradiction === plan.contradiction)
          .map((other) => other.supporters.join());
  return plans
    .map((plan) => ({ ...plan, contradiction: members(plan).sort() }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

describe('properties', () => {
  const build = (rows: typeof world extends fc.Arbitrary<infer T> ? T : never) =>
    rows.map(({ length, ...row }) =>
      said(row.subject, row.predicate, row.object, {
        ...row,
        attributedTo: row.isAttributed ? 'somebody' : null,
        validUntil:
          row.validFrom === null || length === null ? null : row.validFrom + length * 366 * 86_400_000,
      }),
    );

  it('the order of the statements does not matter', () => {
    fc.assert(
      fc.property(world, fc.infiniteStream(fc.nat()), (rows, random) => {
        const statements = build(rows);
        const shuffled = statements
          .map((statement) => ({ statement, by: random.next().value ?? 0 }))
          .sort((a, b) => a.by - b.by)
          .map(({ statement }) => statement);
        expect(normal(adjudicate(shuffled, behaviourOf))).toEqual(
          normal(adjudicate(statements, behaviourOf)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('a statement supports at most one fact, and hedged ones none', () => {
    fc.assert(
      fc.property(world, (rows) => {
        const statements = build(rows);
        const used = adjudicate(statements, behaviourOf).flatMap((plan) => [
          ...plan.supporters,
          ...plan.contradicters,
        ]);
        expect(new Set(used).size).toBe(used.length);
        const hedged = new Set(
          statements
            .filter((statement) => statement.modality === 'hedged')
            .map((statement) => statement.statementId),
        );
        expect(used.some((id) => hedged.has(id))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('at no time do two facts hold one slot without contradicting each other', () => {
    fc.assert(
      fc.property(world, (rows) => {
        const statements = build(rows).filter(
          (row) =>
            row.predicate === 'ceo_of' &&
            row.polarity === 'affirmed' &&
            !row.isPast &&
            row.aspect === 'states' &&
            row.validUntil === null,
        );
        const plans = adjudicate(statements, behaviourOf);
        for (const [index, a] of plans.entries()) {
          for (const b of plans.slice(index + 1)) {
            if (a.object !== b.object || a.key === b.key) continue;
            const apart =
              (a.validUntil ?? Infinity) <= (b.validFrom ?? -Infinity) ||
              (b.validUntil ?? Infinity) <= (a.validFrom ?? -Infinity);
            const ordered = a.validUntil !== null || b.validUntil !== null;
            expect(
              apart || ordered || (a.contradiction !== null && a.contradiction === b.contradiction),
            ).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
