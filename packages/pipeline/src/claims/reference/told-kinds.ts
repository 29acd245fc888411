import type { Clause } from '../../language/analyze.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import type { Reading } from '../reading.ts';
import type { Entity } from './discourse.ts';
import { kindOfName } from './entity-kinds.ts';

/**
 * What firms and people both do, of a name that tells neither: the text knows which it is, and the sentence alone does not. So 'It
 * moved to Hull' is said of a firm's headquarters, 'She starts on 3 June' of work, and 'The striker joined Orr' of playing.
 */
export function tellKinds(reading: Reading): void {
  for (const clause of reading.analysis.clauses) {
    learnFirm(reading, clause);
    nameSeat(reading, clause);
    nameStart(reading, clause);
    nameClub(reading, clause);
  }
}

function doerOf({ entities }: Reading, { subjects }: Clause): Entity | null {
  const [subject = -1, ...more] = subjects;
  const entity = more.length > 0 ? undefined : entities.get(subject);
  return entity?.proper && !entity.plural ? entity : null;
}

/** 'Marlin was founded in 1998': whatever the name looks like. */
function learnFirm(reading: Reading, clause: Clause): void {
  const verb = reading.analysis.verbGroups[clause.verb];
  if (verb?.voice !== 'passive' || !/^(?:found|co-found|incorporate)$/.test(verb.lemma)) return;
  const [subject = -1] = clause.subjects;
  const entity = reading.entities.get(subject);
  if (entity === undefined || !entity.proper || entity.kind !== 'person' || /\s/.test(entity.name)) return;
  entity.kind = 'organization';
  entity.gender = null;
}

/** Whether the text has told that somebody is a firm, and the name does not. */
function isToldFirm({ analysis }: Reading, { subjects }: Clause, entity: Entity): boolean {
  const { kind } = kindOfName(entity.name);
  if (!/^(?:person|unknown)$/.test(kind) || typeOfName(entity.name).type === 'organization') return false;
  const { tokens, nounPhrases } = analysis;
  const isIt = tokens[nounPhrases[subjects[0] ?? -1]?.start ?? -1]?.lower === 'it';
  return entity.kind === 'organization' || (isIt && entity.kind === 'unknown' && entity.nouns.size === 0);
}

function nameSeat(reading: Reading, clause: Clause): void {
  const { tokens, verbGroups } = reading.analysis;
  const verb = verbGroups[clause.verb];
  const entity = doerOf(reading, clause);
  if (verb === undefined || entity === null || clause.objects.length > 0) return;
  const done = tokens[verb.head];
  const next = tokens[verb.end]?.lower ?? '';
  const moves = verb.voice === 'active' && verb.lemma === 'move' && /^(?:to|from)$/.test(next);
  const stands = verb.voice === 'passive' && verb.lemma === 'base' && /^(?:in|at)$/.test(next);
  if (done === undefined || !(moves || stands) || !isToldFirm(reading, clause, entity)) return;
  const text = moves ? `${done.text} its headquarters` : 'headquartered';
  reading.edits.push({ start: done.start, end: done.end, text });
}

const day =
  /^(?:(?:on|in) (?:the )?)?(?:\d|next|tomorrow|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

/** 'She starts on 3 June': to work, where the name alone might be a fair's. */
function nameStart(reading: Reading, clause: Clause): void {
  const { tokens, verbGroups, text } = reading.analysis;
  const verb = verbGroups[clause.verb];
  const entity = doerOf(reading, clause);
  if (verb?.lemma !== 'start' || verb.voice !== 'active' || clause.objects.length > 0) return;
  const isDay = day.test(text.slice(tokens[verb.end]?.start ?? text.length));
  if (entity?.kind !== 'person' || kindOfName(entity.name).kind === 'person') return;
  const done = tokens[verb.head];
  if (done === undefined || !isDay) return;
  reading.edits.push({ start: done.start, end: done.end, text: `${done.text} work` });
}

const player =
  /^(?:striker|goalkeeper|goalie|keeper|midfielder|defender|winger|forward|footballer|quarterback|pitcher|(?:centre|center|full|left|right|wing|half|fly)-?(?:back|half)|centre-forward|playmaker|linebacker|shortstop|cricketer|batsman|bowler|hooker)$/;

const clubVerbs: Readonly<Record<string, string>> = {
  join: 'signed for',
  rejoin: 'signed for',
  leave: 'stopped playing for',
  quit: 'stopped playing for',
};

/** 'Ann Lee is a striker. She joined Orr United': as one who plays, of whatever the name of the club may be. */
function nameClub({ analysis, edits, entities }: Reading, clause: Clause): void {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const verb = verbGroups[clause.verb];
  const put = clubVerbs[verb?.lemma ?? ''];
  const who = entities.get(clause.subjects[0] ?? -1);
  const [object, ...more] = clause.objects;
  const club = nounPhrases[object ?? -1];
  if (verb === undefined || put === undefined || who === undefined || club === undefined) return;
  if (verb.voice === 'passive' || verb.negated || verb.tense !== 'past' || more.length > 0) return;
  const isPlayer = [...who.nouns].some((noun) => player.test(noun));
  const [first, last] = [tokens[verb.start], tokens[verb.head]];
  if (!isPlayer || club.kind !== 'proper' || first === undefined || last === undefined) return;
  edits.push({ start: first.start, end: last.end, text: put });
}
