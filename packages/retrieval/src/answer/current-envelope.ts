import { type Envelope, emptyEnvelope, type Grain, toUtcString } from '@memory/contract';
import { temporalScope } from './temporal-scope.ts';

/** An answer about now, with nothing in it yet. */
export function currentEnvelope(grain: Grain, at: Date): Envelope {
  return emptyEnvelope(grain, temporalScope({ mode: 'current' }, at), toUtcString(at));
}
