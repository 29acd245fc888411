import type { Sql } from '../database.ts';

export type Spending = {
  /** US dollars since midnight UTC, in all and by stage. */
  total: number;
  byStage: ReadonlyMap<string, number>;
  /** Milliseconds until the day is over, by the database's clock. */
  dayEndsInMs: number;
};

/** What model calls have cost today (UTC). By memory.cost_receipts_charged, which holds only calls that cost something. */
export async function readSpending(sql: Sql): Promise<Spending> {
  const rows = await sql<{ stage: string | null; usd: number | null; left_ms: number }[]>`
    with day as (select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' as start)
    select r.stage, sum(r.cost_usd)::float8 as usd,
           extract(epoch from day.start + interval '1 day' - now())::float8 * 1000 as left_ms
      from day left join memory.cost_receipts r on r.cost_usd > 0 and r.occurred_at >= day.start
     group by r.stage, day.start`;
  const byStage = new Map<string, number>();
  let total = 0;
  for (const { stage, usd } of rows) {
    total += usd ?? 0;
    if (stage !== null) byStage.set(stage, usd ?? 0);
  }
  return { total, byStage, dayEndsInMs: Math.ceil(rows[0]?.left_ms ?? 0) };
}
