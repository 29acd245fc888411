/**
 * Why a model gave no usable answer.
 * - `unavailable`: the provider is away, busy, or failed; the same request may succeed later
 * - `payment_required`: the provider wants money first (402)
 * - `rejected`: the provider refuses the request, the key or the model (400, 401, 403, 404, 422 …); the same request fails again
 * - `truncated`: the answer was cut at the completion limit; a smaller request is needed
 * - `declined`: the model, or a filter before it, refuses the content
 * - `invalid_answer`: the answer is not what was asked for, also after one repair
 */
export type CallFailureKind =
  | 'unavailable'
  | 'payment_required'
  | 'rejected'
  | 'truncated'
  | 'declined'
  | 'invalid_answer';

/** A call that failed. Its message is one line, holds no credential, and may be shown to an operator. */
export class CallFailure extends Error {
  readonly code: CallFailureKind;
  /** The HTTP status; null where no answer came, or where the answer itself is at fault. */
  readonly status: number | null;
  /** How long the provider asks to be left alone, or a pause that suits the failure, in milliseconds; null where nothing is known. */
  readonly retryAfterMs: number | null;
  /** Whether no request was made: the provider is left alone for a while. */
  readonly isHeldBack: boolean;
  /** Whether no answer came in time. */
  readonly isTimeout: boolean;

  constructor(
    code: CallFailureKind,
    message: string,
    options: ErrorOptions & {
      status?: number | null;
      retryAfterMs?: number | null;
      isHeldBack?: boolean;
      isTimeout?: boolean;
    } = {},
  ) {
    super(message, options);
    this.name = 'CallFailure';
    this.code = code;
    this.status = options.status ?? null;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.isHeldBack = options.isHeldBack ?? false;
    this.isTimeout = options.isTimeout ?? false;
  }
}

/** Longest part of a provider's own words that is kept. */
const MAX_WORDS = 300;

/** A provider's words as one short line, without anything that may be a key: providers quote the key that they refuse. */
export function withoutSecrets(words: string, apiKey: string | undefined): string {
  const known = apiKey === undefined || apiKey === '' ? words : words.replaceAll(apiKey, '[key]');
  return known
    .replace(/\bBearer\s+\S+/gi, 'Bearer [key]')
    .replace(/\b(?:sk|pk|key|gsk|rk)-[\w*.-]{6,}/gi, '[key]')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS)
    .toWellFormed();
}
