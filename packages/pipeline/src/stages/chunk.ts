import { type Tx, uuidv7 } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
import type { Reader } from '@memory/extraction';
import { cutChunks } from '@memory/markdown';
import { removeKnowledge } from '../entities/remove-knowledge.ts';
import { memoKey, type Stage } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';
import { inPieces } from './in-pieces.ts';
import { codePointsOf, loadRepresentation, loadStructure } from './load-representation.ts';
import { loadSections } from './load-sections.ts';

/** A chunk as later stages of the same chain use it; offsets are code points. */
export type StoredChunk = {
  chunkId: string;
  ordinal: number;
  chunkText: string;
  contextPrefix: string | null;
  charStart: number;
  charEnd: number;
};

export const chunksMemo = memoKey<StoredChunk[]>('chunks');

/** Section-aware chunks, each exactly a slice of the representation. */
export function createChunkStage({ labelWords }: Pick<Reader, 'labelWords'>): Stage {
  return {
    name: 'chunk',
    componentVersion: componentVersions.chunk,
    async prepare(context) {
      const { version, memo } = context;
      const { representationId, markdown, title } = await loadRepresentation(context);
      const structure = await loadStructure(context, markdown, labelWords);
      const points = codePointsOf(memo, markdown);
      const sections = await loadSections(context);
      const documentTitle = title ?? version.documentTitle;
      const cut = await cutChunks(markdown, structure, { signal: context.signal });
      const chunks = cut.map((chunk, ordinal) => {
        const section = sections[chunk.sectionIndex];
        const contextPrefix = [documentTitle, chunk.contextPrefix].filter(Boolean).join(' > ');
        return {
          chunk_id: uuidv7(),
          ordinal,
          section_id: section?.sectionId,
          section_role: section?.role ?? 'body',
          kind: chunk.kind,
          chunk_text: markdown.slice(chunk.start, chunk.end),
          context_prefix: contextPrefix === '' ? null : contextPrefix,
          char_start: points.toCodePoint(chunk.start),
          char_end: points.toCodePoint(chunk.end),
          token_count: chunk.tokenCount,
        };
      });
      const { versionId, docId } = version;
      const write = await inPieces(context, chunks, {
        clear: (tx) => removeChunks(tx, versionId),
        insert: (tx, rows) =>
          tx`insert into memory.chunks (chunk_id, version_id, doc_id, representation_id, section_id, ordinal, kind, chunk_text,
                    context_prefix, char_start, char_end, token_count, section_role)
             select chunk_id, ${versionId}, ${docId}, ${representationId}, section_id, ordinal, kind, chunk_text,
                    context_prefix, char_start, char_end, token_count, section_role
               from jsonb_to_recordset(${tx.json(rows as never)}) as c(chunk_id uuid, section_id uuid, ordinal int, kind text, chunk_text text,
                    context_prefix text, char_start int, char_end int, token_count int, section_role text)`,
      });
      return async (tx) => {
        await write(tx);
        chunksMemo.set(
          memo,
          chunks.map((chunk) => ({
            chunkId: chunk.chunk_id,
            ordinal: chunk.ordinal,
            chunkText: chunk.chunk_text,
            contextPrefix: chunk.context_prefix,
            charStart: chunk.char_start,
            charEnd: chunk.char_end,
          })),
        );
      };
    },
  };
}

/** Takes away what an earlier run of this stage left, and what came of it. */
async function removeChunks(tx: Tx, versionId: string): Promise<void> {
  const earlier = await tx<
    { chunk_id: string }[]
  >`select chunk_id from memory.chunks where version_id = ${versionId}`;
  if (earlier.length === 0) return;
  const ids = earlier.map((row) => row.chunk_id);
  await removeKnowledge(tx, versionId, 'chunk');
  await removeItems(tx, 'chunk', ids);
  await removeItems(tx, 'past', ids);
  await tx`delete from memory.chunks where version_id = ${versionId}`;
}
