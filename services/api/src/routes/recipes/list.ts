import type { RoutedApp } from '@memory/http';
import { recipes } from './recipes.ts';

/** `GET /recipes`: the descriptors of the active recipes. */
export function listRecipes(app: RoutedApp): void {
  app.serve('listRecipes', async () => [...recipes.values()].map((recipe) => recipe.descriptor));
}
