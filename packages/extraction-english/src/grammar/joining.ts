import { wordSet } from '../word-set.ts';
import { contrastLength, readOpposite, readOtherwise } from './contrast.ts';
import { isGapped, isGappedBehindComma, readGapped, readRepeated, readRepeatedPlace } from './gapping.ts';
import type { Item } from './items.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { passOver } from './pass-over.ts';
import { readReduced, readRelative } from './relative.ts';
import { isClauseAhead, mayBeFinite, readList } from './scan.ts';
import {
  adjectiveOf,
  type Draft,
  fail,
  openDraft,
  openFurther,
  type Scope,
  type State,
  type Step,
} from './state.ts';
import type { VerbGroup } from './verb-groups.ts';
import { intransitive } from './words.ts';

/** What stands behind a comma in a predicate: a list, an apposition, a relative clause, or a clause of its own. */
export function onComma(state: State, draft: Draft, scope: Scope): Step {
  const next = state.items[state.at + 1];
  if (next === undefined) return 'go';
  if (next.kind === 'conj') {
    state.at++;
    const answer = onConjunction(state, draft, scope, next.word, true);
    if (answer === 'stop') state.at--;
    return answer;
  }
  if (
    scope.isBeforeVerb &&
    scope.isLoose &&
    (next.kind === 'verb' || (next.kind === 'adv' && state.items[state.at + 2]?.kind === 'verb'))
  )
    return 'stop';
  if (next.kind === 'rel') {
    if (draft.near === null || next.word === 'that') return 'stop';
    const head = draft.near;
    state.at += 2;
    readRelative(state, { word: next.word, head, around: draft, scope, isLoose: true });
    return 'go';
  }
  if (next.kind === 'np') return onCommaNoun(state, draft, scope, next.phrase);
  if (contrastLength(state.items, state.at + 1) > 0) {
    state.at++;
    return 'go';
  }
  if (next.kind === 'verb') return onCommaVerb(state, draft, scope, next.group);
  const then = state.items[state.at + 2];
  if (next.kind === 'adv' && next.word === 'then' && then?.kind === 'verb' && mayBeFinite(then.group)) {
    // 'lived in Lund, then moved to Bonn'
    state.at++;
    return onJoinedVerb(state, draft, scope, then.group, 'and');
  }
  if (next.kind === 'adv' && next.word === 'so') return 'stop';
  if (next.kind === 'prep' || next.kind === 'time' || next.kind === 'adv') {
    if (isClauseAhead(state.items, state.at + 1) && hasSubjectFirst(state, state.at + 1)) return 'stop';
    state.at++;
    return 'go';
  }
  return next.kind === 'adj' || next.kind === 'other' ? 'go' : 'stop';
}

/** Whether, behind adverbs and phrases, a subject and its verb stand at `start`: 'in 2020 she left'. */
function hasSubjectFirst(state: State, start: number): boolean {
  const item = state.items[start];
  return (
    item?.kind !== 'prep' || state.items[start + 2]?.kind === 'comma' || state.items[start + 2]?.kind === 'np'
  );
}

const nonRestrictive = wordSet(`
  base locate situate headquarter found establish build bear write own operate develop publish know call name
  design make
`);

function onCommaVerb(state: State, draft: Draft, scope: Scope, group: VerbGroup): Step {
  if (group.shape === 'ing' || group.shape === 'infinitive') {
    state.at++;
    passOver(state, group, scope);
    return 'go';
  }
  if (isVerbList(state, draft, scope, group)) return onJoinedVerb(state, draft, scope, group, 'and');
  const isParticiple = group.shape === 'participle' || group.shape === 'ambiguous';
  if (
    !isParticiple ||
    draft.near === null ||
    state.items[state.at - 1]?.kind !== 'np' ||
    state.items[state.at + 2]?.kind === 'np'
  )
    return 'stop';
  state.at++;
  if (nonRestrictive.has(group.lemma))
    readReduced(state, draft.near, group, draft, { ...scope, isLoose: true });
  else passOver(state, group, scope);
  return 'go';
}

/** 'joined Orr, moved to Lund and died there': whether the verb behind the comma is one of a list that 'and' ends. */
function isVerbList(state: State, draft: Draft, scope: Scope, group: VerbGroup): boolean {
  if (scope.kind === 'nested' || draft.subject === null || !mayBeFinite(group)) return false;
  const isLike =
    draft.group.tense === group.tense ||
    (group.shape === 'ambiguous' && (draft.group.tense === 'past' || draft.group.isPassive));
  if (!isLike || (group.shape === 'base' && draft.group.shape !== 'base')) return false;
  const { items } = state;
  for (let at = state.at + 2; at < Math.min(items.length, state.at + 30); at++) {
    const item = items[at] as Item;
    if (item.kind === 'break' || item.kind === 'sub' || item.kind === 'rel') return false;
    if (item.kind === 'conj') {
      const next = items[at + 1]?.kind === 'adv' ? items[at + 2] : items[at + 1];
      if (next?.kind === 'verb') return item.word === 'and' && mayBeFinite(next.group);
      if (next?.kind !== 'np' || isClauseAhead(items, at + 1)) return false;
    }
    if (item.kind === 'comma' && isClauseAhead(items, at + 1)) return false;
  }
  return false;
}

function onCommaNoun(state: State, draft: Draft, scope: Scope, phrase: OpenPhrase): Step {
  const { items } = state;
  if (isClauseAhead(items, state.at + 1)) return 'stop';
  if (isGappedBehindComma(state, draft)) return readGapped(state, draft, phrase, scope);
  const near = draft.near;
  const list = readList(items, state.at);
  if (
    list !== null &&
    near !== null &&
    !(near.kind === 'name' && phrase.kind === 'common' && phrase.determiner !== null)
  ) {
    if (isClauseAhead(items, list.next - 1)) return 'stop';
    join(state, draft, near, list.phrases, items[list.next - 2]);
    state.at = list.next;
    return 'go';
  }
  const after = items[state.at + 2];
  state.at += 2;
  const subject = draft.subject;
  const isAddress =
    phrase.kind === 'name' &&
    after === undefined &&
    (subject === null || ['i', 'you', 'we'].includes(state.source.words[subject.head]?.lower ?? ''));
  if (isAddress && !(near?.determiner === 'possessive')) return 'go';
  if (near === null || near.apposition !== null) return 'go';
  const isNamed = near.kind === 'name' && phrase.kind === 'common';
  const isDefined =
    near.kind === 'common' &&
    phrase.kind === 'name' &&
    near.determiner !== null &&
    near.determiner !== 'negative';
  const isClosed = after === undefined || ['comma', 'prep', 'rel', 'time'].includes(after.kind);
  if ((isNamed || isDefined) && isClosed) {
    near.apposition = phrase;
    readModifiers(state, phrase);
  }
  return 'go';
}

/** 'at Orr' behind a noun: a modifier of it. */
export function readModifier(state: State, phrase: OpenPhrase): void {
  const preposition = state.items[state.at];
  const item = state.items[state.at + 1];
  if (preposition?.kind !== 'prep' || item?.kind !== 'np') return;
  phrase.modifiers.push({ preposition: preposition.word, phrase: item.phrase });
  phrase.last = item.last;
  state.at += 2;
}

/** All modifiers that stand behind a noun. */
export function readModifiers(state: State, phrase: OpenPhrase): void {
  while (state.items[state.at]?.kind === 'prep' && state.items[state.at + 1]?.kind === 'np')
    readModifier(state, phrase);
}

/** The phrase that a further one is joined to: of 'the merger of Orr and Acme' the name behind 'of', else the whole. */
export function joinPoint(phrase: OpenPhrase, further: OpenPhrase): OpenPhrase {
  const inner = phrase.modifiers.at(-1)?.phrase;
  if (inner === undefined || inner.kind !== further.kind || phrase.kind === further.kind) return phrase;
  const isOther =
    inner.term?.isTypeCertain && further.term?.isTypeCertain && inner.term.type !== further.term.type;
  return isOther ? phrase : inner;
}

/** Adds the further phrases of a list to the phrase that they are like: the one in front, or the object before it. */
function join(
  state: State,
  draft: Draft,
  near: OpenPhrase,
  phrases: readonly OpenPhrase[],
  conjunction: Item | undefined,
): void {
  const [first, second] = phrases;
  const isOpen = near.kind === 'common' && near.apposition === null;
  if (isOpen && first?.kind === 'name' && second?.kind === 'common') {
    // 'a cat, Muis, and a tortoise'
    near.apposition = first;
    near.others.push(...phrases.slice(1));
    state.joined = phrases.at(-1) ?? null;
    return;
  }
  const candidates =
    draft.complement === null || draft.complement === near ? [near] : [near, draft.complement];
  if (isOpen && phrases.every(({ kind }) => kind === 'name') && first !== undefined && second !== undefined) {
    // 'two dogs, Rex and Max'
    near.apposition = { ...first, others: phrases.slice(1) };
    return;
  }
  const whole =
    candidates.length === 1
      ? near
      : (candidates.find((one) => first !== undefined && isLike(one, first)) ??
        candidates.find((one) => one.kind !== near.kind && one.kind === first?.kind));
  whole?.others.push(...phrases);
  if (whole !== near) draft.near = phrases.at(-1) ?? near;
  state.joined = phrases.at(-1) ?? null;
  if (conjunction?.kind === 'conj' && conjunction.word !== 'and' && conjunction.word !== '&')
    draft.group.modal ??= 'or';
}

function isLike(one: OpenPhrase, other: OpenPhrase): boolean {
  const isDefinite = (phrase: OpenPhrase) =>
    phrase.determiner === 'definite' || phrase.determiner === 'possessive';
  return one.kind === other.kind && isDefinite(one) === isDefinite(other);
}

/** What stands behind 'and': a further phrase, verb or adjective, or a clause of its own. */
export function onConjunction(
  state: State,
  draft: Draft,
  scope: Scope,
  word: string,
  isBehindComma: boolean,
): Step {
  const { items } = state;
  const next = items[state.at + 1];
  if (next?.kind === 'comma') return onParenthesis(state, draft, scope, word);
  if (contrastLength(items, state.at + 1) > 0) {
    state.at++;
    return 'go';
  }
  if (word === 'but' && readOtherwise(state, draft, scope)) return 'go';
  const skipped = next?.kind === 'adv' ? items[state.at + 2] : next;
  if (scope.kind === 'relative' && scope.isLoose && isBehindComma && skipped?.kind === 'verb') return 'stop';
  if (
    isClauseAhead(items, state.at + 1) &&
    next?.kind !== 'verb' &&
    (next?.kind !== 'prep' || hasSubjectFirst(state, state.at + 1))
  ) {
    // 'care that covers pain and grief can help': the phrase can belong to the relative clause or to its subject
    if (scope.kind === 'relative' && scope.isBeforeVerb && !scope.isLoose) fail(state);
    return 'stop';
  }
  if (next?.kind === 'rel') return onJoinedRelative(state, draft, scope, next.word);
  if (skipped?.kind === 'verb') {
    if (next?.kind === 'adv') state.at++;
    return onJoinedVerb(state, draft, scope, skipped.group, word);
  }
  const isAside = scope.kind === 'relative' && scope.isLoose && scope.isBeforeVerb && isBehindComma;
  if (next?.kind === 'np' && isAside) return 'stop';
  if (next?.kind === 'np') {
    const near = draft.near;
    if (readRepeated(state, draft, next.phrase, scope)) return 'go';
    if (isGapped(state, draft, next.phrase)) return readGapped(state, draft, next.phrase, scope);
    if (near === null || (items[state.at - 1]?.kind !== 'np' && !isBehindComma)) return fail(state);
    if (word === 'but') return readOpposite(state, draft, next.phrase, scope) ? 'go' : fail(state);
    join(state, draft, near, [next.phrase], items[state.at]);
    state.at += 2;
    return 'go';
  }
  if (next?.kind === 'adj' && draft.adjective !== null) {
    draft.adjective = adjectiveOf(state, draft.adjective.first, next.last);
    state.at += 2;
    return 'go';
  }
  if (word === 'and' && readRepeatedPlace(state, draft, scope)) return 'go';
  if (word === 'or' || word === 'nor') draft.group.modal ??= 'or';
  return next !== undefined && ['prep', 'time', 'adv', 'adj'].includes(next.kind) ? 'go' : 'stop';
}

/** 'and, since 2015, has led it': a time between commas in front of a further verb. */
function onParenthesis(state: State, draft: Draft, scope: Scope, word: string): Step {
  const [time, close, verb] = state.items.slice(state.at + 2, state.at + 5);
  if ((time?.kind !== 'time' && time?.kind !== 'adv') || close?.kind !== 'comma' || verb?.kind !== 'verb')
    return 'stop';
  state.at += 3;
  const index = state.drafts.length;
  const answer = onJoinedVerb(state, draft, scope, verb.group, word);
  if (time.kind === 'time') state.drafts[index]?.times.unshift(time.time);
  return answer;
}

/** 'who founded Orr and who later led it'. */
function onJoinedRelative(state: State, draft: Draft, scope: Scope, word: string): Step {
  const { items } = state;
  let at = state.at + 2;
  while (items[at]?.kind === 'adv' || items[at]?.kind === 'time') at++;
  const verb = items[at];
  const fits = scope.kind === 'relative' && (word === 'who' || word === 'which' || word === 'that');
  if (!fits || verb?.kind !== 'verb') return 'stop';
  state.at = at - 1;
  return onJoinedVerb(state, draft, scope, verb.group, 'and');
}

/** 'joined Orr and moved to Lund': a further verb of the same subject, with the auxiliaries it shares. */
function onJoinedVerb(state: State, draft: Draft, scope: Scope, group: VerbGroup, word: string): Step {
  const isNested = scope.kind === 'nested';
  if (group.shape === 'infinitive' || (isNested && (group.shape === 'ing' || group.shape === 'base'))) {
    state.at++;
    passOver(state, group, scope);
    return 'go';
  }
  if (isNested) return scope.isBeforeVerb ? 'go' : 'stop';
  const shared = shareAuxiliaries(
    draft.group,
    group,
    state.items[state.at - 1]?.kind === 'verb',
    state.items[state.at + 2],
  );
  state.at += 2;
  if (shared === null) {
    // Which auxiliaries it shares is open: it is passed over.
    state.readers.predicate(
      state,
      openDraft(state, draft.subject, group, { ...scope, isSilent: true }),
      scope,
    );
    return 'go';
  }
  const isUnsure =
    scope.kind === 'relative' &&
    !scope.isLoose &&
    !scope.isBeforeVerb &&
    scope.outerSubject?.first !== draft.subject?.first;
  const further = openFurther(state, draft, scope, { group: shared });
  further.isKept &&= !isUnsure;
  if (word === 'nor' && draft.group.isNegated) shared.isNegated = true;
  else if (word === 'or' || word === 'nor') {
    shared.modal ??= 'or';
    draft.group.modal ??= 'or';
  }
  state.readers.predicate(state, further, scope);
  if (further.times.length === 0)
    further.times.push(...draft.times.filter((time) => time.last <= draft.group.first));
  return 'go';
}

/** What is told of someone in the passive behind 'was born'. */
const upbringing = wordSet('raise bring rear educate school christen baptise baptize name bury adopt');

function shareAuxiliaries(
  first: VerbGroup,
  second: VerbGroup,
  isAdjacent: boolean,
  next: Item | undefined,
): VerbGroup | null {
  const shared = {
    tense: first.tense,
    isNegated: first.isNegated !== second.isNegated,
    modal: first.modal ?? second.modal,
    isWish: first.isWish,
  };
  if (second.hasAuxiliary || second.shape === 'finite') return second;
  // 'disease and aging.' is no verb
  const isFollowed = next !== undefined && next.kind !== 'break' && next.kind !== 'comma';
  if (second.shape === 'ing')
    return first.isProgressive && (isAdjacent || isFollowed)
      ? { ...second, ...shared, isProgressive: true }
      : null;
  if (second.shape === 'participle') {
    if (first.isPassive) return { ...second, ...shared, isPassive: true };
    return first.tense === 'perfect' || first.tense === 'pastPerfect' ? { ...second, ...shared } : null;
  }
  if (second.shape === 'base') {
    const isBase =
      first.shape === 'base' ||
      first.shape === 'infinitive' ||
      (first.hasAuxiliary && !first.isPassive && !first.isProgressive);
    if (second.isTenseOpen && !first.hasAuxiliary && first.tense === 'past')
      return { ...second, tense: 'past' };
    return isBase ? { ...second, ...shared } : null;
  }
  // 'are unique and correctly formatted'
  const isState = first.lemma === 'be' && !first.isPassive && !intransitive.has(second.lemma);
  const isOpen =
    !isFollowed ||
    next.kind === 'conj' ||
    next.kind === 'adv' ||
    (next.kind === 'prep' && next.word === 'by');
  if (isState && isOpen) return { ...second, ...shared, isPassive: true };
  if (first.isPassive && first.lemma === 'bear' && !upbringing.has(second.lemma)) return second;
  if (first.isPassive) {
    if (isAdjacent || (next?.kind === 'prep' && next.word === 'by'))
      return { ...second, ...shared, isPassive: true };
    if (next?.kind === 'np' || intransitive.has(second.lemma)) return second;
    return next?.kind === 'prep' && next.word !== 'to' ? { ...second, ...shared, isPassive: true } : null;
  }
  if (first.tense === 'perfect' || first.tense === 'pastPerfect') return { ...second, ...shared };
  return second;
}
