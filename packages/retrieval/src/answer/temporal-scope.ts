import { type TemporalScope, type TimeArgument, toUtcString } from '@memory/contract';

/** A question in time as `memory.temporal_match` takes it. */
export type TimeRange = { mode: TimeArgument['mode']; from: Date; to: Date };

/** `current` and `at` ask about one moment, `history` about everything that began by the evaluation. */
export function timeRange(time: TimeArgument, evaluatedAt: Date): TimeRange {
  switch (time.mode) {
    case 'current':
    case 'history':
      return { mode: time.mode, from: evaluatedAt, to: evaluatedAt };
    case 'at':
      return { mode: 'at', from: time.at, to: time.at };
    case 'overlap':
      return { mode: 'overlap', from: time.from, to: time.to };
  }
}

/** What `memory.temporal_match` needs to ask whether something holds at the moment of the call. */
export function currentRange(at: Date): TimeRange {
  return timeRange({ mode: 'current' }, at);
}

/** The scope of an answer: what the memory knows is taken as it stands at the evaluation. */
export function temporalScope(time: TimeArgument, evaluatedAt: Date): TemporalScope {
  const at = toUtcString(evaluatedAt);
  const clocks = { evaluated_at: at, believed_at: at, identity_regime: 'current' as const };
  switch (time.mode) {
    case 'current':
    case 'history':
      return { mode: time.mode, ...clocks };
    case 'at':
      return { mode: 'at', at: toUtcString(time.at), ...clocks };
    case 'overlap':
      return { mode: 'overlap', from: toUtcString(time.from), to: toUtcString(time.to), ...clocks };
  }
}
