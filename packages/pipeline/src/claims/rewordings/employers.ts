import { type Clause, fullPhrase, type NounPhrase, type VerbGroup } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import type { Discourse, Entity } from '../reference/discourse.ts';
import { isRole } from '../reference/entity-kinds.ts';

/** How a firm or club is named behind 'of'. */
export const named = ({ name, article }: Entity) =>
  article || /\b(?:club|society|association|council|committee|union|league|trust|team)$/i.test(name)
    ? `the ${name}`
    : name;

const going = /^(?:move|switch|transfer|return|go)$/;

/** Learns from the clauses that end in front of a token where people are: 'joined Orr', 'works at Orr', 'is a member of Orr'. */
export function noteBodies(reading: Reading, before: number): void {
  const { clauses, verbGroups, nounPhrases } = reading.analysis;
  const read = reading.discourse.joined;
  for (const clause of clauses) {
    const { verb, subjects, objects, prepositional } = clause;
    const holder = reading.entities.get(subjects[0] ?? -1);
    const group = verbGroups[verb];
    noteFounders(reading, clause, before);
    const isOver = group?.negated === true && isNoLonger(reading, group);
    if (group === undefined || holder === undefined || subjects.length !== 1 || (group.negated && !isOver))
      continue;
    if (holder.kind === 'organization' || holder.kind === 'place') continue;
    const index = bodyOf(reading, group.lemma, objects[0], prepositional);
    const phrase = nounPhrases[index ?? -1];
    const body = reading.entities.get(index ?? -1);
    if (phrase === undefined || phrase.end > before || body === undefined) continue;
    if (!body.proper || body.kind === 'person' || body.kind === 'place') continue;
    // 'moved to Skarholm'
    if (going.test(group.lemma) && body.kind !== 'organization') continue;
    const { section } = reading.discourse;
    if (read.at(-1)?.holder === holder && read.at(-1)?.body === named(body)) continue;
    read.push({ holder, body: named(body), section, isAgain: group.lemma === 'rejoin' });
    if (isOver) reading.discourse.formerly.add(holder);
    else reading.discourse.formerly.delete(holder);
  }
}

/** 'Orr was founded by Ann Lee and Bo Ek', 'Ann Lee set up Orr': it is theirs, and a post of theirs is one there. */
function noteFounders({ analysis, discourse, entities }: Reading, clause: Clause, before: number): void {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const group = verbGroups[clause.verb];
  const isFounding =
    /^(?:found|co-found|establish|start)$/.test(group?.lemma ?? '') ||
    (group?.lemma === 'set' && tokens[group.particle ?? -1]?.lower === 'up');
  if (group === undefined || group.negated || !isFounding) return;
  const by = clause.prepositional.filter(({ preposition }) => tokens[preposition]?.lower === 'by');
  const [what, who] =
    group.voice === 'passive'
      ? [clause.subjects[0], by.map(({ phrase }) => phrase)]
      : [clause.objects[0], clause.subjects];
  const body = entities.get(what ?? -1);
  if (body === undefined || !body.proper || body.kind === 'person' || body.kind === 'place') return;
  for (const holder of who.flatMap((index) => {
    const entity = (nounPhrases[index]?.end ?? before) >= before ? undefined : entities.get(index);
    return entity === undefined ? [] : entity.members.length > 0 ? entity.members : [entity];
  })) {
    if (holder === body || !holder.proper || /^(?:organization|place)$/.test(holder.kind)) continue;
    if (discourse.joined.some((told) => told.holder === holder && told.body === named(body))) continue;
    discourse.joined.push({ holder, body: named(body), section: discourse.section, isAgain: false });
  }
}

/** 'no longer works', 'does not work there any more' */
function isNoLonger({ analysis: { tokens } }: Reading, { start, end }: VerbGroup): boolean {
  return tokens
    .slice(Math.max(0, start - 2), end)
    .some(({ lower }, i, words) => lower === 'longer' && words[i - 1]?.lower === 'no');
}

/** Where a clause says that somebody is. */
function bodyOf(
  { analysis: { tokens, nounPhrases } }: Reading,
  lemma: string,
  object: number | undefined,
  prepositional: Clause['prepositional'],
): number | undefined {
  const governed = (words: RegExp) =>
    prepositional.find(({ preposition }) => words.test(tokens[preposition]?.lower ?? ''))?.phrase;
  if (/^(?:re)?join$/.test(lemma)) return object;
  if (/^(?:work|teach|play)$/.test(lemma)) return governed(/^(?:at|for)$/);
  if (going.test(lemma)) return governed(/^to$/);
  // 'is head of sales at Orr'
  const isPosted = lemma === 'be' && isRole(tokens[nounPhrases[object ?? -1]?.head ?? -1]?.lower ?? '');
  if (isPosted && governed(/^at$/) !== undefined) return governed(/^at$/);
  const isMember =
    lemma === 'be' &&
    /^(?:member|employee|partner|head|singer|guitarist|drummer|bassist|player)$/.test(
      tokens[nounPhrases[object ?? -1]?.head ?? -1]?.lower ?? '',
    );
  return isMember
    ? nounPhrases.find(({ governor }) => governor === nounPhrases[object ?? -1]?.end)?.index
    : undefined;
}

/** 'left Orr in 2014': what somebody becomes afterwards, they become elsewhere. */
export function forgetBody(
  { analysis, discourse, entities }: Reading,
  { verb, subjects, prepositional }: Clause,
): void {
  const group = analysis.verbGroups[verb];
  const holder = entities.get(subjects[0] ?? -1);
  if (group === undefined || holder === undefined || group.negated) return;
  const isGone =
    group.voice === 'passive'
      ? /^(?:dismiss|fire|sack)$/.test(group.lemma)
      : /^(?:leave|quit|resign|retire)$/.test(group.lemma);
  // 'worked at Orr until 2010'
  const isOver =
    /^(?:work|teach|play|be)$/.test(group.lemma) &&
    group.tense === 'past' &&
    prepositional.some(
      ({ preposition, phrase }) =>
        /^(?:until|till|to)$/.test(analysis.tokens[preposition]?.lower ?? '') &&
        analysis.nounPhrases[phrase]?.kind === 'time',
    );
  if (isGone || isOver) discourse.formerly.add(holder);
}

/** 'joined Orr in 2012 and became chief executive in 2021': the firm that somebody was last said to be at. */
export function firmOf(
  { joined, section, formerly }: Discourse,
  holder: Entity | undefined,
): string | undefined {
  if (holder === undefined || formerly.has(holder)) return undefined;
  return joined.findLast((told) => told.holder === holder && told.section === section)?.body;
}

/** 'is back at Orr', 'joined Orr in 2012 and left in 2015': the firm that somebody who returns comes back to. */
export function firmAgain({ joined, section, formerly }: Discourse, holder: Entity): string | undefined {
  const last = joined.findLast((told) => told.holder === holder && told.section === section);
  return last?.isAgain === true || formerly.has(holder) ? last?.body : undefined;
}

/** 'joined Orr in 2012. She was promoted to head of research': at the firm where she is. */
export function nameFirm(
  { analysis, discourse, edits, entities }: Reading,
  phrase: NounPhrase,
  { subjects, objects, verb }: Clause,
): void {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const group = verbGroups[verb];
  const head = tokens[phrase.head]?.lower ?? '';
  if (group === undefined || group.negated || phrase.plural || phrase.possessor !== null) return;
  const isPromoted = group.lemma === 'promote' && tokens[phrase.governor ?? -1]?.lower === 'to';
  const isMade =
    group.lemma === 'become' && objects.includes(phrase.index) && /^(?:head|manager|director)$/.test(head);
  if (!(isPromoted || isMade) || !isRole(head) || tokens[phrase.start]?.pos === 'PRON') return;
  const inner = nounPhrases.find(({ attachedTo }) => attachedTo === phrase.index);
  const { end } = fullPhrase(analysis, phrase.index);
  if (inner !== undefined && inner.kind !== 'common') return;
  if (/^(?:at|for|of|to)$/.test(tokens[end]?.lower ?? '')) return;
  const firm = firmOf(discourse, entities.get(subjects[0] ?? -1));
  const at = tokens[end - 1]?.end;
  if (firm !== undefined && at !== undefined) edits.push({ start: at, end: at, text: ` at ${firm}` });
}

/** 'Ann is head of sales at Orr. She joined from Tarn in 2016': where she is. */
export function nameJoining({ analysis, discourse, edits, entities }: Reading, clause: Clause): void {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const verb = verbGroups[clause.verb];
  const holder = entities.get(clause.subjects[0] ?? -1);
  if (verb?.lemma !== 'join' || verb.voice === 'passive' || verb.negated || holder === undefined) return;
  if (clause.subjects.length !== 1 || !clause.objects.every((index) => nounPhrases[index]?.kind === 'time'))
    return;
  const next = tokens[verb.end];
  const isPlain =
    next === undefined || next.pos === 'PUNCT' || /^(?:in|on|from|as|at|after|last|this)$/.test(next.lower);
  const firm = firmOf(discourse, holder);
  const end = tokens[verb.end - 1]?.end;
  if (firm !== undefined && isPlain && end !== undefined) edits.push({ start: end, end, text: ` ${firm}` });
}
