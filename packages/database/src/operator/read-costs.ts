import type { Sql } from '../database.ts';

/** What the calls of one model for one stage cost on one day (UTC). */
export type CostRow = {
  /** `YYYY-MM-DD`. */
  day: string;
  /** The stage; of questions the route or operation that asked; of rebuilds the lane. */
  stage: string;
  model: string;
  calls: number;
  /** Of these, how many gave no usable answer. */
  failed: number;
  tokens_in: number;
  tokens_out: number;
  /** US dollars, a decimal in digits. */
  usd: string;
  /** Calls of which nobody told what they cost. */
  unpriced: number;
};

/** The receipts of the last days, today included, by day, stage and model; newest day and dearest first. */
export async function readCosts(sql: Sql, { days }: { days: number }): Promise<CostRow[]> {
  return await sql<CostRow[]>`
    with day as (select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' as today)
    select to_char(r.occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(r.stage, r.surface, r.lane, '-') as stage,
           coalesce(r.model_name, '-') as model, count(*)::int as calls, count(*) filter (where r.outcome <> 'succeeded')::int as failed,
           coalesce(sum(r.tokens_in), 0)::float8 as tokens_in, coalesce(sum(r.tokens_out), 0)::float8 as tokens_out,
           trim_scale(coalesce(sum(r.cost_usd), 0))::text as usd, count(*) filter (where r.cost_usd is null)::int as unpriced
      from day join memory.cost_receipts r on r.occurred_at >= day.today - ${days - 1} * interval '1 day'
     group by 1, 2, 3
     order by 1 desc, sum(r.cost_usd) desc nulls last, 2, 3`;
}
