import { expect, test } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';

const never = new AbortController().signal;

test('a burst passes at once, the next waits for its signal', async () => {
  let time = 0;
  const bucket = createTokenBucket({ perSecond: 0.001, burst: 3, now: () => time });
  for (let call = 0; call < 3; call += 1) await bucket.take(never);
  const work = new AbortController();
  const waiting = bucket.take(work.signal);
  work.abort(new Error('the work is over'));
  await expect(waiting).rejects.toThrow('the work is over');
  // One more token has come since, and whoever gave up has not used it.
  time += 1_000_000;
  await bucket.take(never);
});

test('a clock that stands still lets no more than the burst through', async () => {
  const bucket = createTokenBucket({ perSecond: 0.001, burst: 2, now: () => 0 });
  const work = new AbortController();
  let passed = 0;
  const calls = Array.from({ length: 10 }, async () => {
    await bucket.take(work.signal);
    passed += 1;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(passed).toBe(2);
  work.abort(new Error('over'));
  await Promise.allSettled(calls);
});
