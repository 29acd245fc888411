import { apiProblems, apiVariables } from '@memory/api';
import { costExportProblems, costExportVariables } from '@memory/cost-export';
import { workerProblems, workerVariables } from '@memory/worker';
import { z } from 'zod';

/** Everything that one process of the whole service reads. */
export const standaloneVariables = { ...workerVariables, ...apiVariables, ...costExportVariables };

export const StandaloneVariables = z.object(standaloneVariables).superRefine((variables, context) => {
  const problems = [
    ...apiProblems(variables),
    ...workerProblems(variables),
    ...costExportProblems(variables),
  ];
  for (const message of new Set(problems)) {
    context.addIssue({ code: 'custom', message });
  }
});
export type StandaloneVariables = z.infer<typeof StandaloneVariables>;
