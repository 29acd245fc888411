import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestDatabase } from '@memory/database/testing';
import { expect, it } from 'vitest';

/** Of the promise to stay under 64 MiB for 1 GiB; what rises beyond the first hundred MiB of a body would not stop. */
it('receives a large body in little memory', async () => {
  const database = await createTestDatabase();
  const program = new URL('../testing/upload-large.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [program, database.url, '384']);
  const { rise_mib } = JSON.parse(stdout) as { rise_mib: number };
  expect(rise_mib).toBeLessThan(48);
  await database.close();
});
