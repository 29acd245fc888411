import type { GraphDirection } from '@memory/contract';

/** The slow and obvious graph that the real one is held against: everything in memory, every walk written out. */

export type ReferenceFact = {
  id: string;
  subject: string;
  object: string;
  predicate: string;
  negated: boolean;
  /** When the memory held it. */
  ingestedAt: number;
  invalidatedAt: number | null;
  isRetracted: boolean;
  /** What was believed of its validity, one after another. */
  beliefs: readonly {
    from: number;
    until: number | null;
    validFrom: number | null;
    validUntil: number | null;
  }[];
};

export type ReferenceGraph = {
  facts: readonly ReferenceFact[];
  /** What an entity was merged into. */
  merged: ReadonlyMap<string, string>;
};

export type ReferenceQuestion = {
  direction: GraphDirection;
  predicates: readonly string[] | undefined;
  validAt: number;
  /** Null asks what is held now. */
  believedAt: number | null;
};

export type ReferenceEdge = { id: string; subject: string; object: string };

/** The edges that a walk may use: affirmed, of the predicates, held and holding at the asked times, no loops. */
export function edgesOf(graph: ReferenceGraph, question: ReferenceQuestion): ReferenceEdge[] {
  const root = (entity: string) => graph.merged.get(entity) ?? entity;
  return graph.facts
    .filter((fact) => !fact.negated && (question.predicates?.includes(fact.predicate) ?? true))
    .filter((fact) => isHeld(fact, question))
    .map((fact) => ({ id: fact.id, subject: root(fact.subject), object: root(fact.object) }))
    .filter((edge) => edge.subject !== edge.object)
    .sort(byId);
}

function isHeld(fact: ReferenceFact, { validAt, believedAt }: ReferenceQuestion): boolean {
  const holds = (belief: ReferenceFact['beliefs'][number] | undefined) =>
    belief !== undefined &&
    (belief.validFrom === null || belief.validFrom <= validAt) &&
    (belief.validUntil === null || belief.validUntil > validAt);
  if (believedAt === null) return fact.invalidatedAt === null && holds(fact.beliefs.at(-1));
  if (fact.ingestedAt > believedAt) return false;
  if (fact.invalidatedAt !== null && (fact.invalidatedAt <= believedAt || fact.isRetracted)) return false;
  return holds(
    fact.beliefs.find(
      (belief) => belief.from <= believedAt && (belief.until === null || belief.until > believedAt),
    ),
  );
}

export type ReferenceStep = { edge: ReferenceEdge; to: string };

/** Where a walk may go on to from a node. */
function stepsFrom(
  edges: readonly ReferenceEdge[],
  node: string,
  direction: GraphDirection,
): ReferenceStep[] {
  return edges.flatMap((edge) => [
    ...(direction !== 'in' && edge.subject === node ? [{ edge, to: edge.object }] : []),
    ...(direction !== 'out' && edge.object === node ? [{ edge, to: edge.subject }] : []),
  ]);
}

/** The distance of every node within some hops, and each edge met, with the hop at which it was met first. */
export function neighborhoodOf(
  edges: readonly ReferenceEdge[],
  anchors: readonly string[],
  hops: number,
  direction: GraphDirection,
): { distance: Map<string, number>; met: { id: string; hops: number }[] } {
  const distance = new Map(anchors.map((anchor) => [anchor, 0]));
  const met = new Map<string, number>();
  for (let hop = 1; hop <= hops; hop++) {
    const level = [...distance].filter(([, far]) => far === hop - 1).map(([node]) => node);
    for (const node of level) {
      for (const { edge, to } of stepsFrom(edges, node, direction)) {
        if (!met.has(edge.id)) met.set(edge.id, hop);
        if (!distance.has(to)) distance.set(to, hop);
      }
    }
  }
  const sorted = [...met].map(([id, hop]) => ({ id, hops: hop }));
  return { distance, met: sorted.sort((a, b) => a.hops - b.hops || byId(a, b)) };
}

/** Every path that repeats no node, as the ids of its edges: shortest first, then by those ids in order. */
export function allPaths(
  edges: readonly ReferenceEdge[],
  {
    source,
    target,
    hops,
    direction,
  }: { source: string; target: string; hops: number; direction: GraphDirection },
): string[][] {
  const found: string[][] = [];
  const walk = (node: string, visited: readonly string[], path: readonly string[]) => {
    if (node === target) {
      found.push([...path]);
      return;
    }
    if (path.length === hops) return;
    for (const { edge, to } of stepsFrom(edges, node, direction)) {
      if (!visited.includes(to)) walk(to, [...visited, to], [...path, edge.id]);
    }
  };
  walk(source, [source], []);
  return found.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
