import { z } from 'zod';
import { limits } from '../limits.ts';
import { count, id, utcTime } from '../values/answer-values.ts';
import { queryInteger } from '../values/request-values.ts';

/** What one model call cost. */
export const CostReceipt = z.strictObject({
  cost_id: id,
  deployment_id: id,
  work_id: id,
  source: z.enum(['worker', 'surface']),
  stage: z.string().nullable(),
  lane: z.string().nullable(),
  surface: z.string().nullable(),
  model_name: z.string().nullable(),
  attempt: z.int().nullable(),
  tokens_in: count.nullable(),
  tokens_out: count.nullable(),
  latency_ms: count.nullable(),
  call_key: z.string(),
  outcome: z.string(),
  cost_usd: z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .nullable(),
  occurred_at: utcTime,
});
export type CostReceipt = z.infer<typeof CostReceipt>;

export const CostExportQuery = z.strictObject({
  cursor: z.string().optional(),
  limit: queryInteger(limits.costExportPage).default(limits.costExportPage.default),
});
export type CostExportQuery = z.infer<typeof CostExportQuery>;

export const CostExportPage = z.strictObject({
  contract: z.literal('rememberstack.cost_export.v1'),
  deployment_id: id,
  server_time: utcTime,
  horizon: utcTime,
  cursor: z.string().nullable(),
  next_cursor: z.string(),
  persist_failures: count,
  scope_missing: count,
  receipts: z.array(CostReceipt),
});
export type CostExportPage = z.infer<typeof CostExportPage>;
