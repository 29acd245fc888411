import type { StageName } from '@memory/contract';
import { createStages } from './create-stages.ts';

/** The component version that this build carries of every stage, in stage order. */
export const componentVersions: Readonly<Record<StageName, string>> = Object.fromEntries(
  createStages({ resolveCitations: async () => {} }).map((stage) => [stage.name, stage.componentVersion]),
) as Record<StageName, string>;
