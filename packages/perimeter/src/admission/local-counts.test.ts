import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdmissionSettings, admissionLimits } from './limits.ts';
import { createLocalCounts } from './local-counts.ts';
import { ratePerMinute } from './rate.ts';

const none: AdmissionSettings = {
  keyPerMinute: null,
  keyInFlight: null,
  deploymentPerMinute: null,
  deploymentInFlight: null,
};

function setUp(settings: Partial<AdmissionSettings>) {
  const clock = { us: 1_000_000 };
  const counts = createLocalCounts(admissionLimits({ ...none, ...settings }), () => clock.us);
  /** How many of `tries` get in at once; they end at once. */
  const admitted = (tries: number, credential = 'a') => {
    let total = 0;
    for (let n = 0; n < tries; n++) {
      if (!counts.attempt(credential).admitted) continue;
      counts.release(credential);
      total++;
    }
    return total;
  };
  const waitSeconds = (credential = 'a') => {
    const verdict = counts.attempt(credential);
    return !verdict.admitted && verdict.limit === 'rate' ? verdict.waitSeconds : null;
  };
  return { clock, counts, admitted, waitSeconds };
}

describe('per minute', () => {
  test.each([
    [1, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [60, 15],
    [61, 16],
    [600, 150],
  ])('%d a minute lets a burst of %d in', (keyPerMinute, burst) => {
    expect(setUp({ keyPerMinute }).admitted(1_000)).toBe(burst);
  });

  test('after a burst, one for each interval; after a pause, a burst again', () => {
    const { clock, admitted } = setUp({ keyPerMinute: 60 });
    expect(admitted(100)).toBe(15);
    clock.us += 999_999;
    expect(admitted(100)).toBe(0);
    clock.us += 1;
    expect(admitted(100)).toBe(1);
    clock.us += 5_000_000;
    expect(admitted(100)).toBe(5);
    clock.us += 600_000_000;
    expect(admitted(100)).toBe(15);
  });

  test('a refusal uses nothing up', () => {
    const { clock, admitted, waitSeconds } = setUp({ keyPerMinute: 60, deploymentPerMinute: 600 });
    expect(admitted(10_000)).toBe(15);
    expect(waitSeconds()).toBe(1);
    expect(admitted(1_000, 'b') + admitted(1_000, 'c')).toBe(30);
    clock.us += 1_000_000;
    expect(admitted(10)).toBe(1);
  });

  test('the deployment is one for all credentials, and what it refuses is not charged to a credential', () => {
    const { admitted } = setUp({ keyPerMinute: 60, deploymentPerMinute: 40 });
    expect(admitted(100, 'a')).toBe(10);
    expect(admitted(100, 'b')).toBe(0);
    const { clock, admitted: later } = setUp({ keyPerMinute: 60, deploymentPerMinute: 40 });
    later(100, 'a');
    clock.us += 30_000_000;
    expect(later(100, 'b')).toBe(10);
  });

  test('who waits as long as told is admitted, whole seconds or not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000 }),
        fc.option(fc.integer({ min: 1, max: 3_000 })),
        fc.array(fc.integer({ min: 0, max: 3_000_000 }), { maxLength: 50 }),
        (keyPerMinute, deploymentPerMinute, pauses) => {
          const { clock, admitted, waitSeconds } = setUp({ keyPerMinute, deploymentPerMinute });
          for (const pause of pauses) {
            clock.us += pause;
            admitted(3);
          }
          for (let left = 3_000; left > 0 && admitted(1) === 1; left--);
          const wait = waitSeconds();
          if (wait === null) return;
          clock.us += Math.ceil(wait * 1e6);
          expect(admitted(1)).toBe(1);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('never more than the rate and one burst', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 200 }),
        (keyPerMinute, pauses) => {
          const { clock, admitted } = setUp({ keyPerMinute });
          const started = clock.us;
          let total = 0;
          for (const pause of pauses) {
            clock.us += pause;
            total += admitted(5);
          }
          const { intervalUs } = ratePerMinute(keyPerMinute);
          expect(total).toBeLessThanOrEqual(
            Math.ceil(keyPerMinute / 4) + Math.floor((clock.us - started) / intervalUs),
          );
        },
      ),
    );
  });

  test('credentials without end take no memory for ever', () => {
    const { clock, admitted } = setUp({ keyPerMinute: 60 });
    for (let n = 0; n < 20_000; n++) {
      clock.us += 10_000;
      expect(admitted(1, `credential-${n}`)).toBe(1);
    }
  });
});

describe('in flight', () => {
  test('so many at once, of each credential and of all', () => {
    const { counts } = setUp({ keyInFlight: 2, deploymentInFlight: 3 });
    const attempt = (credential: string) => {
      const verdict = counts.attempt(credential);
      return verdict.admitted ? true : [verdict.limit, verdict.side];
    };
    expect(['a', 'a', 'a', 'b', 'b', 'c'].map(attempt)).toEqual([
      true,
      true,
      ['concurrency', 'key'],
      true,
      ['concurrency', 'deployment'],
      ['concurrency', 'deployment'],
    ]);
    counts.release('a');
    expect(attempt('c')).toBe(true);
    expect(attempt('a')).toEqual(['concurrency', 'deployment']);
  });

  test('a refusal for concurrency costs no rate', () => {
    const { counts, admitted } = setUp({ keyPerMinute: 60, keyInFlight: 1 });
    expect(counts.attempt('a').admitted).toBe(true);
    for (let n = 0; n < 100; n++) expect(counts.attempt('a').admitted).toBe(false);
    counts.release('a');
    expect(admitted(100)).toBe(14);
  });
});
