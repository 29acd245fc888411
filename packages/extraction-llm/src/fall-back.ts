import { CallFailure } from '@memory/models';

/** Whether a failure says nothing of the provider, only that this question got no usable answer. */
export function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false;
  return (
    error.code === 'invalid_answer' ||
    error.code === 'truncated' ||
    error.code === 'declined' ||
    error.isTimeout
  );
}

/**
 * The answer to a question whose items are numbered, or the answers to its halves where it is too long or of no use; null for
 * a single one that has none. Whatever else goes wrong is thrown: the work waits, and is not decided without its model.
 */
export async function askInHalves<Question, Answer>(
  questions: readonly Question[],
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): Promise<(readonly Answer[] | null)[]> {
  try {
    return [await ask(questions)];
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const middle = Math.ceil(questions.length / 2);
    if (questions.length < 2 || (error instanceof CallFailure && error.isTimeout)) return [null];
    return [
      ...(await askInHalves(questions.slice(0, middle), ask)),
      ...(await askInHalves(questions.slice(middle), ask)),
    ];
  }
}

/** Cuts a list into batches whose texts have about `maxTokens` together, of at most `maxSize`. */
export function inBatches<Item>(
  items: readonly Item[],
  { sizeOf, maxTokens, maxSize }: { sizeOf: (item: Item) => number; maxTokens: number; maxSize: number },
): Item[][] {
  const batches: Item[][] = [];
  let tokens = 0;
  for (const item of items) {
    const size = sizeOf(item);
    const last = batches.at(-1);
    if (last === undefined || last.length >= maxSize || tokens + size > maxTokens) {
      batches.push([item]);
      tokens = size;
    } else {
      last.push(item);
      tokens += size;
    }
  }
  return batches;
}

/** A document's words on one line, cut. */
export function oneLine(text: string, length = 300): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, length).toWellFormed();
}
