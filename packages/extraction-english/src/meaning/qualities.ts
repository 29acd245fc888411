import type { Assertion } from '@memory/extraction';
import type { Clause } from '../clause.ts';
import { spell } from '../names/index.ts';
import { wordSet } from '../word-set.ts';
import { endOf, type ReadingContext } from './context.ts';
import { join, namesOf } from './holders.ts';
import { readPhase } from './phase.ts';

/** Adjectives that judge, compare or point elsewhere, and tell nothing lasting of a thing. */
const empty = wordSet(`
  able unable available possible impossible important necessary required needed likely unlikely same different
  other similar such good great better best bad worse nice cool awesome happy sorry sure certain ready due
  aware true false wrong right correct useful helpful easy hard difficult simple clear common relevant
  responsible worth free capable subject identical equal equivalent present absent here there well fine okay
  glad interested welcome far close near next compatible dependent more less effective sufficient essential
  critical crucial consistent safe interesting late early full empty tired busy afraid swamped excited keen
  sad angry upset worried curious bored lucky proud
`);
/** One or two words that end the clause, the last an adjective that tells something lasting. */
export function isPlainAdjective(
  { tokens }: ReadingContext,
  clause: Clause,
  adjective: NonNullable<Clause['adjective']>,
): boolean {
  const last = tokens[adjective.last - 1];
  const next = tokens[adjective.last];
  if (last === undefined || adjective.last - adjective.first > 2 || empty.has(last.lower)) return false;
  if (/(?:ed|ing|er|able|ible)$/.test(last.lower) || /-/.test(last.text)) return false;
  const isEnd =
    next === undefined ||
    /^(?:[.,;!]|and|but|in|since|until|now|today|currently)$/.test(next.lower) ||
    clause.times.some(({ first }) => first === adjective.last);
  return isEnd && !clause.prepositional.some(({ at }) => at === adjective.last);
}
const colours =
  /^(?:dark |light |bright |pale )?(?:white|black|red|blue|green|yellow|grey|gray|orange|purple|brown|pink|silver|gold|beige|turquoise)$/;
/** Words for how somebody stands or what somebody is by nature. */
const ofPeople =
  /^(?:married|single|divorced|widowed|engaged|retired|unemployed|pregnant|diabetic|coeliac|celiac|asthmatic|colour-blind|color-blind|deaf|blind|left-handed|vegan|vegetarian)$/;
/** Words for how a thing stands. */
export const statuses =
  /^(?:on hold|on track|on schedule|in progress|in planning|in review|in development|in production|in beta|under construction|under review|under way|under development|finished|done|open|closed|blocked|complete|completed|pending|overdue|cancelled|canceled|active|inactive|live|online|offline|deprecated|obsolete|experimental|stable|archived|suspended|approved|rejected|resolved|unresolved|delayed|paused)$/;

/** 'is married': a participle that tells no more than an adjective does. */
function participleOf(
  { tokens }: ReadingContext,
  { verb, complement, prepositional }: Clause,
): string | null {
  const isPlain =
    verb.isPassive && verb.tense === 'present' && complement === null && prepositional.length === 0;
  return isPlain ? (tokens[verb.last - 1]?.lower ?? null) : null;
}

/** 'The Kestrel is white': one plain adjective of a name. */
export function readQuality(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, adjective, verb } = clause;
  const stated = adjective?.words ?? participleOf(context, clause);
  if (subject === null || stated === null || (!/^(?:be|go)$/.test(verb.lemma) && adjective !== null))
    return [];
  const words = stated.toLowerCase();
  const isOfPeople = ofPeople.test(words);
  if ((adjective === null || verb.lemma === 'go') && !isOfPeople) return [];
  const isListed = statuses.test(words) || colours.test(words);
  if (!isListed && !isOfPeople && (adjective === null || !isPlainAdjective(context, clause, adjective)))
    return [];
  const isAge = /^\d{1,3}$/.test(words);
  const id = colours.test(words) ? 'color' : statuses.test(words) ? 'status' : isAge ? 'age' : 'property';
  const spec = context.vocabulary.specOf(id);
  const phase = readPhase(clause, 'states', spec);
  return namesOf(subject)
    .filter(({ type }) => !isOfPeople || type === 'person')
    .flatMap((term) =>
      join(spec, term, stated, { form: 'quality', words: 'be', phase, rule: `${id}/quality:be` }),
    );
}

/** 'The project is on hold', 'the project is finished': how a thing stands, in one of the words for it. */
export function readStatus(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, adjective, verb, prepositional } = clause;
  if (subject === null || complement !== null || adjective !== null) return [];
  const [where] = prepositional;
  const words = verb.isPassive
    ? (context.tokens[verb.last - 1]?.lower ?? '')
    : where === undefined
      ? ''
      : spell(context.tokens, where.at, endOf(where.phrase));
  const isFinished =
    verb.isPassive && prepositional.length === 0 && (verb.tense === 'present' || verb.tense === 'perfect');
  if (!(verb.lemma === 'be' || isFinished) || !statuses.test(words)) return [];
  const spec = context.vocabulary.specOf('status');
  const phase = readPhase(clause, verb.tense === 'perfect' ? 'begins' : 'states', spec);
  return namesOf(subject)
    .filter(({ type }) => type !== 'person')
    .flatMap((term) =>
      join(spec, term, words, { form: 'quality', words: 'be', phase, rule: 'status/quality:be' }),
    );
}
