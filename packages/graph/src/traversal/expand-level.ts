import type { GraphDirection, TraversalLimit } from '@memory/contract';
import type { Queryable } from '@memory/database';
import { type Arm, countEdges, type EdgeSource, edgeIdAt, START, sidesOf } from './edge-source.ts';
import type { TimeBudget } from './time-budget.ts';

/**
 * The first `count` edges of an arm's text, as the walk met them from `near`, in the order of their ids. They stay text
 * until somebody asks for one, because most of the edges that a walk meets are only counted. What was merged into `near`
 * may have edges to it: those lead nowhere.
 */
export type EdgeRun = { near: string; outward: boolean; edges: string; count: number };

export type Level = {
  /** An edge between two nodes of the frontier is met from both. */
  runs: EdgeRun[];
  /** What was merged into a node of the frontier, and into which. */
  merged: ReadonlyMap<string, string>;
  examined: number;
  /** What kept this level from being whole. */
  limit: Extract<TraversalLimit, 'expansion_budget' | 'frontier_budget'> | null;
};

export type LevelOptions = {
  direction: GraphDirection;
  /** Edges that may still be looked at. */
  expansion: number;
  /** Nodes that may be gone on from. */
  frontier: number;
  /** How far ends are told: as they are merged now unless said otherwise. */
  ends?: 'merged' | 'stored';
  time: TimeBudget;
};

/** Statements of one level at most; what is left of the budget then stays unused. */
const MAX_ROUNDS = 12;

/**
 * Every edge of the frontier, or as many as the budgets allow. The budget is shared out evenly among the nodes, and what
 * small ones leave of their shares goes to the large in further rounds, so that a hub never starves its neighbours. The
 * outcome depends on nothing but ids.
 */
export async function expandLevel(
  tx: Queryable,
  source: EdgeSource,
  frontier: readonly string[],
  options: LevelOptions,
): Promise<Level> {
  const nodes = [...frontier].sort().slice(0, options.frontier);
  const limit: Level['limit'] = nodes.length < frontier.length ? 'frontier_budget' : null;
  const runs: EdgeRun[] = [];
  const merged = new Map<string, string>();
  let left = options.expansion;
  let arms: Arm[] = nodes.flatMap((node) =>
    sidesOf(options.direction).map((outward) => ({ node, member: node, outward, after: START })),
  );
  for (let round = 0; round < MAX_ROUNDS && arms.length > 0 && left > 0; round++) {
    const share = Math.max(1, Math.floor(left / arms.length));
    const asked = arms.slice(0, left);
    const waiting = arms.slice(left);
    const found = await readArms(tx, source, asked, {
      share,
      discover: round === 0,
      ends: options.ends ?? 'merged',
      time: options.time,
    });
    arms = waiting;
    for (const { arm, edges } of found) {
      if (arm.member !== arm.node) merged.set(arm.member, arm.node);
      const read = countEdges(edges);
      const room = Math.min(read, share, left);
      left -= room;
      if (room > 0) runs.push({ near: arm.node, outward: arm.outward, edges, count: room });
      if (room < read) arms.push({ ...arm, after: room > 0 ? edgeIdAt(edges, room - 1) : arm.after });
    }
  }
  return {
    runs,
    merged,
    examined: options.expansion - left,
    limit: limit ?? (arms.length > 0 ? 'expansion_budget' : null),
  };
}

type ReadArm = { arm: Arm; edges: string };

/** One edge more than the share of each arm is read, which tells whether there are more. */
async function readArms(
  tx: Queryable,
  source: EdgeSource,
  asked: readonly Arm[],
  options: { share: number; discover: boolean; ends: 'merged' | 'stored'; time: TimeBudget },
): Promise<ReadArm[]> {
  const { rows, cancel } = source.expand(tx, asked, {
    limit: options.share + 1,
    discover: options.discover,
    ends: options.ends,
  });
  const found = await options.time.run(Object.assign(rows, { cancel }));
  return found
    .toSorted(([a, one], [b, other]) => a - b || compareIds(one, other))
    .map(([place, member, edges]) => {
      const arm = asked[place - 1];
      if (arm === undefined) throw new Error(`no arm ${place}`);
      return { arm: { ...arm, member }, edges };
    });
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
