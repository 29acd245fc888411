import type { ExtractionInput, Span } from '@memory/extraction';
import { sourceRange } from '@memory/markdown';

type Block = ExtractionInput['structure']['blocks'][number];

/** A sentence, table row or line, numbered through the document. */
export type NumberedSentence = {
  readonly number: number;
  readonly chunkIndex: number;
  readonly sectionIndex: number;
  /** As it is shown to a model: without markup. */
  readonly text: string;
  /** Where a part of `text` stands in the Markdown. */
  toSource(start: number, end: number): Span;
};

/** Longer ones are cut at a blank, in UTF-16 units. */
const MAX_SENTENCE = 1_200;

const passedOver = new Set<Block['kind']>(['frontMatter', 'thematicBreak', 'linkDefinition', 'heading']);

/** The sentences of a document in order, numbered from 1. Headings are not among them: they are shown as context. */
export function numberSentences(input: ExtractionInput): NumberedSentence[] {
  const { structure, chunks } = input;
  const sentences: NumberedSentence[] = [];
  let chunkIndex = 0;
  for (const block of structure.blocks) {
    if (passedOver.has(block.kind)) continue;
    for (const { text, toSource } of partsOf(block, input.markdown)) {
      const { start } = toSource(0, text.length);
      while (chunkIndex < chunks.length && (chunks[chunkIndex]?.end ?? 0) <= start) chunkIndex++;
      const chunk = chunks[chunkIndex];
      if (chunk === undefined || start < chunk.start) continue;
      const { sectionIndex } = block;
      sentences.push({ number: sentences.length + 1, chunkIndex, sectionIndex, text, toSource });
    }
  }
  return sentences;
}

type Part = Pick<NumberedSentence, 'text' | 'toSource'>;

function* partsOf(block: Block, markdown: string): Generator<Part> {
  if (block.table !== null || block.kind === 'code' || block.kind === 'html') {
    yield* linesOf(block, markdown);
    return;
  }
  const { text } = block;
  for (const [start, end] of sentencesIn(text.plain)) {
    yield {
      text: text.plain.slice(start, end).replaceAll('\n', ' '),
      toSource: (from, to) => sourceRange(text, start + from, start + to),
    };
  }
}

/** The source's own lines: of tables, code and HTML, whose layout is what they say. */
function* linesOf(block: Block, markdown: string): Generator<Part> {
  let at = block.start;
  for (const line of markdown.slice(block.start, block.end).split('\n')) {
    const begin = at + line.length - line.trimStart().length;
    const text = line.trim().slice(0, MAX_SENTENCE).toWellFormed();
    at += line.length + 1;
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    yield { text, toSource: (from, to) => ({ start: begin + from, end: begin + to }) };
  }
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentences of a paragraph, without the blanks around them. Where one is cut in two, both parts may be cited. */
function* sentencesIn(plain: string): Generator<[start: number, end: number]> {
  for (const { index, segment } of segmenter.segment(plain)) {
    let from = index + segment.length - segment.trimStart().length;
    const end = index + segment.trimEnd().length;
    while (end - from > MAX_SENTENCE) {
      const to = cutBefore(plain, from + MAX_SENTENCE);
      yield [from, to];
      from = to + (plain.slice(to, end).search(/\S/) < 0 ? end - to : plain.slice(to, end).search(/\S/));
    }
    if (/[\p{L}\p{N}]/u.test(plain.slice(from, end))) yield [from, end];
  }
}

/** A place at or before `at` where a text may be cut: behind a blank, or at least between two characters. */
function cutBefore(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at);
  if (blank > at - 200) return blank;
  const code = text.charCodeAt(at);
  return (code & 0xfc00) === 0xdc00 ? at - 1 : at;
}
