import type { GraphEdge } from '@memory/contract';
import { expect, test } from 'vitest';
import { placeNodes } from './graph-layout.ts';

test('nodes stand on rings by their distance, each at a place of its own', () => {
  const nodes = Array.from({ length: 150 }, (_, index) => ({
    entity_id: String(index),
    name: String(index),
    hops: index === 0 ? 0 : index < 30 ? 1 : 2,
  }));
  const edges = nodes.slice(1).map(({ entity_id }, index) => ({
    subject_id: index < 29 ? '0' : String(1 + (index % 29)),
    object_id: entity_id,
  })) as GraphEdge[];
  const placed = placeNodes(nodes, edges, 100);
  expect(placed).toHaveLength(150);
  expect(placed[0]).toMatchObject({ x: 0, y: 0 });
  expect(new Set(placed.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(150);
  expect(placeNodes(nodes, edges, 100)).toEqual(placed);
});
