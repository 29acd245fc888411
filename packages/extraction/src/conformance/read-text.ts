import { randomUUID } from 'node:crypto';
import { cutChunks, parseStructure } from '@memory/markdown';
import type { CallContext, CallReceipt } from '../call-context.ts';
import type { ExtractedClaim } from '../claim.ts';
import type { ExtractionInput, Reader } from '../ports.ts';
import type { NormalizedClaim } from '../relations.ts';

/** A context whose budget is never spent, and the receipts and answers that were left in it. */
export function createCallContext(signal = new AbortController().signal): CallContext & {
  readonly kept: readonly CallReceipt[];
  readonly answers: ReadonlyMap<string, string>;
} {
  const kept: CallReceipt[] = [];
  const answers = new Map<string, string>();
  return {
    signal,
    kept,
    answers,
    receipts: {
      nextCallKey: () => randomUUID(),
      recall: async (requestKey) => answers.get(requestKey) ?? null,
      keep: async (receipt, answer) => {
        kept.push(receipt);
        if (answer !== undefined) answers.set(answer.requestKey, answer.text);
      },
    },
    budget: { demand: async () => undefined },
  };
}

/** A text as the pipeline hands it to a reader's extractor. */
export async function inputOf(
  reader: Reader,
  markdown: string,
  {
    title = null,
    sourceModifiedAt = null,
  }: Partial<Pick<ExtractionInput, 'title' | 'sourceModifiedAt'>> = {},
): Promise<ExtractionInput> {
  const structure = await parseStructure(markdown, { words: reader.labelWords });
  const sections = await reader.describeSections({ markdown, structure }, createCallContext());
  const chunks = await cutChunks(markdown, structure);
  return { markdown, structure, sections, chunks, title: title ?? structure.title, sourceModifiedAt };
}

/** What a reader makes of a text, from its sections to the statements of its claims. */
export async function readText(
  reader: Reader,
  markdown: string,
  options: Partial<Pick<ExtractionInput, 'title' | 'sourceModifiedAt'>> = {},
): Promise<{ input: ExtractionInput; claims: ExtractedClaim[]; normalized: NormalizedClaim[] }> {
  const context = createCallContext();
  const input = await inputOf(reader, markdown, options);
  const claims = await reader.extractClaims(input, context);
  const normalized = await reader.normalizeRelations({ title: input.title, claims }, context);
  return { input, claims, normalized };
}
