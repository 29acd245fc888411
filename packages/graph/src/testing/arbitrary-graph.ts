import fc from 'fast-check';
import type { ReferenceFact, ReferenceGraph } from './reference.ts';
import { seededId } from './seed-graph.ts';

const ENTITIES = 12;
const DAY = 86_400_000;
/** Days of the small world's life; the moment of asking is the last. */
export const DAYS = 12;
export const dayAt = (day: number) => Date.UTC(2024, 0, 1) + day * DAY;

export const entities = Array.from({ length: ENTITIES }, (_, n) => seededId('entity', n));

const entity = fc.nat(ENTITIES - 1);
const day = fc.integer({ min: 0, max: DAYS });
const maybeDay = fc.option(day, { nil: null, freq: 2 });
const interval = fc
  .tuple(maybeDay, maybeDay)
  .filter(([from, until]) => from === null || until === null || from < until);

const fact = fc.record({
  subject: entity,
  object: entity,
  predicate: fc.constantFrom('knows', 'makes', 'owns'),
  negated: fc.nat(9).map((n) => n === 0),
  ingested: fc.integer({ min: 0, max: DAYS - 1 }),
  closedAfter: fc.option(fc.integer({ min: 1, max: DAYS }), { nil: null, freq: 3 }),
  isRetracted: fc.boolean(),
  first: interval,
  revisedAfter: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null, freq: 2 }),
  second: interval,
});

const dated = (ms: number | null) => (ms === null ? null : dayAt(ms));

/** Small worlds with a hub, parallel edges, loops, merged entities, closed and revised facts. */
export const arbitraryGraph: fc.Arbitrary<ReferenceGraph> = fc
  .record({
    facts: fc.array(fact, { minLength: 1, maxLength: 40 }),
    hub: fc.array(fc.record({ leaf: entity, outward: fc.boolean() }), { maxLength: 10 }),
    merged: fc.uniqueArray(fc.integer({ min: 8, max: ENTITIES - 1 }), { maxLength: 3 }),
    roots: fc.array(fc.nat(7), { minLength: 3, maxLength: 3 }),
  })
  .map(({ facts, hub, merged, roots }) => {
    const around = hub.map(({ leaf, outward }) => ({
      ...{ predicate: 'knows', negated: false, ingested: 0, closedAfter: null, isRetracted: false },
      ...{ first: [null, null] as [null, null], revisedAfter: null, second: [null, null] as [null, null] },
      subject: outward ? 0 : leaf,
      object: outward ? leaf : 0,
    }));
    return {
      merged: new Map(
        merged.map((n, place) => [seededId('entity', n), seededId('entity', roots[place] ?? 0)]),
      ),
      facts: [...facts, ...around].map((drawn, n): ReferenceFact => {
        const closed = drawn.closedAfter === null ? null : drawn.ingested + drawn.closedAfter;
        const revised = drawn.revisedAfter === null ? null : drawn.ingested + drawn.revisedAfter;
        const belief = (
          from: number,
          until: number | null,
          [validFrom, validUntil]: [number | null, number | null],
        ) => ({
          from: dayAt(from),
          until: dated(until),
          validFrom: dated(validFrom),
          validUntil: dated(validUntil),
        });
        const isRevised = revised !== null && revised < DAYS;
        return {
          id: seededId('fact', (n * 7919) % 4_096),
          subject: seededId('entity', drawn.subject),
          object: seededId('entity', drawn.object),
          predicate: drawn.predicate,
          negated: drawn.negated,
          ingestedAt: dayAt(drawn.ingested),
          invalidatedAt: closed === null || closed >= DAYS ? null : dayAt(closed),
          isRetracted: drawn.isRetracted,
          beliefs: isRevised
            ? [belief(drawn.ingested, revised, drawn.first), belief(revised, null, drawn.second)]
            : [belief(drawn.ingested, null, drawn.first)],
        };
      }),
    };
  });

export const arbitraryQuestion = fc.record({
  direction: fc.constantFrom('out', 'in', 'both'),
  predicates: fc.option(fc.subarray(['knows', 'makes', 'owns'], { minLength: 1 }), { nil: undefined }),
  clocks: fc.option(fc.record({ valid: day, believed: day }), { nil: null }),
});
