import { wordSet } from '../word-set.ts';
import { isPlural } from './agreement.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { passOver } from './pass-over.ts';
import { mayBeFinite } from './scan.ts';
import { type Draft, openDraft, type Scope, type State } from './state.ts';
import type { VerbGroup } from './verb-groups.ts';
import { namingVerbs } from './words.ts';

type Relative = {
  readonly word: string;
  /** 'in which': the preposition in front. */
  readonly preposition?: string;
  readonly head: OpenPhrase;
  /** The clause it stands in; none in front of its verb. */
  readonly around?: Draft;
  readonly scope: Scope;
  /** Opened by a comma. */
  readonly isLoose?: boolean;
};

/** Verbs of 'which' clauses that more often speak of the whole clause in front. */
const ofWholeClauses = wordSet(`
  surprise mean make cause lead result allow help suggest enable explain imply prompt give
`);

/** Reads a relative clause whose opening word has just been read. It becomes a clause about its head. */
export function readRelative(state: State, relative: Relative): void {
  const { scope, around, word } = relative;
  const item = state.items[state.at];
  const inner: Scope = {
    ...scope,
    kind: 'relative',
    isLoose: relative.isLoose === true,
    outerSubject: around?.subject ?? null,
    isBeforeVerb: around === undefined || scope.isBeforeVerb,
  };
  const skipped = item?.kind === 'adv' || item?.kind === 'time' ? state.items[state.at + 1] : item;
  if (skipped?.kind === 'verb' && (word === 'who' || word === 'which' || word === 'that')) {
    if (skipped !== item) state.at++;
    readSubjectRelative(state, relative, skipped.group, inner);
    return;
  }
  if (item?.kind !== 'np') {
    state.hasFailed = true;
    return;
  }
  readObjectRelative(state, relative, item.phrase, inner);
}

function readSubjectRelative(state: State, relative: Relative, group: VerbGroup, inner: Scope): void {
  const head = headFor(state, relative, group);
  const isOdd =
    relative.preposition !== undefined ||
    (inner.isLoose && relative.word === 'which' && ofWholeClauses.has(group.lemma));
  state.at++;
  const clause = openDraft(state, head, group, inner);
  if (head === null || isOdd || !mayBeFinite(group)) clause.isKept = false;
  state.readers.predicate(state, clause, inner);
}

/** 'where she works', 'that Ann founded', 'whose CEO is Ann'. */
function readObjectRelative(state: State, relative: Relative, subject: OpenPhrase, inner: Scope): void {
  let at = state.at + 1;
  const item = () => state.items[at];
  const clause = { isPlain: true };
  while (
    item()?.kind === 'adv' ||
    item()?.kind === 'time' ||
    (item()?.kind === 'prep' && state.items[at + 1]?.kind === 'np')
  ) {
    if (item()?.kind === 'prep') at++;
    clause.isPlain = item()?.kind !== 'np';
    at++;
  }
  const verb = item();
  if (verb?.kind !== 'verb' || !mayBeFinite(verb.group)) {
    state.hasFailed = true;
    return;
  }
  state.at = at + 1;
  const head = headFor(state, relative, null);
  if (relative.word === 'whose') subject.owner = head;
  const draft = openDraft(state, subject, verb.group, inner);
  draft.isKept &&= clause.isPlain && head !== null && relative.preposition !== 'of';
  state.readers.predicate(state, draft, inner);
  if (relative.word === 'whose' || head === null) return;
  const isOpen = draft.complement === null && draft.adjective === null;
  if (relative.word === 'where' || relative.preposition !== undefined) {
    const preposition = relative.preposition ?? (head.term?.type === 'place' ? 'in' : 'at');
    draft.prepositional.push({ preposition, phrase: head, at: head.first });
  } else if (draft.stranded !== null)
    draft.prepositional.push({ preposition: draft.stranded, phrase: head, at: head.first });
  else if (isOpen && draft.prepositional.length === 0) draft.complement = head;
  else draft.isKept = false;
}

/**
 * Whom the clause is about: of a copula's noun, its subject. Null where more than one noun in front can be meant: 'a decrease in
 * volume after treatment that', 'a unit of Orr, which'.
 */
function headFor(state: State, relative: Relative, group: VerbGroup | null): OpenPhrase | null {
  const { around = null, word, isLoose = false } = relative;
  if (isBehindList(state, relative.preposition === undefined ? 1 : 2)) return null;
  const fits = candidates(relative).filter((one) => canBeMeant(state, one, word, isLoose, group));
  const [only, second] = fits;
  if (only === undefined || second !== undefined) return null;
  return copyOf(standIn(around, only, isLoose));
}

/** Whether a list ends in front of the word that opens the relative clause: it may belong to the last phrase or to all. */
function isBehindList(state: State, back: number): boolean {
  const opener = state.items[state.at - back];
  return state.joined !== null && opener !== undefined && Math.abs(opener.first - state.joined.last) <= 1;
}

/** The phrase as it stands so far: what is joined to it further on is no part of the relative clause's subject. */
function copyOf(phrase: OpenPhrase): OpenPhrase {
  return { ...phrase, modifiers: [...phrase.modifiers], others: [...phrase.others] };
}

function canBeMeant(
  state: State,
  one: OpenPhrase,
  word: string,
  isLoose: boolean,
  group: VerbGroup | null,
): boolean {
  if (one.kind === 'name' && !isLoose && word !== 'who' && word !== 'where') return false;
  if (word === 'who' && one.term !== null && one.term.isTypeCertain && one.term.type !== 'person')
    return false;
  if (word !== 'who' && word !== 'that' && one.term?.type === 'person' && one.term.isTypeCertain)
    return false;
  return group === null || agrees(state.source.words, one, group);
}

/** The nouns in front that a relative clause can belong to: the last one, what it modifies, and the verb's object. */
function candidates({ head, around }: Relative): OpenPhrase[] {
  const found = new Set<OpenPhrase>();
  const add = (phrase: OpenPhrase, depth = 0) => {
    found.add(phrase);
    const last = phrase.modifiers.at(-1);
    if (last !== undefined && depth < 6) add(last.phrase, depth + 1);
  };
  add(head);
  if (around === undefined) return [...found];
  const { complement, prepositional, subject, group } = around;
  // 'cells sent to the liver, which': the noun of a participle can be meant too
  if (group.shape === 'participle' && subject !== null) add(subject);
  if (complement !== null && complement.others.length === 0) add(complement);
  for (const { phrase } of prepositional) add(phrase);
  return [...found].slice(0, 8);
}

/** 'Ann is an engineer who works at Orr' is about Ann. */
export function standIn(around: Draft | null, head: OpenPhrase, isLoose: boolean): OpenPhrase {
  if (around === null || around.complement !== head || isLoose) return head;
  const { group, subject } = around;
  const isCopula =
    (group.lemma === 'be' || group.lemma === 'become') &&
    !group.isPassive &&
    !group.isNegated &&
    group.modal === null;
  const isNamed =
    subject !== null && subject.kind !== 'clause' && head.kind === 'common' && head.determiner !== 'negative';
  return isCopula && isNamed && !isEmptySubject(subject) ? subject : head;
}

function isEmptySubject(subject: OpenPhrase): boolean {
  return (
    subject.kind === 'pronoun' &&
    subject.term === null &&
    subject.first === subject.head &&
    subject.determiner !== null
  );
}

function agrees(words: State['source']['words'], phrase: OpenPhrase, group: VerbGroup): boolean {
  const verb = words[group.first];
  if (verb === undefined || phrase.kind === 'pronoun' || phrase.others.length > 0) return true;
  const plural = isPlural(words, phrase);
  if (verb.lower === 'is' || verb.lower === 'was' || verb.lower === 'has' || (verb.forms & 2) !== 0)
    return plural !== true;
  if (
    verb.lower === 'are' ||
    verb.lower === 'were' ||
    verb.lower === 'have' ||
    (group.shape === 'base' && !group.isTenseOpen)
  )
    return plural !== false;
  return true;
}

/** 'founded in 1990 by Ann' behind a noun: a passive clause about it. */
export function readReduced(
  state: State,
  head: OpenPhrase,
  group: VerbGroup,
  around: Draft | null,
  scope: Scope,
): void {
  const next = state.items[state.at + 1]?.kind;
  const isPlain = next === 'prep' || next === 'time' || (next === 'np' && namingVerbs.has(group.lemma));
  const isAmbiguous = head.modifiers.length > 0;
  // A name takes such a clause only between commas.
  const isName = head.kind === 'name' && !scope.isLoose;
  // 'seen in the mutant compared with …' tells of the whole clause
  const isCompared = group.lemma === 'compare';
  const isUnclear = isCompared || isName || isAmbiguous || isBehindList(state, 0) || group.shape === 'ing';
  if (!isPlain || isUnclear) {
    passOver(state, group, scope);
    return;
  }
  state.at++;
  const subject = copyOf(standIn(around, head, scope.isLoose));
  const inner: Scope = {
    ...scope,
    kind: 'relative',
    outerSubject: around?.subject ?? null,
    isBeforeVerb: around === null || scope.isBeforeVerb,
  };
  const clause = openDraft(
    state,
    subject,
    { ...group, isPassive: true, tense: 'past', shape: 'participle', hasAuxiliary: true },
    inner,
  );
  state.readers.predicate(state, clause, inner);
}
