import { z } from 'zod';
import { type ModelRole, modelRoles } from '../vocabulary.ts';

/** What each role runs on where nothing else is bound: deterministic, without network or key. */
export const builtinModels = {
  structure_fallback: 'builtin/outline-v1',
  skeleton_check: 'builtin/outline-v1',
  section_role: 'builtin/heading-rules-v1',
  section_summary: 'builtin/lead-sentence-v1',
  claim_extraction: 'builtin/grammar-v1',
  relation_normalization: 'builtin/grammar-v1',
  entity_resolution: 'builtin/tiers-v1',
  fact_adjudication: 'builtin/rules-v1',
  p1_embedding: 'builtin/hash-v1',
} as const satisfies Readonly<Record<ModelRole, string>>;

/** `openrouter/<vendor>/<model>`, as an OpenAI-compatible endpoint names the model behind the first slash. */
const openrouter = 'openrouter(/[A-Za-z0-9_~][A-Za-z0-9._:@~+-]{0,127}){2,4}';
/** One folder below the models directory: nothing that leads out of it. */
const local = 'local/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';

/** What a role may be bound to, as a regular expression that Kubernetes reads too. */
export function bindingPattern(role: ModelRole): string {
  const builtin = builtinModels[role].replaceAll('.', '\\.');
  return `^(${[builtin, openrouter, ...(role === 'p1_embedding' ? [local] : [])].join('|')})$`;
}

/** The same in words. */
export function bindingWords(role: ModelRole): string {
  const others =
    role === 'p1_embedding' ? 'openrouter/VENDOR/MODEL or local/FOLDER' : 'openrouter/VENDOR/MODEL';
  return `${builtinModels[role]}, ${others}`;
}

/** The model of a role. */
export function modelBinding(role: ModelRole) {
  return z
    .string()
    .max(256)
    .regex(new RegExp(bindingPattern(role)), `must be ${bindingWords(role)}`);
}

/**
 * The model of each role: the one schema of bindings. The resource definition, the chart, the start of every program and
 * `GET /deployment` go by it.
 */
export const ModelBindings = z.strictObject(
  Object.fromEntries(modelRoles.map((role) => [role, modelBinding(role)])) as Record<
    ModelRole,
    ReturnType<typeof modelBinding>
  >,
);
export type ModelBindings = Readonly<z.infer<typeof ModelBindings>>;

/** How hard a reasoning model may think. */
export const ReasoningEffort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']);
export type ReasoningEffort = z.infer<typeof ReasoningEffort>;
