import { methodNotAllowed, notFound, type Route, type RouteName, routes, routesAt } from '@memory/contract';
import type { Admission, Perimeter } from '@memory/perimeter';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { admit } from './middleware/admit.ts';
import { guard } from './middleware/guard.ts';
import { type ObserveOptions, observe } from './middleware/observe.ts';
import { renderError } from './render-error.ts';
import { type BodyLimits, defaultBodyLimits } from './request/read-body.ts';
import { type Validated, validateRequest } from './request/validate.ts';
import { within } from './within.ts';

export type RouteTable = typeof routes;

/** A validated request and Hono's own context. */
export type Call<R extends Route> = Validated<R> & { c: Context<AppEnv> };

export type Handler<R extends Route> = (call: Call<R>) => Promise<z.input<R['response']>>;

export type RouteOptions<R extends Route> = {
  /** Runs before the body is read, on what the path and the perimeter say. */
  admit?: (c: Context<AppEnv>) => void;
  handle: Handler<R>;
};

/** An app whose routes come from the contract. */
export type RoutedApp = {
  hono: Hono<AppEnv>;
  /** Serves a route of the contract, validated by it. HEAD answers where GET does. */
  serve<Name extends RouteName>(
    name: Name,
    options: RouteOptions<RouteTable[Name]> | Handler<RouteTable[Name]>,
  ): void;
  /** Serves a route whose request its handler validates itself: what streams, or has an order of its own. */
  serveRaw<Name extends RouteName>(
    name: Name,
    handle: (c: Context<AppEnv>, route: RouteTable[Name]) => Promise<z.input<RouteTable[Name]['response']>>,
  ): void;
  /** The routes that are served. */
  served: ReadonlySet<RouteName>;
};

export type AppOptions = ObserveOptions & {
  /** Who may call; a service without one is for its own listener only. */
  perimeter?: Perimeter;
  /** How much the perimeter's callers may ask; no limit without it. */
  admission?: Admission | undefined;
  bodyLimits?: BodyLimits;
  /** Longest time from a request that has been read to its answer; what takes longer has failed. */
  answerMs?: number;
};

/**
 * No operation may take longer than the 25 s of `facts_context`. A database that accepts connections and does not answer
 * would otherwise hold every caller for ever.
 */
const defaultAnswerMs = 30_000;

/** A Hono app that answers as the contract says: errors, unknown paths, wrong methods, request ids, the perimeter. */
export function createRoutedApp({
  perimeter,
  admission,
  bodyLimits = defaultBodyLimits,
  answerMs = defaultAnswerMs,
  ...observed
}: AppOptions): RoutedApp {
  const hono = new Hono<AppEnv>();
  const served = new Set<RouteName>();
  hono.use(observe(observed));
  if (perimeter !== undefined) hono.use(guard(perimeter, observed.metrics));
  if (admission !== undefined) hono.use(admit(admission));
  hono.onError((error, c) => renderError(error, c));
  hono.notFound((c) => {
    const allowed = methodsAt(c.req.path, served);
    return renderError(allowed.length === 0 ? notFound() : methodNotAllowed(allowed), c);
  });

  function register(name: RouteName, answer: (c: Context<AppEnv>) => Promise<unknown>): void {
    const { method, path } = routes[name];
    served.add(name);
    hono.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => c.json(await answer(c)));
  }

  return {
    hono,
    served,
    serve(name, options) {
      const { admit, handle } =
        typeof options === 'function' ? { handle: options, admit: undefined } : options;
      const route = routes[name];
      register(name, async (c) => {
        admit?.(c);
        const request = await validateRequest(route, c, bodyLimits);
        return within(handle({ ...request, c }), answerMs);
      });
    },
    serveRaw(name, handle) {
      register(name, (c) => handle(c, routes[name]));
    },
  };
}

/** The methods that a path answers to among the routes that are served. */
function methodsAt(path: string, served: ReadonlySet<RouteName>): string[] {
  const methods = routesAt(path)
    .filter(({ name }) => served.has(name))
    .map(({ route }) => route.method);
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
