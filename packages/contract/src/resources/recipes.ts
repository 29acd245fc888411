import { z } from 'zod';
import { jsonObject } from '../values/answer-values.ts';
import { Grain } from '../vocabulary.ts';

/** The recipes that a stock deployment seeds; one without the graph leaves the graph recipes out. */
export const stockRecipes = ['resolve_entity', 'graph_neighborhood', 'graph_path'] as const;

export const RecipeDescriptor = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  input_schema: jsonObject,
  output_grain: Grain.nullable(),
  answer_intent: z.string(),
});
export type RecipeDescriptor = z.infer<typeof RecipeDescriptor>;

export const RecipeList = z.array(RecipeDescriptor);
