import { type Envelope, type Negative, ServiceError } from '@memory/contract';
import { isUnreachable } from '@memory/database';
import type { Logger } from '@memory/telemetry';
import { DeadlineError } from './deadline.ts';

/** The search index or its model cannot answer; becomes a `boundary`, never a smaller answer. */
export class IndexUnavailableError extends Error {
  readonly code = 'index_unavailable';
}

/** An operation's answer, or its envelope with nothing but a `boundary` where it could not answer within its limits. */
export async function orBoundary(
  answer: Promise<Envelope>,
  envelope: Envelope,
  log?: Logger,
): Promise<Envelope> {
  try {
    return await answer;
  } catch (error) {
    const negative = boundaryOf(error);
    if (negative === null) throw error;
    log?.warn({ err: error }, 'an operation could not answer');
    return { ...envelope, negative };
  }
}

/** Null where an error tells of something else than a limit. */
function boundaryOf(error: unknown): Negative | null {
  if (error instanceof DeadlineError) {
    return boundary('The database budget of this operation ran out before the answer was complete.');
  }
  if (error instanceof IndexUnavailableError) return boundary(error.message);
  if (isGraphUnavailable(error)) {
    return boundary('The live graph could not tell what is around the anchors.');
  }
  if (isUnreadable(error)) return boundary('A part of the search index or of the memory could not be read.');
  return isUnreachable(error) ? boundary('The database did not answer.') : null;
}

/** A table that is gone (42P01) or may not be read (42501), or an index that is broken (XX). */
function isUnreadable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:42P01|42501|XX[0-9A-Z]{3})$/.test(code);
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
