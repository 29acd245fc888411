import { employment } from './employment.ts';
import { kin } from './kin.ts';
import { organizations } from './organizations.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { posts } from './posts.ts';
import { science } from './science.ts';
import type { PredicateSpec } from './shape.ts';
import { things } from './things.ts';
import { works } from './works.ts';

/** The inventory by theme, in the order of docs/predicates.md; where two predicates fit equally, the earlier wins. */
export const inventory: readonly { readonly title: string; readonly predicates: readonly PredicateSpec[] }[] =
  [
    { title: 'Posts', predicates: posts },
    { title: 'Work and membership', predicates: employment },
    { title: 'Family and acquaintance', predicates: kin },
    { title: 'Lives', predicates: people },
    { title: 'Organisations', predicates: organizations },
    { title: 'Places, events and measures', predicates: places },
    { title: 'Products and works', predicates: [...works, ...things] },
    { title: 'Science', predicates: science },
  ];
