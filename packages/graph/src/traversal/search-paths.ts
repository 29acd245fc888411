import type { GraphDirection, PathChoice, TraversalLimit } from '@memory/contract';
import type { Queryable } from '@memory/database';
import { countLevel } from './count-level.ts';
import { type EdgeSource, edgeIdAt, farAt, turned } from './edge-source.ts';
import { createWays, enumeratePaths, type FoundPath, type Ways } from './enumerate-paths.ts';
import { type EdgeRun, expandLevel, type Level } from './expand-level.ts';
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

/** One end of a search: what it has reached, where it goes on from, and what it met, level by level. */
type Side = {
  isSource: boolean;
  reached: Set<string>;
  frontier: string[];
  levels: (readonly EdgeRun[])[];
  direction: GraphDirection;
};

/** What a search has met so far, level by whole level. */
export type PathSearch = {
  ways: Ways;
  outward: Side;
  inward: Side;
  examined: number;
  /** Whether both ends lead on to nodes that have not been gone on from. */
  goesOn: boolean;
  limit: TraversalLimit | null;
};

export type PathsFound = {
  paths: FoundPath[];
  /** There are more paths than the result budget allows. */
  hasMore: boolean;
  limit: TraversalLimit | null;
};

export function startPathSearch({ source, target, direction }: PathSearchOptions): PathSearch {
  const side = (node: string, isSource: boolean): Side => ({
    isSource,
    reached: new Set([node]),
    frontier: [node],
    levels: [],
    direction: isSource ? direction : turned(direction),
  });
  return {
    ways: createWays(),
    outward: side(source, true),
    inward: side(target, false),
    examined: 0,
    goesOn: true,
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
  while (!(met && choice === 'shortest') && outward.levels.length + inward.levels.length < hops) {
    const side = nextSide(outward, inward, choice, hops);
    if (side === null) break;
    const other = side === outward ? inward : outward;
    const share = {
      direction: side.direction,
      expansion: options.expansionBudget - search.examined,
      frontier: options.frontierBudget,
      time: options.time,
    };
    const isLast = outward.levels.length + inward.levels.length + 1 === hops;
    const level = isLast
      ? await meetLevel(tx, source, side, { ...share, known: [...side.reached, ...other.reached] })
      : await expandLevel(tx, source, side.frontier, share);
    search.examined += level.examined;
    side.levels.push(level.runs);
    const { fresh, meeting } = reach(side, other, level.runs);
    side.frontier = fresh;
    search.goesOn = fresh.length + level.untold > 0 && other.frontier.length > 0;
    if (choice === 'all') addWays(ways, side, level.runs, null);
    else if (meeting.size > 0) for (const end of [outward, inward]) traceBack(ways, end, meeting);
    met ||= meeting.size > 0;
    if (level.limit !== null) {
      search.limit = level.limit;
      return;
    }
  }
}

/** The last level: of all that it meets only what leads to nodes that were reached is told. */
async function meetLevel(
  tx: Queryable,
  source: EdgeSource,
  side: Side,
  options: Parameters<typeof countLevel>[3],
): Promise<Level> {
  const { parts, ...level } = await countLevel(tx, source, side.frontier, options);
  const runs = parts.map(({ told }) => told);
  const untold = parts.reduce((sum, { count, told }) => sum + count - told.count, 0);
  return { ...level, runs, untold };
}

/** The nodes that a side reaches for the first time, and those of them that the other side has reached. */
function reach(
  side: Side,
  other: Side,
  runs: readonly EdgeRun[],
): { fresh: string[]; meeting: ReadonlySet<string> } {
  const fresh: string[] = [];
  const meeting = new Set<string>();
  for (const { edges, count } of runs) {
    for (let place = 0; place < count; place++) {
      const far = farAt(edges, place);
      if (side.reached.has(far)) continue;
      side.reached.add(far);
      fresh.push(far);
      if (other.reached.has(far)) meeting.add(far);
    }
  }
  return { fresh, meeting };
}

/** The ways by which a side first reached where it met the other: from there back to its end, level by level. */
function traceBack(ways: Ways, side: Side, meeting: ReadonlySet<string>): void {
  let leading = meeting;
  for (const runs of side.levels.toReversed()) leading = addWays(ways, side, runs, leading);
}

/** The edges of a level that lead to some nodes, or all of them, as ways from source to target. Answers where they come from. */
function addWays(
  ways: Ways,
  side: Side,
  runs: readonly EdgeRun[],
  leading: ReadonlySet<string> | null,
): ReadonlySet<string> {
  const before = new Set<string>();
  for (const { near, outward, edges, count } of runs) {
    for (let place = 0; place < count; place++) {
      const far = farAt(edges, place);
      if (far === near || leading?.has(far) === false) continue;
      const [from, to] = side.isSource ? [near, far] : [far, near];
      ways.add({ edgeId: edgeIdAt(edges, place), from, to, isForward: side.isSource === outward });
      before.add(near);
    }
  }
  return before;
}

/** The paths among what a search has met. Without any, and nothing else in the way, it is the depth that was too small. */
export function pathsOf(search: PathSearch, options: PathSearchOptions, isLate: () => boolean): PathsFound {
  const { outward, inward } = search;
  const shortest = options.paths === 'shortest';
  const found = enumeratePaths(search.ways, {
    source: options.source,
    target: options.target,
    hops: shortest ? outward.levels.length + inward.levels.length : options.hops,
    onlyShortest: shortest,
    most: options.resultBudget,
    isLate,
  });
  const limit = found.isLate ? 'time_budget' : search.limit;
  return {
    paths: found.paths,
    hasMore: found.hasMore,
    limit: limit ?? (found.paths.length === 0 && search.goesOn ? 'depth_budget' : null),
  };
}

/** Null where nothing is left to go on from. */
function nextSide(outward: Side, inward: Side, choice: PathChoice, hops: number): Side | null {
  if (choice === 'shortest') {
    if (outward.frontier.length === 0 || inward.frontier.length === 0) return null;
    return inward.frontier.length < outward.frontier.length ? inward : outward;
  }
  const canGo = (side: Side, most: number) => side.levels.length < most && side.frontier.length > 0;
  if (canGo(outward, Math.ceil(hops / 2))) return outward;
  return canGo(inward, Math.floor(hops / 2)) ? inward : null;
}
