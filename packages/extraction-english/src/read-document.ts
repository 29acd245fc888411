import type { ExtractedClaim } from '@memory/extraction';
import { A_LOOK, type Block, createPace, type Range } from '@memory/markdown';
import type { Fault, ReaderDocument } from './discourse/document.ts';
import { createGuard } from './discourse/faults.ts';
import { nameOfUser } from './discourse/introductions.ts';
import type { ReaderParts } from './discourse/parts.ts';
import { createLayoutReader, type LayoutReader, laidOutClaim } from './discourse/read-layout.ts';
import {
  type ClaimDraft,
  createSentenceReader,
  noiseRule,
  type SentenceReader,
} from './discourse/read-sentence.ts';
import { createSectionTopics } from './discourse/section-topics.ts';
import { participantsOf } from './discourse/speakers.ts';
import { type Passage, readPassages } from './discourse/standing.ts';
import { type LaidOut, readLaidOut } from './layout/index.ts';

export type ReadOptions = {
  /** Is told each error inside a rule; the sentence is then kept word for word. */
  readonly onFault: (fault: Fault) => void;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Reads a document into claims, in the order of its text: one for each sentence of prose, list items and turns, each row of
 * a table and each line of a label and a value. Gives the event loop back now and then; throws the signal's reason when
 * aborted, and nothing else. Cost is linear in the document's length.
 */
export async function readDocument(
  document: ReaderDocument,
  parts: ReaderParts,
  { onFault, signal }: ReadOptions,
): Promise<ExtractedClaim[]> {
  signal?.throwIfAborted();
  const pace = createPace({ signal });
  const guarded = guardStanding(parts, onFault);
  const user = createGuard(onFault).run('introduction', () => nameOfUser(document, guarded), null);
  const topics = createSectionTopics(document, guarded, createGuard(onFault));
  const sentences = createSentenceReader(
    guarded,
    {
      participants: participantsOf(document.structure, user),
      user,
      topic: topics.document,
      isManual: topics.software !== null && document.structure.blocks.some(({ kind }) => kind === 'code'),
      title: document.structure.title,
    },
    onFault,
  );
  const layout = createLayoutReader(guarded, topics, onFault);
  const laidOut = readLaidOut(document.structure, topics.software, guarded, createGuard(onFault));
  const collected = collectClaims(document.chunks);
  let section = -1;
  for (const passage of readPassages(document, guarded, user, laidOut)) {
    const { sectionIndex } = document.structure.blocks[passage.block] ?? {};
    if (sectionIndex !== undefined && sectionIndex !== section) {
      section = sectionIndex;
      if (!document.structure.conversation) sentences.enterSection(topics.of(section));
    }
    const laid = isEnglish(passage) ? (laidOut.get(passage.block) ?? []) : [];
    for (const draft of claimsOf(passage, laid, document, guarded, sentences, layout)) {
      collected.add(draft, section);
      if (pace.due(A_LOOK)) await pace.rest();
    }
  }
  return collected.finish();
}

const isEnglish = ({ standing: { language } }: Passage): boolean => language === null || language === 'en';

function* claimsOf(
  passage: Passage,
  laid: readonly LaidOut[],
  { structure }: ReaderDocument,
  parts: ReaderParts,
  sentences: SentenceReader,
  layout: LayoutReader,
): Generator<ClaimDraft> {
  const block = structure.blocks[passage.block];
  if (block === undefined) return;
  if (passage.standing.place === 'cell') {
    yield* layout.readRows(block, passage, laid[0]?.rows);
    return;
  }
  if (passage.pair !== null) {
    yield layout.readPair(block, passage);
    return;
  }
  for (const part of laid) yield laidOutClaim(part, block, passage);
  if (block.kind === 'heading' || block.kind === 'code') return;
  const from = Math.max(passage.start, ...laid.map(({ end }) => end));
  let index = laid.length;
  for (const stretch of stretchesOf(block, from, passage.end)) {
    const text = block.text.plain.slice(stretch.start, stretch.end);
    for (const { start, end } of parts.splitSentences(text, passage.standing.language ?? 'en')) {
      if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) continue;
      yield sentences.read({ block, passage, start: stretch.start + start, end: stretch.start + end, index });
      index++;
    }
  }
}

/** A line of a log: '2026-05-03T09:14:05Z …', 'May  3 09:14:05 …'. */
const stampedLine =
  /^\s*[[(<]?(?:\d{4}[-/.]\d{2}[-/.]\d{2}[T ,]+\d{2}:\d{2}|\p{Lu}\p{Ll}{2} {1,2}\d{1,2} \d{2}:\d{2}:\d{2} )/u;

/** What of a block is one running text: lines that each begin with a date and time are not one that is wrapped. */
function* stretchesOf({ text: { plain, lineEnds } }: Block, from: number, end: number): Generator<Range> {
  let start = from;
  for (const feed of lineEnds) {
    if (feed < start || feed >= end || !stampedLine.test(plain.slice(feed, feed + 30))) continue;
    yield { start, end: feed };
    start = feed;
  }
  yield { start, end };
}

/** The same parts, of which those that see more than a sentence answer with what is safe where they throw. */
function guardStanding(parts: ReaderParts, onFault: (fault: Fault) => void): ReaderParts {
  const guard = createGuard(onFault);
  return {
    ...parts,
    identifyLanguage: (text) => guard.run('language', () => parts.identifyLanguage(text), null),
    parseStamp: (text, order, day) => guard.run('stamp', () => parts.parseStamp(text, order, day), null),
    decideOrder: (stamps) => guard.run('stamp.order', () => parts.decideOrder(stamps), null),
    dayIn: (heading) => guard.run('heading', () => parts.dayIn(heading), null),
    splitSentences: (text, language) =>
      guard.run('sentences', () => parts.splitSentences(text, language), [{ start: 0, end: text.length }]),
  };
}

/**
 * Collects claims with their chunks. A line that says nothing by itself is no claim where another stands beside it in its section
 * and chunk: it becomes part of the next one's span, else of the last one's.
 */
function collectClaims(chunks: ReaderDocument['chunks']) {
  const chunkAt = createChunkFinder(chunks);
  const claims: ExtractedClaim[] = [];
  let noise: ExtractedClaim[] = [];
  let section = -1;
  let firstOfSection = 0;

  const settle = (): void => {
    for (const line of noise) {
      const last = claims.length > firstOfSection ? claims.at(-1) : undefined;
      if (last?.chunkIndex === line.chunkIndex && last.span.end <= line.span.end) {
        claims[claims.length - 1] = { ...last, span: { start: last.span.start, end: line.span.end } };
      } else claims.push(line);
    }
    noise = [];
  };

  return {
    add(draft: ClaimDraft, inSection: number): void {
      const chunkIndex = chunkAt(draft.span.start);
      if (chunkIndex === null) return;
      if (inSection !== section) {
        settle();
        section = inSection;
        firstOfSection = claims.length;
      }
      const claim = { chunkIndex, ...draft };
      if (draft.rules.includes(noiseRule)) {
        noise.push(claim);
        return;
      }
      const [first] = noise;
      const isBeside = first?.chunkIndex === chunkIndex && first.span.start <= claim.span.start;
      if (!isBeside) settle();
      claims.push(isBeside ? { ...claim, span: { start: first.span.start, end: claim.span.end } } : claim);
      noise = [];
    },
    finish(): ExtractedClaim[] {
      settle();
      return claims;
    },
  };
}

/** Finds the chunk that an offset lies in; offsets mostly rise, so the search begins where the last one ended. */
function createChunkFinder(chunks: ReaderDocument['chunks']): (offset: number) => number | null {
  let at = 0;
  return (offset) => {
    while (at > 0 && (chunks[at]?.start ?? 0) > offset) at--;
    while (at + 1 < chunks.length && (chunks[at + 1]?.start ?? 0) <= offset) at++;
    return chunks[at]?.index ?? null;
  };
}
