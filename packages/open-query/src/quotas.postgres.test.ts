import { randomUUID } from 'node:crypto';
import { limits } from '@memory/contract';
import { createLogger } from '@memory/telemetry';
import { expect, test } from 'vitest';
import { createQuotas } from './quotas.ts';

const log = createLogger({ service: 'test', level: 'error' });
const url = process.env.MEMORY_TEST_REDIS_URL ?? '';

test('what one process has run counts in the others', async () => {
  const redis = { url, prefix: `test-${randomUUID()}` };
  const one = await createQuotas({ log, redis });
  const other = await createQuotas({ log, redis });
  const end = await one.begin('busy');
  end(limits.sqlMsPerMinute);
  await expect.poll(() => other.begin('busy').catch(({ code }) => code)).toBe('quota_exceeded');
  const endOfIdle = await other.begin('idle');
  endOfIdle(1);
  await Promise.all([one.close(), other.close()]);
});

test('while Redis is away each process counts alone', async () => {
  const redis = { url: 'redis://127.0.0.1:1', prefix: 'away' };
  const quotas = await createQuotas({ log, redis });
  const end = await quotas.begin('busy');
  end(limits.sqlMsPerMinute);
  await expect(quotas.begin('busy')).rejects.toMatchObject({ code: 'quota_exceeded' });
  await quotas.close();
});
