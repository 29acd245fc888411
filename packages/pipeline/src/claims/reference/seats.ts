import { type Clause, type NounPhrase, textOf } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import type { Entity } from './discourse.ts';
import { onlyPostOf } from './successions.ts';

const seats = /^(?:seat|place|post|position|role|job|shoes)$/;
const takes = /^(?:take|fill|get|inherit|assume)$/;
const passes = /^(?:go|pass|fall)$/;

/** 'Ann Lee left the board of Orr. Bo Ek takes her seat', 'Her place goes to Bo Ek': who succeeds whom, as what. */
export function nameSeatTaken(reading: Reading, clause: Clause): void {
  const { analysis, edits } = reading;
  const { tokens, nounPhrases, verbGroups } = analysis;
  const verb = verbGroups[clause.verb];
  const [first, last] = [tokens[verb?.start ?? -1], tokens[verb?.head ?? -1]];
  if (verb === undefined || verb.negated || first === undefined || last === undefined) return;
  const seatOf = (index: number | undefined) => {
    const phrase = nounPhrases[index ?? -1];
    const owner = phrase === undefined ? undefined : ownerOf(reading, phrase);
    const post = onlyPostOf(reading, owner);
    return phrase === undefined || owner === undefined || post === null ? null : { phrase, owner, post };
  };
  const told = (index: number | undefined, isTaken: boolean) => {
    const seat = seatOf(index);
    if (seat === null) return null;
    const as = `as ${seat.post.title} of ${seat.post.body}`;
    return {
      ...seat,
      text: isTaken ? `succeeded ${seat.owner.name} ${as}` : `${seat.owner.name} was succeeded ${as} by`,
    };
  };
  if (verb.voice === 'active' && takes.test(verb.lemma)) {
    const seat = told(clause.objects[0], true);
    const end = tokens[(seat?.phrase.end ?? 0) - 1]?.end;
    if (seat !== null && end !== undefined) edits.push({ start: first.start, end, text: seat.text });
    return;
  }
  const word =
    verb.voice === 'passive' ? (takes.test(verb.lemma) ? 'by' : null) : passes.test(verb.lemma) ? 'to' : null;
  const behind = clause.prepositional.find(
    ({ preposition }) => tokens[preposition]?.lower === word,
  )?.preposition;
  const seat = word === null || behind === undefined ? null : told(clause.subjects[0], false);
  const start = tokens[seat?.phrase.start ?? -1]?.start;
  if (seat !== null && start !== undefined && behind !== undefined)
    edits.push({ start, end: tokens[behind]?.end ?? start, text: seat.text });
}

/** Whose seat it is: Ann Lee of 'Ann Lee's seat', 'her seat'. */
function ownerOf({ analysis, discourse, edits }: Reading, phrase: NounPhrase): Entity | undefined {
  const { tokens } = analysis;
  if (!seats.test(tokens[phrase.head]?.lower ?? '')) return undefined;
  const { possessor } = phrase;
  if (possessor !== null && tokens[possessor.start]?.pos !== 'PRON')
    return discourse.byName(textOf(analysis, possessor.start, possessor.end));
  return edits.find(({ start }) => start === tokens[phrase.start]?.start)?.entity;
}
