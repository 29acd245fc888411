import { type Negative, ServiceError } from '@memory/contract';
import { isUnreachable } from '@memory/database';
import { DeadlineError } from './deadline.ts';

/** The search index or its model cannot answer; becomes a `boundary`, never a smaller answer. */
export class IndexUnavailableError extends Error {
  readonly code = 'index_unavailable';
}

/** What an operation says that could not answer within its limits; null where an error tells of something else. */
export function boundaryOf(error: unknown): Negative | null {
  if (error instanceof DeadlineError) {
    return boundary('The database budget of this operation ran out before the answer was complete.');
  }
  if (error instanceof IndexUnavailableError) return boundary(error.message);
  if (isGraphUnavailable(error)) {
    return boundary('The live graph could not tell what is around the anchors.');
  }
  return isUnreachable(error) ? boundary('The database did not answer.') : null;
}

/** One of the three refusals of the live graph. */
function isGraphUnavailable(error: unknown): boolean {
  return (
    error instanceof ServiceError && typeof error.detail === 'string' && error.detail.startsWith('live graph')
  );
}

function boundary(explanation: string): Negative {
  return {
    kind: 'boundary',
    explanation,
    workaround: 'Ask again, or narrow the question, for example with entity_ids.',
  };
}
