import type { Queryable } from '@memory/database';
import { countEdges, type EdgeSource, edgeIdAt } from './edge-source.ts';
import type { EdgeRun } from './expand-level.ts';
import { inOrder, type SharedOut, type ShareOptions, shareOut } from './share-out.ts';
import type { TimeBudget } from './time-budget.ts';

export type CountedLevel = Pick<SharedOut<string>, 'merged' | 'examined' | 'limit'> & {
  /** What was counted of each arm, and of that the edges to known nodes. */
  parts: (Pick<SharedOut<string>['parts'][number], 'arm' | 'count' | 'last'> & { told: EdgeRun })[];
};

/**
 * The edges of the frontier of a walk's last level, which goes on from none of them: counted, and told only as far as they
 * lead to `known` nodes. Telling all takes twice as long, and leaves a megabyte of text for each question.
 */
export async function countLevel(
  tx: Queryable,
  source: EdgeSource,
  frontier: readonly string[],
  { known, time, ...options }: ShareOptions & { known: readonly string[]; time: TimeBudget },
): Promise<CountedLevel> {
  const { parts, ...level } = await shareOut(frontier, options, async (asked, { share, discover }) => {
    const rows = await time.run(source.count(tx, asked, { share, discover, known }));
    return inOrder(rows, asked).map(({ arm, row: [, , read, last, told] }) => ({ arm, read, last, told }));
  });
  return {
    ...level,
    parts: parts.map(({ arm, count, last, told: edges }) => {
      const { node: near, outward } = arm;
      const told = countEdges(edges);
      const isLastBeyond = told > 0 && last !== null && edgeIdAt(edges, told - 1) > last;
      return { arm, count, last, told: { near, outward, edges, count: told - (isLastBeyond ? 1 : 0) } };
    }),
  };
}
