/** What each connection of the graph is bounded by; the health check reads them back. */
export type GraphSettings = Readonly<Record<string, string>>;

/**
 * - `default_transaction_read_only`: a second wall behind the role, which may not write either
 * - `enable_seqscan`, `plan_cache_mode`: every statement finds its rows by an index, and is planned once a connection
 * - `statement_timeout`: above every budget, for what outlives its caller
 */
export function graphSettings(workMemKib: number): GraphSettings {
  return {
    work_mem: `${workMemKib}kB`,
    statement_timeout: '35000',
    lock_timeout: '5000',
    idle_in_transaction_session_timeout: '60000',
    default_transaction_read_only: 'on',
    max_parallel_workers_per_gather: '0',
    enable_seqscan: 'off',
    plan_cache_mode: 'force_generic_plan',
  };
}
