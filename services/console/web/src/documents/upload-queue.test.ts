import type { IngestedVersion } from '@memory/contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import { createUploadQueue, type Upload } from './upload-queue.ts';

const stored = { created: true } as IngestedVersion;
const file = (name: string) => ({ file: new File(['x'], name), path: name });
const busy = () => new ApiError(429, 'rate_limited', 'slow down', new Headers({ 'retry-after': '3' }));

function watch(send: Parameters<typeof createUploadQueue>[0]) {
  const queue = createUploadQueue(send);
  let last: readonly Upload[] = [];
  queue.subscribe((uploads) => {
    last = uploads;
  });
  return { queue, states: () => last.map(({ state }) => state) };
}

test('two files at a time', async () => {
  let running = 0;
  let most = 0;
  const { queue, states } = watch(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    return stored;
  });
  queue.add(['a', 'b', 'c', 'd', 'e'].map(file));
  await vi.waitFor(() => expect(states()).toEqual(Array(5).fill('stored')));
  expect(most).toBe(2);
  queue.clear();
  expect(states()).toEqual([]);
});

test('what is asked to wait is sent again after the time that is asked for', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const { queue, states } = watch(async () => {
    if (++calls < 3) throw busy();
    return stored;
  });
  queue.add([file('a')]);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(3_200);
  expect([calls, states()]).toEqual([3, ['stored']]);
  vi.useRealTimers();
});

test('what is refused for good fails at once, and can be sent again by hand', async () => {
  let refuse = true;
  const { queue, states } = watch(async () => {
    if (refuse) throw new ApiError(413, 'body_too_large', 'too large');
    return stored;
  });
  queue.add([file('a')]);
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  refuse = false;
  queue.retry(1);
  await vi.waitFor(() => expect(states()).toEqual(['stored']));
});
