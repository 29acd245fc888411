import type { Assertion, NormalizedClaim, ReadClaim } from '@memory/extraction';
import { otherAttribute, otherPredicate } from '@memory/ontology';

type Statement = NormalizedClaim['statements'][number];

/** The statements of a claim's assertions: the ontology's predicate where the reader knew it, else its words. */
export function normalizeClaim({ assertions, mentions, aliases, ...claim }: ReadClaim): NormalizedClaim {
  return {
    // 'My name is Ann Bell', said of Ann Bell: nothing that her name does not say
    statements: assertions
      .filter(({ value, subject }) => value !== subject.name)
      .map((assertion) => asStatement(assertion, claim)),
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
    predicate: isListed(predicate) ? predicate : unlisted(form, words),
    objectText: assertion.object === null ? value : null,
    // Whoever speaks of himself is his own source.
    isAttributed: isAttributed && attributedTo !== assertion.subject.name,
    attributedTo: attributedTo === assertion.subject.name ? null : attributedTo,
    isCorrection,
  };
}

const isListed = (predicate: string | null): predicate is string =>
  predicate !== null && !predicate.startsWith('other:');

/** The predicate of what the ontology does not list: of a noun that the subject has, else of what is done. */
function unlisted(form: Assertion['form'], words: string): string {
  return form === 'attribute' || form === 'holder' ? otherAttribute(words) : otherPredicate(words);
}
