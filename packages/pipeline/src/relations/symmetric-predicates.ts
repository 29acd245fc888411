import { inventory } from './inventory/index.ts';

/** Predicates whose relations hold in either direction, as 'is married to'; kept once, under either end. */
export const symmetricPredicates: readonly string[] = inventory
  .flatMap(({ predicates }) => predicates)
  .filter((spec) => spec.symmetric)
  .map((spec) => spec.name);
