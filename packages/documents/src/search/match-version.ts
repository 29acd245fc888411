import type { DocumentSearchFilters } from '@memory/contract';
import type { Sql } from '@memory/database';
import { type Fragment, satisfies } from './filters.ts';
import { findPeople } from './people.ts';

/**
 * The condition that a version, the row `alias` of memory.versions, satisfies a documents filter, for the searches of
 * other packages. Wrapped, because a statement that is returned from an async function as it is would be run.
 */
export async function matchVersion(
  sql: Sql,
  filters: DocumentSearchFilters,
  alias: string,
): Promise<{ condition: Fragment }> {
  const people = await findPeople(sql, filters);
  return { condition: satisfies(sql, { filters, people }, alias) };
}
