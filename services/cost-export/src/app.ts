import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type CostExportPage,
  costExportRateLimited,
  costExportUnauthorized,
  routes,
  toUtcString,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import { exportReceipts } from '@memory/database/receipts';
import { type AppEnv, createHttpMetrics, createRoutedApp, headerValues } from '@memory/http';
import { createCounter, createGauge, type Logger, type Registry } from '@memory/telemetry';
import type { Hono, MiddlewareHandler } from 'hono';
import { readCursor, writeCursor } from './cursor.ts';

export type CostExportDeps = {
  sql: Sql;
  token: string;
  log: Logger;
  registry: Registry;
  /** Milliseconds on a clock that never goes back. */
  monotonic?: () => number;
};

/** A page a second, in milliseconds. */
const PAGE_EVERY_MS = 1_000;

/** `GET /ops/cost-export/v1`, behind a token of its own. */
export function createCostExport(deps: CostExportDeps): Hono<AppEnv> {
  const { sql, log, registry, monotonic = () => performance.now() } = deps;
  const app = createRoutedApp({ log, metrics: createHttpMetrics(registry) });
  const served = createCounter(registry, 'memory_cost_export_receipts_total');
  const lag = createGauge(registry, 'memory_cost_export_horizon_lag_seconds');
  app.hono.use(requireToken(deps.token));
  app.hono.use(routes.costExport.path, paceRequests(monotonic));
  app.serve('costExport', async ({ query }): Promise<CostExportPage> => {
    const after = readCursor(query.cursor);
    const page = await exportReceipts(sql, { after, limit: query.limit });
    served.inc(page.receipts.length);
    lag.set((page.serverTime.getTime() - page.horizon.getTime()) / 1000);
    return {
      contract: 'rememberstack.cost_export.v1',
      deployment_id: page.deploymentId,
      server_time: toUtcString(page.serverTime),
      horizon: toUtcString(page.horizon),
      cursor: query.cursor ?? null,
      next_cursor: writeCursor(page.next),
      persist_failures: page.receiptsLost,
      scope_missing: page.unscoped,
      receipts: page.receipts.map((receipt) => ({
        ...receipt,
        deployment_id: page.deploymentId,
        occurred_at: toUtcString(receipt.occurred_at),
      })),
    };
  });
  return app.hono;
}

/** Lets in who sends the token in one `Authorization: Bearer` header; the comparison takes the same time for every other. */
function requireToken(token: string): MiddlewareHandler<AppEnv> {
  const expected = digestOf(token);
  return async (c, next) => {
    const [header = '', second] = headerValues(c, 'authorization');
    const presented = /^bearer +([^ ].*)$/i.exec(header)?.[1] ?? '';
    const isKnown = timingSafeEqual(digestOf(presented), expected);
    if (!isKnown || second !== undefined) throw costExportUnauthorized();
    return next();
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text, 'latin1').digest();
}

/** One request a second for the whole process. Requests that were refused use nothing up. */
function paceRequests(monotonic: () => number): MiddlewareHandler<AppEnv> {
  let admittedAt = Number.NEGATIVE_INFINITY;
  return async (_c, next) => {
    const now = monotonic();
    if (now - admittedAt < PAGE_EVERY_MS) throw costExportRateLimited();
    admittedAt = now;
    return next();
  };
}
