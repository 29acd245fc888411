import type { CallContext, ClaimExtractor, ExtractedClaim, ExtractionInput } from '@memory/extraction';
import { CallFailure, type ChatModel } from '@memory/models';
import type { Problem } from '../problem.ts';
import { claimExtractionPrompt as prompt } from '../prompts/claim-extraction.ts';
import { fence } from '../text/fence.ts';
import { numberSentences } from '../text/number-sentences.ts';
import { batchSentences, halves, type SentenceBatch } from './batch-sentences.ts';
import { type ClaimItem, claimItemSchema } from './claim-item.ts';
import { readClaim } from './read-claim.ts';

export type ClaimExtractorOptions = {
  readonly model: ChatModel;
  /** Is told of each claim that does not hold, and why. */
  readonly onDropped: (problem: Problem) => void;
};

/** What goes with a claim that does not hold, for the stage that drops it. */
export const UNGROUNDED = 'ungrounded';

/** Items of one answer at most: some for each sentence. More are a loop. */
const MAX_ITEMS = 400;
/** Batches of one document that are read at once. */
const AT_ONCE = 4;

/** Claims by a language model, each held against the text before it counts. */
export function createClaimExtractor({ model, onDropped }: ClaimExtractorOptions): ClaimExtractor {
  return async (input, context) => {
    context.signal.throwIfAborted();
    const sentences = numberSentences(input);
    const batches = batchSentences(sentences, input.sections);
    const read = await inOrder(batches, AT_ONCE, (batch) => readBatch(batch, input, model, context));
    const claims = read.flatMap(({ items, batch, problems }) => {
      for (const words of problems) onDropped({ code: 'form', words });
      return claimsOf(items, batch, input, onDropped);
    });
    const seen = new Set<string>();
    return claims
      .sort(
        (a, b) => a.span.start - b.span.start || (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0),
      )
      .filter(({ text, span }) => {
        const same = `${span.start} ${text}`;
        return !seen.has(same) && seen.add(same);
      });
  };
}

type Read = { items: readonly ClaimItem[]; problems: readonly string[]; batch: SentenceBatch };

/** Asks for the claims of a batch; where the answer is too long or of no use, for those of its halves. */
async function readBatch(
  batch: SentenceBatch,
  input: ExtractionInput,
  model: ChatModel,
  context: CallContext,
): Promise<Read> {
  try {
    const { items, problems } = await model.ask(
      {
        role: 'claim_extraction',
        name: prompt.name,
        version: prompt.version,
        instructions: prompt.text,
        material: materialOf(batch, input),
        root: 'claims',
        item: claimItemSchema,
        maxItems: MAX_ITEMS,
      },
      context,
    );
    return { items, problems, batch };
  } catch (error) {
    const parts = error instanceof CallFailure && isOfSize(error) ? halves(batch) : null;
    if (parts === null) throw error;
    const [first, second] = parts;
    const read = [
      await readBatch(first, input, model, context),
      await readBatch(second, input, model, context),
    ];
    return {
      items: read.flatMap(({ items }) => items),
      problems: read.flatMap(({ problems }) => problems),
      batch,
    };
  }
}

/** Whether less text may be read where more could not. */
function isOfSize({ code }: CallFailure): boolean {
  return code === 'truncated' || code === 'invalid_answer' || code === 'declined';
}

/** The fenced text: what it is headed by, then its sentences with their numbers. */
function materialOf({ sentences, before }: SentenceBatch, input: ExtractionInput): string {
  const lines: string[] = [];
  if (input.title !== null) lines.push(`title: ${oneLine(input.title)}`);
  if (input.sourceModifiedAt !== null)
    lines.push(`date of the document: ${input.sourceModifiedAt.toISOString().slice(0, 10)}`);
  if (before.length > 0) lines.push(`before: ${before.map(({ text }) => oneLine(text)).join(' ')}`);
  let section = -1;
  for (const { number, text, sectionIndex } of sentences) {
    if (sectionIndex !== section) {
      section = sectionIndex;
      lines.push('', `section: ${headingsOf(input, section)}`);
    }
    lines.push(`[${number}] ${oneLine(text)}`);
  }
  return fence(lines.join('\n'));
}

function claimsOf(
  items: readonly ClaimItem[],
  { sentences, before }: SentenceBatch,
  input: ExtractionInput,
  onDropped: (problem: Problem) => void,
): ExtractedClaim[] {
  const sections = [...new Set(sentences.map(({ sectionIndex }) => sectionIndex))];
  const date = input.sourceModifiedAt?.toISOString().slice(0, 10) ?? '';
  const headings = [input.title ?? '', ...sections.map((index) => headingsOf(input, index)), date].join('\n');
  const around = [...before, ...sentences].map(({ text }) => text).join('\n');
  return items.flatMap((item) => {
    const { claim, problem } = readClaim(item, {
      offered: sentences,
      around,
      headings,
      sourceModifiedAt: input.sourceModifiedAt,
    });
    if (problem !== null) onDropped(problem);
    if (claim === null) return [];
    return problem === null
      ? [claim]
      : [{ ...claim, assertions: [], mentions: [], hints: { ...claim.hints, [UNGROUNDED]: problem.words } }];
  });
}

function headingsOf({ structure }: ExtractionInput, section: number): string {
  return oneLine((structure.sections[section]?.headingPath ?? []).join(' > '));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 2_000);

/** The answers in the order of the questions, of which at most `atOnce` are open at a time. The first failure ends it. */
async function inOrder<From, To>(
  from: readonly From[],
  atOnce: number,
  work: (one: From) => Promise<To>,
): Promise<To[]> {
  const done = new Map<number, To>();
  let next = 0;
  let isOver = false;
  const run = async () => {
    for (let index = next++; index < from.length && !isOver; index = next++) {
      done.set(index, await work(from[index] as From));
    }
  };
  const runs = Array.from({ length: Math.min(atOnce, from.length) }, () =>
    run().catch((error: unknown) => {
      isOver = true;
      throw error;
    }),
  );
  // The others end their call, so that its receipt and its answer are kept, before the failure is told.
  const settled = await Promise.allSettled(runs);
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return from.map((_, index) => done.get(index) as To);
}
