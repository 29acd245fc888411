import type { ReasoningEffort } from '@memory/contract';
import type { BreakerOptions } from './circuit-breaker.ts';
import type { PriceTable } from './prices.ts';

/** How an OpenAI-compatible endpoint is reached and asked. */
export type ProviderSettings = {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Calls under way at once in this process. */
  readonly concurrency: number;
  /** Longest time for one request, in milliseconds. */
  readonly timeoutMs: number;
  /** Requests for one call at most. */
  readonly attempts: number;
  /** Between the first two of them, in milliseconds, about; it doubles. */
  readonly retryBaseMs: number;
  /** Longest pause that a call waits out itself, in milliseconds; after that the work is put off. */
  readonly patienceMs: number;
  readonly maxCompletionTokens: number;
  readonly reasoningEffort: ReasoningEffort | undefined;
  /** By role or by `vendor/model`; goes before `reasoningEffort`. */
  readonly reasoningEffortMap: ReadonlyMap<string, ReasoningEffort>;
  /** The one provider that embeds, behind a router of many. */
  readonly embeddingProvider: string | undefined;
  /** The providers that embed, in the order in which they are tried. */
  readonly embeddingProviderOrder: readonly string[];
  readonly prices: PriceTable;
  readonly breaker?: BreakerOptions;
};

/** What holds where nothing else is said. */
export const defaultProviderSettings: ProviderSettings = {
  baseUrl: 'https://openrouter.ai/api/v1',
  apiKey: undefined,
  concurrency: 4,
  timeoutMs: 120_000,
  attempts: 3,
  retryBaseMs: 1_000,
  patienceMs: 15_000,
  maxCompletionTokens: 8_192,
  reasoningEffort: undefined,
  reasoningEffortMap: new Map(),
  embeddingProvider: undefined,
  embeddingProviderOrder: [],
  prices: new Map(),
};
