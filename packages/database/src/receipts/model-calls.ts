import type { Queryable, Sql } from '../database.ts';
import type { ReceiptRow } from './receipt.ts';
import { recordReceipts } from './record-receipts.ts';

/** A call that somebody wants to make. */
export type CallToReserve = {
  callKey: string;
  workId: string;
  stage: string | null;
  /** US dollars that it may cost. */
  usd: number;
  /** After this many milliseconds it counts no longer, however it ended. */
  expiresMs: number;
};

/** What calls may cost since midnight UTC, in US dollars, and how many may be under way; null where nothing is said. */
export type CallLimits = { totalUsd: number | null; stageUsd: number | null; atOnce: number | null };

/**
 * `spent`: the budget of the deployment or the stage is used up, with what is set aside; `busy`: too many calls are under way.
 */
export type Reservation =
  | { outcome: 'reserved' }
  | { outcome: 'spent'; dayEndsInMs: number }
  | { outcome: 'busy' };

/**
 * Sets aside what a call may cost, if what was spent today and what is set aside already leave anything. Reservations are made one
 * after the other, so that any number of workers spend at most one call beyond a budget. By memory.cost_receipts_charged.
 */
export async function reserveCall(sql: Sql, call: CallToReserve, limits: CallLimits): Promise<Reservation> {
  return await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('memory.model_calls', 0))`;
    await tx`delete from memory.model_calls where expires_at <= clock_timestamp()`;
    const [row] = await tx<{ spent: boolean; busy: boolean; left_ms: number }[]>`
      with day as (select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' as start),
      charged as (
        select coalesce(sum(r.cost_usd), 0) as total,
               coalesce(sum(r.cost_usd) filter (where r.stage = ${call.stage}::text), 0) as of_stage
          from day join memory.cost_receipts r on r.cost_usd > 0 and r.occurred_at >= day.start
      ),
      reserved as (
        select coalesce(sum(usd), 0) as total, coalesce(sum(usd) filter (where stage = ${call.stage}::text), 0) as of_stage,
               count(*) as calls
          from memory.model_calls
      )
      select charged.total + reserved.total >= coalesce(${limits.totalUsd}::numeric, 'infinity')
             or charged.of_stage + reserved.of_stage >= coalesce(${limits.stageUsd}::numeric, 'infinity') as spent,
             reserved.calls >= coalesce(${limits.atOnce}::int, 2147483647) as busy,
             extract(epoch from day.start + interval '1 day' - now())::float8 * 1000 as left_ms
        from day, charged, reserved`;
    if (row === undefined || row.spent)
      return { outcome: 'spent', dayEndsInMs: Math.ceil(row?.left_ms ?? 0) };
    if (row.busy) return { outcome: 'busy' };
    await tx`
      insert into memory.model_calls (call_key, work_id, stage, usd, expires_at)
      values (${call.callKey}, ${call.workId}, ${call.stage}, ${call.usd},
              clock_timestamp() + ${call.expiresMs} * interval '1 millisecond')`;
    return { outcome: 'reserved' };
  });
}

/** A call that ended: its receipt, and its answer where that is worth keeping. */
export type EndedCall = { receipt: ReceiptRow; answer: { requestKey: string; text: string } | null };

/** Keeps the receipt of a call that has ended, gives back what was set aside for it, and keeps its answer until the stage commits. */
export async function settleCall(sql: Sql, { receipt, answer }: EndedCall): Promise<void> {
  await sql.begin(async (tx) => {
    await Promise.all([
      recordReceipts(tx, [receipt]),
      tx`delete from memory.model_calls where call_key = ${receipt.call_key}`,
      answer === null
        ? null
        : tx`insert into memory.model_answers (work_id, request_key, call_key, answer)
             select ${receipt.work_id}, ${answer.requestKey}, ${receipt.call_key}, ${answer.text}
              where exists (select from memory.pipeline_work where work_id = ${receipt.work_id})
             on conflict (work_id, request_key) do nothing`,
    ]);
  });
}

/** What an earlier run of a piece of work was answered to a request; null where it was not. */
export async function recallAnswer(sql: Sql, workId: string, requestKey: string): Promise<string | null> {
  const [row] = await sql<{ answer: string }[]>`
    select answer from memory.model_answers where work_id = ${workId} and request_key = ${requestKey}`;
  return row?.answer ?? null;
}

/** Forgets the answers to a piece of work, in the transaction in which its output is written. */
export async function forgetAnswers(tx: Queryable, workId: string): Promise<void> {
  await tx`delete from memory.model_answers where work_id = ${workId}`;
}
