import type { Stage } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';
import { loadChunks } from './load-chunks.ts';
import { embedInPieces, writeItems } from './search-items.ts';

/**
 * Vectors and postings of the chunks. Passages of a version that waits to replace an older one, or was replaced, are
 * kept apart: only document search reads them.
 */
export function createEmbedChunkStage(): Stage {
  return {
    name: 'embed_chunk',
    componentVersion: componentVersions.embed_chunk,
    async prepare(context) {
      const { versionId } = context.version;
      const chunks = await loadChunks(context);
      const items = chunks.map((chunk) => ({
        id: chunk.chunkId,
        context: chunk.contextPrefix,
        text: chunk.chunkText,
      }));
      return await embedInPieces(context, items, async (tx, prepared) => {
        const [version] = await tx<{ testimony: string }[]>`
          select testimony from memory.versions where version_id = ${versionId}`;
        await writeItems(tx, [[version?.testimony === 'current' ? 'chunk' : 'past', prepared]]);
      });
    },
  };
}
