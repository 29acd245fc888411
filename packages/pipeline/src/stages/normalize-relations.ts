import {
  type EntityResolver,
  type Reader,
  type StoredReading,
  unpackReading,
  type Validity,
} from '@memory/extraction';
import { linkKnownEntities } from '../entities/ask-for-entities.ts';
import { collectKnowledge, type NormalizedRow } from '../entities/collect-knowledge.ts';
import { removeStatements } from '../entities/remove-knowledge.ts';
import { writeKnowledge } from '../entities/write-knowledge.ts';
import type { Stage, StageContext } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';

type ClaimRow = {
  claimId: string;
  chunkId: string;
  text: string;
  polarity: 'affirmed' | 'negated';
  modality: 'asserted' | 'hedged';
  isAttributed: boolean;
  attributedTo: string | null;
  validFrom: Date | null;
  validUntil: Date | null;
  validPrecision: Validity['precision'];
  validKind: Validity['kind'];
  reading: Partial<StoredReading>;
};

/**
 * Who does what to whom: entities, relations and observations of every grounded claim. `resolve` is asked for names that no entity bears
 * exactly; without it those are new.
 */
export function createNormalizeRelationsStage(
  reader: Pick<Reader, 'normalizeRelations'>,
  resolve: EntityResolver | null = null,
): Stage {
  return {
    name: 'normalize_relations',
    componentVersion: componentVersions.normalize_relations,
    async prepare(context) {
      const { version, calls } = context;
      const { title, claims } = await loadClaims(context);
      const normalized = await reader.normalizeRelations(
        {
          title: title ?? version.documentTitle,
          claims: claims.map((claim) => ({
            text: claim.text,
            polarity: claim.polarity,
            modality: claim.modality,
            isAttributed: claim.isAttributed,
            attributedTo: claim.attributedTo,
            validity: {
              from: claim.validFrom,
              until: claim.validUntil,
              precision: claim.validPrecision,
              kind: claim.validKind,
            },
            ...unpackReading(claim.reading),
          })),
        },
        calls,
      );
      const rows = claims.flatMap(({ claimId, chunkId, text }, index): NormalizedRow[] => {
        const reading = normalized[index];
        return reading === undefined ? [] : [{ claimId, chunkId, text, reading }];
      });
      const knowledge = collectKnowledge(rows);
      if (resolve !== null)
        await linkKnownEntities(knowledge, rows, {
          sql: context.sql,
          resolve,
          calls,
        });
      return async (tx) => {
        await removeStatements(tx, version.versionId, 'normalize_relations');
        await writeKnowledge(tx, version, knowledge);
      };
    },
  };
}

/** The version's grounded claims in order, and the page's own first heading, where it has one. */
async function loadClaims({
  version,
  sql,
}: StageContext): Promise<{ title: string | null; claims: ClaimRow[] }> {
  const [claims, [representation]] = await Promise.all([
    sql<ClaimRow[]>`
      select claim_id as "claimId", chunk_id as "chunkId", claim_text as text, polarity, modality,
             is_attributed as "isAttributed", attributed_to as "attributedTo", valid_from as "validFrom",
             valid_until as "validUntil", valid_precision as "validPrecision", valid_kind as "validKind", reading
        from memory.claims where version_id = ${version.versionId} and grounding = 'held' order by ordinal`,
    sql<{ title: string | null }[]>`
      select title from memory.representations where version_id = ${version.versionId}`,
  ]);
  return { title: representation?.title ?? null, claims };
}
