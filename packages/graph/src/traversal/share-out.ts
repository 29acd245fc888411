import type { GraphDirection, TraversalLimit } from '@memory/contract';
import { type Arm, compareIds, START, sidesOf } from './edge-source.ts';

export type ShareOptions = {
  direction: GraphDirection;
  /** Edges that may still be looked at. */
  expansion: number;
  /** Nodes that may be gone on from. */
  frontier: number;
};

/** An arm as it was read: how many of its edges, at most one more than its share, and where the share ends. */
export type ReadArm<Told> = {
  arm: Arm;
  read: number;
  /** The last edge of the share where there are more. */
  last: string | null;
  told: Told;
};

/** Of each asked arm the next edges, at most `share` and one more; with `discover` also of what was merged into their nodes. */
export type ReadArms<Told> = (
  asked: readonly Arm[],
  options: { share: number; discover: boolean },
) => Promise<readonly ReadArm<Told>[]>;

export type SharedOut<Told> = {
  /** What was read of each arm and counts, round by round. */
  parts: { arm: Arm; count: number; last: string | null; told: Told }[];
  /** What was merged into a node of the frontier, and into which. */
  merged: ReadonlyMap<string, string>;
  examined: number;
  /** What kept this level from being whole. */
  limit: Extract<TraversalLimit, 'expansion_budget' | 'frontier_budget'> | null;
};

/** Statements of one level at most; what is left of the budget then stays unused. */
const MAX_ROUNDS = 12;

/**
 * Reads every edge of the frontier, or as many as the budgets allow. The budget is shared out evenly among the nodes, and
 * what small ones leave of their shares goes to the large in further rounds, so that a hub never starves its neighbours. An
 * arm that was merged into a node may find its share gone, and waits for the next round. The outcome depends on nothing
 * but ids.
 */
export async function shareOut<Told>(
  frontier: readonly string[],
  options: ShareOptions,
  readArms: ReadArms<Told>,
): Promise<SharedOut<Told>> {
  const nodes = [...frontier].sort().slice(0, options.frontier);
  const limit: SharedOut<Told>['limit'] = nodes.length < frontier.length ? 'frontier_budget' : null;
  const parts: SharedOut<Told>['parts'] = [];
  const merged = new Map<string, string>();
  let left = options.expansion;
  let arms: Arm[] = nodes.flatMap((node) =>
    sidesOf(options.direction).map((outward) => ({ node, member: node, outward, after: START })),
  );
  for (let round = 0; round < MAX_ROUNDS && arms.length > 0 && left > 0; round++) {
    const share = Math.max(1, Math.floor(left / arms.length));
    const waiting = arms.slice(left);
    const found = await readArms(arms.slice(0, left), { share, discover: round === 0 });
    arms = waiting;
    for (const { arm, read, last, told } of found) {
      if (arm.member !== arm.node) merged.set(arm.member, arm.node);
      const count = Math.min(read, share);
      if (count > left) {
        arms.push(arm);
        continue;
      }
      left -= count;
      if (count > 0) parts.push({ arm, count, last, told });
      if (last !== null) arms.push({ ...arm, after: last });
    }
  }
  return {
    parts,
    merged,
    examined: options.expansion - left,
    limit: limit ?? (arms.length > 0 ? 'expansion_budget' : null),
  };
}

/** The rows of a statement, each with the place of its arm among the asked (from 1) and whose edges it is, in order. */
export function inOrder<Row extends readonly [place: number, member: string, ...rest: unknown[]]>(
  rows: readonly Row[],
  asked: readonly Arm[],
): { arm: Arm; row: Row }[] {
  return rows
    .toSorted(([a, one], [b, other]) => a - b || compareIds(one, other))
    .map((row) => {
      const arm = asked[row[0] - 1];
      if (arm === undefined) throw new Error(`no arm ${row[0]}`);
      return { arm: { ...arm, member: row[1] }, row };
    });
}
