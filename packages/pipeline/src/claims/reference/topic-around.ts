import type { NounPhrase, SentenceAnalysis } from '../../language/analyze.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import type { Setting } from '../draft.ts';
import type { Entity } from './discourse.ts';

/** In a talk, who was spoken of so many sentences ago is still meant. */
const reachInTalk = 2;

/**
 * The name of what a text goes on about where a sentence has a subject without one: what its section began with, else what its
 * heading names; in a talk whom the speaker has just told of, else the speaker. Null where nothing is. `subject` is the phrase
 * that has no name, where there is one: 'we' are who speaks.
 */
export function topicAround(
  { discourse, firm, implied, speaker, tentative }: Setting,
  { tokens }: SentenceAnalysis,
  subject: NounPhrase | undefined,
): string | null {
  const { entities, section, sentence, topic } = discourse;
  const word = tokens[subject?.start ?? -1]?.lower ?? '';
  const isOfSpeaker = /^(?:we|our|i|my)$/.test(word);
  if (speaker !== null) {
    const told = entities.findLast(
      (entity) =>
        isName(entity) &&
        !entity.mute &&
        entity.role === 'subject' &&
        entity.section === section &&
        sentence - entity.sentence <= reachInTalk,
    );
    if (tentative || /^(?:you|your)$/.test(word)) return null;
    return isOfSpeaker ? speaker.entity.name : (told?.name ?? speaker.entity.name);
  }
  const headed = entities.findLast((entity) => entity.heading && isName(entity))?.name;
  const heading = headed === undefined || isOrdinary(headed) ? undefined : headed;
  if (isOfSpeaker) return firm?.name ?? heading ?? implied;
  // 'Ulla Brink is in charge of the repair. The bridge is closed': not hers
  const isTold =
    topic !== null &&
    topic.section === section &&
    isName(topic) &&
    !isOrdinary(topic.name) &&
    (topic.heading || (topic.kind !== 'person' && typeOfName(topic.name).type !== 'person'));
  const about = (isTold ? topic.name : heading) ?? firm?.name ?? implied;
  return about === null || isOrdinary(about) ? null : about;
}

/** 'Embryonic', 'Assessment': a word that is written large as it stands in front, and names nothing. */
function isOrdinary(name: string): boolean {
  return /^\p{Lu}\p{Ll}*(?:[^s]al|ic|ous|ary|ive|tion|ment|ness|ity)$/u.test(name);
}

function isName({ proper, members }: Entity): boolean {
  return proper && members.length === 0;
}
