import type { Clause } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import { type Discourse, type Entity, nameOf } from './discourse.ts';
import { kindOfName } from './entity-kinds.ts';

/** 'Ann no longer works at Helvex. She moved to Corvid.': who has just left a firm moved to another, and to no town. */
export function readMoves(reading: Reading): void {
  for (const clause of reading.analysis.clauses) {
    nameMove(reading, clause);
    noteLeaving(reading, clause);
    noteFirmLeft(reading, clause);
  }
}

/** 'Ann is leaving Orr. Her last day is 3 June': at Orr. */
export function lastDayThere(text: string, { firmLeft, sentence }: Discourse): string {
  if (firmLeft === null || sentence - firmLeft.sentence > 1) return text;
  return text.replace(
    /^((?:His|Her|\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?['’]s) (?:last|final) (?:working )?day)(?= (?:is|was|will be) )/u,
    `$1 at ${firmLeft.name.replace(/\$/g, '$$$$')}`,
  );
}

function noteFirmLeft({ analysis, discourse, entities }: Reading, { objects, verb }: Clause): void {
  const [object = -1, ...more] = objects;
  const firm = entities.get(object);
  const { lemma, negated = false } = analysis.verbGroups[verb] ?? {};
  if (lemma !== 'leave' || negated || more.length > 0 || firm === undefined || !firm.proper) return;
  if (firm.kind !== 'person') discourse.firmLeft = { name: nameOf(firm), sentence: discourse.sentence };
}

/** Who does it, where one alone does. */
function doerOf({ analysis, entities, speaker }: Reading, { subjects }: Clause): Entity | null {
  const [subject = -1, ...more] = subjects;
  const isSpeaker = analysis.tokens[analysis.nounPhrases[subject]?.head ?? -1]?.text === 'I';
  return more.length > 0 ? null : (entities.get(subject) ?? (isSpeaker ? speaker : null));
}

function noteLeaving(reading: Reading, clause: Clause): void {
  const { analysis, discourse } = reading;
  const { tokens, verbGroups, text } = analysis;
  const holder = doerOf(reading, clause);
  if (holder === null || verbGroups[clause.verb]?.lemma !== 'work') return;
  const said = text.slice(tokens[clause.start]?.start, tokens[clause.end - 1]?.end);
  const isOver = /\b(?:no longer works?|(?:does not|doesn['’]t) work|worked)\b/.test(said);
  const isLeft = /\b(?:no longer|any ?more|until)\b/.test(said);
  const firm = clause.prepositional.some(({ preposition }) =>
    /^(?:at|for|with)$/.test(tokens[preposition]?.lower ?? ''),
  );
  if (isOver && isLeft && firm) discourse.leftJob = { holder, sentence: discourse.sentence };
}

function nameMove(reading: Reading, clause: Clause): void {
  const { analysis, discourse, edits } = reading;
  const { tokens, verbGroups, nounPhrases } = analysis;
  const verb = verbGroups[clause.verb];
  const { leftJob } = discourse;
  if (verb?.lemma !== 'move' || verb.negated || leftJob === null || discourse.sentence - leftJob.sentence > 1)
    return;
  if (doerOf(reading, clause) !== leftJob.holder || clause.objects.length > 0) return;
  const to = clause.prepositional.find(({ preposition }) => preposition === verb.end);
  const moved = tokens[verb.head];
  const word = tokens[to?.preposition ?? -1];
  const firm = nounPhrases[to?.phrase ?? -1];
  if (moved?.lower !== 'moved' || word?.lower !== 'to' || firm?.kind !== 'proper') return;
  const name = analysis.text.slice(tokens[firm.start]?.start, tokens[firm.end - 1]?.end);
  if (/^(?:unknown|organization)$/.test(kindOfName(name).kind))
    edits.push({ start: moved.start, end: word.end, text: 'joined' });
}
