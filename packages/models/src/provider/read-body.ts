import { z } from 'zod';
import { CallFailure } from './call-failure.ts';
import { errorWords, failureOfStatus } from './classify-status.ts';
import type { RawAnswer } from './send-request.ts';

/** What a provider tells of a call's cost, good answer or bad. */
export type Usage = { tokensIn: number | null; tokensOut: number | null; costUsd: number | null };

export const unknownUsage: Usage = { tokensIn: null, tokensOut: null, costUsd: null };

const count = z.number().nonnegative().transform(Math.round).nullish().catch(null);
const usageSchema = z
  .object({
    prompt_tokens: count,
    completion_tokens: count,
    input_tokens: count,
    output_tokens: count,
    total_tokens: count,
    cost: z.coerce.number().nonnegative().nullish().catch(null),
  })
  .nullish()
  .catch(null);

const embeddedError = z.object({
  code: z.union([z.number(), z.string()]).nullish(),
  message: z.string().nullish().catch(null),
});

/** The body as a record; keep-alive comments and blanks in front of it, as proxies send them, are passed over. */
export function parseBody(answer: RawAnswer): Record<string, unknown> {
  const text = answer.text.replace(/^\uFEFF/, '').replace(/^(?:[ \t\r\n]|:[^\n]*(?:\n|$))+/, '');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    const begin = text.slice(0, 60).replace(/\s+/g, ' ');
    throw new CallFailure('unavailable', `the answer is no JSON: ${JSON.stringify(begin)}`, {
      status: answer.status,
      cause,
    });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new CallFailure('unavailable', 'the answer is no JSON object', { status: answer.status });
  return body as Record<string, unknown>;
}

export function readUsage(body: Record<string, unknown>): Usage {
  const usage = usageSchema.parse(body.usage) ?? {};
  return {
    tokensIn: usage.prompt_tokens ?? usage.input_tokens ?? null,
    tokensOut: usage.completion_tokens ?? usage.output_tokens ?? null,
    costUsd: usage.cost ?? null,
  };
}

/** The failure that stands in a body although the status is 200, on its top or in a choice; null where there is none. */
export function embeddedFailure(
  error: unknown,
  answer: RawAnswer,
  apiKey: string | undefined,
  now: number,
): CallFailure | null {
  if (error === undefined || error === null || error === '') return null;
  const { code, message } = embeddedError.safeParse(error).data ?? {};
  const status = typeof code === 'number' ? code : /^\d{3}$/.test(code ?? '') ? Number(code) : 503;
  const words = message ?? (typeof error === 'string' ? error : errorWords(JSON.stringify(error)));
  return failureOfStatus(status < 400 ? 503 : status, words, { headers: answer.headers, apiKey, now });
}
