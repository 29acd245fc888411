import type { ModelRole } from '@memory/contract';
import type { Reader } from '@memory/extraction';
import type { ChatModel } from '@memory/models';
import { createClaimExtractor } from './claims/extract-claims.ts';
import { createEntityResolver } from './entities/resolve-entities.ts';
import { createFactJudge } from './facts/judge-facts.ts';
import { createSkeletonCheck, createStructureFallback } from './outline/outline.ts';
import type { Problem } from './problem.ts';
import { createRelationNormalizer } from './relations/normalize-relations.ts';
import { createSectionDescriber } from './sections/describe-sections.ts';

export type MixedReaderOptions = {
  /** Answers every role that no model answers. */
  readonly builtin: Reader;
  /** The model of a role; null leaves it to the builtin reader. */
  readonly modelOf: (role: ModelRole) => ChatModel | null;
  /** Is told of each item of an answer that does not hold, and why. */
  readonly onDropped: (problem: Problem) => void;
};

/** A reader whose roles are answered by language models where they are bound to one, and by the builtin reader elsewhere. */
export function createMixedReader({ builtin, modelOf, onDropped }: MixedReaderOptions): Reader {
  const byModel = <Port>(role: ModelRole, port: Port, create: (model: ChatModel) => Port): Port => {
    const model = modelOf(role);
    return model === null ? port : create(model);
  };
  const role = modelOf('section_role');
  const summary = modelOf('section_summary');
  const describesSections = role !== null || summary !== null;
  const relations = modelOf('relation_normalization');
  const readsClaims = modelOf('claim_extraction') !== null;
  return {
    labelWords: builtin.labelWords,
    describeSections: describesSections
      ? createSectionDescriber({ role, summary, builtin: builtin.describeSections, onDropped })
      : builtin.describeSections,
    extractClaims: byModel('claim_extraction', builtin.extractClaims, (model) =>
      createClaimExtractor({ model, onDropped }),
    ),
    normalizeRelations:
      relations !== null || readsClaims
        ? createRelationNormalizer({ model: relations, builtin: builtin.normalizeRelations, onDropped })
        : builtin.normalizeRelations,
    resolveEntities: byModel('entity_resolution', builtin.resolveEntities, (model) =>
      createEntityResolver({ model, builtin: builtin.resolveEntities, onDropped }),
    ),
    judgeFacts: byModel('fact_adjudication', builtin.judgeFacts, (model) =>
      createFactJudge({ model, builtin: builtin.judgeFacts, onDropped }),
    ),
    fallbackStructure: byModel('structure_fallback', builtin.fallbackStructure, (model) =>
      createStructureFallback({ model, onDropped }),
    ),
    checkSkeleton: byModel('skeleton_check', builtin.checkSkeleton, (model) =>
      createSkeletonCheck({ model, onDropped }),
    ),
  };
}
