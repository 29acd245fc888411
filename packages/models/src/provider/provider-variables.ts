import { type ModelBindings, type ModelRole, modelRoles, ReasoningEffort } from '@memory/contract';
import { address, decimal, filled, wholeNumber } from '@memory/telemetry';
import { z } from 'zod';
import { remoteRoles } from '../bindings.ts';
import { parsePrices } from './prices.ts';
import { defaultProviderSettings as defaults, type ProviderSettings } from './provider-settings.ts';

const model = /^[A-Za-z0-9_~][A-Za-z0-9._:@~+/-]{0,255}$/;

const prices = z
  .string()
  .transform((text, context) => {
    try {
      return parsePrices(text);
    } catch (error) {
      context.addIssue({
        code: 'custom',
        message: error instanceof Error ? error.message : 'cannot be read',
      });
      return z.NEVER;
    }
  })
  .optional();

const effortMap = z
  .string()
  .transform((text, context) => {
    const map = new Map<string, ReasoningEffort>();
    for (const part of text.split(',').map((each) => each.trim())) {
      if (part === '') continue;
      const at = part.lastIndexOf('=');
      const [key, effort] = [part.slice(0, at), ReasoningEffort.safeParse(part.slice(at + 1)).data];
      const isKnown = modelRoles.includes(key as ModelRole) || (key.includes('/') && model.test(key));
      if (at < 0 || effort === undefined || !isKnown) {
        context.addIssue({
          code: 'custom',
          message: `${JSON.stringify(part)} is not ROLE=EFFORT or VENDOR/MODEL=EFFORT, with an effort of ${ReasoningEffort.options.join(', ')}`,
        });
        return z.NEVER;
      }
      map.set(key, effort);
    }
    return map;
  })
  .optional();

const names = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);

/** The variables of `openrouter/…` models, which API and workers share. */
export const providerVariables = {
  SERVICE_OPENROUTER_API_KEY: filled.optional().meta({ description: 'key for openrouter/… models' }),
  SERVICE_OPENROUTER_BASE_URL: address(['http', 'https']).optional().meta({
    description: 'an OpenAI-compatible API: OpenRouter, vLLM, Ollama, llama.cpp …',
    shown: defaults.baseUrl,
  }),
  SERVICE_OPENROUTER_EMBEDDING_PROVIDER: filled
    .optional()
    .meta({ description: 'the one provider behind the router that embeds', shown: 'any' }),
  SERVICE_OPENROUTER_EMBEDDING_PROVIDER_ORDER: names.optional().meta({
    description: 'providers that embed, in the order in which they are tried, separated by commas',
    shown: 'any',
  }),
  SERVICE_OPENROUTER_MAX_COMPLETION_TOKENS: wholeNumber({ min: 256, max: 1_000_000 })
    .optional()
    .meta({ description: 'longest answer, in tokens', shown: String(defaults.maxCompletionTokens) }),
  SERVICE_OPENROUTER_REASONING_EFFORT: ReasoningEffort.optional().meta({
    description: `how hard models think: ${ReasoningEffort.options.join(', ')}`,
    shown: "the model's own",
  }),
  SERVICE_OPENROUTER_REASONING_EFFORT_MAP: effortMap.meta({
    description: 'the same by role or model: claim_extraction=low,vendor/model=high',
  }),
  SERVICE_OPENROUTER_CONCURRENCY: wholeNumber({ min: 1, max: 1_000 })
    .optional()
    .meta({ description: 'calls at once, of all workers together', shown: String(defaults.concurrency) }),
  SERVICE_OPENROUTER_TIMEOUT_S: decimal({ above: 0, max: 600 })
    .optional()
    .meta({ description: 'longest time for one call, in seconds', shown: String(defaults.timeoutMs / 1000) }),
  SERVICE_OPENROUTER_PRICES: prices.meta({
    description:
      'US dollars for a million tokens in and out, where the endpoint tells no cost: vendor/model=0.15:0.6,…',
  }),
};
const Variables = z.object(providerVariables);
export type ProviderVariables = z.infer<typeof Variables>;

/** What keeps bindings to such models from working; for the program's `superRefine`. */
export function providerProblems(variables: ProviderVariables, bindings: ModelBindings): string[] {
  const [role] = remoteRoles(bindings);
  const isOpenRouter = variables.SERVICE_OPENROUTER_BASE_URL === undefined;
  return role !== undefined && isOpenRouter && variables.SERVICE_OPENROUTER_API_KEY === undefined
    ? [`SERVICE_OPENROUTER_API_KEY: ${role} is bound to ${bindings[role]}, which needs a key`]
    : [];
}

/** How `openrouter/…` models are called. */
export function providerSettings(variables: ProviderVariables): ProviderSettings {
  const seconds = variables.SERVICE_OPENROUTER_TIMEOUT_S;
  return {
    ...defaults,
    baseUrl: (variables.SERVICE_OPENROUTER_BASE_URL ?? defaults.baseUrl).replace(/\/+$/, ''),
    apiKey: variables.SERVICE_OPENROUTER_API_KEY,
    concurrency: variables.SERVICE_OPENROUTER_CONCURRENCY ?? defaults.concurrency,
    timeoutMs: seconds === undefined ? defaults.timeoutMs : seconds * 1000,
    maxCompletionTokens: variables.SERVICE_OPENROUTER_MAX_COMPLETION_TOKENS ?? defaults.maxCompletionTokens,
    reasoningEffort: variables.SERVICE_OPENROUTER_REASONING_EFFORT,
    reasoningEffortMap: variables.SERVICE_OPENROUTER_REASONING_EFFORT_MAP ?? new Map(),
    embeddingProvider: variables.SERVICE_OPENROUTER_EMBEDDING_PROVIDER,
    embeddingProviderOrder: variables.SERVICE_OPENROUTER_EMBEDDING_PROVIDER_ORDER ?? [],
    prices: variables.SERVICE_OPENROUTER_PRICES ?? new Map(),
  };
}

/** The settings that `GET /deployment` shows beside the bindings, as text; empty where nothing is said. */
export function shownSettings(variables: ProviderVariables) {
  const map = variables.SERVICE_OPENROUTER_REASONING_EFFORT_MAP ?? new Map<string, string>();
  return {
    openrouter_embedding_provider: variables.SERVICE_OPENROUTER_EMBEDDING_PROVIDER ?? '',
    openrouter_embedding_provider_order: (variables.SERVICE_OPENROUTER_EMBEDDING_PROVIDER_ORDER ?? []).join(
      ',',
    ),
    openrouter_max_completion_tokens: String(variables.SERVICE_OPENROUTER_MAX_COMPLETION_TOKENS ?? ''),
    openrouter_reasoning_effort: variables.SERVICE_OPENROUTER_REASONING_EFFORT ?? '',
    openrouter_reasoning_effort_map: [...map].map(([key, effort]) => `${key}=${effort}`).join(','),
  };
}
