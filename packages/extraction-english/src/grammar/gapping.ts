import type { OpenPhrase } from './noun-phrases.ts';
import { type Draft, openDraft, openFurther, type Scope, type State, type Step } from './state.ts';

/** 'lives in Lund and my brother in Bern': a second subject without its verb. */
export function isGapped({ items, at }: State, { prepositional, near }: Draft, phrase: OpenPhrase): boolean {
  const preposition = items[at + 2];
  const last = prepositional.at(-1);
  if (preposition?.kind !== 'prep' || last?.preposition !== preposition.word) return false;
  return near?.kind !== phrase.kind || near.term?.type !== phrase.term?.type;
}

/** ', the latter in 1987': a second subject without its verb, with all that the sentence still says. */
export function isGappedBehindComma({ items, at }: State, { prepositional, times, group }: Draft): boolean {
  const [adverbial, noun, end] = items.slice(at + 2, at + 5);
  if (adverbial?.kind === 'time')
    return times.some(({ first }) => first > group.first) && (noun === undefined || noun.kind === 'break');
  const isLast = end === undefined || end.kind === 'break';
  const isLike = adverbial?.kind === 'prep' && prepositional.at(-1)?.preposition === adverbial.word;
  return isLike && adverbial.word !== 'of' && noun?.kind === 'np' && isLast;
}

/** The clause of a second subject that shares the verb in front. */
export function readGapped(state: State, draft: Draft, subject: OpenPhrase, scope: Scope): Step {
  const { group, guard, saidBy, isKept } = draft;
  const further = openDraft(state, subject, { ...group }, { ...scope, guard, saidBy });
  further.isKept = isKept && scope.kind !== 'nested';
  state.at += 2;
  state.readers.predicate(state, further, scope);
  return 'go';
}

/** 'worked at Orr until 2015 and at Acme from 2016': each place with its time. */
export function readRepeatedPlace(state: State, draft: Draft, scope: Scope): boolean {
  const [time, , preposition, noun, further] = state.items.slice(state.at - 1, state.at + 4);
  const isTimed = time?.kind === 'time' && further?.kind === 'time' && noun?.kind === 'np';
  const isLike = preposition?.kind === 'prep' && draft.prepositional.at(-1)?.preposition === preposition.word;
  if (!isTimed || !isLike || draft.prepositional.length !== 1) return false;
  const clause = openFurther(state, draft, scope, { complement: draft.complement });
  state.at++;
  state.readers.predicate(state, clause, scope);
  return true;
}

/** 'was 5,200 in 2011 and 6,100 in 2021': the same said of another time. */
export function readRepeated(state: State, draft: Draft, phrase: OpenPhrase, scope: Scope): boolean {
  const { group, complement, times } = draft;
  const isTimed = state.items[state.at - 1]?.kind === 'time' && state.items[state.at + 2]?.kind === 'time';
  if (!isTimed || complement === null || times.length !== 1 || draft.prepositional.length > 0) return false;
  if (group.lemma !== 'be' && complement.kind !== phrase.kind) return false;
  const further = openFurther(state, draft, scope, { complement: phrase, near: phrase });
  state.at += 2;
  state.readers.predicate(state, further, scope);
  return true;
}
