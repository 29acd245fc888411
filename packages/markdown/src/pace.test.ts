import { expect, test } from 'vitest';
import { A_LOOK, createPace } from './pace.ts';

test('a rest is due when the time is over, which is looked at once enough has been done', () => {
  const pace = createPace({ everyMs: 0 });
  expect([pace.due(A_LOOK - 1), pace.due(1)]).toEqual([false, true]);
  expect(createPace({ everyMs: 60_000 }).due(A_LOOK)).toBe(false);
});

test('four that rest at once take a turn of the event loop each', async () => {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3, 4].map(async (who) => {
      await createPace().rest();
      order.push(who);
    }),
  );
  clearImmediate(next);
  expect(order).toEqual([1, 2, 3, 4]);
  expect(turns).toBeGreaterThanOrEqual(3);
});

test('an aborted work does not go on behind its rest', async () => {
  const abort = new AbortController();
  const rest = createPace({ signal: abort.signal }).rest();
  abort.abort(new Error('enough'));
  await expect(rest).rejects.toThrow('enough');
});
