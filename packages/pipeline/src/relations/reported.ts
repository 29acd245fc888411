import { capital } from '../claims/rewordings/sentence-rule.ts';
import type { Clause } from '../language/analyze.ts';
import type { Mention } from './normalized-claim.ts';
import { type Scene, termOf } from './scene.ts';

const telling =
  /^(?:say|report|state|announce|tell|note|add|explain|mention|write|declare|reply|comment|remark|confirm|reveal|disclose)$/;

/** Whether a verb tells of what somebody said, so that its time is none of what they said. */
export function isTelling(lemma: string): boolean {
  return telling.test(lemma);
}

/** What somebody is said to have said, as a sentence of its own; who said it, and the words in front, that they did. */
export type Reported = {
  readonly text: string;
  readonly speaker: Mention | null;
  readonly telling: string;
};

/**
 * 'The mayor said on Monday that Ann is the director of Orr.' -> 'Ann is the director of Orr.'; null of a sentence that says anything else
 * besides, and of what is doubted, denied or only meant to be said.
 */
export function reportedSentence(scene: Scene): Reported | null {
  const { analysis } = scene;
  const [outer, inner] = analysis.clauses;
  if (outer?.kind !== 'main' || inner?.kind !== 'complement' || inner.parent !== 0) return null;
  const verb = analysis.verbGroups[outer.verb];
  const marker = inner.marker === null ? undefined : analysis.tokens[inner.marker];
  if (verb === undefined || !isTelling(verb.lemma) || verb.voice !== 'active' || marker?.lower !== 'that')
    return null;
  if (verb.negated || verb.modal !== null || verb.tense === 'future' || verb.form !== 'finite') return null;
  if (!analysis.clauses.slice(2).every((clause) => hangsOn(analysis.clauses, clause, 1))) return null;
  const [subject] = outer.subjects;
  const mention = subject === undefined ? null : termOf(scene, subject).mention;
  const text = withoutPronouns(analysis.text.slice(marker.end).trim(), mention);
  if (text === null) return null;
  return {
    text: capital(text),
    telling: `${analysis.text.slice(0, marker.start).trim()}.`,
    speaker: mention,
  };
}

const pronouns =
  /(?<![\p{L}\p{N}])(?:it|its|itself|he|she|him|his|her|hers|himself|herself|they|them|their|themselves)(?![\p{L}\p{N}])/iu;
const leading = /^(?:it|he|she)(?= (?!(?:was|were|is|are) (?:raining|snowing|\p{Ll}+ that)\b))/iu;
/** 'its new chief executive is Ann', 'Ann had become its chief executive', but not 'Orr had moved its headquarters'. */
const owning =
  /^(?:its|his|her)(?= )|(?<=\b(?:become|becomes|became|as|appointed|named|elected|remains|is|was) )(?:its|his|her)(?= \p{Ll})/giu;

/** What is said with the speaker's name for the words that can only mean them; null where other pronouns stay. */
function withoutPronouns(text: string, speaker: Mention | null): string | null {
  if (!pronouns.test(text)) return text;
  if (speaker === null) return null;
  const own = speaker.type === 'person' ? /^(?:he|she|his|her)$/i : /^(?:it|its)$/i;
  const named = text
    .replace(leading, (word) => (own.test(word) ? speaker.name : word))
    .replace(owning, (word) => (own.test(word) ? `${speaker.name}'s` : word));
  return pronouns.test(named) ? null : named;
}

/** Whether a clause is part of another. */
function hangsOn(clauses: readonly Clause[], clause: Clause, whole: number): boolean {
  let at: Clause | undefined = clause;
  for (let depth = 0; depth < 8 && at !== undefined; depth++) {
    if (at.index === whole) return true;
    at = at.parent === null ? undefined : clauses[at.parent];
  }
  return false;
}
