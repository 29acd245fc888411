import type { Truncation } from '@memory/contract';

/** More matched than is returned, and how many was not counted. */
export function uncountedMore(returned: number, reason: Truncation['reason']): Truncation {
  return {
    truncated: true,
    returned,
    estimated_total: returned + 1,
    total_is_exact: false,
    continuation: null,
    reason,
  };
}
