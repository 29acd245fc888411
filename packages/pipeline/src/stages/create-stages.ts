import type { ModelRole } from '@memory/contract';
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

export type StageDependencies = Omit<StructureDependencies, 'reader' | 'roles'> & {
  /** Answers for every model role but embedding. */
  reader: Reader;
  /** The roles that a language model answers: their ports are asked where the builtin decisions need none. */
  modelRoles?: ReadonlySet<ModelRole> | undefined;
  /** By MIME type; the stock routes unless given. */
  converters?: ReadonlyMap<string, Converter>;
};

/** The twelve stages, in the spec's order. */
export function createStages(dependencies: StageDependencies): Stage[] {
  const { reader, modelRoles: roles = new Set<ModelRole>() } = dependencies;
  return [
    createConvertStage(dependencies.converters ?? stockConverters),
    createStructureStage({ ...dependencies, roles }),
    createChunkStage(reader),
    createEmbedChunkStage(),
    createExtractClaimsStage(reader),
    createGroundClaimsStage(),
    createNormalizeRelationsStage(reader, roles.has('entity_resolution') ? reader.resolveEntities : null),
    createAdjudicateObservationsStage(roles.has('fact_adjudication') ? reader.judgeFacts : null),
    createAdjudicateSupersessionStage(),
    createEmbedClaimStage(),
    createReconcileStage(),
    createLabelRelationStage(),
  ];
}
