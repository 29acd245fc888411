import type { Term } from '@memory/extraction';
import { type PredicateSpec, predicateOf, themes } from '@memory/ontology';

type Ends = Term['type'] | 'value';

let byWords: Map<string, PredicateSpec[]> | null = null;

/**
 * The predicate of the ontology whose id or label these words are: 'works_at', 'works at' and 'work at'. Null where none is, or where it
 * takes other ends. Labels that several predicates share ('is') tell nothing.
 */
export function predicateInWords(words: string, subject: Term['type'], object: Ends): string | null {
  byWords ??= indexed();
  const fitting = (byWords.get(bare(words)) ?? []).filter((spec) => fits(spec, subject, object));
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only.id : null;
}

/** Whether a predicate can be between a subject and an object of these types. A thing may be anything. */
export function fits(spec: PredicateSpec, subject: Term['type'], object: Ends): boolean {
  const takes = (types: readonly string[], type: Ends) => type === 'thing' || types.includes(type);
  if (spec.object === 'value') return object === 'value' && takes(spec.subject, subject);
  return object !== 'value' && takes(spec.subject, subject) && takes(spec.object, object);
}

/** Every predicate of the ontology, in the order of its page. */
export const allPredicates: readonly PredicateSpec[] = themes.flatMap(({ predicates }) => predicates);

function indexed(): Map<string, PredicateSpec[]> {
  const found = new Map<string, Set<PredicateSpec>>();
  for (const { id } of allPredicates) {
    const spec = predicateOf(id);
    if (spec === undefined) continue;
    for (const words of [bare(id.replaceAll('_', ' ')), bare(spec.label)]) {
      if (words !== '') found.set(words, (found.get(words) ?? new Set()).add(spec));
    }
  }
  return new Map([...found].map(([words, specs]) => [words, [...specs]]));
}

/** Words without the endings and helpers that a relation may be written with: 'is located in', 'be located in', 'located in'. */
function bare(words: string): string {
  const [first = '', ...rest] = words.toLowerCase().replaceAll('_', ' ').trim().split(/\s+/);
  if (/^(?:be|is|are|was|were|has|have|had|the)$/.test(first) && rest.length > 0) return bare(rest.join(' '));
  const base = first
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=(?:s|x|z|ch|sh|o))es$/, '')
    .replace(/(?<=[a-rt-z])s$/, '');
  return [base, ...rest].join(' ');
}
