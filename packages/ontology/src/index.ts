import { endedByOther } from './others.ts';
import { kin } from './predicates/kin.ts';
import { lives } from './predicates/lives.ts';
import { organizations } from './predicates/organizations.ts';
import { places } from './predicates/places.ts';
import { posts } from './predicates/posts.ts';
import { science } from './predicates/science.ts';
import { software } from './predicates/software.ts';
import { work } from './predicates/work.ts';
import { works } from './predicates/works.ts';
import type { PredicateSpec } from './types.ts';

export { type Family, isCallingOff, isClosing, isIn } from './families.ts';
export { otherAttribute, otherPredicate, wordsOfOther } from './others.ts';
export type { EntityType, PredicateSpec, TimeShape } from './types.ts';

/** The predicates by theme, in the order of docs/predicates.md; where two fit equally, the earlier wins. */
export const themes: readonly { readonly title: string; readonly predicates: readonly PredicateSpec[] }[] = [
  { title: 'Posts', predicates: posts },
  { title: 'Work and membership', predicates: work },
  { title: 'Family and acquaintance', predicates: kin },
  { title: 'Lives', predicates: lives },
  { title: 'Organisations', predicates: organizations },
  { title: 'Places, events and measures', predicates: places },
  { title: 'Products and works', predicates: works },
  { title: 'Software and its documents', predicates: software },
  { title: 'Science', predicates: science },
];

const byId = new Map(themes.flatMap(({ predicates }) => predicates.map((spec) => [spec.id, spec] as const)));

/** The canonical predicate of that id; undefined for `other:…` and unknown ids. */
export function predicateOf(id: string): PredicateSpec | undefined {
  return byId.get(id);
}

/** Ids of the predicates whose subject and object may be exchanged. */
export const symmetricPredicates: readonly string[] = [...byId.values()]
  .filter(({ symmetric }) => symmetric)
  .map(({ id }) => id);

/** What a predicate puts an end to, listed or not. */
export function endsOf(id: string): PredicateSpec['ends'] {
  return byId.get(id)?.ends ?? endedByOther(id);
}

/** Whether what a predicate says bears on one person's life: a job, a home, a death. */
export function isOfLife(id: string): boolean {
  const spec = byId.get(id);
  const ends = endsOf(id);
  return spec?.employment === true || spec?.ofLife === true || ends === 'life' || ends === 'stay';
}

/** Whether what a predicate says of somebody ends with the life of either. */
export function isOfBothLives(id: string): boolean {
  return byId.get(id)?.ofBothLives === true;
}
