import type { Item } from './items.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { passOver } from './pass-over.ts';
import { readReduced, readRelative } from './relative.ts';
import { isClauseAhead, mayBeFinite, readList } from './scan.ts';
import { type Draft, fail, openDraft, type Scope, type State, step } from './state.ts';
import type { VerbGroup } from './verb-groups.ts';
import {
  contentNouns,
  copulas,
  factiveVerbs,
  givingVerbs,
  hedges,
  intransitive,
  namingVerbs,
  negations,
  phases,
  reportVerbs,
  wishingReports,
} from './words.ts';

type Step = 'go' | 'stop';
const gerundVerbs = new Set(
  'like love enjoy hate dislike prefer avoid consider recommend suggest practise practice teach study do mind miss adore'.split(
    ' ',
  ),
);
/** Verbs with a hearer before the that-clause. */
const tellingVerbs = new Set(
  'tell inform remind assure convince persuade warn advise promise show teach'.split(' '),
);
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
      addAdverb(draft, item.word);
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
  const guard =
    draft.guard !== null && draft.guard !== 'generic'
      ? draft.guard
      : isTrue
        ? null
        : wishingReports.has(group.lemma)
          ? 'wish'
          : 'reported';
  return {
    ...scope,
    kind: 'sub',
    guard,
    saidBy: speaker,
    isLoose: false,
    isBeforeVerb: scope.isBeforeVerb,
    outerSubject: draft.subject,
  };
}

function onNoun(state: State, draft: Draft, scope: Scope, phrase: OpenPhrase): Step {
  const previous = state.items[state.at - 1];
  const next = state.items[state.at + 1];
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
  fail(state);
  return 'stop';
}

/** 'the company Ann founded': the noun in front is its object. */
function readContact(state: State, draft: Draft, scope: Scope, subject: OpenPhrase): Step {
  const item = state.items[state.at + 1];
  if (item?.kind !== 'verb' || (subject.kind !== 'name' && subject.kind !== 'pronoun')) {
    fail(state);
    return 'stop';
  }
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
  fail(state);
  return 'stop';
}

function onAdjective(state: State, draft: Draft, item: Item): Step {
  const { lemma, isPassive } = draft.group;
  const measure = draft.complement;
  const isMeasure = measure !== null && (measure.kind === 'number' || measure.determiner === 'quantity');
  if (isMeasure && lemma === 'be' && draft.near === measure) {
    // 'is 20 years old', 'is 3 % lower'
    draft.adjective = {
      first: measure.first,
      last: item.last,
      words: wordsOf(state, measure.first, item.last),
    };
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
    draft.adjective = { first: item.first, last: item.last, words: wordsOf(state, item.first, item.last) };
  return 'go';
}

function wordsOf(state: State, first: number, last: number): string {
  return state.source.words
    .slice(first, last)
    .map(({ text }) => text)
    .join(' ');
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
    if (draft.near === null) {
      fail(state);
      return 'stop';
    }
    state.at++;
    readRelative(state, {
      word: next.word,
      preposition,
      head: draft.near,
      around: draft,
      scope,
      isLoose: false,
    });
    return 'go';
  }
  if (next?.kind !== 'np') return 'go';
  state.at++;
  attach(draft, preposition, next.phrase, at, state.items[state.at - 3]?.kind);
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
  const isContent =
    word === 'that' && head !== null && contentNouns.has(state.source.words[head.head]?.lower ?? '');
  if (isContent && isClauseAhead(state.items, state.at)) {
    state.readers.coordinated(state, {
      ...scope,
      kind: 'sub',
      guard: 'reported',
      saidBy: null,
      isLoose: false,
    });
    return 'go';
  }
  if (head !== null && (previous?.kind === 'np' || previous?.kind === 'time')) {
    readRelative(state, { word, preposition: null, head, around: draft, scope, isLoose: false });
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
  if (word !== 'that') {
    if (
      word === 'whether' ||
      (word === 'if' && (draft.group.lemma === 'ask' || draft.group.lemma === 'wonder'))
    ) {
      state.at++;
      state.readers.coordinated(state, {
        ...scope,
        kind: 'sub',
        guard: 'reported',
        saidBy: null,
        isLoose: false,
      });
      return 'go';
    }
    return 'stop';
  }
  state.at++;
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

function onComma(state: State, draft: Draft, scope: Scope): Step {
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
    readRelative(state, { word: next.word, preposition: null, head, around: draft, scope, isLoose: true });
    return 'go';
  }
  if (next.kind === 'np') return onCommaNoun(state, draft, next.phrase);
  if (next.kind === 'verb') return onCommaVerb(state, draft, scope, next.group);
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

const nonRestrictive = new Set(
  'base locate situate headquarter found establish build bear write own operate develop publish know call name design make'.split(
    ' ',
  ),
);

function onCommaVerb(state: State, draft: Draft, scope: Scope, group: VerbGroup): Step {
  if (group.shape === 'ing' || group.shape === 'infinitive') {
    state.at++;
    passOver(state, group, scope);
    return 'go';
  }
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

function onCommaNoun(state: State, draft: Draft, phrase: OpenPhrase): Step {
  const { items } = state;
  if (isClauseAhead(items, state.at + 1)) return 'stop';
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
    (near.determiner === 'definite' || near.determiner === 'possessive');
  if (
    (isNamed || isDefined) &&
    (after === undefined ||
      after.kind === 'comma' ||
      after.kind === 'prep' ||
      after.kind === 'rel' ||
      after.kind === 'time')
  ) {
    near.apposition = phrase;
    while (items[state.at]?.kind === 'prep' && items[state.at + 1]?.kind === 'np')
      readModifier(state, phrase);
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

/** Adds the further phrases of a list to the phrase that they are like: the one in front, or the object before it. */
function join(
  state: State,
  draft: Draft,
  near: OpenPhrase,
  phrases: readonly OpenPhrase[],
  conjunction: Item | undefined,
): void {
  const [first] = phrases;
  const candidates =
    draft.complement === null || draft.complement === near ? [near] : [near, draft.complement];
  const whole =
    candidates.length === 1 ? near : candidates.find((one) => first !== undefined && isLike(one, first));
  whole?.others.push(...phrases);
  state.joined = phrases.at(-1) ?? null;
  if (conjunction?.kind === 'conj' && conjunction.word !== 'and' && conjunction.word !== '&')
    draft.group.modal ??= 'or';
}

function isLike(one: OpenPhrase, other: OpenPhrase): boolean {
  const isDefinite = (phrase: OpenPhrase) =>
    phrase.determiner === 'definite' || phrase.determiner === 'possessive';
  return one.kind === other.kind && isDefinite(one) === isDefinite(other);
}

function onConjunction(state: State, draft: Draft, scope: Scope, word: string, isBehindComma: boolean): Step {
  const { items } = state;
  const next = items[state.at + 1];
  const skipped = next?.kind === 'adv' ? items[state.at + 2] : next;
  if (scope.kind === 'relative' && scope.isLoose && isBehindComma && skipped?.kind === 'verb') return 'stop';
  if (
    isClauseAhead(items, state.at + 1) &&
    next?.kind !== 'verb' &&
    (next?.kind !== 'prep' || hasSubjectFirst(state, state.at + 1))
  )
    return 'stop';
  if (skipped?.kind === 'verb') {
    if (next?.kind === 'adv') state.at++;
    return onJoinedVerb(state, draft, scope, skipped.group, word);
  }
  if (word === 'but' && next?.kind === 'adv' && next.word === 'not' && items[state.at + 2]?.kind === 'np') {
    state.at += 3;
    return 'go';
  }
  if (next?.kind === 'np') {
    const near = draft.near;
    if (near === null || (items[state.at - 1]?.kind !== 'np' && !isBehindComma)) {
      fail(state);
      return 'stop';
    }
    if (word === 'but') {
      fail(state);
      return 'stop';
    }
    join(state, draft, near, [next.phrase], items[state.at]);
    state.at += 2;
    return 'go';
  }
  if (next?.kind === 'adj' && draft.adjective !== null) {
    draft.adjective = {
      first: draft.adjective.first,
      last: next.last,
      words: wordsOf(state, draft.adjective.first, next.last),
    };
    state.at += 2;
    return 'go';
  }
  if (word === 'or' || word === 'nor') draft.group.modal ??= 'or';
  return next?.kind === 'prep' || next?.kind === 'time' || next?.kind === 'adv' || next?.kind === 'adj'
    ? 'go'
    : 'stop';
}

/** 'joined Orr and moved to Lund': a further verb of the same subject, with the auxiliaries it shares. */
function onJoinedVerb(state: State, draft: Draft, scope: Scope, group: VerbGroup, word: string): Step {
  if (scope.kind === 'nested') {
    if (group.shape === 'ing' || group.shape === 'base' || group.shape === 'infinitive') {
      state.at++;
      passOver(state, group, scope);
      return 'go';
    }
    return scope.isBeforeVerb ? 'go' : 'stop';
  }
  if (group.shape === 'infinitive') {
    state.at++;
    passOver(state, group, scope);
    return 'go';
  }
  const shared = shareAuxiliaries(
    draft.group,
    group,
    state.items[state.at - 1]?.kind === 'verb',
    state.items[state.at + 2],
  );
  state.at += 2;
  if (shared === null) {
    // Which auxiliaries it shares is open: it is passed over.
    readPredicate(state, openDraft(state, draft.subject, group, { ...scope, isSilent: true }), scope);
    return 'go';
  }
  const isUnsure =
    scope.kind === 'relative' &&
    !scope.isLoose &&
    !scope.isBeforeVerb &&
    scope.outerSubject !== draft.subject;
  const further = openDraft(state, draft.subject, shared, {
    ...scope,
    guard: draft.guard,
    saidBy: draft.saidBy,
  });
  further.isKept = draft.isKept && !isUnsure;
  if (word === 'or' || word === 'nor') {
    shared.modal ??= 'or';
    draft.group.modal ??= 'or';
  }
  readPredicate(state, further, scope);
  if (further.times.length === 0)
    further.times.push(...draft.times.filter((time) => time.last <= draft.group.first));
  return 'go';
}

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
  if (second.shape === 'ing')
    return first.isProgressive ? { ...second, ...shared, isProgressive: true } : null;
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
  if (first.isPassive) {
    if (isAdjacent || (next?.kind === 'prep' && next.word === 'by'))
      return { ...second, ...shared, isPassive: true };
    if (next?.kind === 'np' || intransitive.has(second.lemma)) return second;
    return next?.kind === 'prep' && next.word !== 'to' ? { ...second, ...shared, isPassive: true } : null;
  }
  if (first.tense === 'perfect' || first.tense === 'pastPerfect') return { ...second, ...shared };
  return second;
}
