import { limits } from '@memory/contract';
import { converterProblems, converterVariables } from '@memory/converters/variables';
import { graphPoolProblems, graphVariables } from '@memory/graph';
import { ModelError, resolveBindings } from '@memory/models';
import { perimeterProblems, perimeterVariables } from '@memory/perimeter';
import { commonVariables, flag, modelVariables, poolVariables } from '@memory/telemetry';
import { z } from 'zod';

/** The variables that the API reads, to be joined into the schema of each program that has one. */
export const apiVariables = {
  ...perimeterVariables,
  ...commonVariables,
  ...modelVariables,
  ...poolVariables('RETRIEVAL', limits.retrievalPool),
  ...graphVariables,
  ...converterVariables,
  SERVICE_OPEN_QUERY: flag(true).meta({ description: 'serve the query routes and their tools' }),
  SERVICE_DOCUMENT_DELETION: flag(true).meta({ description: 'serve deletion and its tool' }),
  SERVICE_DOCUMENT_SEARCH: flag(true).meta({ description: 'serve document search and its tool' }),
};
const ApiVariables = z.object(apiVariables);
export type ApiVariables = z.infer<typeof ApiVariables>;

/** What the variables contradict each other in, or what this build cannot serve; for the program's `superRefine`. */
export function apiProblems(variables: ApiVariables): string[] {
  return [
    ...perimeterProblems(variables),
    ...poolProblem(
      'RETRIEVAL',
      variables.SERVICE_RETRIEVAL_POOL_SIZE,
      variables.SERVICE_RETRIEVAL_MAX_CONCURRENCY,
    ),
    ...graphPoolProblems(variables),
    ...converterProblems(variables),
    ...bindingProblems(variables),
  ];
}

function poolProblem(name: string, size: number, concurrency: number | undefined): string[] {
  if (concurrency === undefined || concurrency <= size) return [];
  return [`SERVICE_${name}_MAX_CONCURRENCY: must not be above SERVICE_${name}_POOL_SIZE, which is ${size}`];
}

function bindingProblems(variables: ApiVariables): string[] {
  try {
    resolveBindings(modelBindingVariables(variables));
    return [];
  } catch (error) {
    if (error instanceof ModelError) return error.message.split('\n');
    throw error;
  }
}

/** The model variables among the others. */
export function modelBindingVariables(variables: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter(
      (entry): entry is [string, string] =>
        entry[0].startsWith('SERVICE_MODEL_') && typeof entry[1] === 'string',
    ),
  );
}

/** The features that the variables switch on. */
export function apiFeatures(variables: ApiVariables) {
  return {
    open_query: variables.SERVICE_OPEN_QUERY,
    document_deletion: variables.SERVICE_DOCUMENT_DELETION,
    document_search: variables.SERVICE_DOCUMENT_SEARCH,
  };
}
