import type { GraphDirection } from '@memory/contract';
import type { Queryable } from '@memory/database';

/** One side of a node: its edges outwards or inwards, from the one behind `after` on. */
export type Arm = {
  /** The node that the walk stands on. */
  node: string;
  /** Whose edges they are: the node itself, or something that was merged into it. */
  member: string;
  outward: boolean;
  /** The last edge that has been seen; edges come in the order of their ids. */
  after: string;
};

/** Before the first edge. */
export const START = '00000000-0000-0000-0000-000000000000';

/**
 * The edges of one arm, by edge id, as the driver gives them: an edge's id and the far node's one after the other in one
 * text, because there are many and a row for each has its price. Of arms without any only those of what was merged are
 * told. `place` counts the asked arms from 1.
 */
export type ArmEdges = readonly [place: number, member: string, edges: string];

const ID_LENGTH = START.length;

export function countEdges(edges: string): number {
  return edges.length / (2 * ID_LENGTH);
}

/** The id of one edge of an arm's text, the first at 0. */
export function edgeIdAt(edges: string, place: number): string {
  const begins = 2 * ID_LENGTH * place;
  return edges.slice(begins, begins + ID_LENGTH);
}

/** The node at the other end of one edge of an arm's text. */
export function farAt(edges: string, place: number): string {
  const begins = 2 * ID_LENGTH * place + ID_LENGTH;
  return edges.slice(begins, begins + ID_LENGTH);
}

/** Where a traversal finds its edges. */
export type EdgeSource = {
  /**
   * The next edges of each arm, at most `limit` of each, by edge id. With `discover`, the arms of what was merged into
   * their nodes as well. Far ends are told as they are merged now, or, which costs a third less, as they are stored.
   */
  expand(
    tx: Queryable,
    arms: readonly Arm[],
    options: { limit: number; discover: boolean; ends: 'merged' | 'stored' },
  ): { rows: Promise<readonly ArmEdges[]>; cancel: () => Promise<void> };
};

/** The sides of a node that a walk in this direction may leave it by. */
export function sidesOf(direction: GraphDirection): readonly boolean[] {
  if (direction === 'both') return [true, false];
  return [direction === 'out'];
}

export function turned(direction: GraphDirection): GraphDirection {
  if (direction === 'both') return 'both';
  return direction === 'out' ? 'in' : 'out';
}
