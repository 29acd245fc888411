import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { within } from './within.ts';

/** Holds the event loop, as long work does. */
function hold(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('work that ends in time gives its value, work that fails its own error', async () => {
  expect(await within(Promise.resolve(7), 1_000)).toBe(7);
  await expect(within(Promise.reject(new RangeError('no such row')), 1_000)).rejects.toThrow('no such row');
});

test('what never answers is given up, with the words', async () => {
  const never = new Promise<never>(() => {});
  await expect(within(never, 40, 'the database did not answer')).rejects.toThrow(
    'the database did not answer',
  );
});

test('an answer that nobody could read while the process was held is not late', async () => {
  const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const asked = within(
    fetch(`http://127.0.0.1:${port}/`).then((response) => response.text()),
    600,
  );
  hold(900);
  expect(await asked).toBe('here');
  server.closeAllConnections();
  server.close();
});
