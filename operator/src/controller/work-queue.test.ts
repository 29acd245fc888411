import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { scopeSignal } from '../client/call-scope.ts';
import { backoff } from './backoff.ts';
import { type WorkOutcome, WorkQueue } from './work-queue.ts';

const observer = {
  depth() {},
  added() {},
  retried() {},
  waited() {},
  worked() {},
  running() {},
};

function queueOf(
  work: (key: string, signal: AbortSignal) => Promise<WorkOutcome>,
  rest: { concurrency?: number; onError?: (key: string, error: unknown, failures: number) => void } = {},
): WorkQueue {
  const queue = new WorkQueue({ concurrency: 2, onError() {}, observer, baseMs: 1, maxMs: 4, work, ...rest });
  queue.start();
  return queue;
}

async function idle(queue: WorkQueue): Promise<void> {
  for (let turn = 0; turn < 1_000 && queue.size > 0; turn += 1) await sleep(1);
}

const done: WorkOutcome = { againAfterMs: null };

test('a key is queued once, worked on by one at a time, and once more if it came meanwhile', async () => {
  const active = new Map<string, number>();
  let most = 0;
  const worked: string[] = [];
  const queue = queueOf(async (key) => {
    active.set(key, (active.get(key) ?? 0) + 1);
    most = Math.max(most, active.get(key) ?? 0);
    await sleep(5);
    active.set(key, (active.get(key) ?? 0) - 1);
    worked.push(key);
    return done;
  });
  for (const key of ['a', 'a', 'a', 'b']) queue.add(key);
  await sleep(2);
  queue.add('a');
  queue.add('a');
  await idle(queue);
  expect(most).toBe(1);
  expect(worked.sort()).toEqual(['a', 'a', 'b']);
  await queue.stop();
});

test('no more than so many at once', async () => {
  let active = 0;
  let most = 0;
  const queue = queueOf(
    async () => {
      active += 1;
      most = Math.max(most, active);
      await sleep(2);
      active -= 1;
      return done;
    },
    { concurrency: 3 },
  );
  for (let key = 0; key < 20; key += 1) queue.add(String(key));
  await idle(queue);
  expect(most).toBe(3);
  await queue.stop();
});

test('a failure is tried again, and counted until it succeeds', async () => {
  const failures: number[] = [];
  let attempts = 0;
  const queue = queueOf(
    async () => {
      attempts += 1;
      if (attempts < 4) throw new Error('not yet');
      return done;
    },
    { onError: (_key, _error, count) => failures.push(count) },
  );
  queue.add('a');
  for (let turn = 0; turn < 1_000 && attempts < 4; turn += 1) await sleep(1);
  expect(failures).toEqual([1, 2, 3]);
  await queue.stop();
});

test('work that is to come again comes again, the earlier of two times', async () => {
  let count = 0;
  const queue = queueOf(async () => {
    count += 1;
    return { againAfterMs: count === 1 ? 2 : null };
  });
  queue.addAfter('a', 60_000);
  queue.addAfter('a', 1);
  for (let turn = 0; turn < 1_000 && count < 2; turn += 1) await sleep(1);
  expect(count).toBe(2);
  await queue.stop();
});

test('stopping tells what is under way, and waits for it', async () => {
  let ended = false;
  const queue = queueOf(
    (_key, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          ended = true;
          resolve(done);
        });
      }),
  );
  queue.add('a');
  queue.add('b');
  await queue.stop();
  expect(ended).toBe(true);
  queue.add('c');
  expect(queue.size).toBe(0);
});

test('waiting doubles up to its end, and is spread', () => {
  const wait = (attempt: number, random: number) =>
    backoff(attempt, { baseMs: 100, maxMs: 1_000, random: () => random });
  expect([0, 1, 2, 3, 4, 1_000].map((attempt) => wait(attempt, 1))).toEqual([
    100, 200, 400, 800, 1_000, 1_000,
  ]);
  expect(wait(1, 0)).toBe(100);
});

test('requests of a piece of work end with it: at its deadline and when the queue stops', async () => {
  let signal: AbortSignal | undefined;
  const queue = queueOf(async () => {
    await sleep(1);
    signal = scopeSignal();
    await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    return done;
  });
  queue.add('a');
  for (let turn = 0; turn < 1_000 && signal === undefined; turn += 1) await sleep(1);
  expect(signal?.aborted).toBe(false);
  await queue.stop();
  expect(signal?.aborted).toBe(true);
});

test('work that the server wants to see later is not tried again before', async () => {
  let tries = 0;
  const queue = queueOf(async () => {
    tries += 1;
    throw new ApiError('too many', { status: 429, retryAfterSeconds: 30 });
  });
  queue.add('a');
  await sleep(50);
  expect(tries).toBe(1);
  await queue.stop();
});
