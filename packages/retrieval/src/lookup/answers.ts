import {
  type Envelope,
  emptyEnvelope,
  type Grain,
  type Negative,
  type Truncation,
  toUtcString,
} from '@memory/contract';
import { type TimeRange, temporalScope } from '../facts/temporal-scope.ts';

/** An answer about now, with nothing in it yet. */
export function currentEnvelope(grain: Grain, at: Date): Envelope {
  return emptyEnvelope(grain, temporalScope({ mode: 'current' }, at), toUtcString(at));
}

/** What `memory.temporal_match` needs to ask whether something holds at the moment of the call. */
export function currentRange(at: Date): TimeRange {
  return { mode: 'current', from: at, to: at };
}

export function unknownEntity(): Negative {
  return {
    kind: 'unknown_entity',
    explanation: 'An id that was asked about is not known, or what it named no longer exists.',
    workaround: 'Find current ids with /resolve.',
  };
}

export function unknownRelation(): Negative {
  return {
    kind: 'unknown_entity',
    explanation: 'No relation of this id is known, or it no longer exists.',
    workaround: 'Find relations with /lookup/relations or facts_context.',
  };
}

export function knownEmpty(explanation: string, workaround: string | null): Negative {
  return { kind: 'known_empty', explanation, workaround };
}

/** More matched than is returned, and how many was not counted. */
export function lookupLimit(returned: number): Truncation {
  return {
    truncated: true,
    returned,
    estimated_total: returned + 1,
    total_is_exact: false,
    continuation: null,
    reason: 'lookup_k_limit',
  };
}
