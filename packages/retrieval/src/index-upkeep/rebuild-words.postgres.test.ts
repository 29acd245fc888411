import { createTestDatabase } from '@memory/database/testing';
import { expect, test } from 'vitest';
import { rebuildWords } from './rebuild-words.ts';

test('of several processes one makes the words again', async () => {
  const { sql, close } = await createTestDatabase({ poolSize: 3 });
  const other = await sql.reserve();
  await other`select pg_advisory_lock(${0x77_6f_72_64_73})`;
  expect(await rebuildWords({ sql })).toBe('busy');
  await other`select pg_advisory_unlock(${0x77_6f_72_64_73})`;
  other.release();
  expect(await rebuildWords({ sql })).toBe('current');
  await close();
});
