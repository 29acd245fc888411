import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a signal ends an API that waits for its database', async () => {
  const api = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      // Nobody listens on port 1.
      SERVICE_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SERVICE_METRICS_BIND: 'off',
      SERVICE_LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(api, 'exit');
  for await (const line of createInterface({ input: api.stderr })) {
    if (line.includes('waiting for it')) break;
  }
  api.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
