import { wordSet } from '../word-set.ts';
import { isCollective, isPlural } from './agreement.ts';
import type { Item } from './items.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { type Opening, readOpening } from './openings.ts';
import { addAdverb, readPredicate, readQuestion } from './predicate.ts';
import { isClauseAhead, mayBeFinite } from './scan.ts';
import { type Draft, fail, mainScope, openDraft, type Scope, type State, step } from './state.ts';
import { type Marks, readSubject } from './subject.ts';
import { readSubordinate } from './subordinate.ts';
import type { VerbGroup } from './verb-groups.ts';
import { conditions, intransitive, reportVerbs } from './words.ts';

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
      if (state.hasFailed && lastMain !== null && mayBreakOff(state, before)) {
        state.drafts.length = index;
        state.hasFailed = false;
        return;
      }
      lastMain = state.drafts[index] ?? lastMain;
    }
    if (state.at === before && !state.hasFailed) state.at++;
  }
}

/** Whether what begins at `at` behind ', but', ', and' or ', so' can be left unread: it neither reports nor conditions what is in front. */
function mayBreakOff({ items, source }: State, at: number): boolean {
  const start = items[at]?.kind === 'adv' ? at + 1 : at;
  const [mark, join] = items.slice(start - 2, start);
  const first = items[start];
  if (first === undefined || mark?.kind !== 'comma') return false;
  if (join?.kind !== 'conj' && join?.kind !== 'adv' && join?.kind !== 'sub') return false;
  if (join.word !== 'but' && join.word !== 'and' && join.word !== 'so') return false;
  const rest = source.words.slice(first.first);
  return !rest.some(({ lemma, lower }) => reportVerbs.has(lemma) || conditions.has(lower));
}

/** Clauses of a reported or subordinate part: 'that A left and B came'. */
export function readCoordinated(state: State, scope: Scope): void {
  state.depth++;
  readMain(state, scope);
  const isJoined = () =>
    state.items[state.at]?.kind === 'conj' && isClauseAhead(state.items, state.at + 1) && step(state);
  for (let n = 0; n < 6 && isJoined(); n++) {
    state.at++;
    if (state.items[state.at]?.kind === 'sub') state.at++;
    readMain(state, scope);
  }
  state.depth--;
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
function readMain(state: State, scope: Scope): void {
  const opening = readOpening(state, scope);
  if (state.hasFailed) return;
  const inner = opening.scope;
  const item = state.items[state.at];
  if (item?.kind === 'verb') readSubjectless(state, item.group, opening, inner);
  else if (item?.kind === 'there') readExistence(state, opening, inner);
  else if (item?.kind === 'np') readFull(state, item.phrase, opening, inner);
  else if (item?.kind === 'rel' && inner.guard === 'question') {
    state.at++;
    readQuestion(state, inner);
  } else fail(state);
}

/** A clause whose subject stands in front of its verb. */
function readFull(state: State, phrase: OpenPhrase, opening: Opening, inner: Scope): void {
  if (phrase.kind === 'clause' && readQuoted(state, phrase, inner)) return;
  const marks: Marks = { isOr: false, times: [], adverbs: [] };
  const subject = readSubject(state, phrase, inner, marks);
  const verb = state.items[state.at];
  if (
    subject === null ||
    state.hasFailed ||
    verb?.kind !== 'verb' ||
    !mayBeFinite(verb.group) ||
    !isAgreed(state, subject, verb.group) ||
    isAgentBehind(state, verb.group)
  ) {
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

/** 'a framework powered by Ann': a participle, and no verb of the noun in front, as the agent behind tells. */
function isAgentBehind({ items, at }: State, group: VerbGroup): boolean {
  const [preposition, agent] = items.slice(at + 1, at + 3);
  if (group.shape !== 'ambiguous' || group.hasAuxiliary || intransitive.has(group.lemma)) return false;
  const subject = items[at - 1];
  const isCommon = subject?.kind === 'np' && subject.phrase.kind === 'common';
  if (isCommon && group.particle === null && transitive.has(group.lemma) && preposition?.kind !== 'np')
    return true;
  return (
    preposition?.kind === 'prep' &&
    preposition.word === 'by' &&
    agent?.kind === 'np' &&
    agent.phrase.kind === 'name'
  );
}

/** Prepositions that stand behind the plural noun of a heading: 'Helper functions around …'. */
const headings = new Set(['for', 'around', 'about', 'between']);
/** Verbs that need an object: their form in '-ed' without one is a participle. */
const transitive = wordSet(`
  pass store use expose provide require define describe generate support include contain emit handle traverse
  specify configure implement express power create write make give hold send receive
`);

/** Whether verb and subject agree in number; where they do not, one of them is read wrongly. */
function isAgreed(state: State, subject: OpenPhrase, group: VerbGroup): boolean {
  const { words } = state.source;
  const first = words.slice(group.first, group.main + 1).find((word) => word.forms !== 0);
  if (first === undefined || first.tag === 'AUX') return true;
  const plural = isPlural(words, subject);
  // 'Native file system operations': a name alone has no verb in its base form
  const head = words[subject.head]?.lower ?? '';
  const isOne =
    subject.kind === 'name' && subject.others.length === 0 && !head.endsWith('s') && !isCollective(head);
  if (group.shape === 'base' && !group.isTenseOpen && isOne) return false;
  // 'Helper functions around …': a heading's first word is a name only where names know it
  const isHeading =
    subject.first === 0 && subject.last === 1 && words[0]?.tag === 'PROPN' && words[0].name < 0;
  if (isHeading && group.shape === 'finite' && headings.has(words[group.last]?.lower ?? '')) return false;
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
  const isOrder = group.shape === 'base' && !group.isPassive && state.items[state.at - 1]?.kind !== 'np';
  const isNegativeOrder =
    group.hasAuxiliary && group.isNegated && state.source.words[group.first]?.lemma === 'do';
  if (scope.guard === 'question') {
    state.at++;
    complete(state, openDraft(state, null, group, scope), opening, scope);
    return;
  }
  if (!isOrder && !isNegativeOrder) {
    if (readInverted(state, group, opening, scope)) return;
    if (!isElliptic(state, group, scope)) {
      fail(state);
      return;
    }
    state.at++;
    const tense = group.shape === 'ambiguous' ? 'past' : group.tense;
    complete(state, openDraft(state, null, { ...group, tense }, scope), opening, scope);
    return;
  }
  state.at++;
  const inner: Scope = { ...scope, guard: 'imperative' };
  complete(state, openDraft(state, null, group, inner), opening, inner);
}

const fronts: ReadonlySet<Item['kind']> = new Set(['time', 'adv', 'other', 'comma']);

/** 'Joined Orr last week', 'Went to Lund': a past tense that opens the sentence; its subject is left to who speaks. */
function isElliptic(state: State, group: VerbGroup, scope: Scope): boolean {
  const isFirst = state.items.slice(0, state.at).every(({ kind }) => fronts.has(kind));
  if (
    !isFirst ||
    state.items[0]?.first !== 0 ||
    scope.kind !== 'main' ||
    group.isPassive ||
    group.hasAuxiliary
  )
    return false;
  const word = state.source.words[group.main];
  if (word === undefined || word.tag !== 'VERB' || group.lemma === 'be') return false;
  const next = state.items[state.at + 1];
  if (group.shape === 'ambiguous') return next?.kind === 'np' || intransitive.has(group.lemma);
  return group.shape === 'finite' && (group.tense === 'past' || next?.kind === 'np');
}

/** Verbs that stand before their subject behind a place: 'Behind the hall stands a mill'. */
const placing = new Set(['be', 'stand', 'lie', 'sit', 'hang', 'rise']);

/** 'In the hall stands a mill', 'Among its customers are Orr and Acme': the subject stands behind the verb. */
function readInverted(state: State, group: VerbGroup, opening: Opening, scope: Scope): boolean {
  const subject = state.items[state.at + 1];
  const after = state.items[state.at + 2];
  const isPlaced = opening.prepositional.length > 0 && state.items[state.at - 1]?.kind === 'np';
  const isPlain =
    !group.hasAuxiliary && group.modal === null && mayBeFinite(group) && placing.has(group.lemma);
  if (!isPlaced || !isPlain || subject?.kind !== 'np' || subject.phrase.kind === 'pronoun') return false;
  if (after?.kind === 'verb' || after?.kind === 'np' || after?.kind === 'adj') return false;
  state.at += 2;
  const draft = openDraft(state, subject.phrase, group, scope);
  draft.near = subject.phrase;
  if (subject.phrase.determiner === 'indefinite') draft.group.adverbs.push('there');
  complete(state, draft, opening, scope);
  return true;
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
