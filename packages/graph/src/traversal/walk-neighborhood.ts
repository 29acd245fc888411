import type { GraphDirection, TraversalLimit } from '@memory/contract';
import type { Queryable } from '@memory/database';
import { type EdgeSource, edgeIdAt, farAt } from './edge-source.ts';
import { type EdgeRun, expandLevel } from './expand-level.ts';
import type { TimeBudget } from './time-budget.ts';

/** An edge as the walk met it: from the node it stood on to the other end, which may since have been merged into another. */
export type Step = { edgeId: string; near: string; far: string; outward: boolean };

/** What one more hop met, and how many edges of it had not been met before. */
type Ring = { runs: readonly EdgeRun[]; size: number };

export type Neighborhood = {
  direction: GraphDirection;
  /** How many edges away from the nearest anchor each node is, but for those that the last hop met first. */
  distance: Map<string, number>;
  /** What was merged into those nodes, and into which. */
  merged: Map<string, string>;
  /** At each number of hops, the first at one. */
  rings: Ring[];
  examined: number;
  /** The budget that stopped it. Every ring before is whole, so each distance is right. */
  limit: TraversalLimit | null;
};

export type WalkOptions = {
  hops: number;
  expansionBudget: number;
  frontierBudget: number;
  time: TimeBudget;
};

export function startNeighborhood(anchors: readonly string[], direction: GraphDirection): Neighborhood {
  return {
    direction,
    distance: new Map(anchors.map((anchor) => [anchor, 0])),
    merged: new Map(),
    rings: [],
    examined: 0,
    limit: null,
  };
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
  let frontier = [...found.distance.keys()];
  for (let hops = 1; hops <= options.hops && frontier.length > 0; hops++) {
    const level = await expandLevel(tx, source, frontier, {
      direction: found.direction,
      expansion: options.expansionBudget - found.examined,
      frontier: options.frontierBudget,
      // What the last hop reaches is gone on from no more: only whether it had been reached before counts.
      ends: hops < options.hops ? 'merged' : 'stored',
      time: options.time,
    });
    for (const [member, node] of level.merged) found.merged.set(member, node);
    found.examined += level.examined;
    frontier = [];
    let size = 0;
    const between = new Set<string>();
    for (const { near, edges, count } of level.runs) {
      for (let place = 0; place < count; place++) {
        const far = endOf(found, edges, place);
        const known = found.distance.get(far);
        if (known === undefined && hops < options.hops) {
          found.distance.set(far, hops);
          frontier.push(far);
        }
        if (far === near || isMetBefore(found, known, hops)) continue;
        if (known === hops - 1) between.add(edgeIdAt(edges, place));
        else size += 1;
      }
    }
    found.rings.push({ runs: level.runs, size: size + between.size });
    if (level.limit !== null) {
      found.limit = level.limit;
      return;
    }
  }
}

/** The node at the other end of an edge, where it is one that the walk has stood on. */
function endOf({ merged }: Neighborhood, edges: string, place: number): string {
  const far = farAt(edges, place);
  return merged.size === 0 ? far : (merged.get(far) ?? far);
}

/** An edge back to a node that was gone on from already; where a walk goes one way only, it comes from there anew. */
function isMetBefore({ direction }: Neighborhood, known: number | undefined, hops: number): boolean {
  return direction === 'both' && known !== undefined && known < hops - 1;
}

/** Where an edge stands in a neighbourhood, which is told level by level, ties by id. */
export type EdgePlace = { hops: number; edgeId: string };

/** The first `most` edges behind a place, or from the beginning, and the place of the last one where more follow. */
export function pageOf(
  found: Neighborhood,
  behind: EdgePlace | null,
  most: number,
): { edges: Step[]; next: EdgePlace | null } {
  const edges: Step[] = [];
  let last: EdgePlace | null = null;
  for (let hops = behind?.hops ?? 1; hops <= found.rings.length; hops++) {
    const room = most - edges.length;
    const first = firstById(found, hops, hops === behind?.hops ? behind.edgeId : '', room + 1);
    edges.push(...first.slice(0, room));
    const edgeId = first[Math.min(room, first.length) - 1]?.edgeId;
    if (edgeId !== undefined) last = { hops, edgeId };
    if (first.length > room) return { edges, next: last };
  }
  return { edges, next: null };
}

/** The first few edges of a ring behind one, in order: of each run, which is in order, no more is looked at than may be among them. */
function firstById(found: Neighborhood, hops: number, behind: string, most: number): Step[] {
  const first: Step[] = [];
  for (const { near, outward, edges, count } of found.rings[hops - 1]?.runs ?? []) {
    for (let place = 0; place < count; place++) {
      const edgeId = edgeIdAt(edges, place);
      if (first.length === most && edgeId > (first[most - 1]?.edgeId ?? '')) break;
      if (edgeId <= behind) continue;
      const far = endOf(found, edges, place);
      if (far === near || isMetBefore(found, found.distance.get(far), hops)) continue;
      let low = 0;
      let high = first.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((first[middle]?.edgeId ?? '') < edgeId) low = middle + 1;
        else high = middle;
      }
      // Between two nodes of the frontier it has been met from the other end.
      if (first[low]?.edgeId === edgeId) continue;
      first.splice(low, 0, { edgeId, near, far, outward });
      if (first.length > most) first.pop();
    }
  }
  return first;
}
