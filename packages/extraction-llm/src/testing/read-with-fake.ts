import type { ExtractedClaim, ExtractionInput, Reader } from '@memory/extraction';
import { createCallContext, createPairsReader, inputOf } from '@memory/extraction/conformance';
import { type ChatModel, createChatModel, createProvider, defaultProviderSettings } from '@memory/models';
import type { FakeProvider } from '@memory/models/testing';
import { createClaimExtractor, UNGROUNDED } from '../claims/extract-claims.ts';

/** A model behind a fake endpoint, with pauses that suit tests. */
export function modelAt(
  fake: FakeProvider,
  settings: Partial<typeof defaultProviderSettings> = {},
): ChatModel {
  const provider = createProvider({
    ...defaultProviderSettings,
    baseUrl: fake.baseUrl,
    retryBaseMs: 1,
    patienceMs: 50,
    ...settings,
  });
  return createChatModel('openrouter/vendor/model', provider);
}

export type FakeReading = {
  input: ExtractionInput;
  /** Those that hold. */
  claims: ExtractedClaim[];
  /** Why others do not, in the order in which that was found. */
  dropped: string[];
  context: ReturnType<typeof createCallContext>;
};

const structureReader: Reader = createPairsReader();

/** The claims that the fake's answers make of a text. */
export async function readWithFake(
  fake: FakeProvider,
  markdown: string,
  options: { title?: string; sourceModifiedAt?: Date; context?: ReturnType<typeof createCallContext> } = {},
): Promise<FakeReading> {
  const dropped: string[] = [];
  const extract = createClaimExtractor({
    model: modelAt(fake),
    onDropped: ({ words }) => void dropped.push(words),
  });
  const input = await inputOf(structureReader, markdown, options);
  const context = options.context ?? createCallContext();
  const all = await extract(input, context);
  return { input, claims: all.filter(({ hints }) => hints?.[UNGROUNDED] === undefined), dropped, context };
}
