import type { NounPhrase, SentenceAnalysis } from '../../language/analyze.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import type { Setting } from '../draft.ts';
import type { Entity } from './discourse.ts';

/**
 * The name of what a text goes on about where a sentence has a subject without one: what its section began with, else what its
 * heading names; in a talk the speaker, of whom the text does not speak where a machine does or 'you' is meant. Null where nothing
 * is. `subject` is the phrase that has no name, where there is one: 'we' are who speaks.
 */
export function topicAround(
  { discourse, firm, implied, speaker, tentative }: Setting,
  { tokens }: SentenceAnalysis,
  subject: NounPhrase | undefined,
): string | null {
  const word = tokens[subject?.start ?? -1]?.lower ?? '';
  if (speaker !== null) return tentative || /^(?:you|your)$/.test(word) ? null : speaker.entity.name;
  const { section, topic } = discourse;
  const isBegun = topic?.section === section && isName(topic) && (topic.heading || !isPerson(topic));
  const begun = isBegun && !/^(?:we|our|i|my)$/.test(word) ? topic.name : null;
  return begun ?? firm?.name ?? implied;
}

/** A name, and no 'Embryonic' or 'Assessment', which is written large as it stands in front. */
function isName({ name, proper }: Entity): boolean {
  const isOrdinary = /^\p{Lu}\p{Ll}*(?:[^s]al|ic|ous|ary|ive|tion|ment|ness|ity)$/u.test(name);
  return proper && !isOrdinary;
}

/** 'Ulla Brink is in charge of the repair. The bridge is closed': not hers. */
function isPerson({ kind, name }: Entity): boolean {
  return kind === 'person' || typeOfName(name).type === 'person';
}
