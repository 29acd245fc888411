import type { ExtractionInput } from '@memory/extraction';
import { countTokens } from '@memory/markdown';
import type { NumberedSentence } from '../text/number-sentences.ts';

/** Sentences that one call reads. */
export type SentenceBatch = {
  readonly sentences: readonly NumberedSentence[];
  /** The sentences right in front of them, for what 'she' and 'it' mean. */
  readonly before: readonly NumberedSentence[];
};

/** Of a batch, about: a document of 30 chunks of 300 tokens makes at most seven. */
const MAX_TOKENS = 1_500;
const MAX_SENTENCES = 100;
const CONTEXT_SENTENCES = 3;

/** Sections that state nothing of their own. */
const skipped = new Set(['references', 'navigation', 'table_of_contents', 'license', 'front_matter']);

/** Packs whole chunks into batches; a chunk that is larger than one is cut between sentences. */
export function batchSentences(
  sentences: readonly NumberedSentence[],
  sections: ExtractionInput['sections'],
): SentenceBatch[] {
  const batches: SentenceBatch[] = [];
  const wanted = sentences.filter(({ sectionIndex }) => !skipped.has(sections[sectionIndex]?.role ?? 'body'));
  let current: NumberedSentence[] = [];
  let tokens = 0;
  const close = () => {
    if (current.length > 0) batches.push(batchOf(current, sentences));
    current = [];
    tokens = 0;
  };
  for (const chunk of groupByChunk(wanted)) {
    const size = chunk.reduce((sum, { text }) => sum + tokensOf(text), 0);
    if (tokens + size > MAX_TOKENS || current.length + chunk.length > MAX_SENTENCES) close();
    for (const sentence of chunk) {
      if (tokens + tokensOf(sentence.text) > MAX_TOKENS || current.length >= MAX_SENTENCES) close();
      current.push(sentence);
      tokens += tokensOf(sentence.text);
    }
  }
  close();
  return batches;
}

/** Both halves of a batch whose answer was too long; null for a single sentence. */
export function halves(batch: SentenceBatch): [SentenceBatch, SentenceBatch] | null {
  const { sentences, before } = batch;
  if (sentences.length < 2) return null;
  const middle = Math.ceil(sentences.length / 2);
  const first = sentences.slice(0, middle);
  return [
    { sentences: first, before },
    { sentences: sentences.slice(middle), before: first.slice(-CONTEXT_SENTENCES) },
  ];
}

const tokensOf = (text: string) => countTokens(text) + 3;

function batchOf(sentences: NumberedSentence[], all: readonly NumberedSentence[]): SentenceBatch {
  const first = (sentences[0]?.number ?? 1) - 1;
  return { sentences, before: all.slice(Math.max(0, first - CONTEXT_SENTENCES), first) };
}

function groupByChunk(sentences: readonly NumberedSentence[]): NumberedSentence[][] {
  const groups: NumberedSentence[][] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    if (last?.[0]?.chunkIndex === sentence.chunkIndex) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}
