import { expect, test } from 'vitest';
import { type ScalingState, scaleWorkers } from './scaling.ts';

const bounds = {
  minReplicas: 0,
  maxReplicas: 5,
  readyPerReplica: 10,
  oldestReadySeconds: 60,
  scaleDownSeconds: 120,
};
const none = { ready: 0, running: 0, oldest_ready_seconds: 0 };
const start: ScalingState = { target: 0, fewer: null, steppedMs: 0 };
const scale = (state: ScalingState, work: Partial<typeof none>, atSeconds: number) =>
  scaleWorkers(state, { ...none, ...work }, bounds, 1_000_000 + atSeconds * 1_000);

test('the first piece of work brings back a worker at once', () => {
  expect(scale(start, { ready: 1 }, 0).target).toBe(1);
});

test('depth calls for as many as it fills, up to the bound', () => {
  expect(scale(start, { ready: 31 }, 0).target).toBe(4);
  expect(scale(start, { ready: 3_000 }, 0).target).toBe(5);
});

test('old work calls for one more at a time, and not before the last one could help', () => {
  const work = { ready: 2, oldest_ready_seconds: 90 };
  const first = scale({ ...start, target: 1 }, work, 0);
  expect(first.target).toBe(2);
  expect(scale(first, work, 5).target).toBe(2);
  expect(scale(first, work, 31).target).toBe(3);
});

test('fewer only after fewer were always enough, and then as many as were needed at the most', () => {
  let state = scale({ ...start, target: 5 }, {}, 0);
  expect(state.target).toBe(5);
  state = scale(state, { ready: 15 }, 60);
  expect(scale(state, {}, 119).target).toBe(5);
  expect(scale(state, {}, 121).target).toBe(2);
});

test('a peak in between starts the waiting anew', () => {
  let state = scale({ ...start, target: 3 }, {}, 0);
  state = scale(state, { ready: 30 }, 60);
  expect(state.fewer).toBeNull();
  expect(scale(scale(state, {}, 61), {}, 150).target).toBe(3);
});

test('what is running keeps a worker', () => {
  let state: ScalingState = { ...start, target: 1 };
  for (let at = 0; at < 1_000; at += 100) state = scale(state, { running: 1 }, at);
  expect(state.target).toBe(1);
});
