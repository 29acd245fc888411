import type { Sql } from '../database.ts';
import type { ReceiptRow } from './receipt.ts';

/** A place in the order of the export: everything up to and including this receipt has been read. */
export type ReceiptPlace = { position: bigint; costId: string };

/** Before the first receipt. */
export const exportStart: ReceiptPlace = { position: 0n, costId: '00000000-0000-0000-0000-000000000000' };

export type ExportedReceipts = {
  deploymentId: string;
  serverTime: Date;
  /** No receipt of a transaction that was given its id before this can still appear behind `next`. */
  horizon: Date;
  receiptsLost: number;
  /** Receipts that say neither stage nor lane nor surface. */
  unscoped: number;
  receipts: ReceiptRow[];
  /** Where to go on from. */
  next: ReceiptPlace;
};

type PageRow = {
  deployment_id: string;
  server_time: Date;
  horizon: Date;
  receipts_lost: string;
  unscoped: string;
  receipts: (Omit<ReceiptRow, 'occurred_at'> & { occurred_at: string; position: string })[];
};

/**
 * One page of receipts behind `after`, in the order of their transactions' ids, up to the oldest id that a transaction
 * still holds. Every transaction below it has ended, so what it wrote is visible in this statement's snapshot or never
 * will be, and every later one has a higher id: a reader that goes on from `next` misses none and meets none twice.
 *
 * The horizon as a time: with no transaction in progress it is now; else the newest receipt below the oldest id tells
 * when that id was not yet taken. By memory.cost_receipts_by_position and cost_receipts_unscoped.
 */
export async function exportReceipts(
  sql: Sql,
  { after, limit }: { after: ReceiptPlace; limit: number },
): Promise<ExportedReceipts> {
  const [row] = await sql<PageRow[]>`
    with edge as materialized (
      select d.deployment_id, d.receipts_lost, d.created_at, statement_timestamp() as server_time,
             pg_snapshot_xmin(s)::text::bigint + d.cost_shift as position, pg_snapshot_xmin(s) = pg_snapshot_xmax(s) as is_quiet
        from memory.deployment d, pg_current_snapshot() s
    ), page as (
      select r.cost_id, r.work_id, r.source, r.stage, r.lane, r.surface, r.model_name, r.attempt, r.tokens_in,
             r.tokens_out, r.latency_ms, r.call_key, r.outcome, r.cost_usd::text as cost_usd, r.occurred_at,
             r.position::text as position, row_number() over (order by r.position, r.cost_id) as place
        from memory.cost_receipts r
       where (r.position, r.cost_id) > (${String(after.position)}::bigint, ${after.costId}::uuid)
         and r.position < (select position from edge)
       order by r.position, r.cost_id
       limit ${limit}
    )
    select e.deployment_id, e.server_time, e.receipts_lost,
           case when e.is_quiet then e.server_time else coalesce(
             (select r.recorded_at from memory.cost_receipts r where r.position < e.position
               order by r.position desc, r.cost_id desc limit 1), e.created_at) end as horizon,
           (select count(*) from memory.cost_receipts where stage is null and lane is null and surface is null) as unscoped,
           (select coalesce(jsonb_agg(to_jsonb(p) - 'place' order by p.place), '[]') from page p) as receipts
      from edge e`;
  if (row === undefined) throw new Error('the deployment row is missing');
  if (row.receipts.length > 0) await flushCommits(sql);
  const last = row.receipts.at(-1);
  return {
    deploymentId: row.deployment_id,
    serverTime: row.server_time,
    horizon: row.horizon,
    receiptsLost: Number(row.receipts_lost),
    unscoped: Number(row.unscoped),
    receipts: row.receipts.map(({ position: _position, ...receipt }) => ({
      ...receipt,
      occurred_at: new Date(receipt.occurred_at),
    })),
    next: last === undefined ? after : { position: BigInt(last.position), costId: last.cost_id },
  };
}

/**
 * Workers do not wait for their commits to reach the disk. A server that is lost then forgets the last of them and gives
 * their transaction ids out again, below the place of a reader who had seen them. A commit that does wait, with
 * something of its own to write, takes all earlier ones with it.
 */
async function flushCommits(sql: Sql): Promise<void> {
  await sql`select pg_logical_emit_message(true, 'memory', 'cost export')`;
}

/**
 * Where a dump was restored on another server, transaction ids may have begun anew, below those of the receipts that
 * are there: new receipts would then stand before them. Lifts the order of what is to come above all that is.
 * Does nothing anywhere else, since no receipt can have an id that has not been given out yet.
 */
export async function liftReceiptOrder(sql: Sql): Promise<void> {
  await sql`
    update memory.deployment d
       set cost_shift = top.position + 1 - pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      from (select position from memory.cost_receipts order by position desc, cost_id desc limit 1) top
     where top.position >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint + d.cost_shift`;
}
