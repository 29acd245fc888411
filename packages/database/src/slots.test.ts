import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

const busy = () => new Error('busy');

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test('as many run at once as there are slots, the others in their order', async () => {
  const slots = createSlots({ size: 2, waitMs: 1_000, busy });
  const gates = [gate(), gate(), gate(), gate()];
  const started: number[] = [];
  const all = gates.map((one, n) =>
    slots.run(async () => {
      started.push(n);
      await one.opened;
    }),
  );
  await sleep(1);
  expect(started).toEqual([0, 1]);
  gates[1]?.open();
  await sleep(1);
  expect(started).toEqual([0, 1, 2]);
  for (const one of gates) one.open();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('who waits too long is refused, who goes away leaves the queue, and no slot is lost', async () => {
  const slots = createSlots({ size: 1, waitMs: 20, busy });
  const held = gate();
  const first = slots.run(() => held.opened);
  await expect(slots.run(async () => 'late')).rejects.toThrow('busy');
  const abort = new AbortController();
  const gone = slots.run(async () => 'gone', abort.signal);
  abort.abort('went away');
  await expect(gone).rejects.toBe('went away');
  held.open();
  await first;
  await expect(slots.run(async () => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  expect(await slots.run(async () => 'served')).toBe('served');
});
