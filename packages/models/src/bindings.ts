import { type ModelRole, modelRoles } from '@memory/contract';
import { HASH_MODEL } from './builtin/hash-embedder.ts';
import { ModelError } from './model-error.ts';

/** The model of each pipeline role, as `GET /deployment` shows it. */
export type ModelBindings = Readonly<Record<ModelRole, string>>;

/** What each role runs on when nothing else is bound: deterministic, without network or key. */
export const builtinBindings: ModelBindings = {
  structure_fallback: 'builtin/outline-v1',
  skeleton_check: 'builtin/outline-v1',
  section_role: 'builtin/heading-rules-v1',
  section_summary: 'builtin/lead-sentence-v1',
  claim_extraction: 'builtin/grammar-v1',
  relation_normalization: 'builtin/grammar-v1',
  entity_resolution: 'builtin/tiers-v1',
  fact_adjudication: 'builtin/rules-v1',
  p1_embedding: HASH_MODEL,
};

/** One folder below the models directory: nothing that leads out of it. */
const LOCAL_BINDING = /^local\/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

/** Whether a model runs on this machine, so that nobody charges for its calls. */
export function isFreeModel(binding: string): boolean {
  return binding.startsWith('builtin/') || binding.startsWith('local/');
}

/** The variable that binds a role. */
export function bindingVariable(role: ModelRole): string {
  return `SERVICE_MODEL_${role.toUpperCase()}`;
}

/**
 * Reads `SERVICE_MODEL_<ROLE>` for every role; a role without one (or with an empty one) has its builtin model. Throws
 * one `binding_invalid` error that has a line for each binding this build cannot serve.
 */
export function resolveBindings(environment: Readonly<Record<string, string | undefined>>): ModelBindings {
  const bindings: Record<ModelRole, string> = { ...builtinBindings };
  const problems: string[] = [];
  for (const role of modelRoles) {
    const variable = bindingVariable(role);
    const value = environment[variable];
    if (value === undefined || value === '') continue;
    const problem = problemWith(role, value);
    if (problem === null) bindings[role] = value;
    else problems.push(`${variable}: ${problem}`);
  }
  if (problems.length > 0) throw new ModelError('binding_invalid', problems.join('\n'));
  return bindings;
}

/** Why a role cannot be bound to this model; null when it can. */
export function problemWith(role: ModelRole, binding: string): string | null {
  if (binding === builtinBindings[role]) return null;
  const quoted = JSON.stringify(binding);
  if (role !== 'p1_embedding') {
    return `${quoted} is not a model of this role; it runs on ${builtinBindings[role]}`;
  }
  if (LOCAL_BINDING.test(binding)) return null;
  if (binding.startsWith('local/')) {
    return `${quoted} must name one folder below SERVICE_MODELS_DIR, in letters, digits, ".", "_" and "-"`;
  }
  return `${quoted} is not an embedding model of this build; use ${builtinBindings[role]} or local/<folder>`;
}
