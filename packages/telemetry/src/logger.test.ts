import { expect, test } from 'vitest';
import { currentIds, withIds } from './ids.ts';
import { createLogger } from './logger.ts';

test('a line is JSON with the ids of the call it was written in', async () => {
  const lines: string[] = [];
  const log = createLogger({
    service: 'api',
    level: 'debug',
    destination: { write: (line) => lines.push(line) },
  });
  await withIds({ request_id: 'r' }, async () => {
    await Promise.resolve();
    withIds({ version_id: 'v' }, () => log.debug({ stage: 'chunk' }, 'done'));
    expect(currentIds()).toEqual({ request_id: 'r' });
  });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'debug',
    service: 'api',
    request_id: 'r',
    version_id: 'v',
    stage: 'chunk',
    msg: 'done',
  });
});

test('a level keeps lesser lines out', () => {
  const lines: string[] = [];
  createLogger({ service: 'api', level: 'warn', destination: { write: (line) => lines.push(line) } }).info(
    'x',
  );
  expect(lines).toEqual([]);
});
