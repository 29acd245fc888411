import { CallFailure, withoutSecrets } from './call-failure.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { RawAnswer } from './send-request.ts';

/** What a second try may cure; 425 and 529 are sent by some in place of 503. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529]);

/** How long a provider is left alone that wants money first, in milliseconds. */
const PAYMENT_PAUSE_MS = 15 * 60 * 1000;

/** The failure that a status stands for; `words` are the provider's own. */
export function failureOfStatus(
  status: number,
  words: string,
  { headers, apiKey, now }: { headers: Headers; apiKey: string | undefined; now: number },
): CallFailure {
  const message = `HTTP ${status}: ${withoutSecrets(words, apiKey)}`;
  const asked = parseRetryAfter(headers.get('retry-after'), now);
  if (status === 402)
    return new CallFailure('payment_required', message, { status, retryAfterMs: asked ?? PAYMENT_PAUSE_MS });
  if (passing.has(status) || status > 504)
    return new CallFailure('unavailable', message, { status, retryAfterMs: asked });
  return new CallFailure('rejected', message, { status });
}

/** A provider's error in its own words: `{error: {message}}`, `{error: '…'}`, `{message}`, `{detail}`, or the text itself. */
export function errorWords(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return wordsIn(body) ?? text;
  } catch {
    return text.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]*>/gi, ' ');
  }
}

function wordsIn(body: unknown): string | null {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null) return null;
  for (const key of ['error', 'message', 'detail'] as const) {
    const inner = (body as Record<string, unknown>)[key];
    if (typeof inner === 'string' && inner !== '') return inner;
    const found = wordsIn(inner);
    if (found !== null) return found;
  }
  return null;
}

/** The failure of an answer that is not a success; null for a 2xx. */
export function failureOf(answer: RawAnswer, apiKey: string | undefined, now: number): CallFailure | null {
  if (answer.status >= 200 && answer.status < 300) return null;
  return failureOfStatus(answer.status, errorWords(answer.text), { headers: answer.headers, apiKey, now });
}
