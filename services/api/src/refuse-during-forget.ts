import { forgetInProgress } from '@memory/contract';
import type { AppEnv } from '@memory/http';
import type { MiddlewareHandler } from 'hono';
import type { ApiDeps } from './deps.ts';

/** How old an answer may be; a hard forget takes far longer, and waits for the traffic before it to end. */
const freshMs = 1_000;

/**
 * Refuses all traffic while a hard forget runs. The state is read at most once a second, beside the requests: none
 * waits for it but the first. When it cannot be read, the routes say so themselves.
 */
export function refuseDuringForget({ readState }: Pick<ApiDeps, 'readState'>): MiddlewareHandler<AppEnv> {
  let running = false;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  function refresh(): Promise<void> {
    reading ??= readState()
      .then(({ forgetInProgress }) => {
        running = forgetInProgress;
      })
      .catch(() => undefined)
      .finally(() => {
        readAt = performance.now();
        reading = null;
      });
    return reading;
  }

  return async (_c, next) => {
    const isFirst = readAt === Number.NEGATIVE_INFINITY;
    if (performance.now() - readAt > freshMs) {
      const refreshed = refresh();
      if (isFirst || running) await refreshed;
    }
    if (running) throw forgetInProgress();
    return next();
  };
}
