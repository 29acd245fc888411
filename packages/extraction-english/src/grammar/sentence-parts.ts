import type { TimePhrase } from '../sentence.ts';
import { isPlural } from './agreement.ts';
import type { Item } from './items.ts';
import { readModifier } from './joining.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { passOver } from './pass-over.ts';
import { addAdverb, readPredicate, readQuestion } from './predicate.ts';
import { isClauseAhead, mayBeFinite } from './scan.ts';
import { type Draft, fail, mainScope, openDraft, type Scope, type State, step } from './state.ts';
import { type Marks, readSubject } from './subject.ts';
import type { VerbGroup } from './verb-groups.ts';
import { conditions, generalConditions, hedges, phases, reportVerbs } from './words.ts';

/** Words behind which a clause compares or refers and is passed over. */
const comparing = new Set(['as', 'than', 'like', 'so', 'except', 'except that']);

type Opening = {
  times: TimePhrase[];
  prepositional: Draft['prepositional'];
  adverbs: string[];
  modal: string | null;
  /** 'Born in Lund, she …': its clause, whose subject is still to come. */
  participles: Draft[];
};

/** Reads the clauses of a stretch between strong marks. */
export function readStretch(state: State, guard: Scope['guard']): void {
  let scope: Scope = { ...mainScope, guard };
  let lastMain: Draft | null = null;
  while (state.at < state.items.length && step(state)) {
    const item = state.items[state.at] as Item;
    const before = state.at;
    if (item.kind === 'comma' || item.kind === 'other') {
      if (lastMain !== null && readTail(state)) continue;
      state.at++;
    } else if (item.kind === 'conj') state.at++;
    else if (item.kind === 'sub') {
      state.at++;
      const inner = readSubordinate(state, item.word, scope);
      if (inner === 'condition') {
        if (lastMain !== null && lastMain.guard === null) lastMain.guard = 'condition';
        else scope = { ...scope, guard: scope.guard ?? 'condition' };
      }
    } else {
      const previous = state.items[state.at - 1]?.kind;
      if (lastMain !== null && previous !== 'comma' && previous !== 'conj' && previous !== 'other') {
        fail(state);
        return;
      }
      const index: number = state.drafts.length;
      readMain(state, scope);
      lastMain = state.drafts[index] ?? lastMain;
    }
    if (state.at === before && !state.hasFailed) state.at++;
  }
}

/** Clauses of a reported or subordinate part: 'that A left and B came'. */
export function readCoordinated(state: State, scope: Scope): void {
  state.depth++;
  readMain(state, scope);
  for (
    let n = 0;
    n < 6 &&
    state.items[state.at]?.kind === 'conj' &&
    isClauseAhead(state.items, state.at + 1) &&
    step(state);
    n++
  ) {
    state.at++;
    if (state.items[state.at]?.kind === 'sub') state.at++;
    readMain(state, scope);
  }
  state.depth--;
}

/** A clause behind 'if', 'because', 'when'. Answers 'condition' where the clause around depends on it. */
function readSubordinate(state: State, word: string, scope: Scope): 'condition' | null {
  const item = state.items[state.at];
  const last = word.split(' ').at(-1) ?? word;
  const isCondition = conditions.has(word) || last === 'if' || word === 'as though';
  if (!isClauseAhead(state.items, state.at) && !(item?.kind === 'np')) {
    if (item?.kind === 'verb') passOver(state, item.group, scope);
    return isCondition ? 'condition' : null;
  }
  const index = state.drafts.length;
  const guard = isCondition ? 'condition' : word === 'so that' ? 'reported' : scope.guard;
  const isSilent = scope.isSilent || comparing.has(word);
  readCoordinated(state, { ...scope, kind: 'sub', guard: scope.guard ?? guard, isSilent });
  const inner = state.drafts[index];
  const isGeneral =
    generalConditions.has(word) &&
    (inner?.group.tense === 'present' || inner?.group.tense === 'future' || inner?.group.modal !== null);
  if (isGeneral) for (const draft of state.drafts.slice(index)) draft.guard ??= 'condition';
  return (isCondition && word !== 'whether') ||
    (isGeneral && word !== 'while' && word !== 'until' && word !== 'till')
    ? 'condition'
    : null;
}

/** ', Ann said' behind a clause: what stands in front is reported. */
function readTail(state: State): boolean {
  const { items } = state;
  const subject = items[state.at + 1];
  const verb = items[state.at + 2];
  const [np, group] =
    subject?.kind === 'verb' ? [verb, subject.group] : [subject, verb?.kind === 'verb' ? verb.group : null];
  if (np?.kind !== 'np' || group === null || !reportVerbs.has(group.lemma) || !mayBeFinite(group))
    return false;
  const after = items[state.at + 3]?.kind;
  if (after === 'np' || after === 'sub' || after === 'verb') return false;
  for (const draft of state.drafts) {
    draft.guard ??= 'reported';
    draft.saidBy ??= np.phrase;
  }
  while (
    state.at < items.length &&
    !(items[state.at]?.kind === 'comma' && items[state.at - 1]?.kind === 'verb')
  )
    state.at++;
  return true;
}

/** A clause from its opening on: adverbials, subject, verb and what belongs to them. */
export function readMain(state: State, scope: Scope): void {
  const opening = readOpening(state, scope);
  if (state.hasFailed) return;
  const inner = opening.scope;
  const item = state.items[state.at];
  if (item?.kind === 'verb') {
    readSubjectless(state, item.group, opening, inner);
    return;
  }
  if (item?.kind === 'there') {
    readExistence(state, opening, inner);
    return;
  }
  if (item?.kind !== 'np') {
    if (item?.kind === 'rel' && inner.guard === 'question') {
      state.at++;
      readQuestion(state, inner);
      return;
    }
    fail(state);
    return;
  }
  if (item.phrase.kind === 'clause' && readQuoted(state, item.phrase, inner)) return;
  const marks: Marks = { isOr: false, times: [], adverbs: [] };
  const subject = readSubject(state, item.phrase, inner, marks);
  const verb = state.items[state.at];
  if (subject === null || state.hasFailed) {
    fail(state);
    return;
  }
  if (verb?.kind !== 'verb' || !mayBeFinite(verb.group)) {
    fail(state);
    return;
  }
  if (!isAgreed(state, subject, verb.group)) {
    fail(state);
    return;
  }
  state.at++;
  const draft = openDraft(state, subject, verb.group, inner);
  if (marks.isOr) draft.group.modal ??= 'or';
  if (state.source.words[subject.first]?.lower === 'neither') draft.group.isNegated = true;
  draft.times.push(...marks.times);
  for (const adverb of marks.adverbs) addAdverb(draft, adverb);
  settleTense(state, draft);
  complete(state, draft, opening, inner);
}

function complete(state: State, draft: Draft, opening: Opening, scope: Scope): void {
  draft.times.push(...opening.times);
  draft.group.adverbs.push(...opening.adverbs);
  draft.group.modal ??= opening.modal;
  const fronted = opening.prepositional;
  const index = state.drafts.length;
  readPredicate(state, draft, scope);
  draft.prepositional.push(...fronted);
  for (const further of state.drafts.slice(index))
    if (further.subject === draft.subject && further.times.length === 0 && further.guard === draft.guard) {
      further.times.push(...opening.times);
      further.group.modal ??= opening.modal;
    }
  for (const participle of opening.participles) {
    participle.subject = draft.subject;
    participle.isKept = draft.isKept && draft.subject !== null;
    participle.guard = draft.guard;
  }
}

/** Whether verb and subject agree in number; where they do not, one of them is read wrongly. */
function isAgreed(state: State, subject: OpenPhrase, group: VerbGroup): boolean {
  const { words } = state.source;
  const first = words.slice(group.first, group.main + 1).find((word) => word.forms !== 0);
  if (first === undefined || first.tag === 'AUX') return true;
  const plural = isPlural(words, subject);
  if (group.shape === 'base' && !group.isTenseOpen) return plural !== false;
  if ((first.forms & 7) === 2) return plural !== true || subject.others.length > 0;
  return true;
}

/** 'put', 'set': past beside a singular subject. */
function settleTense(state: State, draft: Draft): void {
  if (!draft.group.isTenseOpen || draft.subject === null) return;
  const lower = state.source.words[draft.subject.head]?.lower ?? '';
  const isSingular =
    ['he', 'she', 'it'].includes(lower) ||
    (draft.subject.kind === 'name' && draft.subject.others.length === 0);
  if (isSingular || isPlural(state.source.words, draft.subject) === false) draft.group.tense = 'past';
}

function readSubjectless(state: State, group: VerbGroup, opening: Opening, scope: Scope): void {
  const isOrder = group.shape === 'base' && !group.isPassive;
  const isNegativeOrder =
    group.hasAuxiliary && group.isNegated && state.source.words[group.first]?.lemma === 'do';
  if (scope.guard === 'question') {
    state.at++;
    complete(state, openDraft(state, null, group, scope), opening, scope);
    return;
  }
  if (!isOrder && !isNegativeOrder) {
    fail(state);
    return;
  }
  state.at++;
  const inner: Scope = { ...scope, guard: 'imperative' };
  complete(state, openDraft(state, null, group, inner), opening, inner);
}

/** 'There is a bank in Lund'. */
function readExistence(state: State, opening: Opening, scope: Scope): void {
  const verb = state.items[state.at + 1];
  const item = state.items[state.at + 2];
  if (verb?.kind !== 'verb' || item?.kind !== 'np') {
    fail(state);
    return;
  }
  state.at += 3;
  const draft = openDraft(state, item.phrase, verb.group, scope);
  draft.near = item.phrase;
  draft.group.adverbs.push('there');
  complete(state, draft, opening, scope);
}

/** '"…," Ann said' and '"…," said Ann'. */
function readQuoted(state: State, quote: OpenPhrase, scope: Scope): boolean {
  const from = state.items[state.at + 1]?.kind === 'comma' ? state.at + 2 : state.at + 1;
  const one = state.items[from];
  const two = state.items[from + 1];
  const [np, verb] = one?.kind === 'verb' ? [two, one] : [one, two];
  if (np?.kind !== 'np' || verb?.kind !== 'verb' || !reportVerbs.has(verb.group.lemma)) return false;
  state.at = from + 2;
  const draft = openDraft(state, np.phrase, verb.group, scope);
  draft.complement = quote;
  draft.first = quote.first;
  readPredicate(state, draft, scope);
  return true;
}

function readOpening(state: State, scope: Scope): Opening & { scope: Scope } {
  const opening: Opening = { times: [], prepositional: [], adverbs: [], modal: null, participles: [] };
  let inner = scope;
  while (state.at < state.items.length && step(state)) {
    const item = state.items[state.at] as Item;
    if (item.kind === 'time') opening.times.push(item.time);
    else if (item.kind === 'adv') {
      if (hedges.has(item.word)) opening.modal ??= item.word;
      else if (phases.has(item.word)) opening.adverbs.push(item.word);
    } else if (item.kind === 'conj' || item.kind === 'comma' || item.kind === 'other') {
      // Passed over.
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
    } else if (isAddressed(state)) {
      state.at++;
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
  while (state.items[state.at]?.kind === 'prep' && state.items[state.at + 1]?.kind === 'np')
    readModifier(state, next.phrase);
  if (
    state.items[state.at]?.kind === 'conj' &&
    state.items[state.at + 1]?.kind === 'np' &&
    !isClauseAhead(state.items, state.at + 1)
  ) {
    next.phrase.others.push((state.items[state.at + 1] as Item & { kind: 'np' }).phrase);
    state.at += 2;
  }
  opening.prepositional.push({ preposition, phrase: next.phrase, at });
  return next.phrase;
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
    state.at++;
    const draft = openDraft(
      state,
      null,
      { ...group, isPassive: true, tense: 'past', hasAuxiliary: true },
      inner,
    );
    draft.isKept = false;
    readPredicate(state, draft, inner);
    opening.participles.push(draft);
  }
  if (state.items[state.at]?.kind === 'comma' && isClauseOrOrder(state, state.at + 1)) return true;
  state.at = start;
  state.drafts.length = count;
  opening.participles.length = 0;
  return false;
}

function isClauseOrOrder(state: State, at: number): boolean {
  const item = state.items[at];
  return isClauseAhead(state.items, at) || (item?.kind === 'verb' && item.group.shape === 'base');
}

/** 'Claude, I am …', 'Otis, write …': who is spoken to. */
function isAddressed(state: State): boolean {
  const item = state.items[state.at];
  const next = state.items[state.at + 2];
  if (item?.kind !== 'np' || item.phrase.kind !== 'name' || state.items[state.at + 1]?.kind !== 'comma')
    return false;
  if (item.phrase.determiner !== null || item.phrase.apposition !== null) return false;
  if (next?.kind === 'verb') return next.group.shape === 'base' && !next.group.isTenseOpen;
  return next?.kind === 'np' && next.phrase.kind === 'pronoun' && isClauseAhead(state.items, state.at + 2);
}
