import { unknownName, validationFailed } from '@memory/contract';
import { check, type RoutedApp, showFor } from '@memory/http';
import { type RecipePorts, recipes } from './recipes.ts';

/** `POST /recipe/{name}`: an unknown name is refused before the body is looked at, wrong arguments before anything runs. */
export function runRecipe(app: RoutedApp, ports: RecipePorts): void {
  app.serve('runRecipe', {
    admit: (c) => {
      const name = c.req.param('name') ?? '';
      if (!recipes.has(name)) throw unknownName(name);
    },
    handle: async ({ params, body, c }) => {
      const recipe = recipes.get(params.name);
      if (recipe === undefined) throw unknownName(params.name);
      const { value, entries } = check(recipe.arguments, body, 'body', showFor(c));
      if (entries.length > 0) throw validationFailed(entries);
      return recipe.run(ports, value, c.req.raw.signal);
    },
  });
}
