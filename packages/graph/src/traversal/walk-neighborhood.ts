import type { GraphDirection, TraversalLimit } from '@memory/contract';
import type { Queryable } from '@memory/database';
import type { EdgeSource } from './edge-source.ts';
import { compareIds, expandLevel, type Step } from './expand-level.ts';
import type { TimeBudget } from './time-budget.ts';

export type Neighborhood = {
  /** How many edges away from the nearest anchor each node is. */
  distance: Map<string, number>;
  /** The edges met at each number of hops, the first at one, in no order. */
  levels: Step[][];
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
  return { distance: new Map(anchors.map((anchor) => [anchor, 0])), levels: [], examined: 0, limit: null };
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
    const edges: Step[] = [];
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
      edges.push(step);
    }
    found.levels.push(edges);
    if (level.limit !== null) {
      found.limit = level.limit;
      return;
    }
  }
}

/** Where an edge stands in a neighbourhood, which is told level by level, ties by id. */
export type EdgePlace = { hops: number; edgeId: string };

/** The first `most` edges behind a place, or from the beginning, and the place of the last one where more follow. */
export function pageOf(
  levels: readonly Step[][],
  behind: EdgePlace | null,
  most: number,
): { edges: Step[]; next: EdgePlace | null } {
  const edges: Step[] = [];
  let last: EdgePlace | null = null;
  for (let hops = behind?.hops ?? 1; hops <= levels.length; hops++) {
    const level = levels[hops - 1] ?? [];
    const left = hops === behind?.hops ? level.filter((edge) => edge.edgeId > behind.edgeId) : level;
    const room = most - edges.length;
    if (room === 0 && left.length > 0) return { edges, next: last };
    const first = firstById(left, room);
    edges.push(...first);
    const edgeId = first.at(-1)?.edgeId;
    if (edgeId !== undefined) last = { hops, edgeId };
    if (left.length > first.length) return { edges, next: last };
  }
  return { edges, next: null };
}

/** The first few of many, in order: sorting them all takes several times as long. */
function firstById(edges: readonly Step[], most: number): Step[] {
  if (edges.length <= most) return edges.toSorted((a, b) => compareIds(a.edgeId, b.edgeId));
  const first: Step[] = [];
  for (const edge of edges) {
    const { edgeId } = edge;
    if (first.length === most && edgeId > (first[most - 1]?.edgeId ?? '')) continue;
    let low = 0;
    let high = first.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((first[middle]?.edgeId ?? '') < edgeId) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, edge);
    if (first.length > most) first.pop();
  }
  return first;
}
