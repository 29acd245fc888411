import type { TimePhrase } from '../sentence.ts';
import type { Item } from './items.ts';
import { joinPoint, readModifiers } from './joining.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { passOver } from './pass-over.ts';
import { readPredicate } from './predicate.ts';
import { isClauseAhead, mayBeFinite, readList } from './scan.ts';
import { type Draft, fail, openDraft, type Scope, type State, step } from './state.ts';
import { readSubordinate } from './subordinate.ts';
import type { VerbGroup } from './verb-groups.ts';
import { hedges, namingVerbs, phases } from './words.ts';

/** What stands in front of a clause's subject. */
export type Opening = {
  times: TimePhrase[];
  prepositional: Draft['prepositional'];
  adverbs: string[];
  modal: string | null;
  /** 'Born in Lund, she …': its clause, whose subject is still to come. */
  participles: Draft[];
};

/** Reads what stands in front of a clause's subject. */
export function readOpening(state: State, scope: Scope): Opening & { scope: Scope } {
  const opening: Opening = { times: [], prepositional: [], adverbs: [], modal: null, participles: [] };
  let inner = scope;
  while (state.at < state.items.length && step(state)) {
    const item = state.items[state.at] as Item;
    if (item.kind === 'time') opening.times.push(item.time);
    else if (item.kind === 'adv') {
      const [denied, but] = state.items.slice(state.at + 1, state.at + 3);
      // 'Not Ann but Bob left'
      if (item.word === 'not' && denied?.kind === 'np' && but?.kind === 'conj' && but.word === 'but')
        state.at += 2;
      if (hedges.has(item.word)) opening.modal ??= item.word;
      else if (phases.has(item.word)) opening.adverbs.push(item.word);
    } else if (item.kind === 'conj' || item.kind === 'comma' || item.kind === 'other') {
      // An article without its noun: the phrase is read wrongly.
      if (item.kind === 'other' && (item.word === 'the' || item.word === 'a' || item.word === 'an'))
        fail(state);
    } else if (item.kind === 'sub') {
      state.at++;
      if (readSubordinate(state, item.word, inner) === 'condition')
        inner = { ...inner, guard: inner.guard ?? 'condition' };
      continue;
    } else if (item.kind === 'prep') {
      const phrase = readOpeningPhrase(state, item.word, opening, inner);
      if (phrase !== null && item.word === 'according to')
        inner = { ...inner, guard: inner.guard ?? 'reported', saidBy: phrase };
      continue;
    } else if (item.kind === 'verb') {
      if (!readOpeningVerb(state, item.group, opening, inner)) break;
      continue;
    } else if (item.kind === 'adj' && isAsideAhead(state)) {
      state.at += 2;
    } else if (isAddressed(state)) {
      if (state.items[state.at + 1]?.kind === 'comma') state.at++;
    } else break;
    state.at++;
  }
  return { ...opening, scope: inner };
}

function readOpeningPhrase(
  state: State,
  preposition: string,
  opening: Opening,
  scope: Scope,
): OpenPhrase | null {
  const at = state.items[state.at]?.first ?? 0;
  state.at++;
  const next = state.items[state.at];
  if (next?.kind === 'verb' && next.group.shape === 'ing') {
    passOver(state, next.group, { ...scope, isBeforeVerb: true });
    return null;
  }
  if (next?.kind !== 'np') return null;
  state.at++;
  readModifiers(state, next.phrase);
  const [conjunction, further] = state.items.slice(state.at, state.at + 2);
  const isJoined = conjunction?.kind === 'conj' && !isClauseAhead(state.items, state.at + 1);
  if (isJoined && further?.kind === 'np') {
    joinPoint(next.phrase, further.phrase).others.push(further.phrase);
    state.at += 2;
  }
  readOpeningList(state, next.phrase);
  readOpeningBeside(state, next.phrase);
  opening.prepositional.push({ preposition, phrase: next.phrase, at });
  return next.phrase;
}

/** 'According to the mayor, Ann Bell, …', 'after the death of its founder, Ann Bell, in 2011, …'. */
function readOpeningBeside(state: State, phrase: OpenPhrase): void {
  const { items } = state;
  const [comma, beside, close, after] = items.slice(state.at, state.at + 4);
  if (comma?.kind !== 'comma' || beside?.kind !== 'np' || close?.kind !== 'comma') return;
  const last = phrase.modifiers.at(-1)?.phrase ?? phrase;
  const isDefined = last.determiner === 'definite' || last.determiner === 'possessive';
  if (last.kind !== 'common' || !isDefined || beside.phrase.kind !== 'name' || last.apposition !== null)
    return;
  const isTimed = after?.kind === 'time' && items[state.at + 4]?.kind === 'comma';
  if (!isTimed && !isClauseAhead(items, state.at + 3)) return;
  last.apposition = beside.phrase;
  state.at += isTimed ? 4 : 2;
}

/** 'With shops in Lund, Bern and Paris, …': the further phrases of a list that a comma closes. */
function readOpeningList(state: State, phrase: OpenPhrase): void {
  const { items } = state;
  const list = items[state.at]?.kind === 'comma' ? readList(items, state.at) : null;
  if (list === null || items[list.next]?.kind !== 'comma' || !isClauseAhead(items, list.next + 1)) return;
  const last = phrase.modifiers.at(-1)?.phrase ?? phrase;
  last.others.push(...list.phrases);
  state.at = list.next;
}

/** 'To install it, …', 'Using X, …', 'Born in Lund, she …'. False where the verb does not open the clause so. */
function readOpeningVerb(state: State, group: VerbGroup, opening: Opening, scope: Scope): boolean {
  const isAuxiliary = group.lemma === 'have' || group.lemma === 'be' || group.lemma === 'do';
  if ((mayBeFinite(group) && group.shape !== 'ambiguous') || (isAuxiliary && group.shape !== 'ing'))
    return false;
  const start = state.at;
  const count = state.drafts.length;
  const inner: Scope = { ...scope, kind: 'nested', isBeforeVerb: true, isLoose: true };
  if (group.shape === 'infinitive' || group.shape === 'ing') passOver(state, group, inner);
  else {
    const isGiven = state.items[state.at + 1]?.kind === 'np' && !namingVerbs.has(group.lemma);
    state.at++;
    const draft = openDraft(state, null, asPassive(group), inner);
    draft.isKept = false;
    readPredicate(state, draft, inner);
    // 'Given a file, it …': no passive has an object
    if (!isGiven) opening.participles.push(draft, ...readFurtherParticiples(state, inner));
  }
  if (state.items[state.at]?.kind === 'comma' && isClauseOrOrder(state, state.at + 1)) return true;
  state.at = start;
  state.drafts.length = count;
  opening.participles.length = 0;
  return false;
}

const present = new Set(['still', 'now', 'currently', 'today']);
const asPassive = (group: VerbGroup): VerbGroup => ({
  ...group,
  isPassive: true,
  tense: group.adverbs.some((adverb) => present.has(adverb)) ? 'present' : 'past',
  hasAuxiliary: true,
});

/** '… and raised in Bern, she …': what is joined to a participle in front. */
function readFurtherParticiples(state: State, scope: Scope): Draft[] {
  const further: Draft[] = [];
  for (let n = 0; n < 3 && step(state); n++) {
    const item = state.items[state.at];
    const previous = state.items[state.at - 1];
    if (item?.kind !== 'verb' || previous?.kind !== 'conj' || previous.word !== 'and') break;
    if (item.group.shape !== 'participle' && item.group.shape !== 'ambiguous') break;
    state.at++;
    const draft = openDraft(state, null, asPassive(item.group), scope);
    draft.isKept = false;
    readPredicate(state, draft, scope);
    further.push(draft);
  }
  return further;
}

function isClauseOrOrder(state: State, at: number): boolean {
  const item = state.items[at];
  return isClauseAhead(state.items, at) || (item?.kind === 'verb' && item.group.shape === 'base');
}

/** 'Consistent with this, we …': an adjective with its phrase that a comma closes. */
function isAsideAhead({ items, at }: State): boolean {
  const [preposition, noun, comma] = items.slice(at + 1, at + 4);
  return preposition?.kind === 'prep' && noun?.kind === 'np' && comma?.kind === 'comma';
}

/** 'Claude, I am …', 'Otis, write …': who is spoken to. */
function isAddressed(state: State): boolean {
  const item = state.items[state.at];
  const next = state.items[state.at + 2];
  if (item?.kind !== 'np') return false;
  // 'Dear members, the board …'
  const isGreeted =
    state.items[state.at - 1]?.kind === 'other' && state.items[state.at + 1]?.kind === 'comma';
  if (isGreeted && isClauseAhead(state.items, state.at + 2)) return true;
  if (item.phrase.kind !== 'name') return false;
  // '@gus I like cats'
  if (state.source.words[item.first]?.text.startsWith('@') && item.last === item.first + 1)
    return isClauseAhead(state.items, state.at + 1);
  if (state.items[state.at + 1]?.kind !== 'comma') return false;
  if (item.phrase.determiner !== null || item.phrase.apposition !== null) return false;
  if (next?.kind === 'verb') return next.group.shape === 'base' && !next.group.isTenseOpen;
  return next?.kind === 'np' && next.phrase.kind === 'pronoun' && isClauseAhead(state.items, state.at + 2);
}
