import { apiProblems, apiVariables } from '@memory/api';
import { consoleProblems, consoleVariables } from '@memory/console';
import { costExportProblems, costExportVariables } from '@memory/cost-export';
import { workerProblems, workerVariables } from '@memory/worker';
import { z } from 'zod';

/** Everything that one process of the whole service reads. */
export const standaloneVariables = {
  ...workerVariables,
  ...apiVariables,
  ...costExportVariables,
  ...consoleVariables,
};

export const StandaloneVariables = z.object(standaloneVariables).superRefine((variables, context) => {
  const problems = [
    ...apiProblems(variables),
    ...workerProblems(variables),
    ...costExportProblems(variables),
    ...consoleProblems({ ...variables, hasCredential: asksForCredential(variables) }),
  ];
  for (const message of new Set(problems)) {
    context.addIssue({ code: 'custom', message });
  }
});

function asksForCredential(variables: {
  SERVICE_SELFHOST_API_BEARER_TOKEN?: unknown;
  SERVICE_SELFHOST_API_BEARER_BIND?: unknown;
  SERVICE_SELFHOST_API_KEY_ISSUER?: unknown;
}): boolean {
  return (
    variables.SERVICE_SELFHOST_API_BEARER_TOKEN !== undefined ||
    variables.SERVICE_SELFHOST_API_BEARER_BIND !== undefined ||
    variables.SERVICE_SELFHOST_API_KEY_ISSUER !== undefined
  );
}

export type StandaloneVariables = z.infer<typeof StandaloneVariables>;
