import { A_LOOK, createPace } from '@memory/markdown';
import { collectKnowledge, type ReadClaim } from '../entities/collect-knowledge.ts';
import { removeStatements } from '../entities/remove-knowledge.ts';
import { writeKnowledge } from '../entities/write-knowledge.ts';
import { normalizeClaim } from '../relations/normalize.ts';
import type { ClaimInput } from '../relations/normalized-claim.ts';
import type { Stage, StageContext } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';

type ClaimRow = ClaimInput & { claimId: string; chunkId: string };

/** Who does what to whom: entities, relations and observations of every grounded claim. */
export function createNormalizeRelationsStage(): Stage {
  return {
    name: 'normalize_relations',
    componentVersion: componentVersions.normalize_relations,
    async prepare(context) {
      const { version, signal } = context;
      const pace = createPace({ signal });
      const read: ReadClaim[] = [];
      for (const { claimId, chunkId, ...claim } of await loadClaims(context)) {
        read.push({
          claimId,
          chunkId,
          reading: normalizeClaim({ ...claim, documentTitle: claim.documentTitle ?? version.documentTitle }),
        });
        if (pace.due(A_LOOK)) await pace.rest();
      }
      const knowledge = collectKnowledge(read);
      return async (tx) => {
        await removeStatements(tx, version.versionId, 'normalize_relations');
        await writeKnowledge(tx, version, knowledge);
      };
    },
  };
}

/** With the page's own first heading as the title, where it has one. */
async function loadClaims({ version, sql }: StageContext): Promise<ClaimRow[]> {
  return await sql<ClaimRow[]>`
    select claim_id as "claimId", chunk_id as "chunkId", claim_text as "claimText", polarity, modality,
           is_attributed as "isAttributed", attributed_to as "attributedTo",
           coalesce((analysis->>'is_correction')::boolean, false) as "isCorrection", valid_from as "validFrom",
           valid_until as "validUntil", valid_precision as "validPrecision", valid_kind as "validKind",
           analysis->>'corrects' as corrects, analysis->>'subject_hint' as "subjectHint",
           analysis->>'subject_kind' as "subjectKind", analysis->>'topic' as topic,
           (select title from memory.representations where version_id = ${version.versionId}) as "documentTitle"
      from memory.claims where version_id = ${version.versionId} and grounding = 'held' order by ordinal`;
}
