import type { HttpBindings } from '@hono/node-server';
import type { Caller } from '@memory/perimeter';

/** What a request carries through the middleware and handlers of a service. */
export type AppEnv = {
  /** Node's own request and response; absent when a test calls the app without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Who is calling, once the perimeter has let them in. */
    caller?: Caller;
  };
};
