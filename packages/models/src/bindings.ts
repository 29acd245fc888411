import {
  builtinModels,
  type ModelBindings,
  type ModelRole,
  modelBinding,
  modelRoles,
} from '@memory/contract';
import { ModelError } from './model-error.ts';

/** Whether a model runs on this machine, so that nobody charges for its calls. */
export function isFreeModel(binding: string): boolean {
  return binding.startsWith('builtin/') || binding.startsWith('local/');
}

/** Whether a model is called at an OpenAI-compatible endpoint. */
export function isRemoteModel(binding: string): boolean {
  return binding.startsWith('openrouter/');
}

/** The roles that are bound to a model at an OpenAI-compatible endpoint. */
export function remoteRoles(bindings: ModelBindings): ReadonlySet<ModelRole> {
  return new Set(modelRoles.filter((role) => isRemoteModel(bindings[role])));
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
  const bindings: Record<ModelRole, string> = { ...builtinModels };
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
  const { error } = modelBinding(role).safeParse(binding);
  return error === undefined ? null : `${JSON.stringify(binding)} ${error.issues[0]?.message}`;
}
