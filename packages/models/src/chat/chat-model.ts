import { createHash } from 'node:crypto';
import type { ModelRole } from '@memory/contract';
import type { CallContext } from '@memory/extraction';
import { CallFailure } from '../provider/call-failure.ts';
import { countTokensAtMost } from '../provider/prices.ts';
import { OtherFormNeeded, type Provider } from '../provider/provider.ts';
import { createHabits, learn, type ModelHabits } from './model-habits.ts';
import { readCompletion } from './read-completion.ts';
import { type ItemShape, type ReadItems, readItems } from './read-items.ts';
import { wireSchema } from './wire-schema.ts';

/** One question to a chat model, answered by a list. */
export type ChatQuestion<Item> = ItemShape<Item> & {
  readonly role: ModelRole;
  /** Letters and underscores; with `version` the name of the prompt. */
  readonly name: string;
  readonly version: number;
  /** The same for every document, so that a provider may keep it cached. */
  readonly instructions: string;
  /** What the question is about. */
  readonly material: string;
};

/** A language model behind an OpenAI-compatible endpoint. */
export type ChatModel = {
  /** `openrouter/vendor/model`. */
  readonly binding: string;
  /**
   * Asks, and once more with its errors named where the answer is not what was asked for. Rejects with a `CallFailure`, the
   * signal's reason, or what the context's budget rejects with.
   */
  ask<Item>(question: ChatQuestion<Item>, context: CallContext): Promise<ReadItems<Item>>;
};

type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** Other forms of one request that are tried at most. */
const MAX_FORMS = 8;
/** Longest part of a wrong answer that is shown to the model again, in UTF-16 units. */
const MAX_SHOWN = 6_000;

export function createChatModel(binding: string, provider: Provider): ChatModel {
  const model = binding.slice('openrouter/'.length);
  const habits = createHabits();

  async function complete<Item>(
    question: ChatQuestion<Item>,
    messages: readonly Message[],
    context: CallContext,
  ): Promise<ReadItems<Item>> {
    const requestKey = keyOf(model, question, messages);
    const known = await context.receipts.recall(requestKey);
    if (known !== null) return readItems(known, question);
    for (let form = 1; ; form++) {
      const body = requestBody({ model, provider, habits, question, messages });
      try {
        return await send(body);
      } catch (error) {
        if (!(error instanceof OtherFormNeeded)) throw error;
        if (form >= MAX_FORMS) throw error.cause;
      }
    }

    async function send(body: object): Promise<ReadItems<Item>> {
      const { apiKey } = provider.settings;
      const answer = await provider.call(
        {
          model,
          path: '/chat/completions',
          body,
          tokens: {
            in: messages.reduce((sum, { content }) => sum + countTokensAtMost(content), 0),
            out: provider.settings.maxCompletionTokens,
          },
          read(raw, response) {
            const text = readCompletion(raw, response, { apiKey, now: Date.now() });
            try {
              return { text, read: readItems(text, question) };
            } catch (error) {
              throw error instanceof CallFailure ? new UnreadableAnswer(error, text) : error;
            }
          },
          learn: (failure) => learn(habits, failure, new Set(Object.keys(body))),
          keep: ({ text }) => ({ requestKey, text }),
        },
        context,
      );
      return answer.read;
    }
  }

  return {
    binding,
    async ask(question, context) {
      const messages: Message[] = [
        { role: 'system', content: question.instructions },
        { role: 'user', content: question.material },
      ];
      try {
        return await complete(question, messages, context);
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'invalid_answer') throw error;
        const wrong = error instanceof UnreadableAnswer ? error.text.slice(0, MAX_SHOWN) : '';
        return await complete(question, [...messages, ...repair(question, wrong, error.message)], context);
      }
    },
  };
}

/** A failure of reading, with what was read. */
class UnreadableAnswer extends CallFailure {
  readonly text: string;
  constructor({ code, message }: CallFailure, text: string) {
    super(code, message);
    this.text = text;
  }
}

function repair<Item>({ root }: ChatQuestion<Item>, wrong: string, problem: string): Message[] {
  const asked = `That could not be read: ${problem}. Answer again, with one JSON object that has the one key "${root}", and nothing else.`;
  return [
    ...(wrong === '' ? [] : [{ role: 'assistant' as const, content: wrong }]),
    { role: 'user' as const, content: asked },
  ];
}

/** The same for the same question to the same model, whatever form it is asked in. */
function keyOf<Item>(model: string, question: ChatQuestion<Item>, messages: readonly Message[]): string {
  const asked = JSON.stringify([model, question.name, question.version, messages]);
  return createHash('sha256').update(asked).digest('hex').slice(0, 40);
}

type BodyParts<Item> = {
  model: string;
  provider: Provider;
  habits: ModelHabits;
  question: ChatQuestion<Item>;
  messages: readonly Message[];
};

function requestBody<Item>({ model, provider, habits, question, messages }: BodyParts<Item>): object {
  const { maxCompletionTokens, reasoningEffort, reasoningEffortMap } = provider.settings;
  const effort = reasoningEffortMap.get(question.role) ?? reasoningEffortMap.get(model) ?? reasoningEffort;
  const limit = habits.refused.has('max_completion_tokens') ? 'max_tokens' : 'max_completion_tokens';
  const schema = wireSchema(question);
  const fields: Record<string, unknown> = {
    temperature: 0,
    [limit]: maxCompletionTokens,
    usage: { include: true },
    ...(effort === undefined ? {} : { reasoning: { effort } }),
  };
  for (const name of habits.refused) delete fields[name];
  return {
    model,
    messages: habits.format === 'json_schema' ? messages : withSchema(messages, schema),
    ...fields,
    ...formatFields(habits, question.name, schema),
  };
}

function formatFields(habits: ModelHabits, name: string, schema: object): object {
  switch (habits.format) {
    case 'json_schema':
      return {
        response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        // A router then takes only providers that hold the answer to the schema.
        ...(habits.refused.has('provider') ? {} : { provider: { require_parameters: true } }),
      };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'text':
      return {};
  }
}

/** Where no schema can be sent beside the messages it stands in the first of them. */
function withSchema(messages: readonly Message[], schema: object): Message[] {
  const asked = `\n\nAnswer with one JSON object of this schema, and nothing else:\n${JSON.stringify(schema)}`;
  return messages.map((message, index) =>
    index === 0 ? { ...message, content: message.content + asked } : message,
  );
}
