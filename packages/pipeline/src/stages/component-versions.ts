import type { StageName } from '@memory/contract';

/**
 * The component version that this build carries of every stage, in stage order: integers as text. Raising one runs that
 * stage and those behind it again for every version, and nothing else.
 */
export const componentVersions: Readonly<Record<StageName, string>> = {
  convert: '1',
  structure: '8',
  chunk: '2',
  embed_chunk: '2',
  extract_claims: '33',
  ground_claims: '1',
  normalize_relations: '31',
  adjudicate_observations: '1',
  adjudicate_supersession: '1',
  embed_claim: '2',
  reconcile: '1',
  label_relation: '1',
};
