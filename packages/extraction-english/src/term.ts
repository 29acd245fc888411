import type { Term } from '@memory/extraction';

/** The term of a name as it is written. */
export function termNamed(name: string, type: Term['type'], isTypeCertain = true): Term {
  return { surface: name, name, type, isTypeCertain, isNamed: true, traits: [] };
}
