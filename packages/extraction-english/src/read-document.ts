import type { ExtractedClaim } from '@memory/extraction';
import { A_LOOK, createPace } from '@memory/markdown';
import type { Fault, ReaderDocument } from './discourse/document.ts';
import { createGuard } from './discourse/faults.ts';
import type { ReaderParts } from './discourse/parts.ts';
import { createLayoutReader, type LayoutReader } from './discourse/read-layout.ts';
import { type ClaimDraft, createSentenceReader, type SentenceReader } from './discourse/read-sentence.ts';
import { createSectionTopics } from './discourse/section-topics.ts';
import { participantsOf } from './discourse/speakers.ts';
import { type Passage, readPassages } from './discourse/standing.ts';

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
  const topics = createSectionTopics(document, guarded);
  const sentences = createSentenceReader(
    guarded,
    { participants: participantsOf(document.structure), topic: topics.document },
    onFault,
  );
  const layout = createLayoutReader(guarded, topics, onFault);
  const place = createChunkFinder(document.chunks);
  const claims: ExtractedClaim[] = [];
  let section = -1;
  for (const passage of readPassages(document, guarded)) {
    const { sectionIndex } = document.structure.blocks[passage.block] ?? {};
    if (sectionIndex !== undefined && sectionIndex !== section) {
      section = sectionIndex;
      if (!document.structure.conversation) sentences.enterSection();
    }
    for (const draft of claimsOf(passage, document, guarded, sentences, layout)) {
      const chunkIndex = place(draft.span.start);
      if (chunkIndex !== null) claims.push({ chunkIndex, ...draft });
      if (pace.due(A_LOOK)) await pace.rest();
    }
  }
  return claims;
}

function* claimsOf(
  passage: Passage,
  { structure }: ReaderDocument,
  parts: ReaderParts,
  sentences: SentenceReader,
  layout: LayoutReader,
): Generator<ClaimDraft> {
  const block = structure.blocks[passage.block];
  if (block === undefined) return;
  if (passage.standing.place === 'cell') {
    yield* layout.readRows(block, passage);
    return;
  }
  if (passage.pair !== null) {
    yield layout.readPair(block, passage);
    return;
  }
  const text = block.text.plain.slice(passage.start, passage.end);
  let index = 0;
  for (const { start, end } of parts.splitSentences(text, passage.standing.language ?? 'en')) {
    if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) continue;
    yield sentences.read({ block, passage, start: passage.start + start, end: passage.start + end, index });
    index++;
  }
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

/** Finds the chunk that an offset lies in; offsets mostly rise, so the search begins where the last one ended. */
function createChunkFinder(chunks: ReaderDocument['chunks']): (offset: number) => number | null {
  let at = 0;
  return (offset) => {
    while (at > 0 && (chunks[at]?.start ?? 0) > offset) at--;
    while (at + 1 < chunks.length && (chunks[at + 1]?.start ?? 0) <= offset) at++;
    return chunks[at]?.index ?? null;
  };
}
