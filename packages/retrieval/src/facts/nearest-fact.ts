import type { Sql } from '@memory/database';
import { rankSemantic } from '@memory/database/search-index';
import { IndexUnavailableError } from '../answer/boundary.ts';
import type { QueryVectors } from '../query-vectors.ts';
import type { Nearest } from './is-told.ts';

/** What the index keeps in view to find the one nearest: pgvector's own default. */
const IN_VIEW = 40;

/** The nearest of all facts. A model or an index that cannot answer makes the index unavailable. */
export function createNearest(sql: Sql, vectors: QueryVectors): Nearest {
  return async (question) => {
    try {
      const embedded = await vectors.embed(question);
      if (embedded === null) return null;
      const { index, vector } = embedded;
      const { generation, model } = index;
      const indexed = index.indexed.has('fact');
      const [best] = await sql<{ score: number }[]>`
        ${rankSemantic(sql, { kind: 'fact', generation, vector, limit: 1, indexed, inView: IN_VIEW })}`;
      return best === undefined ? null : { model, score: best.score };
    } catch (cause) {
      throw new IndexUnavailableError('The question could not be compared with the search index.', { cause });
    }
  };
}
