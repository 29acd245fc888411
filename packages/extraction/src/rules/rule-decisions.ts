import { predicateOf } from '@memory/ontology';
import type { EntityAnswer, EntityQuestion } from '../entities.ts';
import type { JudgedPair, JudgedStatement, Verdict } from '../judgements.ts';
import type { Reader } from '../ports.ts';

/**
 * The decisions that need no language: entities by their names and types, facts by what the ontology says of their
 * predicate, the outline that is marked. Deterministic, without calls.
 */
export function createRuleDecisions(): Pick<
  Reader,
  'resolveEntities' | 'judgeFacts' | 'fallbackStructure' | 'checkSkeleton'
> {
  return {
    async resolveEntities(questions, { signal }) {
      signal.throwIfAborted();
      return questions.map(resolve);
    },
    async judgeFacts(pairs, { signal }) {
      signal.throwIfAborted();
      return pairs.map(judge);
    },
    async fallbackStructure(_, { signal }) {
      signal.throwIfAborted();
      return [];
    },
    async checkSkeleton(_, { signal }) {
      signal.throwIfAborted();
      return { isSound: true, problem: '' };
    },
  };
}

function resolve({ mention, candidates }: EntityQuestion): EntityAnswer {
  const name = fold(mention.name);
  const named = candidates.filter((one) => [one.name, ...one.aliases].some((other) => fold(other) === name));
  const fitting = named.filter((one) => one.type === mention.type && !differs(mention.traits, one.traits));
  const [first] = fitting;
  if (fitting.length === 1 && first !== undefined) return { decision: 'one', candidate: first.number };
  return named.length === 0
    ? { decision: 'new' }
    : { decision: 'hint', candidates: named.map(({ number }) => number) };
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether two lists of `kind:value` give one kind different values. */
function differs(traits: readonly string[], others: readonly string[]): boolean {
  const kindOf = (trait: string) => trait.slice(0, trait.indexOf(':') + 1);
  return traits.some(
    (trait) =>
      !others.includes(trait) &&
      others.some((other) => kindOf(other) !== '' && kindOf(other) === kindOf(trait)),
  );
}

function judge({ earlier, later }: JudgedPair): Verdict {
  if (earlier.predicate !== later.predicate || earlier.facet !== later.facet) return 'different';
  const isSameSubject = earlier.subject === later.subject;
  const isSameObject =
    earlier.object === later.object && fold(earlier.objectText ?? '') === fold(later.objectText ?? '');
  const isSamePolarity = earlier.polarity === later.polarity;
  if (isSameSubject && isSameObject) {
    if (isSamePolarity) return 'same';
    return isLater(earlier, later) ? 'replaces' : 'opposite';
  }
  const functional = predicateOf(later.predicate)?.functional;
  const isOneSlot =
    (isSameSubject && (functional === 'subject' || functional === 'both')) ||
    (isSameObject && later.object !== null && (functional === 'object' || functional === 'both'));
  if (!isOneSlot || later.polarity === 'negated' || !isSamePolarity) return 'different';
  return isLater(earlier, later) ? 'replaces' : 'opposite';
}

function isLater(earlier: JudgedStatement, later: JudgedStatement): boolean {
  const before = (earlier.validity.from ?? earlier.saidAt)?.getTime();
  const after = (later.validity.from ?? later.saidAt)?.getTime();
  return before !== undefined && after !== undefined && after > before;
}
