import type { Queryable } from '../database.ts';
import type { ReceiptRow } from './receipt.ts';

/**
 * Keeps receipts, each once, by one statement that may be part of a larger transaction. Their position is the id of the
 * transaction that writes them: a reader that stops before the oldest id still in use has left none behind.
 */
export async function recordReceipts(sql: Queryable, receipts: readonly ReceiptRow[]): Promise<void> {
  if (receipts.length === 0) return;
  const rows = receipts.map((receipt) => ({ ...receipt, occurred_at: receipt.occurred_at.toISOString() }));
  await sql`
    insert into memory.cost_receipts
           (cost_id, work_id, source, stage, lane, surface, model_name, attempt, tokens_in, tokens_out, latency_ms,
            call_key, outcome, cost_usd, occurred_at, recorded_at, position)
    select r.cost_id, r.work_id, r.source, r.stage, r.lane, r.surface, r.model_name, r.attempt, r.tokens_in, r.tokens_out,
           r.latency_ms, r.call_key, r.outcome, r.cost_usd, r.occurred_at, date_trunc('milliseconds', now()),
           pg_current_xact_id()::text::bigint + coalesce((select cost_shift from memory.deployment), 0)
      from jsonb_to_recordset(${sql.json(rows)}) as r
           (cost_id uuid, work_id uuid, source text, stage text, lane text, surface text, model_name text, attempt int,
            tokens_in int, tokens_out int, latency_ms int, call_key text, outcome text, cost_usd numeric,
            occurred_at timestamptz)
        on conflict (call_key) do nothing`;
}

/** Adds to the deployment's count of receipts that could not be kept. */
export async function countLostReceipts(sql: Queryable, count: number): Promise<void> {
  await sql`update memory.deployment set receipts_lost = receipts_lost + ${count}`;
}
