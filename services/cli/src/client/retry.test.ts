import { type HttpAnswer, NoAnswer, retryAfterMs } from '@memory/client';
import { expect, test } from 'vitest';
import { sendPatiently } from './retry.ts';

/** Plays outcomes in turn on a clock that only pauses move. */
async function play(outcomes: (HttpAnswer | Error)[], patience = { unreachableMs: 3_000, busyMs: 60_000 }) {
  let time = 0;
  const pauses: number[] = [];
  let sent = 0;
  const send = async () => {
    const outcome = outcomes[Math.min(sent++, outcomes.length - 1)] as HttpAnswer | Error;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const clock = {
    now: () => time,
    random: () => 1,
    pause: async (ms: number) => {
      pauses.push(ms);
      time += ms;
    },
  };
  const result = await sendPatiently(send, { patience, signal: new AbortController().signal, clock }).catch(
    (error: unknown) => error,
  );
  return { result, pauses, sent };
}

const answer = (status: number, retryAfter: string | null = null): HttpAnswer => ({
  status,
  retryAfter,
  requestId: null,
  body: '',
});

test('a busy service is asked again, with doubling pauses', async () => {
  const { result, pauses } = await play([answer(503), answer(429), new NoAnswer('reset'), answer(200)]);
  expect(result).toEqual(answer(200));
  expect(pauses).toEqual([250, 500, 1_000]);
});

test('Retry-After is kept to', async () => {
  expect((await play([answer(429, '7'), answer(200)])).pauses).toEqual([7_000]);
  expect(retryAfterMs('Wed, 21 Oct 2026 07:28:00 GMT', () => Date.UTC(2026, 9, 21, 7, 27, 50))).toBe(10_000);
  expect(retryAfterMs('soon')).toBe(null);
});

test('patience ends: with the last answer, or with the last silence', async () => {
  const busy = await play([answer(503, '20')]);
  expect(busy.result).toEqual(answer(503, '20'));
  expect(busy.sent).toBe(4);
  const silent = await play([new NoAnswer('nothing listens there')]);
  expect(silent.result).toBeInstanceOf(NoAnswer);
  const broken = await play([answer(500)]);
  expect(broken.result).toEqual(answer(500));
  expect(broken.sent).toBeLessThan(6);
});

test.each([200, 400, 401, 404, 409, 413, 422])('%i is final', async (status) => {
  expect((await play([answer(status), answer(200)])).sent).toBe(1);
});

test('an error that is no silence is not tried again', async () => {
  const { result, sent } = await play([new Error('the file changed')]);
  expect(sent).toBe(1);
  expect(result).toMatchObject({ message: 'the file changed' });
});
