import type { SearchRequest } from '@memory/contract';
import type { Sql } from '@memory/database';
import { type Fragment, type ItemKind, rankLexical, rankSemantic } from '@memory/database/search-index';
import { semanticWeight } from './channel-weight.ts';
import type { QueryVectors } from './query-vectors.ts';

export type Channel = SearchRequest['channel'];

export type RankingQuestion = {
  kind: ItemKind;
  channel: Channel;
  query: string;
  limit: number;
  among?: Fragment | readonly string[] | undefined;
  /** Of `bm25`, both as in `LexicalQuestion`. */
  beyond?: Fragment | undefined;
  enough?: number | undefined;
  /** Of `semantic`, as in `SemanticQuestion`. */
  inView?: number | undefined;
};

/**
 * The nomination step: a query for (item_id, score), best first, to be put into a statement that confirms. Null when
 * the semantic channel has nothing to compare with yet.
 */
export type Rank = (question: RankingQuestion, signal?: AbortSignal) => Promise<Ranking | null>;

/**
 * Wrapped, because a statement that is returned from an async function as it is would be run on the way. `weight` is what its
 * places count in a fusion; 1 where nothing is said.
 */
export type Ranking = { items: Fragment; weight?: number };

export function createRank(sql: Sql, vectors: QueryVectors): Rank {
  return async ({ kind, channel, query, limit, among, beyond, enough, inView }, signal) => {
    if (channel === 'bm25') return { items: rankLexical(sql, { kind, query, limit, among, beyond, enough }) };
    const embedded = await vectors.embed(query, signal);
    if (embedded === null) return null;
    const { index, vector } = embedded;
    const { generation } = index;
    const indexed = index.indexed.has(kind);
    return {
      items: rankSemantic(sql, { kind, generation, vector, limit, among, indexed, inView }),
      weight: semanticWeight(index.model),
    };
  };
}
