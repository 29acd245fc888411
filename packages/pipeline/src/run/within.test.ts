import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

test('work that ends in time gives its value and leaves no timer behind', async () => {
  const stop = new AbortController();
  expect(await within(900_000, stop.signal, async (signal) => signal.aborted)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails leaves no timer behind', async () => {
  const stop = new AbortController();
  const work = within(900_000, stop.signal, async () => {
    throw new RangeError('no such row');
  });
  await expect(work).rejects.toThrow('no such row');
  expect(vi.getTimerCount()).toBe(0);
});

test('work beyond its time is aborted, with a reason that says after how long', async () => {
  const stop = new AbortController();
  const work = within(1_500, stop.signal, aborted);
  const ended = expect(work).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'not done within 1500 ms',
  });
  await vi.advanceTimersByTimeAsync(1_499);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
});

test('the other signal ends the work with its own reason', async () => {
  const stop = new AbortController();
  const work = within(1_500, stop.signal, aborted);
  stop.abort(new DOMException('the worker is told to end', 'AbortError'));
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});
