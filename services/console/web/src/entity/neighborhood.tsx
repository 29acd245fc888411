import type { Envelope } from '@memory/contract';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { useQuery } from '../api/use-query.ts';
import { count } from '../format/numbers.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { placeNodes } from './graph-layout.ts';
import { MOST_EDGES, readNeighborhood } from './read-entity.ts';

type Pair = { subject_id: string; object_id: string; predicates: string[] };

/** One line for all relations between the same two. */
function pairsOf(edges: Envelope['edges']): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { subject_id, object_id, predicate } of edges) {
    const key = [subject_id, object_id].sort().join();
    const pair = pairs.get(key) ?? { subject_id, object_id, predicates: [] };
    pairs.set(key, pair);
    if (!pair.predicates.includes(predicate)) pair.predicates.push(predicate);
  }
  return [...pairs.values()];
}

/** What is one or two relations away, drawn and as a list. */
export function Neighborhood({ id }: { id: string }) {
  const [hops, setHops] = useState(1);
  const graph = useQuery(`graph ${id} ${hops}`, (signal) => readNeighborhood(id, hops, signal));
  const { data } = graph;
  return (
    <>
      <p class="graph-options">
        <label>
          Relations away{' '}
          <select value={hops} onChange={(event) => setHops(Number(event.currentTarget.value))}>
            {[1, 2, 3].map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
        {data !== null && (
          <span class="quiet" role="status">
            {count(data.nodes.length, 'entity', 'entities')}, {count(data.edges.length, 'relation')}; at most{' '}
            {MOST_EDGES} are asked for
            {data.truncation !== null &&
              `, ended by the ${data.truncation.reason?.replaceAll('_', ' ') ?? 'budget'}`}
          </span>
        )}
      </p>
      {graph.error !== null && <Failure error={graph.error} onRetry={graph.reload} />}
      {graph.isLoading && data === null && <Loading what="the graph" />}
      {data !== null && data.edges.length === 0 && (
        <Empty title="It stands alone">
          <p>{data.negative?.explanation ?? 'No relation leads from it or to it now.'}</p>
        </Empty>
      )}
      {data !== null && data.edges.length > 0 && <Drawing graph={data} />}
    </>
  );
}

const RING = 170;
const LONGEST_NAME = 24;

function Drawing({ graph }: { graph: Envelope }) {
  const [, navigate] = useLocation();
  const placed = placeNodes(graph.nodes, graph.edges, RING);
  const at = new Map(placed.map((place) => [place.node.entity_id, place]));
  const right = Math.max(260, ...placed.map(({ x }) => Math.abs(x) + 110));
  const down = Math.max(120, ...placed.map(({ y }) => Math.abs(y) + 40));
  return (
    <>
      {/* The same can be read and followed in the list below. */}
      <svg class="graph" viewBox={`${-right} ${-down} ${2 * right} ${2 * down}`} aria-hidden="true">
        {pairsOf(graph.edges).map((edge) => {
          const [from, to] = [at.get(edge.subject_id), at.get(edge.object_id)];
          if (from === undefined || to === undefined) return null;
          return (
            <g key={`${edge.subject_id} ${edge.object_id}`} class="edge">
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              {graph.edges.length <= 30 && (
                <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2}>
                  {edge.predicates.join(', ').replaceAll('_', ' ')}
                </text>
              )}
            </g>
          );
        })}
        {placed.map(({ node, x, y }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list below has a link for each.
          <g
            key={node.entity_id}
            class={node.hops === 0 ? 'node anchor' : 'node'}
            onClick={() => navigate(`/entities/${node.entity_id}`)}
          >
            <circle cx={x} cy={y} r={node.hops === 0 ? 9 : 6} />
            <text x={x} y={y + 22}>
              {node.name.length > LONGEST_NAME ? `${node.name.slice(0, LONGEST_NAME - 1)}…` : node.name}
            </text>
          </g>
        ))}
      </svg>
      <ul class="relations">
        {graph.edges.map((edge) => (
          <li key={edge.relation_id}>
            <Link href={`/entities/${edge.subject_id}`}>{at.get(edge.subject_id)?.node.name ?? '…'}</Link>{' '}
            <span class="quiet">{edge.predicate.replaceAll('_', ' ')}</span>{' '}
            <Link href={`/entities/${edge.object_id}`}>{at.get(edge.object_id)?.node.name ?? '…'}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
