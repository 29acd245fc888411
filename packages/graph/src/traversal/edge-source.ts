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

/**
 * How many edges an arm has, at most `share` and one more, the last of its share where there are more, and as text, as of
 * `ArmEdges`, those of them that lead to what was asked about.
 */
export type ArmCount = readonly [
  place: number,
  member: string,
  read: number,
  last: string | null,
  edges: string,
];

/** A statement's rows, and how to end it. */
export type Reading<Rows> = Promise<Rows> & { cancel: () => Promise<void> };

/** Where a traversal finds its edges. */
export type EdgeSource = {
  /**
   * The next edges of each arm, at most `limit` of each, by edge id, their far ends as they are merged now. With
   * `discover`, the arms of what was merged into their nodes as well.
   */
  expand(
    tx: Queryable,
    arms: readonly Arm[],
    options: { limit: number; discover: boolean },
  ): Reading<readonly ArmEdges[]>;
  /** The next edges of each arm counted, and told only as far as they lead to `known` nodes. */
  count(
    tx: Queryable,
    arms: readonly Arm[],
    options: { share: number; discover: boolean; known: readonly string[] },
  ): Reading<readonly ArmCount[]>;
};

/** An arm whose edges have been counted up to one of them, or, where that is null, to the last. */
export type CountedArm = Pick<Arm, 'node' | 'member' | 'outward'> & { upTo: string | null };

/** An edge of a counted arm: the arm's place from 1, the edge and the node at its other end. */
export type FirstEdge = readonly [place: number, edgeId: string, far: string];

/** Whose counted edges can be told after all: of the many that a walk's last hop meets, few are shown. */
export type TellingSource = EdgeSource & {
  /**
   * The first edges of some counted arms by id, behind one of them: so many different ones at least, if there are, each once
   * or from both of its ends. Not those that lead to a node of `passed`, nor from a node to what was `merged` into it.
   */
  first(
    tx: Queryable,
    arms: readonly CountedArm[],
    options: {
      behind: string;
      most: number;
      passed: readonly string[];
      merged: ReadonlyMap<string, string>;
    },
  ): Promise<readonly FirstEdge[]>;
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

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
