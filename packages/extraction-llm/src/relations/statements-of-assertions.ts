import type { Assertion, NormalizedClaim, ReadClaim, Statement } from '@memory/extraction';
import { otherAttribute, otherPredicate } from '@memory/ontology';

/** The hint by which claims of a language model are told from those of other readers. */
export const BY_MODEL = 'by_model';

/** The statements of a claim's assertions, as they stand: the predicate of the ontology where there is one, else the words. */
export function statementsOfAssertions({
  assertions,
  mentions,
  aliases,
  ...claim
}: ReadClaim): NormalizedClaim {
  return { statements: assertions.map((assertion) => statementOf(assertion, claim)), mentions, aliases };
}

function statementOf(
  { form, words, predicate, value, rule: _rule, object, ...assertion }: Assertion,
  claim: Omit<ReadClaim, 'assertions' | 'mentions' | 'aliases'>,
): Statement {
  // Whoever speaks of himself is his own source.
  const isOwn = claim.attributedTo === assertion.subject.name;
  return {
    ...assertion,
    kind: object === null ? 'observation' : 'relation',
    predicate: predicate ?? (form === 'attribute' ? otherAttribute(words) : otherPredicate(words)),
    object,
    objectText: object === null ? value : null,
    isAttributed: claim.isAttributed && !isOwn,
    attributedTo: isOwn ? null : claim.attributedTo,
    isCorrection: claim.isCorrection,
  };
}
