import { type ModelBindings, type ModelRole, modelRoles, type StageName } from '@memory/contract';

/** The stage in which each role is asked; `p1_embedding` is in several. */
export const stagesOfRoles: Readonly<Record<ModelRole, readonly StageName[]>> = {
  structure_fallback: ['structure'],
  skeleton_check: ['structure'],
  section_role: ['structure'],
  section_summary: ['structure'],
  claim_extraction: ['extract_claims'],
  relation_normalization: ['normalize_relations'],
  entity_resolution: ['normalize_relations'],
  fact_adjudication: ['adjudicate_observations', 'adjudicate_supersession'],
  p1_embedding: ['embed_chunk', 'embed_claim', 'reconcile', 'label_relation'],
};

/** The stages that make calls for which somebody charges, by the roles that are bound to such models. */
export function chargedStages(roles: ReadonlySet<ModelRole>): ReadonlySet<StageName> {
  return new Set([...roles].flatMap((role) => stagesOfRoles[role]));
}

/** What the roles of a stage are bound to, as one text, in the order of the roles; null for a stage that asks no model. */
export function modelsOfStage(stage: StageName, bindings: ModelBindings): string | null {
  const asked = modelRoles.filter((role) => role !== 'p1_embedding' && stagesOfRoles[role].includes(stage));
  return asked.length === 0 ? null : asked.map((role) => `${role}=${bindings[role]}`).join(' ');
}
