import { removeItems } from '@memory/database/search-index';
import type { Stage } from '../run/stage.ts';
import { loadClaimItems } from './claim-items.ts';
import { componentVersions } from './component-versions.ts';
import { lockProfiles, prepareProfiles, writeProfiles } from './entity-items.ts';
import { loadFactItems } from './fact-items.ts';
import { embedInPieces, writeItems } from './search-items.ts';

/**
 * Claims, the facts that they bear on and the profiles of the entities that they name into the search index. Claims of
 * a version that waits to replace an older one follow when it does, in reconcile.
 */
export function createEmbedClaimStage(): Stage {
  return {
    name: 'embed_claim',
    componentVersion: componentVersions.embed_claim,
    async prepare(context) {
      const { versionId } = context.version;
      const [claims, facts] = await Promise.all([loadClaimItems(context), loadFactItems(context)]);
      const profiles = await prepareProfiles(context);
      const writeClaims = await embedInPieces(context, claims, async (tx, prepared) => {
        const [version] = await tx<{ testimony: string }[]>`
          select testimony from memory.versions where version_id = ${versionId}`;
        if (version?.testimony === 'current') await writeItems(tx, [['claim', prepared]]);
      });
      const writeFacts = await embedInPieces(context, facts.open, (tx, prepared) =>
        writeItems(tx, [['fact', prepared]]),
      );
      return async (tx) => {
        const locked = await lockProfiles(tx, profiles);
        await Promise.all([writeClaims(tx), writeFacts(tx)]);
        await removeItems(tx, 'fact', facts.closed);
        await writeProfiles(tx, locked);
      };
    },
  };
}
