import { ApiError } from '../client/api-error.ts';
import { backoff } from '../controller/backoff.ts';

/** A child that is not as it should be, and why: its name is taken, or the API server refused it. */
export type Refusal = {
  /** Kind and name, as in `Deployment acme-api`. */
  object: string;
  kind: string;
  reason: 'NameConflict' | 'Forbidden' | 'Refused';
  message: string;
};

/** A name that the operator needs is held by an object that is not this tenant's. */
export class NameConflict extends Error {
  override readonly name = 'NameConflict';
}

type Named = { kind: string; metadata: { name: string } };

const MESSAGE_LENGTH = 1_500;

/** The refusal that an error stands for; null where it passes by itself and is only to be tried again. */
export function refusalOf({ kind, metadata }: Named, error: unknown): Refusal | null {
  const object = `${kind} ${metadata.name}`;
  if (error instanceof NameConflict) {
    return { object, kind, reason: 'NameConflict', message: error.message };
  }
  if (!(error instanceof ApiError) || isPassing(error)) return null;
  const untold = error.causes
    .filter(({ field }) => field !== '' && !error.message.includes(field))
    .map(({ field, message }) => `${field}: ${message}`);
  return {
    object,
    kind,
    reason: error.status === 403 ? 'Forbidden' : 'Refused',
    message: [error.message, ...untold].join('; ').slice(0, MESSAGE_LENGTH),
  };
}

/** No answer, a conflict of versions, too many requests, a server that is not up, or a namespace that is on its way out. */
function isPassing({ status, causes }: ApiError): boolean {
  return (
    [0, 401, 408, 409, 429, 502, 503, 504].includes(status) ||
    causes.some(({ type }) => type === 'NamespaceTerminating')
  );
}

/** The reason and the message of the condition. */
export function describeRefusals(refusals: readonly Refusal[]): { reason: string; message: string } | null {
  if (refusals.length === 0) return null;
  const reasons = { NameConflict: 'NameConflict', Forbidden: 'Forbidden', Refused: 'ChildRefused' } as const;
  const worst =
    (['NameConflict', 'Refused', 'Forbidden'] as const).find((reason) =>
      refusals.some((refusal) => refusal.reason === reason),
    ) ?? 'Refused';
  const message = refusals.map((refusal) => `${refusal.object}: ${refusal.message}`).join('\n');
  return { reason: reasons[worst], message: message.slice(0, 8_000) };
}

const RETRY = { baseMs: 1_000, maxMs: 5 * 60_000 };

/** When what was refused is tried again: later each time, at most 5 minutes; a new spec begins anew. */
export class RefusalRetries {
  readonly #failures = new Map<string, { generation: number; count: number }>();

  /** Milliseconds until the next attempt; null where nothing was refused. */
  next(key: string, generation: number, refusals: readonly Refusal[]): number | null {
    if (refusals.length === 0) {
      this.#failures.delete(key);
      return null;
    }
    const before = this.#failures.get(key);
    const count = before?.generation === generation ? before.count + 1 : 1;
    this.#failures.set(key, { generation, count });
    return backoff(count - 1, RETRY);
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }
}
