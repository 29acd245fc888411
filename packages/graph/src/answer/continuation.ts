import { createHash } from 'node:crypto';
import { cursorMalformed, type GraphNeighborhoodRequest, parseUuid } from '@memory/contract';
import { type Moment, momentOf } from '../traversal/moment.ts';

/** Where a neighbourhood goes on: behind this edge, at the moment that its first page was asked at. */
export type Place = { hops: number; edgeId: string; moment: Moment };

type Written = [
  version: 1,
  request: string,
  validAt: number,
  believedAt: number,
  hops: number,
  edgeId: string,
];

export function writeContinuation(request: GraphNeighborhoodRequest, place: Place): string {
  const written: Written = [
    1,
    fingerprint(request),
    place.moment.validAt.getTime(),
    place.moment.believedAt.getTime(),
    place.hops,
    place.edgeId,
  ];
  return Buffer.from(JSON.stringify(written)).toString('base64url');
}

/**
 * The place that a continuation names.
 *
 * @throws ServiceError `cursor is malformed`, also for the continuation of another request
 */
export function readContinuation(request: GraphNeighborhoodRequest, evaluatedAt: Date): Place | null {
  if (request.continuation === undefined) return null;
  const [version, made, validAt, believedAt, hops, edgeId] = parse(request.continuation);
  const instants = [validAt, believedAt].map((ms) => new Date(ms as number));
  const [valid_at, believed_at] = instants;
  const isWhole =
    version === 1 &&
    made === fingerprint(request) &&
    instants.every((instant) => !Number.isNaN(instant.getTime())) &&
    Number.isInteger(hops) &&
    typeof edgeId === 'string' &&
    parseUuid(edgeId).ok;
  if (!isWhole) throw cursorMalformed();
  return {
    hops: hops as number,
    edgeId: edgeId as string,
    moment: momentOf({ valid_at, believed_at }, evaluatedAt),
  };
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(value)) return value;
  } catch (error) {
    throw cursorMalformed(error);
  }
  throw cursorMalformed();
}

/** What has to be the same for a continuation to make sense; how much is returned at once, and how fast, may change. */
function fingerprint(request: GraphNeighborhoodRequest): string {
  const { anchors, hops, predicates, direction, expansion_budget, frontier_budget } = request;
  const asked = [
    [...anchors].sort(),
    hops,
    predicates === undefined ? null : [...predicates].sort(),
    direction,
    request.valid_at?.getTime() ?? null,
    request.believed_at?.getTime() ?? null,
    expansion_budget,
    frontier_budget,
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
}
