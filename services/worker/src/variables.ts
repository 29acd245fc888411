import { ModelError, resolveBindings } from '@memory/models';
import { stockConverters } from '@memory/pipeline';
import { commonVariables, modelVariables, wholeNumber } from '@memory/telemetry';
import { z } from 'zod';

/** The variables that a worker reads, to be joined into the schema of each program that has one. */
export const workerVariables = {
  ...commonVariables,
  ...modelVariables,
  SERVICE_CONVERTERS: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .optional()
    .meta({ description: 'converter routes beyond Markdown, separated by commas', shown: 'none' }),
  SERVICE_WORKER_CONCURRENCY: wholeNumber({ min: 1, max: 64 })
    .optional()
    .meta({ description: 'versions worked on at once; at least two are', shown: 'cores' }),
};
const WorkerVariables = z.object(workerVariables);
export type WorkerVariables = z.infer<typeof WorkerVariables>;

/** What this build cannot do for the given variables; for the program's `superRefine`. */
export function workerProblems(variables: WorkerVariables): string[] {
  const unknown = (variables.SERVICE_CONVERTERS ?? []).filter((name) => name !== 'markdown');
  return [
    ...unknown.map(
      (name) =>
        `SERVICE_CONVERTERS: no converter '${name}'; this build has markdown (${[...stockConverters.keys()].join(', ')})`,
    ),
    ...bindingProblems(variables),
  ];
}

function bindingProblems(variables: WorkerVariables): string[] {
  try {
    embeddingBinding(variables);
    return [];
  } catch (error) {
    if (error instanceof ModelError) return error.message.split('\n');
    throw error;
  }
}

/** The binding of `p1_embedding`. */
export function embeddingBinding(variables: WorkerVariables): string {
  const given = Object.entries(variables).flatMap(([name, value]) =>
    name.startsWith('SERVICE_MODEL_') && typeof value === 'string' ? [[name, value] as const] : [],
  );
  return resolveBindings(Object.fromEntries(given)).p1_embedding;
}
