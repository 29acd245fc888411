import { describe, expect, it } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { behaviourOf } from './behaviour.ts';
import { said } from './test-statement.ts';
import type { Statement } from './types.ts';

const year = (value: number) => Date.UTC(value, 0, 1);
const untilOf = (predicate: string, ...statements: Statement[]) =>
  adjudicate(statements, behaviourOf)
    .filter((plan) => plan.predicate === predicate)
    .map(({ validUntil, contradiction }) => [validUntil, contradiction]);

describe('firms that part', () => {
  it('end with the contract that one supplies the other', () => {
    const supply = said('verrier', 'supplies', 'aldous', { assertedAt: year(2019) });
    const over = {
      aspect: 'ends',
      assertedAt: year(2022),
      validFrom: year(2021),
      precision: 'year',
    } as const;
    expect(untilOf('supplies', supply, said('aldous', 'partner_of', 'verrier', over))).toEqual([
      [year(2021), null],
    ]);
    expect(untilOf('supplies', supply, said('perlin', 'partner_of', 'verrier', over))).toEqual([
      [null, null],
    ]);
  });

  it('may have supplied each other', () => {
    const one = said('verrier', 'supplies', 'aldous', { assertedAt: year(2019) });
    const other = said('aldous', 'supplies', 'verrier', { assertedAt: year(2020) });
    expect(untilOf('supplies', one, other)).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('are subsidiary and parent no longer once another buys the one, or the other sells it', () => {
    const child = said('tamsin', 'subsidiary_of', 'ordway', { assertedAt: year(2021) });
    const bought = said('pelling', 'acquired', 'tamsin', { assertedAt: year(2023), validFrom: year(2022) });
    const sold = said('ordway', 'owns', 'tamsin', {
      aspect: 'ends',
      assertedAt: year(2023),
      validFrom: year(2022),
    });
    const own = said('ordway', 'acquired', 'tamsin', { assertedAt: year(2023), validFrom: year(2022) });
    expect(untilOf('subsidiary_of', child, bought)).toEqual([[year(2022), null]]);
    expect(untilOf('subsidiary_of', child, sold)).toEqual([[year(2022), null]]);
    expect(untilOf('subsidiary_of', child, own)).toEqual([[null, null]]);
  });
});
