import { apiProblems, apiVariables } from '@memory/api';
import { workerProblems, workerVariables } from '@memory/worker';
import { z } from 'zod';

/** Everything that one process of the whole service reads. */
export const standaloneVariables = { ...workerVariables, ...apiVariables };

export const StandaloneVariables = z.object(standaloneVariables).superRefine((variables, context) => {
  for (const message of new Set([...apiProblems(variables), ...workerProblems(variables)])) {
    context.addIssue({ code: 'custom', message });
  }
});
export type StandaloneVariables = z.infer<typeof StandaloneVariables>;
