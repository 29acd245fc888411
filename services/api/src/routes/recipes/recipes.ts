import { type Envelope, inputSchemaOf, operations, type RecipeDescriptor } from '@memory/contract';
import type { z } from 'zod';
import type { RetrievalPort } from '../../deps.ts';

/** A named read with typed arguments, as a stock profile seeds it. */
export type Recipe = {
  descriptor: RecipeDescriptor;
  arguments: z.ZodType;
  run(retrieval: RetrievalPort, args: unknown, signal: AbortSignal): Promise<Envelope>;
};

const { resolve_entity: resolveEntity } = operations;

/** The recipes of this deployment, by name. It has no graph, so there are none of the graph. */
export const recipes: ReadonlyMap<string, Recipe> = new Map([
  [
    'resolve_entity',
    {
      descriptor: {
        name: 'resolve_entity',
        description: resolveEntity.description,
        input_schema: inputSchemaOf(resolveEntity.arguments),
        output_grain: resolveEntity.outputGrain,
        answer_intent: resolveEntity.answerIntent,
      },
      arguments: resolveEntity.arguments,
      run: async (retrieval, args, signal) =>
        resolveEntity.result.parse(
          await retrieval.runOperation('resolve_entity', resolveEntity.arguments.parse(args), signal),
        ),
    },
  ],
]);
