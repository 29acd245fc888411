import type { Item } from './items.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import type { VerbGroup } from './verb-groups.ts';
import { intransitive, namingVerbs } from './words.ts';

/** Whether a verb group can be the finite verb of a clause with a subject in front. */
export function mayBeFinite(group: VerbGroup): boolean {
  return group.shape === 'finite' || group.shape === 'ambiguous' || group.shape === 'base';
}

/** Whether a form in '-ed' behind a noun is its verb and no participle, as what stands behind it tells. */
function isPastTense(next: Item | undefined, isNamed: boolean, isListed: boolean): boolean {
  const kind = next?.kind;
  if (kind === 'np' || kind === 'adj' || (kind === 'sub' && !isListed)) return true;
  return isNamed && (!isListed || kind !== 'prep');
}

/** Whether a subject and its finite verb stand from `at` on, before any other clause begins. */
export function isClauseAhead(items: readonly Item[], start: number): boolean {
  let hasSubject = false;
  let isNamed = false;
  let isPronoun = false;
  const isListed = items[start - 1]?.kind === 'comma';
  for (let at = start; at < Math.min(items.length, start + 10); at++) {
    const item = items[at] as Item;
    if (item.kind === 'there') return true;
    if (item.kind === 'verb') {
      if (!hasSubject || !mayBeFinite(item.group)) return false;
      const isPlain = item.group.shape !== 'base' || !isListed || isPronoun;
      if (item.group.shape !== 'ambiguous')
        return isPlain || (item.group.isTenseOpen && items[at + 1]?.kind === 'np');
      return isPronoun || isPastTense(items[at + 1], isNamed, isListed) || intransitive.has(item.group.lemma);
    }
    const isAdverbial =
      !hasSubject && items[at - 1]?.kind === 'prep' && at > start && items[at + 1]?.kind === 'np';
    if (isAdverbial) continue;
    if (item.kind === 'np') {
      if (hasSubject && items[at - 1]?.kind === 'np') return false;
      hasSubject = true;
      isNamed = item.phrase.kind !== 'common';
      isPronoun = item.phrase.kind === 'pronoun';
    } else if (item.kind === 'comma') {
      if (!hasSubject && at > start && items[at - 1]?.kind !== 'adv' && items[at - 1]?.kind !== 'time')
        return false;
      if (hasSubject) return hasVerbBehindAside(items, at) || hasVerbBehindList(items, at);
    } else if (item.kind === 'conj') {
      if (!hasSubject || items[at + 1]?.kind !== 'np') return false;
    } else if (item.kind === 'rel') {
      return hasSubject && hasTwoVerbs(items, at + 1);
    } else if (item.kind !== 'prep' && item.kind !== 'adv' && item.kind !== 'time') return false;
  }
  return false;
}

/** Whether the comma at `comma` stands in a list of subjects: 'Ann, Bob and Carl left'. */
function hasVerbBehindList(items: readonly Item[], comma: number): boolean {
  const list = readList(items, comma);
  const verb = list === null ? undefined : items[list.next];
  return verb?.kind === 'verb' && mayBeFinite(verb.group) && verb.group.hasAuxiliary;
}

/** Whether the comma at `comma` opens what stands beside a subject ('Ann, a nurse, left') and its verb follows the comma that closes it. */
function hasVerbBehindAside(items: readonly Item[], comma: number): boolean {
  const first = items[comma + 1];
  if (first?.kind !== 'np' && first?.kind !== 'rel') return false;
  let isOpen = first.kind === 'np';
  for (let at = comma + 1; at < Math.min(items.length, comma + 16); at++) {
    const item = items[at] as Item;
    if (item.kind === 'break' || item.kind === 'sub') return false;
    if (item.kind === 'rel') isOpen = false;
    if (isOpen && (item.kind === 'conj' || (item.kind === 'verb' && mayBeFinite(item.group)))) return false;
    if (item.kind !== 'comma' || at === comma) continue;
    const verb = items[at + 1]?.kind === 'adv' ? items[at + 2] : items[at + 1];
    return verb?.kind === 'verb' && mayBeFinite(verb.group) && verb.group.shape !== 'base';
  }
  return false;
}

function hasTwoVerbs(items: readonly Item[], start: number): boolean {
  let verbs = 0;
  for (let at = start; at < Math.min(items.length, start + 12); at++) {
    const item = items[at] as Item;
    if (item.kind === 'verb' && mayBeFinite(item.group)) verbs++;
    if (item.kind === 'conj' || item.kind === 'sub' || item.kind === 'break') break;
  }
  return verbs > 1;
}

/** Whether a further finite verb of the same clause stands behind `at`: then the verb at `at` is a participle of the subject. */
export function hasLaterVerb(items: readonly Item[], start: number): boolean {
  const verb = items[start - 1];
  const isNaming = verb?.kind === 'verb' && namingVerbs.has(verb.group.lemma);
  let commas = 0;
  for (let at = start; at < Math.min(items.length, start + 14); at++) {
    const item = items[at] as Item;
    const isJoined = item.kind === 'conj' && items[at + 1]?.kind === 'np' && !isClauseAhead(items, at + 1);
    if (item.kind === 'conj' && !isJoined) return false;
    if (item.kind === 'sub' || item.kind === 'rel' || item.kind === 'break') return false;
    if (item.kind === 'comma' && isClauseAhead(items, at + 1)) return false;
    // 'moved to Lund, married there and died'
    const next = item.kind === 'comma' && commas++ === 0 ? items[at + 1] : undefined;
    if (next?.kind === 'verb' && mayBeFinite(next.group) && items[start - 2]?.kind !== 'comma') return false;
    if (item.kind === 'np' && at === start && !isNaming) return false;
    if (item.kind === 'verb' && mayBeFinite(item.group)) return true;
  }
  return false;
}

/** A list 'A, B and C' whose first comma stands at `comma`: its further phrases, and where it ends; null where no list does. */
export function readList(
  items: readonly Item[],
  comma: number,
): { next: number; phrases: OpenPhrase[] } | null {
  const phrases: OpenPhrase[] = [];
  let at = comma;
  for (let n = 0; n < 20; n++) {
    const mark = items[at];
    if (mark?.kind === 'comma' && items[at + 1]?.kind === 'conj') at++;
    const join = items[at];
    const item = items[at + 1];
    if (join === undefined || item?.kind !== 'np' || (join.kind !== 'comma' && join.kind !== 'conj'))
      return null;
    phrases.push(item.phrase);
    at += 2;
    if (join.kind === 'conj') {
      return /^(?:and|&|or)$/.test(join.word) ? { next: at, phrases } : null;
    }
  }
  return null;
}
