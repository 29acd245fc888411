import type { Clause, Phrase } from '../clause.ts';
import { wordSet } from '../word-set.ts';
import { endOf, type ReadingContext } from './context.ts';

/** Prepositions whose phrase narrows the noun in front: 'insulin secretion in mice'. */
const narrowing = wordSet('of in from to for between on with during among within into');
/** Verbs whose object may do something: 'requires implementations to exclude headers' says nothing of implementations alone. */
const causing = wordSet(`
  require need want allow make ask tell help enable cause expect keep leave find consider get let force permit
  lead
`);
const LONGEST = 14;

/** A common noun phrase with the prepositional phrases right behind it, which the grammar gives to the verb. */
export function widen(clause: Clause, phrase: Phrase): Phrase {
  if (phrase.term !== null || phrase.others.length > 0 || phrase.kind !== 'common') return phrase;
  let end = endOf(phrase);
  const modifiers = [...phrase.modifiers];
  for (const { at, preposition, phrase: other } of clause.prepositional) {
    const isCourse =
      preposition === 'to' &&
      clause.prepositional.some((one) => one.preposition === 'from' && one.phrase === phrase);
    if (isCourse) break;
    if (at !== end || !narrowing.has(preposition) || endOf(other) - phrase.first > LONGEST) continue;
    modifiers.push({ preposition, phrase: other });
    end = endOf(other);
  }
  return end === endOf(phrase) ? phrase : { ...phrase, last: end, modifiers };
}

const lastOf = (phrase: Phrase): number => Math.max(endOf(phrase), ...phrase.others.map(endOf));

/** Whether a phrase ends where it was read to end: no further noun or adjective follows that would be its head. */
function isClosed({ tokens }: ReadingContext, clause: Clause, at: number): boolean {
  const next = tokens[at];
  if (next === undefined || clause.times.some(({ first }) => first === at)) return true;
  if (['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(next.tag)) return false;
  return !/^[-–/'’]$/.test(next.text) || next.start > (tokens[at - 1]?.end ?? 0);
}

/** Whether nothing between the subject and its verb shows that the subject was cut. */
export function isWholeSubject(context: ReadingContext, clause: Clause): boolean {
  if (clause.subject === null) return false;
  const at = lastOf(clause.subject);
  const next = context.tokens[at];
  if (next === undefined || at >= clause.verb.first) return true;
  if (!isClosed(context, clause, at) || next.lower === 'to' || next.lower === 'that') return false;
  if (next.tag !== 'VERB' || at === clause.verb.first) return true;
  return !next.lower.endsWith('ing') && context.tokens[at + 1]?.tag !== 'NOUN';
}

/** Whether nothing behind an object shows that it was cut, or that it is said to do something. */
export function isWholeObject(context: ReadingContext, clause: Clause, phrase: Phrase): boolean {
  const at = lastOf(phrase);
  const next = context.tokens[at];
  if (next?.lower === 'to' && context.tokens[at + 1]?.tag === 'VERB') return !causing.has(clause.verb.lemma);
  const end = context.tokens[at + 1];
  // 'studies machine learning': the form in -ing is the head
  const isLast = end === undefined || /^(?:[.,;:!?)]|and|or)$/.test(end.lower);
  if (next?.tag === 'VERB' && next.lower.endsWith('ing') && isLast && phrase.kind === 'common') return false;
  if (next?.tag === 'VERB' && !next.lower.endsWith('ing') && causing.has(clause.verb.lemma)) return false;
  return isClosed(context, clause, at);
}

/** 'cells derived from skin': a participle behind its noun, whose subject is no more than a part of the sentence. */
export function isReduced({ tokens }: ReadingContext, { verb }: Clause): boolean {
  if (!verb.isPassive) return false;
  return !tokens
    .slice(Math.max(0, verb.first), verb.last)
    .some(({ tag, lemma }) => tag === 'AUX' || lemma === 'be' || lemma === 'get');
}
