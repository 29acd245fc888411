import { describe, expect, it } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { behaviourOf } from './behaviour.ts';
import { said, year } from './test-statement.ts';
import type { Statement } from './types.ts';

const day = (value: number) => Date.UTC(2024, 0, value);
/** What holds of Ann's home, and until when. */
const homes = (...statements: Statement[]) =>
  Object.fromEntries(
    adjudicate(statements, behaviourOf).map((plan) => [
      plan.object,
      [plan.validUntil, plan.contradiction === null ? 'alone' : 'contradicted'],
    ]),
  );
const lives = (place: string, given: Partial<Statement>) => said('ann', 'lives_in', place, given);
const left = { aspect: 'ends', validFrom: year(2022), precision: 'year' } as const;
const moved = { aspect: 'begins', validFrom: year(2022), precision: 'year' } as const;

describe('a source that did not know of a change yet', () => {
  it('speaks of the time before, where another tells the end on the same day or later', () => {
    for (const told of [day(1), day(1) + 3_600_000, day(20)]) {
      const { oslo, graz } = homes(
        lives('oslo', { assertedAt: day(1) + 7_200_000 }),
        lives('oslo', { ...left, assertedAt: told }),
        lives('graz', { ...moved, assertedAt: told }),
      );
      expect(oslo).toEqual([year(2022), 'alone']);
      expect(graz).toEqual([null, 'alone']);
    }
  });

  it('is believed where the end had been told before', () => {
    const plans = homes(
      lives('oslo', { assertedAt: day(20) }),
      lives('oslo', { ...left, assertedAt: day(1) }),
      lives('graz', { ...moved, assertedAt: day(1) }),
    );
    expect(plans).toEqual({ oslo: [null, 'alone'], graz: [day(20), 'alone'] });
  });

  it('is believed where the thing began anew since, and where the same document tells both', () => {
    const again = lives('oslo', {
      aspect: 'begins',
      validFrom: year(2023),
      precision: 'year',
      assertedAt: day(9),
    });
    const now = lives('oslo', { assertedAt: day(1) });
    const end = lives('oslo', { ...left, assertedAt: day(9) });
    expect(homes(now, end, again).oslo).toEqual([null, 'alone']);
    expect(homes(now, { ...end, docId: now.docId }).oslo).toEqual([null, 'alone']);
  });

  it('says since when it was so until a change that is told no sooner', () => {
    const since = lives('oslo', { validFrom: year(2018), precision: 'open', assertedAt: day(10) });
    expect(homes(since, lives('graz', { ...moved, assertedAt: day(10) }))).toEqual({
      oslo: [year(2022), 'alone'],
      graz: [null, 'alone'],
    });
    expect(homes(since, lives('graz', { ...moved, assertedAt: day(2) })).oslo).toEqual([null, 'alone']);
  });
});

describe('news of a source without a date', () => {
  const came = { assertedAt: day(5), learntAt: day(5) };

  it('ends what came before it without a date', () => {
    expect(homes(lives('oslo', { learntAt: day(4) }), lives('graz', came))).toEqual({
      oslo: [day(5), 'alone'],
      graz: [null, 'alone'],
    });
  });

  it('contradicts what came after it without a date', () => {
    expect(homes(lives('oslo', { learntAt: day(6) }), lives('graz', came))).toEqual({
      oslo: [null, 'contradicted'],
      graz: [null, 'contradicted'],
    });
  });

  it('does not speak for what another source said of its own day', () => {
    expect(homes(lives('oslo', { learntAt: day(4) }), lives('graz', { ...came, learntAt: day(9) }))).toEqual({
      oslo: [null, 'contradicted'],
      graz: [null, 'contradicted'],
    });
  });
});
