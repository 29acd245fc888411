import type { Tx } from '../database.ts';

/**
 * Runs statements that are planned without sequential scans. A pool keeps plans: one made while a table of the index
 * was empty would read the whole table for each item until the next analyze, when it has grown to a million rows.
 */
export async function withIndexScans(tx: Tx, statements: () => Promise<unknown>[]): Promise<void> {
  await Promise.all([
    tx`select set_config('enable_seqscan', 'off', true)`,
    ...statements(),
    tx`select set_config('enable_seqscan', 'on', true)`,
  ]);
}
