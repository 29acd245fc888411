import { CallFailure, withoutSecrets } from './call-failure.ts';

/** What came back, good or bad: the first thing that a table of odd providers is read from. */
export type RawAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

export type RequestTarget = {
  /** Of the API, without a slash at its end: `https://openrouter.ai/api/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Longest time for one request, from its first byte to the answer's last, in milliseconds. */
  readonly timeoutMs: number;
};

/** Longest answer that is read, in bytes; whatever sends more is broken. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Sends one request and reads its whole answer, whatever its status. Rejects with the signal's reason when that aborts, and with an
 * `unavailable` failure when no whole answer came: no connection, a cut body, a redirect, no end in time.
 */
export async function sendRequest(
  target: RequestTarget,
  path: string,
  body: string,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const deadline = AbortSignal.timeout(target.timeoutMs);
  try {
    const response = await fetch(`${target.baseUrl}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(target.apiKey === undefined ? {} : { authorization: `Bearer ${target.apiKey}` }),
      },
      body,
      signal: AbortSignal.any([signal, deadline]),
    });
    const text = await readBody(response);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CallFailure) throw error;
    if (deadline.aborted) {
      throw new CallFailure('unavailable', `no answer within ${target.timeoutMs} ms`, {
        isTimeout: true,
        cause: error,
      });
    }
    throw new CallFailure('unavailable', withoutSecrets(whyNoAnswer(error), target.apiKey), { cause: error });
  }
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_ANSWER_BYTES)
      throw new CallFailure('unavailable', `the answer is longer than ${MAX_ANSWER_BYTES} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** The words of fetch's error: the reason is in its cause. */
function whyNoAnswer(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const reason = cause instanceof Error ? cause : error;
  const code = reason instanceof Error && 'code' in reason ? `${String(reason.code)} ` : '';
  return `no whole answer: ${code}${reason instanceof Error ? reason.message : String(reason)}`;
}
