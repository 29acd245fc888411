import type { Tx } from '../database.ts';

/**
 * Has the rest of a transaction planned without sequential scans, for pools that are not set up so. A pool keeps plans:
 * one made while a table of the index was empty would read the whole table for each item until the next analyze, when it
 * has grown to a million rows.
 */
export async function keepToIndexes(tx: Tx): Promise<void> {
  await tx`select set_config('enable_seqscan', 'off', true)`;
}
