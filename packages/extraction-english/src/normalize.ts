import type { Assertion, NormalizedClaim, ReadClaim } from '@memory/extraction';
import { otherAttribute, otherPredicate } from '@memory/ontology';

type Statement = NormalizedClaim['statements'][number];

/** The statements of a claim's assertions: the ontology's predicate where the reader knew it, else its words. */
export function normalizeClaim({ assertions, mentions, aliases, ...claim }: ReadClaim): NormalizedClaim {
  return {
    statements: assertions.map((assertion) => asStatement(assertion, claim)),
    mentions,
    aliases,
  };
}

function asStatement(
  { form, words, predicate, value, rule: _rule, ...assertion }: Assertion,
  {
    isAttributed,
    attributedTo,
    isCorrection,
  }: Pick<ReadClaim, 'isAttributed' | 'attributedTo' | 'isCorrection'>,
): Statement {
  return {
    ...assertion,
    kind: assertion.object === null ? 'observation' : 'relation',
    predicate: predicate ?? (form === 'attribute' ? otherAttribute(words) : otherPredicate(words)),
    objectText: assertion.object === null ? value : null,
    // Whoever speaks of himself is his own source.
    isAttributed: isAttributed && attributedTo !== assertion.subject.name,
    attributedTo: attributedTo === assertion.subject.name ? null : attributedTo,
    isCorrection,
  };
}
