import type { Admission } from '@memory/perimeter';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * Holds what the perimeter let in to the admission limits. A request counts as in flight until its answer is sent or its
 * connection is gone. What has no caller (`/healthz`) is not counted.
 */
export function admit(admission: Admission): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const caller = c.get('caller');
    if (caller === undefined) return next();
    const release = await admission.admit(caller.credential);
    const outgoing = outgoingOf(c);
    if (outgoing === undefined) {
      try {
        return await next();
      } finally {
        release();
      }
    }
    if (outgoing.closed) release();
    else outgoing.once('close', release);
    return next();
  };
}

/** Node's response; a test that calls the app without a server has none. */
function outgoingOf(c: Context<AppEnv>) {
  const outgoing = c.env?.outgoing;
  return outgoing !== undefined && 'once' in outgoing ? outgoing : undefined;
}
