import {
  GraphAnswer,
  GraphCitationPathRequest,
  GraphNeighborhoodRequest,
  GraphPathRequest,
} from '@memory/contract';
import type { Snapshot, Tx } from '@memory/database';
import { answerNeighborhood } from '../answer/answer-neighborhood.ts';
import { answerCitationPath, answerPath } from '../answer/answer-path.ts';
import type { Fault } from './check-database.ts';

/** What memory.plant_graph_smoke plants; the function's comment draws it. */
const id = (n: number) => `00000000-0000-4000-8000-6772617068${n}`;
const [start, near, far, closed, denied, ended, last] = [11, 12, 13, 14, 15, 16, 17].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const [citing, cited] = [id(31), id(32)];
const PREDICATE = ['graph_smoke'];
const UNIQUE_VIOLATION = '23505';

/**
 * Plants a small graph, walks it, and says what went wrong first. The transaction has to be rolled back whatever comes of
 * it: planting makes it one that cannot be committed.
 */
export async function smoke(tx: Tx): Promise<Fault | null> {
  if (await hasCollision(tx)) return 'graph_smoke_identifier_collision';
  try {
    await tx.savepoint((inner) => inner`select memory.plant_graph_smoke()`);
  } catch (error) {
    const isCollision = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
    if (isCollision) return 'graph_smoke_identifier_collision';
    throw error;
  }
  const now = new Date();
  const snapshot: Snapshot = (read) => read(tx);
  const around = (hops: number) =>
    answerNeighborhood(
      snapshot,
      GraphNeighborhoodRequest.parse({ anchors: [start], hops, predicates: PREDICATE }),
      now,
    );
  const oneHop = await around(1);
  const reached = nodesOf(oneHop);
  if ([closed, denied, ended].some((node) => reached.includes(node))) return 'graph_pgq_guard_smoke_failed';
  if (!isSame(reached, [start, near])) return 'graph_pgq_smoke_failed';
  const twoHops = await around(2);
  if (!isSame(nodesOf(twoHops), [start, near, far])) return 'graph_neighborhood_smoke_failed';
  const path = await answerPath(
    snapshot,
    GraphPathRequest.parse({ source: start, target: last, hops: 3, direction: 'out', predicates: PREDICATE }),
    now,
  );
  if (
    !isSame(
      path.envelope.paths[0]?.nodes.map((node) => node.entity_id),
      [start, near, far, last],
    )
  ) {
    return 'graph_path_smoke_failed';
  }
  const citation = await answerCitationPath(
    snapshot,
    GraphCitationPathRequest.parse({ source: citing, target: cited, hops: 1, direction: 'out' }),
    now,
  );
  if (
    !isSame(
      citation.envelope.paths[0]?.nodes.map((node) => node.entity_id),
      [citing, cited],
    )
  ) {
    return 'graph_citation_smoke_failed';
  }
  const isSound = [oneHop, twoHops, path, citation].every((answer) => GraphAnswer.safeParse(answer).success);
  return isSound ? null : 'graph_smoke_contract_failed';
}

async function hasCollision(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ taken: boolean }[]>`
    select exists (select from memory.entities where entity_id = any(${[11, 12, 13, 14, 15, 16, 17].map(id)}::uuid[]))
        or exists (select from memory.facts where fact_id = any(${[21, 22, 23, 24, 25, 26].map(id)}::uuid[]))
        or exists (select from memory.documents where doc_id = any(${[citing, cited]}::uuid[])) as taken`;
  return row?.taken !== false;
}

function nodesOf({ envelope }: GraphAnswer): string[] {
  return envelope.nodes.map((node) => node.entity_id);
}

function isSame(found: readonly string[] | undefined, expected: readonly string[]): boolean {
  return found?.length === expected.length && found.every((node, place) => node === expected[place]);
}
