import { wordSet } from '../word-set.ts';
import { readContrast } from './contrast.ts';
import type { Item } from './items.ts';
import { onComma, onConjunction } from './joining.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { passOver } from './pass-over.ts';
import { readReduced, readRelative } from './relative.ts';
import { isClauseAhead, mayBeFinite } from './scan.ts';
import {
  adjectiveOf,
  type Draft,
  fail,
  openDraft,
  type Scope,
  type State,
  type Step,
  step,
} from './state.ts';
import type { VerbGroup } from './verb-groups.ts';
import {
  contentNouns,
  copulas,
  factiveVerbs,
  givingVerbs,
  hedges,
  namingVerbs,
  negations,
  phases,
  reportVerbs,
  wishingReports,
} from './words.ts';

const gerundVerbs = wordSet(`
  like love enjoy hate dislike prefer avoid consider recommend suggest practise practice teach study do mind
  miss adore
`);
/** Verbs with a hearer before the that-clause. */
const tellingVerbs = wordSet('tell inform remind assure convince persuade warn advise promise show teach');
/** Prepositions whose phrase gives examples of the noun in front. */
const exemplifying = new Set(['such as', 'including', 'like', 'except', 'other than']);

/** Reads what stands behind a verb, up to where another clause begins. */
export function readPredicate(state: State, draft: Draft, scope: Scope): void {
  state.depth++;
  while (state.at < state.items.length && step(state)) {
    const item = state.items[state.at] as Item;
    const before = state.at;
    if (readNext(state, draft, scope, item) === 'stop') break;
    if (state.at === before) state.at++;
    draft.last = Math.max(draft.last, state.items[state.at - 1]?.last ?? draft.last);
  }
  state.depth--;
}

function readNext(state: State, draft: Draft, scope: Scope, item: Item): Step {
  switch (item.kind) {
    case 'np':
      return onNoun(state, draft, scope, item.phrase);
    case 'adj':
      return onAdjective(state, draft, item);
    case 'verb':
      return onVerb(state, draft, scope, item.group);
    case 'prep':
      return onPreposition(state, draft, scope, item.word);
    case 'time':
      draft.times.push(item.time);
      return 'go';
    case 'adv':
      if (!readContrast(state)) addAdverb(draft, item.word);
      return 'go';
    case 'rel':
      return onRelative(state, draft, scope, item.word);
    case 'sub':
      return onSubordinate(state, draft, scope, item.word);
    case 'comma':
      return onComma(state, draft, scope);
    case 'conj':
      return onConjunction(state, draft, scope, item.word, state.items[state.at - 1]?.kind === 'comma');
    case 'other':
      return 'go';
    default:
      return 'stop';
  }
}

/** Keeps an adverb with its clause: 'no longer' denies it, 'probably' hedges it. */
export function addAdverb(draft: Draft, word: string): void {
  const { group } = draft;
  if (negations.has(word) || word === 'no longer') group.isNegated = true;
  if (hedges.has(word)) group.modal ??= word;
  else if (phases.has(word)) group.adverbs.push(word);
}

function isReporting(group: VerbGroup): boolean {
  return reportVerbs.has(group.lemma) || factiveVerbs.has(group.lemma);
}

function reportScope(draft: Draft, scope: Scope): Scope {
  const { group } = draft;
  const isTrue =
    factiveVerbs.has(group.lemma) && !group.isNegated && group.modal === null && draft.guard === null;
  const speaker = draft.subject !== null && draft.subject.kind !== 'clause' ? draft.subject : null;
  const told = isTrue ? null : wishingReports.has(group.lemma) ? 'wish' : 'reported';
  const guard = draft.guard !== null && draft.guard !== 'generic' ? draft.guard : told;
  return { ...reportedBy(speaker, scope), guard, outerSubject: draft.subject };
}

function reportedBy(saidBy: OpenPhrase | null, scope: Scope): Scope {
  return { ...scope, kind: 'sub', guard: 'reported', saidBy, isLoose: false };
}

function onNoun(state: State, draft: Draft, scope: Scope, phrase: OpenPhrase): Step {
  const previous = state.items[state.at - 1];
  const next = state.items[state.at + 1];
  if (draft.group.adverbs.includes('there')) return fail(state);
  if (isReporting(draft.group) && !draft.group.isPassive && isClauseAhead(state.items, state.at)) {
    const isTold = previous?.kind === 'np' && draft.complement !== null;
    if (previous?.kind === 'verb' || isTold || previous?.kind === 'time' || previous?.kind === 'adv') {
      state.readers.coordinated(state, reportScope(draft, scope));
      return 'go';
    }
  }
  if (previous?.kind === 'np') {
    if (next?.kind === 'verb' && mayBeFinite(next.group) && draft.near !== null)
      return readContact(state, draft, scope, phrase);
    return onSecondNoun(state, draft, phrase);
  }
  if (draft.complement === null && draft.adjective === null && draft.prepositional.length === 0) {
    draft.complement = phrase;
    draft.near = phrase;
    return 'go';
  }
  return fail(state);
}

/** 'the company Ann founded': the noun in front is its object. */
function readContact(state: State, draft: Draft, scope: Scope, subject: OpenPhrase): Step {
  const item = state.items[state.at + 1];
  if (item?.kind !== 'verb' || (subject.kind !== 'name' && subject.kind !== 'pronoun')) return fail(state);
  const head = draft.near;
  state.at += 2;
  const inner = { ...scope, kind: 'relative' as const, isLoose: false, outerSubject: draft.subject };
  const clause = openDraft(state, subject, item.group, inner);
  readPredicate(state, clause, inner);
  if (clause.complement === null && clause.adjective === null && clause.prepositional.length === 0)
    clause.complement = head;
  else clause.isKept = false;
  return 'go';
}

function onSecondNoun(state: State, draft: Draft, phrase: OpenPhrase): Step {
  const { lemma, isPassive } = draft.group;
  const first = draft.complement;
  if (first !== null && first === draft.near && !isPassive && draft.prepositional.length === 0) {
    if (namingVerbs.has(lemma)) {
      draft.prepositional.push({ preposition: 'as', phrase, at: phrase.first });
      draft.near = phrase;
      return 'go';
    }
    if (givingVerbs.has(lemma)) {
      draft.prepositional.push({ preposition: 'to', phrase: first, at: first.first });
      draft.complement = phrase;
      draft.near = phrase;
      return 'go';
    }
  }
  return fail(state);
}

function onAdjective(state: State, draft: Draft, item: Item): Step {
  const { lemma, isPassive } = draft.group;
  const measure = draft.complement;
  const isMeasure = measure !== null && (measure.kind === 'number' || measure.determiner === 'quantity');
  if (isMeasure && lemma === 'be' && draft.near === measure) {
    // 'is 20 years old', 'is 3 % lower'
    draft.adjective = adjectiveOf(state, measure.first, item.last);
    draft.complement = null;
    return 'go';
  }
  if (
    copulas.has(lemma) &&
    !isPassive &&
    draft.complement === null &&
    draft.adjective === null &&
    draft.prepositional.length === 0
  )
    draft.adjective = adjectiveOf(state, item.first, item.last);
  return 'go';
}

function onVerb(state: State, draft: Draft, scope: Scope, group: VerbGroup): Step {
  const previous = state.items[state.at - 1];
  if (group.shape === 'infinitive') {
    passOver(state, group, scope);
    return 'go';
  }
  if (group.shape === 'ing') {
    const isObject =
      previous?.kind === 'verb' && gerundVerbs.has(draft.group.lemma) && draft.complement === null;
    const gerund = passOver(state, group, scope);
    if (isObject) draft.complement = gerund;
    return 'go';
  }
  const isBehindNoun = previous?.kind === 'np' || (previous?.kind === 'time' && draft.near !== null);
  const next = state.items[state.at + 1];
  if (group.shape === 'participle' || group.shape === 'ambiguous') {
    const mayEnd = scope.isBeforeVerb && group.shape === 'ambiguous';
    if (
      isBehindNoun &&
      draft.near !== null &&
      !group.hasAuxiliary &&
      !(mayEnd && !laterVerb(state)) &&
      (next?.kind !== 'np' || namingVerbs.has(group.lemma))
    ) {
      readReduced(state, draft.near, group, draft, scope);
      return 'go';
    }
    if (draft.group.lemma === 'have' && group.shape === 'participle') fail(state);
  }
  return 'stop';
}

function laterVerb(state: State): boolean {
  for (let at = state.at + 1; at < Math.min(state.items.length, state.at + 14); at++) {
    const item = state.items[at];
    if (item?.kind === 'verb' && mayBeFinite(item.group)) return true;
    if (item?.kind === 'conj' || item?.kind === 'break' || item?.kind === 'rel' || item?.kind === 'sub')
      return false;
  }
  return false;
}

function onPreposition(state: State, draft: Draft, scope: Scope, preposition: string): Step {
  const at = state.items[state.at]?.first ?? 0;
  const next = state.items[state.at + 1];
  state.at++;
  const isBare =
    next?.kind === 'verb' && (next.group.shape === 'participle' || next.group.shape === 'ambiguous');
  if (isBare && (preposition === 'as' || preposition === 'than' || preposition === 'like')) {
    passOver(state, next.group, scope);
    return 'go';
  }
  if (next?.kind === 'verb' && (next.group.shape === 'ing' || next.group.shape === 'infinitive')) {
    const phrase = passOver(state, next.group, scope);
    draft.prepositional.push({ preposition, phrase, at });
    draft.near = phrase;
    return 'go';
  }
  if (next?.kind === 'rel') {
    if (draft.near === null) return fail(state);
    state.at++;
    readRelative(state, { word: next.word, preposition, head: draft.near, around: draft, scope });
    return 'go';
  }
  if (next?.kind !== 'np') {
    draft.stranded = preposition;
    return 'go';
  }
  state.at++;
  attach(draft, preposition, next.phrase, at, state.items[state.at - 3]?.kind);
  if (preposition === 'according to') {
    draft.guard ??= 'reported';
    draft.saidBy ??= next.phrase;
  }
  return 'go';
}

/** Where a prepositional phrase belongs: 'of' to the noun in front, others to a copula's noun or to the verb. */
function attach(
  draft: Draft,
  preposition: string,
  phrase: OpenPhrase,
  at: number,
  previous: Item['kind'] | undefined,
): void {
  const { complement, near, group } = draft;
  if (near !== null && (exemplifying.has(preposition) || (preposition === 'of' && previous === 'np'))) {
    near.modifiers.push({ preposition, phrase });
  } else if (
    complement !== null &&
    copulas.has(group.lemma) &&
    !group.isPassive &&
    complement.kind !== 'number'
  ) {
    complement.modifiers.push({ preposition, phrase });
  } else draft.prepositional.push({ preposition, phrase, at });
  draft.near = phrase;
}

function onRelative(state: State, draft: Draft, scope: Scope, word: string): Step {
  const previous = state.items[state.at - 1];
  state.at++;
  const head = draft.near;
  if (word === 'that' && tellingVerbs.has(draft.group.lemma) && isClauseAhead(state.items, state.at)) {
    state.readers.coordinated(state, reportScope(draft, scope));
    return 'go';
  }
  const noun = head === null ? undefined : state.source.words[head.head];
  const isContent =
    word === 'that' && (contentNouns.has(noun?.lower ?? '') || contentNouns.has(noun?.lemma ?? ''));
  if (isContent && isClauseAhead(state.items, state.at)) {
    state.readers.coordinated(state, reportedBy(null, scope));
    return 'go';
  }
  if (head !== null && (previous?.kind === 'np' || previous?.kind === 'time')) {
    readRelative(state, { word, head, around: draft, scope });
    return 'go';
  }
  // 'knows who founded Orr': an indirect question.
  readQuestion(state, scope);
  return 'go';
}

/** Passes over an indirect question: what it asks is not said. */
export function readQuestion(state: State, scope: Scope): void {
  const inner: Scope = { ...scope, kind: 'sub', isSilent: true, isLoose: false };
  const item = state.items[state.at];
  if (item?.kind === 'verb') {
    state.at++;
    readPredicate(state, openDraft(state, null, item.group, inner), inner);
  } else if (isClauseAhead(state.items, state.at)) state.readers.coordinated(state, inner);
}

function onSubordinate(state: State, draft: Draft, scope: Scope, word: string): Step {
  const isAsked = word === 'if' && (draft.group.lemma === 'ask' || draft.group.lemma === 'wonder');
  if (word !== 'that' && word !== 'whether' && !isAsked) return 'stop';
  state.at++;
  if (word !== 'that') {
    state.readers.coordinated(state, reportedBy(null, scope));
    return 'go';
  }
  const isKnown =
    draft.adjective !== null &&
    /^(?:clear|true|known|evident|obvious|aware|glad|happy|proud|sorry|certain|sure)$/i.test(
      draft.adjective.words,
    );
  const isTrue = isKnown && !draft.group.isNegated && draft.group.modal === null;
  state.readers.coordinated(
    state,
    isReporting(draft.group)
      ? reportScope(draft, scope)
      : { ...scope, kind: 'sub', guard: isTrue ? scope.guard : 'reported', saidBy: null },
  );
  return 'go';
}
