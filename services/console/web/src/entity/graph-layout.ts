import type { GraphEdge, GraphNode } from '@memory/contract';

export type Placed = { node: GraphNode; x: number; y: number };

/** Rings around the middle, a hop each; the neighbours of a node stand near it. */
export function placeNodes(nodes: readonly GraphNode[], edges: readonly GraphEdge[], ring: number): Placed[] {
  const angles = new Map<string, number>();
  const placed: Placed[] = [];
  const rings = Map.groupBy(nodes, ({ hops }) => hops);
  for (const hops of [...rings.keys()].sort((a, b) => a - b)) {
    const members = rings.get(hops) ?? [];
    if (hops === 0) {
      for (const node of members) {
        angles.set(node.entity_id, 0);
        placed.push({ node, x: 0, y: 0 });
      }
      continue;
    }
    const near = new Map(members.map((node) => [node.entity_id, meanAngle(node, edges, angles)]));
    const order = [...members].sort(
      (a, b) =>
        (near.get(a.entity_id) ?? 0) - (near.get(b.entity_id) ?? 0) || (a.entity_id < b.entity_id ? -1 : 1),
    );
    order.forEach((node, index) => {
      const angle = (index / order.length) * 2 * Math.PI - Math.PI / 2;
      // Names of a full ring would lie on one another; every other one stands farther out.
      const radius = ring * hops + (order.length > 12 && index % 2 === 1 ? ring * 0.4 : 0);
      angles.set(node.entity_id, angle);
      placed.push({ node, x: Math.cos(angle) * radius * 1.35, y: Math.sin(angle) * radius });
    });
  }
  return placed;
}

function meanAngle(
  { entity_id }: GraphNode,
  edges: readonly GraphEdge[],
  angles: ReadonlyMap<string, number>,
): number {
  const known = edges.flatMap(({ subject_id, object_id }) => {
    const other = subject_id === entity_id ? object_id : object_id === entity_id ? subject_id : null;
    const angle = other === null ? undefined : angles.get(other);
    return angle === undefined ? [] : [angle];
  });
  return known.length === 0 ? 0 : known.reduce((sum, angle) => sum + angle, 0) / known.length;
}
