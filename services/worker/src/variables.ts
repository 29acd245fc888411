import { type StageName, stages } from '@memory/contract';
import { converterProblems, converterVariables } from '@memory/converters/variables';
import { ModelError, resolveBindings } from '@memory/models';
import type { BudgetLimits } from '@memory/pipeline';
import { commonVariables, decimal, modelVariables, wholeNumber } from '@memory/telemetry';
import { z } from 'zod';

const budget = decimal({ min: 0 });

/** `SERVICE_BUDGET_USD_PER_DAY` and one variable for each stage. */
const budgetVariables = {
  SERVICE_BUDGET_USD_PER_DAY: budget
    .optional()
    .meta({ description: 'what model calls may cost a day (UTC), in US dollars', shown: 'none' }),
  ...(Object.fromEntries(
    stages.map((stage) => [
      `SERVICE_BUDGET_USD_PER_DAY_${stage.toUpperCase()}`,
      budget.optional().meta({ description: `the same for ${stage} alone`, shown: 'none' }),
    ]),
  ) as Record<
    `SERVICE_BUDGET_USD_PER_DAY_${Uppercase<StageName>}`,
    z.ZodOptional<ReturnType<typeof decimal>>
  >),
};

/** The variables that a worker reads, to be joined into the schema of each program that has one. */
export const workerVariables = {
  ...commonVariables,
  ...modelVariables,
  ...budgetVariables,
  ...converterVariables,
  SERVICE_WORKER_CONCURRENCY: wholeNumber({ min: 1, max: 64 }).optional().meta({
    description: 'versions worked on at once, at least two; while some wait for the database others are read',
    shown: 'twice the cores',
  }),
};
const WorkerVariables = z.object(workerVariables);
export type WorkerVariables = z.infer<typeof WorkerVariables>;

/** What this build cannot do for the given variables; for the program's `superRefine`. */
export function workerProblems(variables: WorkerVariables): string[] {
  return [...converterProblems(variables), ...bindingProblems(variables)];
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

/** The budgets that are set. */
export function budgetLimits(variables: WorkerVariables): BudgetLimits {
  const byStage: Partial<Record<StageName, number>> = {};
  for (const stage of stages) {
    const upper = stage.toUpperCase() as Uppercase<StageName>;
    const limit = variables[`SERVICE_BUDGET_USD_PER_DAY_${upper}`];
    if (limit !== undefined) byStage[stage] = limit;
  }
  return { total: variables.SERVICE_BUDGET_USD_PER_DAY, byStage };
}
