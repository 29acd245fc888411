import { organizations } from './inventory/organizations.ts';
import { people } from './inventory/people.ts';
import { places } from './inventory/places.ts';
import { posts } from './inventory/posts.ts';
import { science } from './inventory/science.ts';
import { works } from './inventory/works.ts';

/** Predicates whose relations hold in either direction, as 'is married to'; kept once, under either end. */
export const symmetricPredicates: readonly string[] = [posts, people, organizations, places, works, science]
  .flat()
  .filter((spec) => spec.symmetric)
  .map((spec) => spec.name);
