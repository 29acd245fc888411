import type { Queryable } from '@memory/database';
import { countEdges, type EdgeSource, edgeIdAt } from './edge-source.ts';
import { inOrder, type SharedOut, type ShareOptions, shareOut } from './share-out.ts';
import type { TimeBudget } from './time-budget.ts';

/**
 * The first `count` edges of an arm's text, as the walk met them from `near`, in the order of their ids. They stay text
 * until somebody asks for one. What was merged into `near` may have edges to it: those lead nowhere.
 */
export type EdgeRun = { near: string; outward: boolean; edges: string; count: number };

export type Level = Pick<SharedOut<string>, 'merged' | 'examined' | 'limit'> & {
  /** An edge between two nodes of the frontier is met from both. */
  runs: EdgeRun[];
  /** Edges that were met besides. */
  untold: number;
};

/** Every edge of the frontier, or as many as the budgets allow. */
export async function expandLevel(
  tx: Queryable,
  source: EdgeSource,
  frontier: readonly string[],
  options: ShareOptions & { time: TimeBudget },
): Promise<Level> {
  const { parts, ...level } = await shareOut(frontier, options, async (asked, { share, discover }) => {
    const rows = await options.time.run(source.expand(tx, asked, { limit: share + 1, discover }));
    return inOrder(rows, asked).map(({ arm, row: [, , edges] }) => {
      const read = countEdges(edges);
      return { arm, read, last: read > share ? edgeIdAt(edges, share - 1) : null, told: edges };
    });
  });
  const runs = parts.map(({ arm, count, told }) => ({
    ...{ near: arm.node, outward: arm.outward, edges: told, count },
  }));
  return { ...level, runs, untold: 0 };
}
