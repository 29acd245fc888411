import { createHash } from 'node:crypto';
import {
  inputSchemaOf,
  limits,
  type OperationName,
  operationNames,
  operations,
  type ToolDescriptor,
} from '@memory/contract';
import { CANDIDATE_WIDTH } from '../entities/resolve-entity.ts';
import {
  COMPARED_OF_ANCHORS,
  COMPARED_OF_NEIGHBOUR,
  FACTS_OF_ANCHORS,
  FACTS_OF_NEIGHBOUR,
  FACTS_OF_PREDICATE,
  FOUND_BESIDE_ANCHORS,
  JUDGED_PER_SHOWN,
  LOOKED_THROUGH_OF_ANCHOR,
} from '../facts/nominate-facts.ts';

/**
 * How each operation answers, in its own words: what a caller relies on beyond the schemas. A change of behaviour
 * changes the plan, and so its hash. `children` are run as parts, and their hashes are covered too.
 */
type Plan = {
  steps: readonly string[];
  constants: Readonly<Record<string, number>>;
  children: readonly OperationName[];
};

const plans: Record<OperationName, Plan> = {
  resolve_entity: {
    steps: [
      'T0 exact alias',
      'T1 trigram',
      'T2 phonetic',
      'T3 profile embedding',
      'stop at the first tier that finds',
    ],
    constants: { candidate_width: CANDIDATE_WIDTH },
    children: [],
  },
  claims_and_sources_context: {
    steps: [
      'check entity_ids',
      'nominate claims and chunks by semantic and bm25',
      'fuse by reciprocal rank, places by meaning weighed by the model',
      'confirm against the tables of record',
      'group claims of identical text',
      'cut at k',
    ],
    constants: { fusion_constant: limits.fusionConstant, budget_ms: limits.contextBudgetMs },
    children: [],
  },
  facts_context: {
    steps: [
      'check entity_ids',
      'graph_neighborhood',
      'facts_context: nominate, fuse, confirm at the time asked about, rank',
      'without entity_ids: known_empty where no fact is about what is asked',
      'attach evidence by stance',
    ],
    constants: {
      entities: limits.expandedEntities,
      candidates: limits.factCandidates,
      looked_at_of_anchors: FACTS_OF_ANCHORS,
      compared_of_anchors: COMPARED_OF_ANCHORS,
      looked_at_of_neighbour: FACTS_OF_NEIGHBOUR,
      compared_of_neighbour: COMPARED_OF_NEIGHBOUR,
      looked_through_of_anchor: LOOKED_THROUGH_OF_ANCHOR,
      found_beside_anchors: FOUND_BESIDE_ANCHORS,
      judged_per_shown: JUDGED_PER_SHOWN,
      compared_of_predicate: FACTS_OF_PREDICATE,
      claims: limits.factEvidenceTotal,
      budget_ms: limits.contextBudgetMs,
    },
    children: [],
  },
  combined_context: {
    steps: ['run both children at one evaluation', 'return them unblended'],
    constants: {
      claims_k: limits.claimsK.default,
      candidate_k: limits.candidateK.default,
      facts_k: limits.factsK.default,
      evidence_per_fact: limits.evidencePerFact.default,
    },
    children: ['claims_and_sources_context', 'facts_context'],
  },
};

/** Hex SHA-256 over an operation's definition, its plan and the hashes of its children, in one canonical spelling. */
export function planHash(name: OperationName): string {
  const { version, answerIntent, resultContract, outputGrain, mutates } = operations[name];
  const { steps, constants, children } = plans[name];
  const definition = {
    name,
    version,
    answerIntent,
    resultContract,
    outputGrain,
    mutates,
    input: inputSchemaOf(operations[name].arguments),
    steps,
    constants,
    children: children.map((child) => [child, planHash(child)]),
  };
  return createHash('sha256').update(canonical(definition)).digest('hex');
}

export function describeOperations(): ToolDescriptor[] {
  return operationNames.map((name) => {
    const { description, version, answerIntent, resultContract, outputGrain } = operations[name];
    return {
      name,
      description,
      input_schema: inputSchemaOf(operations[name].arguments),
      output_grain: outputGrain,
      answer_intent: answerIntent,
      version,
      result_contract: resultContract,
      implementation_plan_hash: planHash(name),
    };
  });
}

/** JSON with the keys of every object in order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}
