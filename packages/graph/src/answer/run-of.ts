import { type GraphRun, type TraversalLimit, toUtcString } from '@memory/contract';
import type { Moment } from '../traversal/moment.ts';

type Budgets = {
  hops: number;
  expansion_budget: number;
  frontier_budget: number;
  result_budget: number;
  time_budget_ms: number;
};

/** How a traversal was run, for whoever has to account for it. */
export function runOf(
  budgets: Budgets,
  moment: Moment,
  outcome: { limit: TraversalLimit | null; examined: number; paths: number },
): GraphRun {
  return {
    truncated: outcome.limit !== null,
    truncation_reason: outcome.limit,
    examined_edges: outcome.examined,
    returned_paths: outcome.paths,
    effective_depth: budgets.hops,
    effective_expansion_budget: budgets.expansion_budget,
    effective_frontier_budget: budgets.frontier_budget,
    effective_result_budget: budgets.result_budget,
    effective_time_budget_ms: budgets.time_budget_ms,
    applied_valid_at: toUtcString(moment.validAt),
    applied_believed_at: toUtcString(moment.believedAt),
    evaluated_at: toUtcString(moment.evaluatedAt),
  };
}
