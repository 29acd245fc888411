import type { CallContext } from '@memory/extraction';
import type { ChatModel, ChatQuestion } from '@memory/models';
import { askInHalves, inBatches } from './fall-back.ts';
import type { Problem } from './problem.ts';
import { fence } from './text/fence.ts';

/** How a list is put to a model, and in what form it answers. */
export type NumberedQuestion<Item, Answer> = Pick<ChatQuestion<Answer>, 'role' | 'root' | 'item'> & {
  readonly prompt: { readonly name: string; readonly version: number; readonly text: string };
  /** An item in words, under its number. */
  readonly lineOf: (item: Item, number: number) => string;
  /** What an item takes of a model's input, in tokens, about. */
  readonly tokens: number;
  /** Items of one call at most; of its answer, five times as many are read. */
  readonly maxSize: number;
};

/** Tokens of the items of one call, about. */
const MAX_TOKENS = 3_000;

/**
 * Asks a model about the items of a list, in batches; items are known to it by their numbers in their batch. Each answer comes with
 * `itemAt`, which gives the item of such a number, and undefined for one that was not offered. Items without an answer have none here.
 */
export async function askNumbered<Item, Answer>(
  {
    model,
    context,
    onDropped,
  }: { model: ChatModel; context: CallContext; onDropped: (problem: Problem) => void },
  items: readonly Item[],
  { role, root, item, prompt, lineOf, tokens, maxSize }: NumberedQuestion<Item, Answer>,
): Promise<{ answer: Answer; itemAt: (number: number) => Item | undefined }[]> {
  const found: { answer: Answer; itemAt: (number: number) => Item | undefined }[] = [];
  for (const batch of inBatches(items, { sizeOf: () => tokens, maxTokens: MAX_TOKENS, maxSize })) {
    const itemAt = (number: number) => batch[number];
    const told = await askInHalves([...batch.entries()], async (part) => {
      const { items: answers, problems } = await model.ask(
        {
          role,
          name: prompt.name,
          version: prompt.version,
          instructions: prompt.text,
          material: fence(part.map(([number, one]) => lineOf(one, number)).join('\n')),
          root,
          item,
          maxItems: 5 * maxSize,
        },
        context,
      );
      for (const words of problems) onDropped({ code: 'form', words });
      return answers;
    });
    for (const answer of told.flatMap((each) => each ?? [])) found.push({ answer, itemAt });
  }
  return found;
}
