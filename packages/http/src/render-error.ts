import { type ErrorDetail, internalError, ServiceError } from '@memory/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './app-env.ts';
import { BodyAbortedError } from './request/read-body.ts';

/**
 * The one place where an error becomes an answer: `{"detail": …}` at its status. What is no `ServiceError` is a fault
 * of this service; its words stay inside.
 */
export function renderError(error: unknown, c: Context<AppEnv>): Response {
  // Its connection is gone; the status is for the metrics.
  if (error instanceof BodyAbortedError) return c.json({ detail: 'Bad Request' }, 400);
  const known = error instanceof ServiceError ? error : internalError(error);
  for (const [name, value] of Object.entries(known.headers)) c.header(name, value);
  return c.json({ detail: known.detail }, known.status as ContentfulStatusCode);
}

/** The same for answers made outside of an app, by the server itself. */
export function errorBody(detail: ErrorDetail): string {
  return JSON.stringify({ detail });
}
