import { z } from 'zod';
import { count, id, utcTime } from '../values/answer-values.ts';
import { TruncationReason } from '../vocabulary.ts';
import { Envelope } from './envelope.ts';
import { GraphNode } from './graph.ts';
import { GraphInvocation } from './query-result.ts';
import { liveGraphFaults } from './readiness.ts';

/** What the graph service answers to the API; no client of the deployment sees these. */

/** One traversal as it was run: its budgets in force, its clocks, and which budget stopped it. */
export const GraphRun = GraphInvocation.omit({ ordinal: true, function: true });
export type GraphRun = z.infer<typeof GraphRun>;

/** The envelope that a client gets, and how it came about. */
export const GraphAnswer = z.strictObject({ envelope: Envelope, run: GraphRun });
export type GraphAnswer = z.infer<typeof GraphAnswer>;

/** The entities around anchors that an operation goes on to search in: nearest and best supported first. */
export const GraphExpansionRequest = z.strictObject({
  anchors: z.array(id).min(1),
  hops: z.int().min(1),
  predicate: z.string().nullable(),
  at: utcTime,
  /** Neighbours at most, anchors not counted. */
  limit: count,
});
export type GraphExpansionRequest = z.infer<typeof GraphExpansionRequest>;

/** `dropped` counts neighbours that are no longer current: they were merged into others. */
export const GraphExpansion = z.strictObject({ nodes: z.array(GraphNode), dropped: count });
export type GraphExpansion = z.infer<typeof GraphExpansion>;

/** Why the live graph is not ready; null when it is. */
export const GraphHealth = z.strictObject({ fault: z.enum(liveGraphFaults).nullable() });
export type GraphHealth = z.infer<typeof GraphHealth>;

/** A budget that cut a traversal short. */
export const TraversalLimit = TruncationReason.extract([
  'result_budget',
  'expansion_budget',
  'frontier_budget',
  'time_budget',
  'depth_budget',
]);
export type TraversalLimit = z.infer<typeof TraversalLimit>;
