import type { Assertion, Term } from '@memory/extraction';

/** What is said of a name tells what it names, also where it stands again: who was founded is a firm. */
export function learnKinds(known: Map<string, Term>, assertions: readonly Assertion[]): void {
  for (const { subject, object } of assertions) {
    for (const term of [subject, object]) {
      const before = term?.isNamed ? known.get(term.name) : undefined;
      if (term === null || before?.type !== 'thing' || before.isTypeCertain || term.type === 'thing')
        continue;
      known.set(term.name, { ...before, type: term.type });
    }
  }
}
