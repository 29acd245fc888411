import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { createLogger } from '@memory/telemetry';
import { afterEach, expect, test } from 'vitest';
import { createDatabase } from '../database.ts';
import { awaitDatabase } from './await-database.ts';

const url = new URL(process.env.MEMORY_TEST_POSTGRES_URL ?? '');
const lines: string[] = [];
const log = createLogger({
  service: 'test',
  level: 'warn',
  destination: { write: (line) => lines.push(line) },
});
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  lines.length = 0;
});

/** A door to the server that can be opened later. */
async function createDoor() {
  const door = createServer((socket) => {
    const server = connect(Number(url.port), url.hostname);
    socket.pipe(server).pipe(socket);
    for (const end of [socket, server]) end.on('error', () => end.destroy());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  door.close();
  closing.push(() => door.close());
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  const database = createDatabase({ url: through.href, poolSize: 1, applicationName: 'test' });
  closing.push(() => database.close());
  return { sql: database.sql, open: () => door.listen(port, '127.0.0.1') };
}

test('a database that comes later is waited for', async () => {
  const { sql, open } = await createDoor();
  const waited = awaitDatabase(sql, log);
  setTimeout(open, 700);
  await waited;
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('waiting for it');
});

test('waiting ends with what was wrong', async () => {
  const { sql } = await createDoor();
  await expect(awaitDatabase(sql, log, 300)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('what waiting does not cure is told at once', async () => {
  const wrong = new URL(url);
  wrong.pathname = '/there_is_none';
  const database = createDatabase({ url: wrong.href, poolSize: 1, applicationName: 'test' });
  closing.push(() => database.close());
  await expect(awaitDatabase(database.sql, log)).rejects.toMatchObject({ code: '3D000' });
  expect(lines).toHaveLength(0);
});
