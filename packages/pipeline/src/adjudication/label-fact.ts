import { predicateOf } from '../relations/predicates.ts';
import type { FactPlan } from './types.ts';

/** A label is at most this long, in UTF-16 units. */
const MAX_LABEL = 500;

/**
 * The readable statement of a fact: 'Jane Doe is the CEO of Acme'. What rests on hearsay alone names its source, and
 * what is denied is worded as denied, so that a label never says more than the memory holds. An observation that no
 * predicate of the inventory words is its own statement.
 */
export function labelFact(
  fact: Pick<FactPlan, 'predicate' | 'objectText' | 'negated' | 'attributedTo' | 'object'>,
  names: { subject: string; object: string | null },
): string {
  const said = sentence(fact, names);
  const label = fact.attributedTo === null || said.toLowerCase().includes(fact.attributedTo.toLowerCase()) ? said : `According to ${fact.attributedTo}, ${said}`;
  return label.length <= MAX_LABEL ? label : `${label.slice(0, MAX_LABEL - 1).trimEnd()}…`;
}

function sentence(
  { predicate, objectText, negated, object }: Pick<FactPlan, 'predicate' | 'objectText' | 'negated' | 'object'>,
  names: { subject: string; object: string | null },
): string {
  const spec = predicateOf(predicate);
  const value = object === null ? (objectText ?? '') : (names.object ?? '');
  if (spec !== undefined) return `${names.subject} ${negated ? spec.negated : spec.label} ${value}`.trim();
  if (object === null) return value;
  const words = predicate.replace(/^other:/, '').replaceAll('_', ' ');
  return `${names.subject} ${negated ? 'does not ' : ''}${words} ${value}`.trim();
}
