import type { Item } from './items.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { type Draft, openFurther, type Scope, type State } from './state.ts';

/** How many items from `at` on deny one phrase alone (', not by Otto', 'not in Molde', 'no longer rowing'); 0 where none do. */
export function contrastLength(items: readonly Item[], at: number): number {
  const [negation, first, second] = items.slice(at, at + 3);
  if (negation?.kind !== 'adv' || (negation.word !== 'not' && negation.word !== 'no longer')) return 0;
  if (first?.kind === 'prep') return second?.kind === 'np' || second?.kind === 'time' ? 3 : 0;
  const isPhrase = first?.kind === 'np' || first?.kind === 'time' || first?.kind === 'adj';
  return isPhrase || (first?.kind === 'verb' && first.group.shape === 'ing') ? 2 : 0;
}

/** Passes over the phrase that is denied, with the 'but' in front of what is the case. False where none is. */
export function readContrast(state: State): boolean {
  const length = contrastLength(state.items, state.at);
  if (length === 0) return false;
  state.at += length;
  const next = state.items[state.at];
  if (next?.kind === 'conj' && next.word === 'but') state.at++;
  return true;
}

/** 'is not Ann but Bob': the second is what is the case. */
export function readOpposite(state: State, draft: Draft, phrase: OpenPhrase, scope: Scope): boolean {
  const { group, complement, prepositional } = draft;
  if (group.lemma !== 'be' || group.isPassive || !group.isNegated || complement === null) return false;
  if (prepositional.length > 0 || draft.subject === null) return false;
  const further = openOpposite(state, draft, scope, { complement: phrase, near: phrase });
  state.at += 2;
  state.readers.predicate(state, further, scope);
  return true;
}

/** 'no longer works for Orr but for Acme': the second is what is the case. */
export function readOtherwise(state: State, draft: Draft, scope: Scope): boolean {
  const [preposition, noun] = state.items.slice(state.at + 1, state.at + 3);
  const last = draft.prepositional.at(-1);
  if (preposition?.kind !== 'prep' || noun?.kind !== 'np' || last?.preposition !== preposition.word)
    return false;
  if (!draft.group.isNegated || draft.subject === null) return false;
  const further = openOpposite(state, draft, scope, { complement: draft.complement });
  state.at++;
  state.readers.predicate(state, further, scope);
  return true;
}

/** A clause like a denied one that is the case. */
function openOpposite(
  state: State,
  draft: Draft,
  scope: Scope,
  more: Partial<Pick<Draft, 'complement' | 'near'>>,
): Draft {
  const adverbs = draft.group.adverbs.filter((adverb) => adverb !== 'no longer');
  return openFurther(state, draft, scope, { ...more, group: { ...draft.group, isNegated: false, adverbs } });
}
