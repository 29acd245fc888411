import { expect, test } from 'vitest';
import { createSessionStore } from './session-store.ts';

const limits = { lifetimeMs: 10_000, idleMs: 2_000, sessions: 2 };

function storeAt() {
  const clock = { now: 0 };
  return { clock, store: createSessionStore(limits, () => clock.now) };
}

test('gives a credential back to its token alone', () => {
  const { store } = storeAt();
  const [first, second] = [store.open('secret-a'), store.open('secret-b')];
  expect([store.read(first), store.read(second)]).toEqual(['secret-a', 'secret-b']);
  const forged = Buffer.concat([
    Buffer.from(first, 'base64url').subarray(0, 16),
    Buffer.from(second, 'base64url').subarray(16),
  ]).toString('base64url');
  for (const token of [forged, '', 'x', first.slice(0, -4), `${first}AAAA`])
    expect(store.read(token)).toBeNull();
  store.close(forged);
  expect(store.read(first)).toBe('secret-a');
});

test('a token holds no credential, and neither does the store without it', () => {
  const { store } = storeAt();
  const token = store.open('a-secret-that-must-not-be-seen');
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('secret');
  expect(Buffer.from(token, 'base64url')).toHaveLength(48);
});

test('ends when it is not used, and at the latest after its lifetime', () => {
  const { clock, store } = storeAt();
  const token = store.open('secret');
  clock.now = 1_999;
  expect(store.read(token)).toBe('secret');
  clock.now = 3_998;
  expect(store.read(token)).toBe('secret');
  clock.now = 5_998;
  expect(store.read(token)).toBeNull();
  const used = store.open('secret');
  for (let at = 6_000; at < 15_998; at += 1_000) {
    clock.now = at;
    expect(store.read(used), String(at)).toBe('secret');
  }
  clock.now = 15_998;
  expect(store.read(used)).toBeNull();
});

test('closes, and keeps no more than it may: the least recently used ends', () => {
  const { store } = storeAt();
  const tokens = [store.open('a'), store.open('b')];
  expect(store.read(tokens[0] ?? '')).toBe('a');
  const third = store.open('c');
  expect([store.read(tokens[0] ?? ''), store.read(tokens[1] ?? ''), store.read(third)]).toEqual([
    'a',
    null,
    'c',
  ]);
  store.close(third);
  expect(store.read(third)).toBeNull();
});
