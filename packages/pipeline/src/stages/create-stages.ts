import type { Reader } from '@memory/extraction';
import type { Stage } from '../run/stage.ts';
import { createAdjudicateObservationsStage, createAdjudicateSupersessionStage } from './adjudicate.ts';
import { createChunkStage } from './chunk.ts';
import { createConvertStage } from './convert.ts';
import { type Converter, stockConverters } from './converters.ts';
import { createEmbedChunkStage } from './embed-chunk.ts';
import { createEmbedClaimStage } from './embed-claim.ts';
import { createExtractClaimsStage } from './extract-claims.ts';
import { createGroundClaimsStage } from './ground-claims.ts';
import { createLabelRelationStage } from './label-relation.ts';
import { createNormalizeRelationsStage } from './normalize-relations.ts';
import { createReconcileStage } from './reconcile.ts';
import { createStructureStage, type StructureDependencies } from './structure.ts';

export type StageDependencies = Omit<StructureDependencies, 'reader'> & {
  /** Answers for every model role but embedding. */
  reader: Reader;
  /** By MIME type; the stock routes unless given. */
  converters?: ReadonlyMap<string, Converter>;
};

/** The twelve stages, in the spec's order. */
export function createStages(dependencies: StageDependencies): Stage[] {
  return [
    createConvertStage(dependencies.converters ?? stockConverters),
    createStructureStage(dependencies),
    createChunkStage(dependencies.reader),
    createEmbedChunkStage(),
    createExtractClaimsStage(dependencies.reader),
    createGroundClaimsStage(),
    createNormalizeRelationsStage(dependencies.reader),
    createAdjudicateObservationsStage(),
    createAdjudicateSupersessionStage(),
    createEmbedClaimStage(),
    createReconcileStage(),
    createLabelRelationStage(),
  ];
}
