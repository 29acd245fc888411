import { z } from 'zod';
import { CallFailure } from '../provider/call-failure.ts';
import { embeddedFailure } from '../provider/read-body.ts';
import type { RawAnswer } from '../provider/send-request.ts';

const part = z.object({ text: z.string().nullish().catch(null) });
const called = z.object({ arguments: z.unknown().optional() });
const messageSchema = z.object({
  content: z.unknown().optional(),
  refusal: z.string().nullish().catch(null),
  tool_calls: z
    .array(z.object({ function: called }).catch({ function: { arguments: null } }))
    .nullish()
    .catch(null),
  function_call: called.nullish().catch(null),
});
const choiceSchema = z.object({
  message: messageSchema.nullish().catch(null),
  text: z.string().nullish().catch(null),
  finish_reason: z.string().nullish().catch(null),
  error: z.unknown().optional(),
});

/**
 * The text of a chat completion: its content, or the arguments of the tool that it calls instead. Throws a `CallFailure` where the
 * answer was cut (`truncated`), refused (`declined`), or has no text at all (`unavailable` for a broken answer, `invalid_answer` for
 * an empty one). Of several choices the first counts.
 */
export function readCompletion(
  body: Record<string, unknown>,
  answer: RawAnswer,
  { apiKey, now }: { apiKey: string | undefined; now: number },
): string {
  const first = Array.isArray(body.choices) ? (body.choices[0] as unknown) : undefined;
  const { data: choice } = choiceSchema.safeParse(first);
  if (choice === undefined) throw new CallFailure('unavailable', 'the answer has no choice');
  const failed = embeddedFailure(choice.error, answer, apiKey, now);
  if (failed !== null) throw failed;
  const { message, finish_reason: reason } = choice;
  if (message?.refusal)
    throw new CallFailure('declined', `the model refuses: ${message.refusal.slice(0, 200)}`);
  if (reason === 'content_filter') throw new CallFailure('declined', 'a filter refuses the content');
  if (reason === 'error')
    throw new CallFailure('unavailable', 'the provider failed in the middle of the answer');
  if (reason === 'length' || reason === 'max_tokens')
    throw new CallFailure('truncated', 'the answer is longer than the completion limit');
  const text = contentOf(message ?? null) ?? choice.text ?? '';
  if (text.trim() === '') throw new CallFailure('invalid_answer', 'the answer is empty');
  return text;
}

function contentOf(message: z.infer<typeof messageSchema> | null): string | null {
  if (message === null) return null;
  const { content } = message;
  if (typeof content === 'string' && content.trim() !== '') return content;
  if (Array.isArray(content)) {
    const text = content.map((each) => part.safeParse(each).data?.text ?? '').join('');
    if (text.trim() !== '') return text;
  } else if (typeof content === 'object' && content !== null) return JSON.stringify(content);
  const given = message.tool_calls?.[0]?.function.arguments ?? message.function_call?.arguments ?? null;
  if (given === null || given === undefined) return null;
  return typeof given === 'string' ? given : JSON.stringify(given);
}
