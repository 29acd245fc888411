import { expect, test } from 'vitest';
import { RolloutGate } from './rollout.ts';

test('no more than so many at a time, and the next when one is done', () => {
  const gate = new RolloutGate(2);
  expect([gate.enter('a').may, gate.enter('b').may, gate.enter('c').may]).toEqual([true, true, false]);
  expect(gate.enter('a').may).toBe(true);
  expect(gate.settled('a')).toBe(true);
  expect(gate.enter('c').may).toBe(true);
});

test('one that fails stops those that have not begun, until it is well', () => {
  const gate = new RolloutGate(2);
  gate.enter('a');
  gate.enter('b');
  expect([gate.failed('a'), gate.failed('a')]).toEqual([true, false]);
  expect(gate.enter('c')).toEqual({
    may: false,
    because: 'the upgrade stopped at a, which did not come back',
  });
  expect([gate.enter('a').may, gate.enter('b').may]).toEqual([true, true]);
  gate.settled('a');
  expect(gate.enter('c').may).toBe(true);
});

test('the end of one that never asked is no news', () => {
  expect(new RolloutGate(1).settled('a')).toBe(false);
});
