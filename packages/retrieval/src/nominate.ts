import type { Sql } from '@memory/database';
import { IndexUnavailableError } from './answer/boundary.ts';
import type { Nominate, Nomination } from './facts/nominate-facts.ts';
import type { Rank, Ranking } from './ranking.ts';

/**
 * What a vector index keeps in view for a nomination at least, pgvector's own default: of 200,000 entities the nearest
 * twenty take 1.3 ms, with a hundred in view 3.
 */
const LEAST_IN_VIEW = 40;

/**
 * The ids of the best facts or entities for a question, of all rankings in one round trip. A model or an index that cannot
 * answer makes the index unavailable.
 */
export function createNominate(sql: Sql, rank: Rank): Nominate {
  const rankingOf = ({ query, kind, channel, limit, among, found, beyond }: Nomination) => {
    const ids = among ?? [];
    return rank({
      kind,
      channel,
      query,
      limit,
      // A nomination is judged again by what it says. Items that share no more with a question than words of thousands are not
      // all looked at: adding up a word's 28,000 postings takes three times as long as everything else here. Among a few,
      // every word counts.
      enough: among === undefined ? limit : undefined,
      inView: Math.max(LEAST_IN_VIEW, limit),
      beyond,
      among:
        found === undefined
          ? among
          : sql`select item_id from ${list(found)} union select unnest(${[...ids]}::uuid[])`,
    });
  };
  /** By memory.facts_pkey. */
  const isAbout = (about: Nomination['about']) => {
    if (about === undefined) return sql``;
    const { predicate } = about;
    const entities = [...about.entities];
    return sql`where exists (
      select from memory.facts as f
       where f.fact_id = item_id and f.invalidated_at is null
         and (f.subject_entity_id = any(${entities}::uuid[]) or f.object_entity_id = any(${entities}::uuid[]))
         ${predicate === undefined ? sql`` : sql`and f.kind = 'relation' and f.predicate = ${predicate}`})`;
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
        sql`${i === 0 ? sql`` : sql`union all`} select ${sql.unsafe(String(at))} as place, item_id, score from ${list(at)} ${isAbout(nominations[at]?.about)}`,
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
