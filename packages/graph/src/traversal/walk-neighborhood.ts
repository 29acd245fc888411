import type { GraphDirection, TraversalLimit } from '@memory/contract';
import type { Queryable } from '@memory/database';
import { countLevel } from './count-level.ts';
import { type CountedArm, edgeIdAt, farAt, START, type TellingSource } from './edge-source.ts';
import { type EdgeRun, expandLevel } from './expand-level.ts';
import type { TimeBudget } from './time-budget.ts';

/** An edge as the walk met it: from the node it stood on to the other end. */
export type Step = { edgeId: string; near: string; far: string; outward: boolean };

/** What one more hop met, and how many edges of it had not been met before. */
type Ring = { runs: readonly EdgeRun[]; size: number };

/** What the last hop met: counted, and told only as far as a page shows it. */
type LastRing = { arms: readonly CountedArm[]; size: number };

export type Neighborhood = {
  direction: GraphDirection;
  /** How many edges away from the nearest anchor each node is, but for those that the last hop met first. */
  distance: Map<string, number>;
  /** What was merged into those nodes, and into which. */
  merged: Map<string, string>;
  /** At each number of hops but the last, the first at one. */
  rings: Ring[];
  /** Null until the walk has come so far. */
  last: LastRing | null;
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
    last: null,
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
  source: TellingSource,
  options: WalkOptions,
  found: Neighborhood,
): Promise<void> {
  let frontier = [...found.distance.keys()];
  for (let hops = 1; hops < options.hops && frontier.length > 0; hops++) {
    const level = await expandLevel(tx, source, frontier, { ...toShare(options, found), time: options.time });
    note(found, level);
    frontier = [];
    let size = 0;
    const between = new Set<string>();
    for (const { near, edges, count } of level.runs) {
      for (let place = 0; place < count; place++) {
        const far = farAt(edges, place);
        const known = found.distance.get(far);
        if (known === undefined) {
          found.distance.set(far, hops);
          frontier.push(far);
        }
        if (far === near || isMetBefore(found, known, hops)) continue;
        if (known === hops - 1) between.add(edgeIdAt(edges, place));
        else size += 1;
      }
    }
    found.rings.push({ runs: level.runs, size: size + between.size });
    if (level.limit !== null) return;
  }
  if (frontier.length > 0) await countLast(tx, source, frontier, { options, found });
}

function toShare(options: WalkOptions, { direction, examined }: Neighborhood) {
  return {
    direction,
    expansion: options.expansionBudget - examined,
    frontier: options.frontierBudget,
  };
}

function note(
  found: Neighborhood,
  level: Pick<Neighborhood, 'examined' | 'limit'> & { merged: ReadonlyMap<string, string> },
): void {
  for (const [member, node] of level.merged) found.merged.set(member, node);
  found.examined += level.examined;
  found.limit = level.limit;
}

/** What the last hop reaches is gone on from no more: all that counts of it is whether it had been reached before. */
async function countLast(
  tx: Queryable,
  source: TellingSource,
  frontier: readonly string[],
  { options, found }: { options: WalkOptions; found: Neighborhood },
): Promise<void> {
  const hops = found.rings.length + 1;
  const level = await countLevel(tx, source, frontier, {
    ...toShare(options, found),
    known: [...found.distance.keys()],
    time: options.time,
  });
  note(found, level);
  const arms = new Map<string, CountedArm>();
  const between = new Set<string>();
  let size = 0;
  for (const { arm, count, last, told } of level.parts) {
    const { node, member, outward } = arm;
    arms.set(`${member} ${outward}`, { node, member, outward, upTo: last });
    size += count;
    for (let place = 0; place < told.count; place++) {
      const far = farAt(told.edges, place);
      const distance = found.distance.get(far);
      const isOwn = far === node || isMetBefore(found, distance, hops);
      if (isOwn || distance === hops - 1) size -= 1;
      if (!isOwn && distance === hops - 1) between.add(edgeIdAt(told.edges, place));
    }
  }
  found.last = { arms: [...arms.values()], size: size + between.size };
}

/** An edge back to a node that was gone on from already; where a walk goes one way only, it comes from there anew. */
function isMetBefore({ direction }: Neighborhood, known: number | undefined, hops: number): boolean {
  return direction === 'both' && known !== undefined && known < hops - 1;
}

/** Where an edge stands in a neighbourhood, which is told level by level, ties by id. */
export type EdgePlace = { hops: number; edgeId: string };

/** The first `most` edges behind a place, or from the beginning, and the place of the last one where more follow. */
export async function pageOf(
  tx: Queryable,
  source: TellingSource,
  found: Neighborhood,
  { behind, most }: { behind: EdgePlace | null; most: number },
): Promise<{ edges: Step[]; next: EdgePlace | null }> {
  const edges: Step[] = [];
  let last: EdgePlace | null = null;
  for (let hops = behind?.hops ?? 1; hops <= depthOf(found); hops++) {
    const room = most - edges.length;
    const from = { edgeId: hops === behind?.hops ? behind.edgeId : START, most: room + 1 };
    const first =
      hops <= found.rings.length ? firstById(found, hops, from) : await firstOfLast(tx, source, found, from);
    edges.push(...first.slice(0, room));
    const edgeId = first[Math.min(room, first.length) - 1]?.edgeId;
    if (edgeId !== undefined) last = { hops, edgeId };
    if (first.length > room) return { edges, next: last };
  }
  return { edges, next: null };
}

/** Rings that were met. */
export function depthOf({ rings, last }: Neighborhood): number {
  return rings.length + (last === null ? 0 : 1);
}

async function firstOfLast(
  tx: Queryable,
  source: TellingSource,
  { distance, direction, merged, rings, last }: Neighborhood,
  { edgeId: behind, most }: { edgeId: string; most: number },
): Promise<Step[]> {
  const arms = last?.arms ?? [];
  const passed =
    direction === 'both' ? [...distance].filter(([, hops]) => hops < rings.length).map(([node]) => node) : [];
  const first = new Map<string, Step>();
  for (const [place, edgeId, far] of await source.first(tx, arms, { behind, most, passed, merged })) {
    const arm = arms[place - 1];
    if (arm === undefined) throw new Error(`no arm ${place}`);
    // Between two nodes of the frontier it is met from both ends.
    if (!first.has(edgeId)) first.set(edgeId, { edgeId, near: arm.node, far, outward: arm.outward });
  }
  return [...first.values()].slice(0, most);
}

/** The first few edges of a ring behind one, in order: of each run, which is in order, no more is looked at than may be among them. */
function firstById(
  found: Neighborhood,
  hops: number,
  { edgeId: behind, most }: { edgeId: string; most: number },
): Step[] {
  const first: Step[] = [];
  for (const { near, outward, edges, count } of found.rings[hops - 1]?.runs ?? []) {
    for (let place = 0; place < count; place++) {
      const edgeId = edgeIdAt(edges, place);
      if (first.length === most && edgeId > (first[most - 1]?.edgeId ?? '')) break;
      if (edgeId <= behind) continue;
      const far = farAt(edges, place);
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
