import type { GraphDirection, PathChoice, TraversalLimit } from '@memory/contract';
import type { Queryable } from '@memory/database';
import { type EdgeSource, turned } from './edge-source.ts';
import { createWays, enumeratePaths, type FoundPath, type Ways } from './enumerate-paths.ts';
import { expandLevel } from './expand-level.ts';
import type { TimeBudget } from './time-budget.ts';

export type PathSearchOptions = {
  source: string;
  target: string;
  hops: number;
  direction: GraphDirection;
  paths: PathChoice;
  expansionBudget: number;
  frontierBudget: number;
  resultBudget: number;
  time: TimeBudget;
};

/** One end of a search: what it has reached, and where it goes on from. */
type Side = { reached: Set<string>; frontier: string[]; radius: number; direction: GraphDirection };

/** What a search has met so far, level by whole level. */
export type PathSearch = {
  ways: Ways;
  outward: Side;
  inward: Side;
  examined: number;
  limit: TraversalLimit | null;
};

export type PathsFound = {
  paths: FoundPath[];
  /** There are more paths than the result budget allows. */
  hasMore: boolean;
  limit: TraversalLimit | null;
};

export function startPathSearch({ source, target, direction }: PathSearchOptions): PathSearch {
  const side = (node: string, along: GraphDirection): Side => ({
    reached: new Set([node]),
    frontier: [node],
    radius: 0,
    direction: along,
  });
  return {
    ways: createWays(),
    outward: side(source, direction),
    inward: side(target, turned(direction)),
    examined: 0,
    limit: null,
  };
}

/**
 * Searches from both ends, the smaller frontier first. For the shortest paths it stops where the two meet: no shorter one
 * is possible, because every level before was whole. For all paths it goes half the way from each end, which meets every
 * edge that such a path can have. When the time is spent in the middle of a level, `search` holds the levels before it.
 */
export async function explorePaths(
  tx: Queryable,
  source: EdgeSource,
  options: PathSearchOptions,
  search: PathSearch,
): Promise<void> {
  const { outward, inward, ways } = search;
  const { hops, paths: choice } = options;
  let met = false;
  while (!(met && choice === 'shortest') && outward.radius + inward.radius < hops) {
    const side = nextSide(outward, inward, choice, hops);
    if (side === null) break;
    const level = await expandLevel(tx, source, side.frontier, {
      direction: side.direction,
      expansion: options.expansionBudget - search.examined,
      frontier: options.frontierBudget,
      time: options.time,
    });
    search.examined += level.examined;
    side.radius += 1;
    const other = side === outward ? inward : outward;
    const fresh = new Set(level.steps.map(({ far }) => far).filter((far) => !side.reached.has(far)));
    const meeting = new Set([...fresh].filter((far) => other.reached.has(far)));
    met ||= meeting.size > 0;
    // A shortest path never goes back, and its last edge meets the other side.
    const leading = met ? meeting : fresh;
    for (const { edgeId, near, far, outward: along } of level.steps) {
      if (choice === 'shortest' && !leading.has(far)) continue;
      const [from, to] = side === outward ? [near, far] : [far, near];
      ways.add({ edgeId, from, to, isForward: (side === outward) === along });
    }
    side.frontier = [...fresh];
    for (const far of fresh) side.reached.add(far);
    if (level.limit !== null) {
      search.limit = level.limit;
      return;
    }
  }
}

/** The paths among what a search has met. Without any, and nothing else in the way, it is the depth that was too small. */
export function pathsOf(search: PathSearch, options: PathSearchOptions, isLate: () => boolean): PathsFound {
  const { outward, inward } = search;
  const shortest = options.paths === 'shortest';
  const found = enumeratePaths(search.ways, {
    source: options.source,
    target: options.target,
    hops: shortest ? outward.radius + inward.radius : options.hops,
    onlyShortest: shortest,
    most: options.resultBudget,
    isLate,
  });
  const goesOn = outward.frontier.length > 0 && inward.frontier.length > 0;
  const limit = found.isLate ? 'time_budget' : search.limit;
  return {
    paths: found.paths,
    hasMore: found.hasMore,
    limit: limit ?? (found.paths.length === 0 && goesOn ? 'depth_budget' : null),
  };
}

/** Null where nothing is left to go on from. */
function nextSide(outward: Side, inward: Side, choice: PathChoice, hops: number): Side | null {
  if (choice === 'shortest') {
    if (outward.frontier.length === 0 || inward.frontier.length === 0) return null;
    return inward.frontier.length < outward.frontier.length ? inward : outward;
  }
  const canGo = (side: Side, most: number) => side.radius < most && side.frontier.length > 0;
  if (canGo(outward, Math.ceil(hops / 2))) return outward;
  return canGo(inward, Math.floor(hops / 2)) ? inward : null;
}
