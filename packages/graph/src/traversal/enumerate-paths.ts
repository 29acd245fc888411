import { compareIds } from './edge-source.ts';

/** A way on from a node. `isForward` where the walk goes along the edge's own direction. */
export type Way = { edgeId: string; from: string; to: string; isForward: boolean };

/** The ways that a search has met, by where they begin. */
export type Ways = {
  add(way: Way): void;
  from(node: string): readonly Way[];
  into(node: string): readonly Way[];
};

export function createWays(): Ways {
  const starting = new Map<string, Map<string, Way>>();
  const ending = new Map<string, Map<string, Way>>();
  const sorted = new Map<string, readonly Way[]>();
  const put = (ways: Map<string, Map<string, Way>>, node: string, way: Way) => {
    const known = ways.get(node);
    if (known === undefined) ways.set(node, new Map([[way.edgeId, way]]));
    else known.set(way.edgeId, way);
  };
  return {
    add(way) {
      put(starting, way.from, way);
      put(ending, way.to, way);
    },
    from(node) {
      const known = sorted.get(node);
      if (known !== undefined) return known;
      const ways = [...(starting.get(node)?.values() ?? [])].sort((a, b) => compareIds(a.edgeId, b.edgeId));
      sorted.set(node, ways);
      return ways;
    },
    into: (node) => [...(ending.get(node)?.values() ?? [])],
  };
}

/** A path as its ways, in order. */
export type FoundPath = readonly Way[];

export type EnumerateOptions = {
  source: string;
  target: string;
  hops: number;
  onlyShortest: boolean;
  /** Paths at most. */
  most: number;
  isLate: () => boolean;
};

/** Steps between two looks at the clock. */
const STEPS_A_LOOK = 2_048;

/**
 * The paths from source to target that repeat no node, shortest first, those of one length by the ids of their edges in
 * order. Walks only where the target can still be reached in exactly the edges that are left.
 */
export function enumeratePaths(
  ways: Ways,
  { source, target, hops, onlyShortest, most, isLate }: EnumerateOptions,
): { paths: FoundPath[]; hasMore: boolean; isLate: boolean } {
  const leading = nodesLeadingTo(ways, target, hops);
  const paths: FoundPath[] = [];
  const path: Way[] = [];
  const visited = new Set([source]);
  let steps = 0;
  let late = false;
  let hasMore = false;

  function walk(node: string, left: number): void {
    for (const way of ways.from(node)) {
      if (late || hasMore) return;
      if (!leading[left - 1]?.has(way.to) || visited.has(way.to)) continue;
      steps += 1;
      if (steps % STEPS_A_LOOK === 0 && isLate()) {
        late = true;
        return;
      }
      path.push(way);
      if (left === 1) {
        if (paths.length < most) paths.push([...path]);
        else hasMore = true;
      } else if (way.to !== target) {
        visited.add(way.to);
        walk(way.to, left - 1);
        visited.delete(way.to);
      }
      path.pop();
    }
  }

  for (let length = 1; length <= hops && !late && !hasMore; length++) {
    if (!leading[length]?.has(source)) continue;
    walk(source, length);
    if (onlyShortest && paths.length > 0) break;
  }
  return { paths, hasMore, isLate: late };
}

/** For each number of edges, the nodes from which the target can be reached in exactly so many. */
function nodesLeadingTo(ways: Ways, target: string, hops: number): Set<string>[] {
  const leading = [new Set([target])];
  for (let length = 1; length <= hops; length++) {
    const here = new Set<string>();
    for (const node of leading[length - 1] ?? []) {
      for (const way of ways.into(node)) here.add(way.from);
    }
    leading.push(here);
  }
  return leading;
}
