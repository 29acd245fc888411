import type { Sql } from '@memory/database';
import { IndexUnavailableError } from './facts/facts-context.ts';
import type { Nominate } from './facts/nominate-facts.ts';
import type { Rank } from './ranking.ts';

/**
 * A nomination is judged again by what it says, so items that share no more with a question than words of thousands are
 * not all looked at: adding up a word's 28,000 postings takes three times as long as everything else here.
 */
const ENOUGH_PER_NOMINATION = 2;

/** The ids of the best facts or entities for a question. A model that cannot answer makes the index unavailable. */
export function createNominate(sql: Sql, rank: Rank): Nominate {
  return async (kind, channel, query, { limit, among }) => {
    const ranking = await rank({
      kind,
      channel,
      query,
      limit,
      // Among a few, every word counts.
      enough: among === undefined ? ENOUGH_PER_NOMINATION * limit : undefined,
      among,
    }).catch((cause) => {
      throw new IndexUnavailableError('The question could not be compared with the search index.', { cause });
    });
    if (ranking === null) return [];
    const rows = await sql<{ item_id: string }[]>`${ranking.items}`;
    return rows.map((row) => row.item_id);
  };
}
