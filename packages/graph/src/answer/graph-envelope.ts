import {
  type Envelope,
  emptyEnvelope,
  type Negative,
  type TraversalLimit,
  type Truncation,
  toUtcString,
} from '@memory/contract';
import type { Moment } from '../traversal/moment.ts';

/** An answer at both clocks, with nothing in it yet. */
export function graphEnvelope(moment: Moment): Envelope {
  const evaluated = toUtcString(moment.evaluatedAt);
  return emptyEnvelope(
    'fact',
    {
      mode: 'as_of',
      valid_at: toUtcString(moment.validAt),
      evaluated_at: evaluated,
      believed_at: toUtcString(moment.believedAt),
      identity_regime: 'current',
    },
    evaluated,
  );
}

/** What a budget cut off; null where none did. */
export function truncationOf(
  limit: TraversalLimit | null,
  counts: { returned: number; known: number; isExact: boolean; continuation?: string },
): Truncation | null {
  if (limit === null) return null;
  return {
    truncated: true,
    returned: counts.returned,
    estimated_total: counts.known,
    total_is_exact: counts.isExact,
    continuation: counts.continuation ?? null,
    reason: limit,
  };
}

const limitWords: Record<TraversalLimit, string> = {
  result_budget: 'result_budget allows no more',
  expansion_budget: 'expansion_budget was used up',
  frontier_budget: 'a level had more nodes than frontier_budget',
  time_budget: 'time_budget_ms was used up',
  depth_budget: 'hops was reached',
};

/** Nothing was found: because there is nothing, or because a budget ended the search before it was over. */
export function nothingFound(what: string, limit: TraversalLimit | null): Negative {
  if (limit === null) {
    return {
      kind: 'known_empty',
      explanation: `There is no ${what} at the asked times.`,
      workaround: 'Ask for other times, in direction both, or for more predicates.',
    };
  }
  return {
    kind: 'boundary',
    explanation: `No ${what} was found before ${limitWords[limit]}; there may be one beyond.`,
    workaround: 'Raise that limit, or ask for fewer predicates.',
  };
}

export function unknownNodes(what: 'entity' | 'document'): Negative {
  return {
    kind: 'unknown_entity',
    explanation: `An id that was asked about is no ${what} that is known, or it no longer exists.`,
    workaround:
      what === 'entity' ? 'Find current ids with /resolve.' : 'Find current ids with /documents/search.',
  };
}
