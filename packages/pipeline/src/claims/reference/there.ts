import type { Token, VerbGroup } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import { firmOf } from '../rewordings/employers.ts';
import type { Entity } from './discourse.ts';
import { isRole } from './entity-kinds.ts';

/** 'She lives there', 'The contact there is Ann' */
export function resolveThere(reading: Reading): void {
  const { analysis, edits } = reading;
  const { tokens, verbGroups } = analysis;
  for (const token of tokens) {
    if (token.lower !== 'there' || token.index === 0) continue;
    const before = tokens[token.index - 1];
    const after = tokens[token.index + 1];
    const who = before?.pos === 'NOUN' && (isRole(before.lower) || before.lower === 'contact');
    if (who && tokens[token.index - 2]?.lower === 'the' && after?.lemma === 'be') {
      const where = placeMeant(reading, token, 'work');
      // 'Acme bought a mill in Ulm. The manager there …': the firm's or the mill's
      const isBesidePlace = reading.discourse.entities.some(
        ({ kind, sentence }) => kind === 'place' && sentence === where?.sentence,
      );
      if (where === null || (where.kind === 'organization' && isBesidePlace)) continue;
      const lead = where.kind === 'place' ? 'in' : 'at';
      edits.push({ start: token.start, end: token.end, text: `${lead} ${where.name}`, entity: where });
      continue;
    }
    if (before === undefined || before.pos === 'ADP' || after?.pos === 'AUX' || after?.lower === 'is')
      continue;
    const verb = verbGroups.find((group) => group.end <= token.index && token.index - group.end <= 4);
    if (verb === undefined) continue;
    // 'She was there in May', but 'the book was there'
    const isOfWho = verb.lemma === 'be' && verb.end === token.index && isSomebody(reading, verb.start);
    // 'She is a clerk there'
    const isPost =
      verb.lemma === 'be' && isRole(before.lower) && before.pos === 'NOUN' && isSomebody(reading, verb.start);
    if (verb.lemma === 'be' && !isOfWho && !isPost) continue;
    const place = placeMeant(reading, token, isPost ? 'work' : verb.lemma);
    if (place === null && isOfWho && verb.perfect) nameWorkThere(reading, token, verb);
    if (place === null) continue;
    const motion = /^(?:move|go|travel|fly|return|come|drive|walk|relocate|head|send)$/.test(verb.lemma);
    // 'joined the Basel Zoo and worked there'
    const isHouse =
      isHouseOfWork.test(place.name) && /^(?:work|teach|train|study|volunteer)$/.test(verb.lemma);
    const lead = place.kind === 'place' && !isHouse ? (motion ? 'to' : 'in') : 'at';
    edits.push({ start: token.start, end: token.end, text: `${lead} ${place.name}`, entity: place });
  }
}

/** What people work at, though it is a place. */
const isHouseOfWork =
  /\b(?:Zoo|Hotel|Inn|Hospital|Library|Museum|Theatre|Theater|Airport|Station|Farm|Mill|Plant|Factory|Castle|Palace|Observatory|Cathedral|Church|Abbey|Market|Park|Gardens?|Shipyard|Docks?|Works|Aquarium|Lighthouse|Prison|Campus)$/u;

/** 'Ann works at Orr. She has been there since 2010' */
function nameWorkThere(
  { analysis, discourse, edits, entities }: Reading,
  there: Token,
  verb: VerbGroup,
): void {
  const clause = analysis.clauses.find((one) => one.verb === verb.index);
  const firm = firmOf(discourse, entities.get(clause?.subjects[0] ?? -1));
  const been = analysis.tokens[verb.head];
  if (firm === undefined || been?.lower !== 'been' || verb.negated) return;
  edits.push({ start: been.start, end: there.end, text: `worked at ${firm}` });
}

/** Whether what stands in front of a verb is a person or 'she', 'we', 'I'. */
function isSomebody({ analysis, entities }: Reading, verb: number): boolean {
  // 'Her husband, Radu, is a pilot there'
  const at = analysis.tokens[verb - 1]?.text === ',' ? verb - 1 : verb;
  const phrase = analysis.nounPhrases.find(({ end }) => end === at);
  if (phrase === undefined) return false;
  const { lower = '' } = analysis.tokens[phrase.head] ?? {};
  return /^(?:i|we|he|she)$/.test(lower) || entities.get(phrase.index)?.kind === 'person';
}

/** The one place named last, or the firm or school where what is done there is work or study ('joined Acme; she still works there'). */
function placeMeant({ discourse }: Reading, there: Token, verb: string): Entity | null {
  const near = discourse.entities.filter(
    ({ proper, members, section, sentence, place }) =>
      proper &&
      members.length === 0 &&
      section === discourse.section &&
      discourse.sentence - sentence <= 4 &&
      (sentence < discourse.sentence || place < there.index),
  );
  const last = (kind: Entity['kind']) => {
    const found = near.filter((entity) => entity.kind === kind);
    const sentence = Math.max(...found.map((entity) => entity.sentence));
    const latest = found.filter((entity) => entity.sentence === sentence);
    // 'founded Acme with a loan from Beta Bank'
    const objects = latest.filter(({ role }) => role === 'object');
    return latest.length === 1 ? latest[0] : objects.length === 1 ? objects[0] : undefined;
  };
  const [place, body] = [last('place'), last('organization')];
  const isWork = /^(?:work|start|begin|teach|study|intern|train|volunteer|employ)$/.test(verb);
  if (isWork && body !== undefined && body.sentence >= (place?.sentence ?? 0)) return body;
  return place ?? null;
}
