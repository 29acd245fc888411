import { expect, test } from 'vitest';
import { uuid5, uuidv7 } from './ids.ts';

test('uuidv7 carries the time, its version and variant, and only ever increases', () => {
  const ids = Array.from({ length: 20_000 }, () => uuidv7());
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(
    Math.abs(Number.parseInt(String(ids[0]).replaceAll('-', '').slice(0, 12), 16) - Date.now()),
  ).toBeLessThan(5_000);
});

test('uuidv7 keeps increasing when the clock goes back', () => {
  const ahead = uuidv7(Date.now() + 60_000);
  expect(uuidv7() > ahead).toBe(true);
});

test('uuid5 gives the ids that other implementations give', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
  expect(uuid5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  expect(uuid5(dns, Buffer.from('www.example.com'))).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  expect(uuid5(dns.toUpperCase(), 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  expect(() => uuid5('no', 'x')).toThrow('not a UUID');
});
