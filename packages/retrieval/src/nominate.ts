import type { Sql } from '@memory/database';
import { IndexUnavailableError } from './facts/facts-context.ts';
import type { Nominate } from './facts/nominate-facts.ts';
import type { Rank } from './ranking.ts';

/** The ids of the best facts or entities for a question. A model that cannot answer makes the index unavailable. */
export function createNominate(sql: Sql, rank: Rank): Nominate {
  return async (kind, channel, query, { limit, among }) => {
    const ranking = await rank({
      kind,
      channel,
      query,
      limit,
      among: among && sql`select item_id from unnest(${[...among]}::uuid[]) as a (item_id)`,
    }).catch((cause) => {
      throw new IndexUnavailableError('The question could not be compared with the search index.', { cause });
    });
    if (ranking === null) return [];
    const rows = await sql<{ item_id: string }[]>`${ranking.items}`;
    return rows.map((row) => row.item_id);
  };
}
