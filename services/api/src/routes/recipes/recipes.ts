import {
  type Envelope,
  GraphNeighborhoodRequest,
  GraphPathRequest,
  inputSchemaOf,
  operations,
  type RecipeDescriptor,
  routes,
} from '@memory/contract';
import type { z } from 'zod';
import type { ApiDeps } from '../../deps.ts';

export type RecipePorts = Pick<ApiDeps, 'retrieval' | 'graph'>;

/** A named read with typed arguments, as a stock profile seeds it. */
export type Recipe = {
  descriptor: RecipeDescriptor;
  arguments: z.ZodType;
  run(ports: RecipePorts, args: unknown, signal: AbortSignal): Promise<Envelope>;
};

const { resolve_entity: resolveEntity } = operations;

/** The recipes of this deployment, by name. */
export const recipes: ReadonlyMap<string, Recipe> = new Map(
  [
    recipe(
      {
        name: 'resolve_entity',
        description: resolveEntity.description,
        output_grain: resolveEntity.outputGrain,
        answer_intent: resolveEntity.answerIntent,
      },
      resolveEntity.arguments,
      async ({ retrieval }, args, signal) =>
        resolveEntity.result.parse(await retrieval.runOperation('resolve_entity', args, signal)),
    ),
    recipe(
      {
        name: 'graph_neighborhood',
        description: routes.graphNeighborhood.summary,
        output_grain: 'fact',
        answer_intent: 'graph',
      },
      GraphNeighborhoodRequest,
      async ({ graph }, args, signal) => (await graph.neighborhood(args, signal)).envelope,
    ),
    recipe(
      {
        name: 'graph_path',
        description: routes.graphPath.summary,
        output_grain: 'fact',
        answer_intent: 'graph',
      },
      GraphPathRequest,
      async ({ graph }, args, signal) => (await graph.path(args, signal)).envelope,
    ),
  ].map((made) => [made.descriptor.name, made]),
);

/** `run` gets the arguments as their schema gives them out; a route has checked them by then. */
function recipe<Schema extends z.ZodType>(
  descriptor: Omit<RecipeDescriptor, 'input_schema'>,
  schema: Schema,
  run: (ports: RecipePorts, args: z.infer<Schema>, signal: AbortSignal) => Promise<Envelope>,
): Recipe {
  return {
    descriptor: { ...descriptor, input_schema: inputSchemaOf(schema) },
    arguments: schema,
    run: (ports, args, signal) => run(ports, args as z.infer<Schema>, signal),
  };
}
