import type { AppEnv } from '@memory/http';
import type { Asker } from '@memory/open-query';
import type { Context } from 'hono';

/** Who asks: all callers of an open service are one. */
export function askerOf(c: Context<AppEnv>): Asker {
  return {
    caller: c.get('caller')?.credential ?? 'open',
    requestId: c.get('requestId'),
    signal: c.req.raw.signal,
  };
}
