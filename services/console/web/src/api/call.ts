/** What a statement is refused with while others have used up the caller's share of a minute. */
const usedUp = new Set(['quota_exceeded', 'concurrency_exceeded']);

/** A refusal or failure of the API, or of the way to it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 where no answer arrived. */
  readonly status: number;
  /** The string or code of `detail`; `validation_error` for a list. */
  readonly code: string;
  /** Seconds that the answer asks to wait. */
  readonly retryAfter: number | null;
  readonly requestId: string | null;

  constructor(status: number, code: string, message: string, answer?: Headers) {
    super(message);
    this.status = status;
    this.code = code;
    const wait = Number(answer?.get('retry-after') ?? Number.NaN);
    this.retryAfter = Number.isFinite(wait) ? wait : null;
    this.requestId = answer?.get('x-request-id') ?? null;
  }

  /** Whether the same request may succeed a little later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502 || usedUp.has(this.code);
  }
}

export type CallOptions = { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; signal?: AbortSignal };

/** Told of each 401, so that the shell can ask for a credential. */
const listeners = new Set<() => void>();
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const ANSWER_MS = 70_000;

/** Calls the API through the console. @throws ApiError; `AbortError` where the signal ended it */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return await request<Answer>(`/api${path}`, options);
}

/** The same for the console's own routes. */
export async function request<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { method = 'GET', body, signal } = options;
  const deadline = AbortSignal.timeout(ANSWER_MS);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        'x-memory-console': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'console_unreachable', 'The console does not answer.');
  }
  const parsed: unknown = await answer.json().catch(() => null);
  if (answer.ok && parsed !== null) return parsed as Answer;
  if (answer.status === 401 && path.startsWith('/api/')) for (const listener of listeners) listener();
  throw errorOf(answer.status, parsed, answer.headers);
}

/** The error that an answer is; its body in one of the four forms of `detail`. */
export function errorOf(status: number, body: unknown, headers: Headers): ApiError {
  const detail = body !== null && typeof body === 'object' && 'detail' in body ? body.detail : null;
  if (typeof detail === 'string') return new ApiError(status, detail, explain(detail, status), headers);
  if (Array.isArray(detail)) {
    const words = detail.map(({ loc, msg }) => `${loc?.slice(1).join('.')}: ${msg}`).join('; ');
    return new ApiError(status, 'validation_error', words, headers);
  }
  if (detail !== null && typeof detail === 'object' && 'code' in detail) {
    const { code, message } = detail as { code: string; message?: string };
    return new ApiError(status, code, message ?? explain(code, status), headers);
  }
  return new ApiError(status, 'unreadable', `The answer (${status}) could not be read.`, headers);
}

const explanations: Readonly<Record<string, string>> = {
  rate_limited: 'Too many requests in a short time.',
  concurrency_limited: 'Too many requests at once.',
  forget_in_progress:
    'Something is being forgotten for good; until that is done the memory takes no requests.',
  'model provider unavailable': 'The model that embeds the question cannot be reached.',
  'live graph is busy': 'The graph is busy.',
  'live graph timed out': 'The graph took too long.',
  'credential may not perform this operation': 'This credential may not do that.',
  'credential is for another deployment': 'This credential is for another deployment.',
  'perimeter authentication failed': 'The credential was not accepted.',
  'a perimeter credential is required': 'A credential is required.',
  document_not_found: 'There is no such document.',
  body_too_large: 'The file is larger than this deployment takes.',
  source_forgotten: 'These bytes were forgotten for good and are not taken again.',
  'Not Found': 'This deployment does not serve that.',
};

function explain(code: string, status: number): string {
  return explanations[code] ?? (status >= 500 ? 'The API failed to answer.' : code);
}
