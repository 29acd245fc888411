import { z } from 'zod';
import { limits } from '../limits.ts';
import { integer, listOf, orNull, text, unique, utcDateTime, uuid } from '../values/request-values.ts';

/** Along an edge from its subject to its object, against it, or either way. */
export const GraphDirection = z.enum(['out', 'in', 'both']);
export type GraphDirection = z.infer<typeof GraphDirection>;

/** The shortest paths alone, or every path that repeats no node, shortest first. */
export const PathChoice = z.enum(['shortest', 'all']);
export type PathChoice = z.infer<typeof PathChoice>;

const bounds = limits.graph;

function valueError(error: string, path: string[] = []) {
  const params = { type: 'value_error', msg: `Value error, ${error}`, ctx: { error } };
  return { code: 'custom' as const, message: params.msg, params, path };
}

/** When an edge has to hold in the world, and what the memory knew then: both, or neither for now. */
const clocks = { valid_at: orNull(utcDateTime()), believed_at: orNull(utcDateTime()) };

const traversal = {
  direction: GraphDirection.default('both'),
  ...clocks,
  expansion_budget: integer(bounds.expansionBudget).default(bounds.expansionBudget.default),
  frontier_budget: integer(bounds.frontierBudget).default(bounds.frontierBudget.default),
  time_budget_ms: integer(bounds.timeBudgetMs).default(bounds.timeBudgetMs.default),
};

const predicates = orNull(
  listOf(text(limits.predicate), bounds.predicates)
    .refine(unique, { message: 'predicates must not contain duplicates' })
    .meta({ uniqueItems: true }),
);

type Clocks = { valid_at?: Date | undefined; believed_at?: Date | undefined };

function clocksTogether(request: Clocks, ctx: z.RefinementCtx): void {
  if ((request.valid_at === undefined) === (request.believed_at === undefined)) return;
  ctx.addIssue(valueError('valid_at and believed_at must be supplied together'));
}

function endsDiffer(request: { source: string; target: string }, ctx: z.RefinementCtx): void {
  if (request.source !== request.target) return;
  ctx.addIssue(valueError('source and target must be different'));
}

/** What is within some hops of entities; an answer holds at most `result_budget` edges and says how to go on. */
export const GraphNeighborhoodRequest = z
  .strictObject({
    anchors: listOf(uuid(), bounds.anchors)
      .refine(unique, { message: 'anchors must not contain duplicates' })
      .meta({ uniqueItems: true }),
    hops: integer(bounds.neighborhoodHops).default(bounds.neighborhoodHops.default),
    predicates,
    ...traversal,
    result_budget: integer(bounds.neighborhoodResults).default(bounds.neighborhoodResults.default),
    continuation: orNull(text({ max: 2_000 })),
  })
  .superRefine(clocksTogether);
export type GraphNeighborhoodRequest = z.infer<typeof GraphNeighborhoodRequest>;

const pathBetween = {
  source: uuid(),
  target: uuid(),
  hops: integer(bounds.pathHops).default(bounds.pathHops.default),
  paths: PathChoice.default('shortest'),
};

/** How one entity is connected with another; at most `result_budget` paths, shortest first. */
export const GraphPathRequest = z
  .strictObject({
    ...pathBetween,
    predicates,
    ...traversal,
    result_budget: integer(bounds.pathResults).default(bounds.pathResults.default),
  })
  .superRefine(clocksTogether)
  .superRefine(endsDiffer);
export type GraphPathRequest = z.infer<typeof GraphPathRequest>;

/** How one document is connected with another by what cites what; `source` and `target` are documents. */
export const GraphCitationPathRequest = z
  .strictObject({
    ...pathBetween,
    ...traversal,
    result_budget: integer(bounds.pathResults).default(bounds.pathResults.default),
  })
  .superRefine(clocksTogether)
  .superRefine(endsDiffer);
export type GraphCitationPathRequest = z.infer<typeof GraphCitationPathRequest>;
