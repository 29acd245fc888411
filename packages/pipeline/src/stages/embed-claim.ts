import type { Stage } from '../run/stage.ts';
import { loadClaimItems } from './claim-items.ts';
import { componentVersions } from './component-versions.ts';
import { embedInPieces, writeItems } from './search-items.ts';

/** Claims into the search index. Those of a version that waits to replace an older one follow when it does, in reconcile. */
export function createEmbedClaimStage(): Stage {
  return {
    name: 'embed_claim',
    componentVersion: componentVersions.embed_claim,
    async prepare(context) {
      const { versionId } = context.version;
      return await embedInPieces(context, await loadClaimItems(context), async (tx, prepared) => {
        const [version] = await tx<{ testimony: string }[]>`
          select testimony from memory.versions where version_id = ${versionId}`;
        if (version?.testimony === 'current') await writeItems(tx, [['claim', prepared]]);
      });
    },
  };
}
