import { randomUUID } from 'node:crypto';
import { ServiceError } from '@memory/contract';
import {
  createCounter,
  createGauge,
  createHistogram,
  type Logger,
  type Registry,
  type Span,
  type Tracer,
  withIds,
  withSpan,
} from '@memory/telemetry';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../app-env.ts';
import { BodyAbortedError } from '../request/read-body.ts';

export type HttpMetrics = ReturnType<typeof createHttpMetrics>;

/** Requests of one service: how many by route and status, how long they took, how many are under way. */
export function createHttpMetrics(registry: Registry) {
  return {
    requests: createCounter(registry, 'memory_http_requests_total'),
    duration: createHistogram(registry, 'memory_http_request_duration_seconds'),
    inFlight: createGauge(registry, 'memory_http_requests_in_flight'),
    perimeterRefusals: createCounter(registry, 'memory_perimeter_refusals_total'),
  };
}

export type ObserveOptions = {
  log: Logger;
  metrics?: HttpMetrics | undefined;
  /** Begins a trace for each request, or joins the caller's; undefined where traces are off. */
  tracer?: Tracer | undefined;
};

const requestIdShape = /^[A-Za-z0-9._:-]{1,128}$/;
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PATCH']);

/**
 * Gives each request an id (the caller's own where it is well-formed), in its answer and in every log line; measures
 * it; and writes one line when it is answered. Neither the query nor anything about the caller is written.
 */
export function observe({ log, metrics, tracer }: ObserveOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const offered = c.req.header('x-request-id') ?? '';
    const requestId = requestIdShape.test(offered) ? offered : randomUUID();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    const started = performance.now();
    metrics?.inFlight.inc();
    const span = tracer?.start('request', {
      kind: 'server',
      parent: c.req.header('traceparent') ?? null,
      attributes: { 'memory.request_id': requestId },
    });
    await withIds({ request_id: requestId }, async () => {
      try {
        await (span === undefined ? next() : withSpan(span, next));
      } finally {
        metrics?.inFlight.dec();
        if (span !== undefined) endSpan(c, span);
      }
      report(c, { log, metrics }, performance.now() - started);
    });
  };
}

function report(c: Context<AppEnv>, { log, metrics }: ObserveOptions, elapsedMs: number): void {
  const { method, route } = labelsOf(c);
  const { status } = c.res;
  metrics?.requests.inc({ method, route, status: String(status) });
  metrics?.duration.observe({ method, route }, elapsedMs / 1000);
  const line = { method, route, status, elapsed_ms: Math.round(elapsedMs * 10) / 10 };
  if (c.error instanceof BodyAbortedError) log.info(line, 'request broken off');
  else if (status >= 500) log.error({ ...line, err: causeOf(c.error) }, 'request failed');
  else log.info(line, 'request answered');
}

function labelsOf(c: Context<AppEnv>): { method: string; route: string } {
  return { method: knownMethods.has(c.req.method) ? c.req.method : 'OTHER', route: routeOf(c) };
}

function endSpan(c: Context<AppEnv>, span: Span): void {
  const { method, route } = labelsOf(c);
  const { status } = c.res;
  span.rename(`${method} ${route}`);
  span.annotate({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  span.end(status >= 500 ? causeOf(c.error) : undefined);
}

/** The route's pattern, so that ids make no new label; every unknown path is one. */
function routeOf(c: Context<AppEnv>): string {
  const path = routePath(c, -1);
  return path.endsWith('*') ? 'none' : path;
}

function causeOf(error: Error | undefined): unknown {
  return error instanceof ServiceError ? (error.cause ?? error) : error;
}
