import { z } from 'zod';
import { unknownRoutes } from './routes/select-routes.ts';

/** What both the API (what is parked) and the worker (what is converted) read; they have to be given the same. */
export const converterVariables = {
  SERVICE_CONVERTERS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== ''),
    )
    .optional()
    .meta({
      description:
        "converter routes beyond Markdown, separated by commas; 'default' for all that this build has",
      shown: 'none',
    }),
};
const ConverterVariables = z.object(converterVariables);
export type ConverterVariables = z.infer<typeof ConverterVariables>;

/** Names that no route has; for the program's `superRefine`. */
export function converterProblems({ SERVICE_CONVERTERS }: ConverterVariables): string[] {
  return unknownRoutes(SERVICE_CONVERTERS ?? []).map((problem) => `SERVICE_CONVERTERS: ${problem}`);
}
