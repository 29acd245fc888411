import type { DocumentSearchFilters } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import type { Rank } from '../ranking.ts';

/** The condition that a version, the row `alias` of memory.versions, satisfies a documents filter. */
export type MatchVersion = (
  sql: Sql,
  filters: DocumentSearchFilters,
  alias: string,
) => Promise<{ condition: Fragment }>;

export type SearchDeps = { sql: Sql; rank: Rank; matchVersion: MatchVersion; now: () => Date };
