import type { TimePhrase } from '../sentence.ts';
import type { Item } from './items.ts';
import { joinPoint, readModifier, readModifiers } from './joining.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import { passOver } from './pass-over.ts';
import { readReduced, readRelative } from './relative.ts';
import { hasLaterVerb, mayBeFinite, readList } from './scan.ts';
import { openDraft, type Scope, type State, step } from './state.ts';
import type { VerbGroup } from './verb-groups.ts';

/** What stands between a subject and its verb beside the phrases. */
export type Marks = { isOr: boolean; readonly times: TimePhrase[]; readonly adverbs: string[] };

/** A subject with all that stands between it and its verb. */
export function readSubject(state: State, phrase: OpenPhrase, scope: Scope, marks: Marks): OpenPhrase | null {
  state.at++;
  let near = phrase;
  const inner: Scope = { ...scope, isBeforeVerb: true };
  while (state.at < state.items.length && step(state)) {
    const item = state.items[state.at] as Item;
    const next = state.items[state.at + 1];
    if (item.kind === 'verb') {
      if (!readSubjectVerb(state, near, phrase, item.group, inner)) return phrase;
    } else if (item.kind === 'prep') {
      if (next?.kind === 'np') {
        readModifier(state, phrase);
        near = next.phrase;
      } else if (next?.kind === 'verb' && next.group.shape === 'ing') {
        state.at++;
        passOver(state, next.group, inner);
      } else if (next?.kind === 'rel') {
        state.at += 2;
        readRelative(state, { word: next.word, preposition: item.word, head: near, scope: inner });
      } else state.at++;
    } else if (item.kind === 'rel') {
      state.at++;
      const head = near === phrase || item.word === 'who' ? phrase : near;
      readRelative(state, { word: item.word, head, scope: inner });
    } else if (item.kind === 'conj' && next?.kind === 'np') {
      joinPoint(near, next.phrase).others.push(next.phrase);
      near = next.phrase;
      state.joined = near;
      if (item.word !== 'and' && item.word !== '&') marks.isOr = true;
      state.at += 2;
    } else if (item.kind === 'np' && next?.kind === 'verb' && isContact(state)) {
      readContact(state, near, item.phrase, next.group, inner);
    } else if (item.kind === 'comma') {
      if (!readSubjectComma(state, phrase, near, inner, marks)) return null;
    } else if (item.kind === 'time') {
      marks.times.push(item.time);
      state.at++;
    } else if (item.kind === 'adv' || item.kind === 'adj' || item.kind === 'other') {
      if (item.kind === 'adv') marks.adverbs.push(item.word);
      state.at++;
    } else return null;
  }
  return null;
}

/** Whether, behind a noun, a subject with a verb of its own stands: 'the school she attended was'. */
function isContact({ items, at }: State): boolean {
  const [previous, item, verb] = [items[at - 1], items[at], items[at + 1]];
  if (previous?.kind !== 'np' || item?.kind !== 'np' || verb?.kind !== 'verb') return false;
  const isSubject = item.phrase.kind === 'pronoun' || item.phrase.kind === 'name';
  return (
    isSubject && previous.phrase.kind === 'common' && mayBeFinite(verb.group) && hasLaterVerb(items, at + 2)
  );
}

/** The noun in front is the object of the clause. */
function readContact(
  state: State,
  head: OpenPhrase,
  subject: OpenPhrase,
  group: VerbGroup,
  scope: Scope,
): void {
  state.at += 2;
  const inner: Scope = { ...scope, kind: 'relative', isLoose: false };
  const clause = openDraft(state, subject, group, inner);
  state.readers.predicate(state, clause, inner);
  if (clause.complement === null && clause.adjective === null && clause.prepositional.length === 0)
    clause.complement = { ...head, modifiers: [...head.modifiers], others: [...head.others] };
  else clause.isKept = false;
}

/** True where the verb belongs to the subject's phrase ('the firm founded by Ann'), false where it is the clause's verb. */
function readSubjectVerb(
  state: State,
  near: OpenPhrase,
  phrase: OpenPhrase,
  group: VerbGroup,
  scope: Scope,
): boolean {
  if (group.shape === 'infinitive' || group.shape === 'ing') {
    passOver(state, group, scope);
    return true;
  }
  const isBare = phrase.kind === 'pronoun' || phrase.kind === 'name';
  if (group.shape === 'ambiguous' && near === phrase && isBare) return false;
  const isReduced =
    group.shape === 'participle' ||
    (group.shape === 'ambiguous' && !group.hasAuxiliary && hasLaterVerb(state.items, state.at + 1));
  if (!isReduced) return false;
  if (near === phrase) readReduced(state, phrase, group, null, scope);
  else passOver(state, group, scope);
  return true;
}

/** What stands between commas behind a subject. False where it is not plain. */
function readSubjectComma(
  state: State,
  phrase: OpenPhrase,
  near: OpenPhrase,
  scope: Scope,
  marks: Marks,
): boolean {
  const { items } = state;
  const next = items[state.at + 1];
  if (next === undefined) return false;
  // 'Ann, formerly of Orr, …': the adverb is the aside's
  if (next.kind === 'adv' && items[state.at + 2]?.kind === 'prep') {
    state.at += 2;
    return true;
  }
  const measure = measureLength(items, state.at + 1);
  if (measure > 0) {
    state.at += measure + 1;
    return true;
  }
  const list = next.kind === 'np' ? readList(items, state.at) : null;
  const isBeside =
    next.kind === 'np' &&
    phrase.kind === 'name' &&
    next.phrase.kind === 'common' &&
    next.phrase.determiner !== null;
  if (list !== null && !isBeside && items[list.next]?.kind !== 'comma') {
    near.others.push(...list.phrases);
    const join = items[list.next - 2];
    if (join?.kind === 'conj' && join.word !== 'and' && join.word !== '&') marks.isOr = true;
    state.at = list.next;
    return true;
  }
  if (next.kind === 'np')
    return readBeside(state, phrase.others.includes(near) ? near : phrase, next.phrase, scope);
  if (next.kind === 'rel') {
    state.at += 2;
    const head = next.word === 'who' ? phrase : near;
    readRelative(state, { word: next.word, head, scope, isLoose: true });
    return true;
  }
  if (next.kind === 'verb') {
    const { shape } = next.group;
    const isMain = mayBeFinite(next.group) && (shape !== 'ambiguous' || !hasLaterVerb(items, state.at + 2));
    state.at++;
    if (isMain) return true;
    if (shape === 'participle' || shape === 'ambiguous')
      readReduced(state, phrase, next.group, null, { ...scope, isLoose: true });
    else passOver(state, next.group, { ...scope, isLoose: true });
    return true;
  }
  if (['prep', 'time', 'adv', 'adj', 'other'].includes(next.kind)) {
    state.at++;
    return true;
  }
  if (next.kind === 'conj' && items[state.at + 2]?.kind !== 'np') return false;
  state.at++;
  return next.kind === 'conj';
}

/** How many items a number between commas takes: 'Ann, 62,', 'Ann, now 8,', 'the river, 214 kilometres long,'; else 0. */
function measureLength(items: State['items'], start: number): number {
  const at = items[start]?.kind === 'adv' ? start + 1 : start;
  const number = items[at];
  if (number?.kind !== 'np') return 0;
  const isMeasured = items[at + 1]?.kind === 'adj' && number.phrase.determiner === 'quantity';
  if (number.phrase.kind !== 'number' && !isMeasured) return 0;
  const close = isMeasured ? at + 2 : at + 1;
  return items[close]?.kind === 'comma' ? close + 1 - start : 0;
}

/** 'Ann Bell, CEO of Orr, …'. */
function readBeside(state: State, phrase: OpenPhrase, beside: OpenPhrase, scope: Scope): boolean {
  state.at += 2;
  const fits = (phrase.kind === 'name') !== (beside.kind === 'name') || beside.kind === 'common';
  readModifiers(state, beside);
  // 'a gold watch from 1961': the time is the noun's, not the clause's
  if (state.items[state.at]?.kind === 'time') state.at++;
  const [mark, further] = state.items.slice(state.at, state.at + 2);
  if (mark?.kind === 'rel') {
    state.at++;
    readRelative(state, { word: mark.word, head: phrase, scope, isLoose: true });
  } else if (mark?.kind === 'conj' && further?.kind === 'np') {
    beside.others.push(further.phrase);
    state.at += 2;
    readModifiers(state, further.phrase);
  } else if (mark?.kind === 'verb' && mark.group.shape !== 'finite' && further?.kind !== 'np') {
    passOver(state, mark.group, { ...scope, isLoose: true });
  }
  if (state.items[state.at]?.kind !== 'comma') return false;
  if (fits && phrase.apposition === null) phrase.apposition = beside;
  return true;
}
