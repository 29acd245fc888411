import type { GraphDirection, TraversalLimit } from '@memory/contract';
import type { Queryable } from '@memory/database';
import type { EdgeSource } from './edge-source.ts';
import { compareIds, expandLevel, type Step } from './expand-level.ts';
import type { TimeBudget } from './time-budget.ts';

/** An edge as the walk met it; `hops` is the level at which it did. */
export type WalkedEdge = Step & { hops: number };

export type Neighborhood = {
  /** How many edges away from the nearest anchor each node is. */
  distance: Map<string, number>;
  /** Nearest first, ties by id. */
  edges: WalkedEdge[];
  examined: number;
  /** The budget that stopped it. Every level before is whole, so each distance is right. */
  limit: TraversalLimit | null;
};

export type WalkOptions = {
  anchors: readonly string[];
  hops: number;
  direction: GraphDirection;
  expansionBudget: number;
  frontierBudget: number;
  time: TimeBudget;
};

export function startNeighborhood(anchors: readonly string[]): Neighborhood {
  return { distance: new Map(anchors.map((anchor) => [anchor, 0])), edges: [], examined: 0, limit: null };
}

/**
 * Walks outwards level by level and writes what it meets into `found`, level by whole level: when the time is spent in
 * the middle of one, `found` holds the levels before it.
 */
export async function walkNeighborhood(
  tx: Queryable,
  source: EdgeSource,
  options: WalkOptions,
  found: Neighborhood,
): Promise<void> {
  const seen = new Set<string>();
  let frontier = [...options.anchors];
  for (let hops = 1; hops <= options.hops && frontier.length > 0; hops++) {
    const level = await expandLevel(tx, source, frontier, {
      direction: options.direction,
      expansion: options.expansionBudget - found.examined,
      frontier: options.frontierBudget,
      time: options.time,
    });
    found.examined += level.examined;
    frontier = [];
    const isLast = hops === options.hops;
    for (const step of level.steps) {
      const known = found.distance.get(step.far);
      if (known === undefined) {
        found.distance.set(step.far, hops);
        frontier.push(step.far);
      }
      // An edge to a node that is new at this level was never met before, and at the last level is not met again.
      const isOnce = known === undefined || known === hops;
      if (!isOnce && seen.has(step.edgeId)) continue;
      if (!isOnce || !isLast) seen.add(step.edgeId);
      found.edges.push(Object.assign(step, { hops }));
    }
    if (level.limit !== null) {
      found.limit = level.limit;
      return;
    }
  }
}

/** The order in which a neighbourhood is told. */
export function compareEdges(
  a: { hops: number; edgeId: string },
  b: { hops: number; edgeId: string },
): number {
  return a.hops - b.hops || compareIds(a.edgeId, b.edgeId);
}
