import { z } from 'zod';
import { limits } from '../limits.ts';
import { jsonObject, sha256Hex } from '../values/answer-values.ts';
import { integer, listOf, text, unique, uuid, zonedDateTime } from '../values/request-values.ts';
import { Grain } from '../vocabulary.ts';
import { ContextBundle, Envelope } from './envelope.ts';

function entityIds(range: { min: number; max: number }) {
  return listOf(uuid(), range)
    .refine(unique, { message: 'entity_ids must not contain duplicates' })
    .meta({ uniqueItems: true })
    .optional();
}

/** Which validity a fact must have to be selected. */
export const TimeArgument = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('current') }),
  z.strictObject({ mode: z.literal('at'), at: zonedDateTime() }),
  z
    .strictObject({ mode: z.literal('overlap'), from: zonedDateTime(), to: zonedDateTime() })
    .refine((time) => time.to.getTime() >= time.from.getTime(), { message: 'to must not be before from' }),
  z.strictObject({ mode: z.literal('history') }),
]);
export type TimeArgument = z.infer<typeof TimeArgument>;

export const ResolveEntityArguments = z.strictObject({ name: text({ min: 1 }) });
export type ResolveEntityArguments = z.infer<typeof ResolveEntityArguments>;

export const ClaimsAndSourcesArguments = z
  .strictObject({
    query: text(limits.operationQuery),
    entity_ids: entityIds(limits.claimsEntityIds),
    k: integer(limits.claimsK).default(limits.claimsK.default),
    candidate_k: integer(limits.candidateK).default(limits.candidateK.default),
  })
  .refine((args) => args.candidate_k >= args.k, {
    message: 'candidate_k must be at least k',
    path: ['candidate_k'],
  });
export type ClaimsAndSourcesArguments = z.infer<typeof ClaimsAndSourcesArguments>;

const factArguments = {
  query: text(limits.operationQuery),
  entity_ids: entityIds(limits.factsEntityIds),
  hops: integer(limits.hops).default(limits.hops.default),
  predicate: text(limits.predicate).optional(),
  time: TimeArgument.default({ mode: 'current' }),
};

export const FactsContextArguments = z.strictObject({
  ...factArguments,
  k: integer(limits.factsK).default(limits.factsK.default),
  evidence_per_fact: integer(limits.evidencePerFact).default(limits.evidencePerFact.default),
});
export type FactsContextArguments = z.infer<typeof FactsContextArguments>;

export const CombinedContextArguments = z.strictObject(factArguments);
export type CombinedContextArguments = z.infer<typeof CombinedContextArguments>;

/** The four assured operations: everything about them that is fixed but their plans. */
export const operations = {
  resolve_entity: {
    version: 1,
    answerIntent: 'identity',
    resultContract: 'envelope',
    outputGrain: 'fact',
    mutates: false,
    arguments: ResolveEntityArguments,
    result: Envelope,
    description:
      'Finds the entities that a name may mean, best first: by exact alias, then similar spelling, then sound, then meaning. Several candidates mean that the name is ambiguous.',
  },
  claims_and_sources_context: {
    version: 2,
    answerIntent: 'claims_and_sources',
    resultContract: 'envelope',
    outputGrain: 'evidence',
    mutates: false,
    arguments: ClaimsAndSourcesArguments,
    result: Envelope,
    description:
      'Finds what sources said about a question: claims with where they come from, and the passages around them, by meaning and by words. It is evidence, not a statement of truth.',
  },
  facts_context: {
    version: 3,
    answerIntent: 'facts',
    resultContract: 'envelope',
    outputGrain: 'fact',
    mutates: false,
    arguments: FactsContextArguments,
    result: Envelope,
    description:
      'Finds what the memory holds true about a question, now or at another time, with the claims behind each fact and the other sides of a contradiction.',
  },
  combined_context: {
    version: 4,
    answerIntent: 'combined_context',
    resultContract: 'context_bundle_v2',
    outputGrain: null,
    mutates: false,
    arguments: CombinedContextArguments,
    result: ContextBundle,
    description:
      'Answers one question twice at one moment: what sources said (claims_and_sources_context) and what the memory holds true (facts_context), side by side.',
  },
} as const;
export type OperationName = keyof typeof operations;
export const operationNames = Object.keys(operations) as [OperationName, ...OperationName[]];

/** The arguments of an operation after its schema: defaults filled in, ids canonical, times as instants. */
export type OperationArguments<Name extends OperationName> = z.infer<(typeof operations)[Name]['arguments']>;

/** What a caller needs to know to call an operation, and to check that it is the one it expects. */
export const ToolDescriptor = z.strictObject({
  name: z.enum(operationNames),
  description: z.string().min(1),
  input_schema: jsonObject,
  output_grain: Grain.nullable(),
  answer_intent: z.string(),
  version: z.int().min(1),
  result_contract: z.enum(['envelope', 'context_bundle_v2']),
  implementation_plan_hash: sha256Hex,
});
export type ToolDescriptor = z.infer<typeof ToolDescriptor>;

export const OperationList = z.array(ToolDescriptor).length(operationNames.length);
export const OperationResult = z.union([Envelope, ContextBundle]);

/** The JSON Schema of a request: what a caller may send, before any defaults. */
export function inputSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
