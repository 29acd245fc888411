/** One field that the API server refused, and why; `type` as it calls the kind of fault, such as `FieldValueInvalid`. */
export type ErrorCause = { type: string; field: string; message: string };

/** What the API server answered where it did not do what was asked; status 0 where it did not answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly reason: string;
  /** When the server wants to be asked again, in seconds. */
  readonly retryAfterSeconds: number | null;
  readonly causes: readonly ErrorCause[];
  /** What was asked, where it is known: what RBAC calls it. */
  readonly verb: string;
  readonly kind: string;

  constructor(
    message: string,
    options: {
      status: number;
      reason?: string;
      retryAfterSeconds?: number | null;
      causes?: readonly ErrorCause[];
      cause?: unknown;
      verb?: string;
      kind?: string;
    },
  ) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.reason = options.reason ?? '';
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.causes = options.causes ?? [];
    this.verb = options.verb ?? '';
    this.kind = options.kind ?? '';
  }
}

export function isStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

/** Reads the `Status` that the API server answers with. */
export function readApiError(
  status: number,
  body: string,
  retryAfter: string | undefined,
  asked: { verb?: string; kind?: string } = {},
): ApiError {
  let message = body.slice(0, 500);
  let reason = '';
  let causes: ErrorCause[] = [];
  try {
    const parsed = JSON.parse(body) as {
      message?: string;
      reason?: string;
      details?: { causes?: { reason?: string; field?: string; message?: string }[] };
    };
    message = parsed.message ?? message;
    reason = parsed.reason ?? '';
    causes = (parsed.details?.causes ?? []).map(({ reason: type = '', field = '', message: why = '' }) => ({
      type,
      field,
      message: why,
    }));
  } catch {
    // A proxy in between answers what it likes.
  }
  const seconds = Number(retryAfter);
  return new ApiError(message, {
    ...asked,
    status,
    reason,
    causes,
    retryAfterSeconds: retryAfter !== undefined && Number.isFinite(seconds) ? seconds : null,
  });
}
