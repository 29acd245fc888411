import type { Sql } from '@memory/database';
import { IndexUnavailableError } from './answer/boundary.ts';
import type { Nominate, Nomination } from './facts/nominate-facts.ts';
import type { Rank, Ranking } from './ranking.ts';

/**
 * A nomination is judged again by what it says, so items that share no more with a question than words of thousands are
 * not all looked at: adding up a word's 28,000 postings takes three times as long as everything else here.
 */
const ENOUGH_PER_NOMINATION = 2;

/**
 * The ids of the best facts or entities for a question, of all rankings in one round trip. A model or an index that cannot
 * answer makes the index unavailable.
 */
export function createNominate(sql: Sql, rank: Rank): Nominate {
  const rankingOf = ({ query, kind, channel, limit, among, found }: Nomination) => {
    const ids = among ?? [];
    return rank({
      kind,
      channel,
      query,
      limit,
      // Among a few, every word counts.
      enough: among === undefined ? ENOUGH_PER_NOMINATION * limit : undefined,
      among:
        found === undefined
          ? among
          : sql`select item_id from ${list(found)} union select unnest(${[...ids]}::uuid[])`,
    });
  };
  const list = (at: number) => sql.unsafe(`list_${Math.trunc(at)}`);

  async function rankAll(nominations: readonly Nomination[]): Promise<string[][]> {
    const rankings: (Ranking | null)[] = [];
    for (const nomination of nominations) rankings.push(await rankingOf(nomination));
    const ids: string[][] = nominations.map(() => []);
    const asked = rankings.flatMap((ranking, at) => (ranking === null ? [] : [{ at, items: ranking.items }]));
    if (asked.length === 0) return ids;
    const lists = asked.map(
      ({ at, items }, i) => sql`${i === 0 ? sql`` : sql`,`} ${list(at)} as materialized (${items})`,
    );
    const found = asked.map(
      ({ at }, i) =>
        sql`${i === 0 ? sql`` : sql`union all`} select ${sql.unsafe(String(at))} as place, item_id, score from ${list(at)}`,
    );
    const rows = await sql<{ place: number; item_id: string }[]>`
      with ${lists} select place, item_id from (${found}) as ranked order by place, score desc, item_id`;
    for (const { place, item_id } of rows) ids[place]?.push(item_id);
    return ids;
  }

  return async (nominations) => {
    try {
      return (await rankAll(nominations)) as { [At in keyof typeof nominations]: string[] };
    } catch (cause) {
      throw new IndexUnavailableError('The question could not be compared with the search index.', { cause });
    }
  };
}
