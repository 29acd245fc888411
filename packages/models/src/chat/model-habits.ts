import type { CallFailure } from '../provider/call-failure.ts';

/** How an answer's shape is asked for, from the strictest to none at all. */
export type AnswerFormat = 'json_schema' | 'json_object' | 'text';

/** What a model, or its provider, turned out to take. Remembered for the life of the process. */
export type ModelHabits = {
  format: AnswerFormat;
  /** Fields of a request that were refused. */
  readonly refused: Set<string>;
};

/** Fields that an endpoint may not know, with what stands for them in its words. */
const optional = [
  'temperature',
  'max_completion_tokens',
  'max_tokens',
  'reasoning',
  'usage',
  'provider',
] as const;

const ofFormat =
  /response.?format|json.?schema|json.?object|structured.?output|grammar|requested parameters/i;

const notKnown =
  /unrecogni|unknown|unsupported|not supported|unexpected|extra|not permitted|not allowed|invalid/i;

export function createHabits(): ModelHabits {
  return { format: 'json_schema', refused: new Set() };
}

/**
 * Learns from a refused request: true where the same question may be asked in another form. `sent` are the fields of the request.
 */
export function learn(habits: ModelHabits, failure: CallFailure, sent: ReadonlySet<string>): boolean {
  if (failure.code !== 'rejected' || ![400, 404, 405, 415, 422, 501].includes(failure.status ?? 0))
    return false;
  const field = optional.find(
    (name) =>
      sent.has(name) &&
      notKnown.test(failure.message) &&
      new RegExp(`(?<![a-z_])${name}(?![a-z_])`, 'i').test(failure.message),
  );
  if (ofFormat.test(failure.message) && habits.format !== 'text') {
    habits.format = habits.format === 'json_schema' ? 'json_object' : 'text';
    return true;
  }
  if (field === undefined || failure.status === 404) return false;
  habits.refused.add(field);
  return true;
}
