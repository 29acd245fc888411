import type { Assertion, Term } from '@memory/extraction';
import type { Clause, Phrase } from '../clause.ts';
import { hasFlag, spell } from '../names/index.ts';
import { wordSet } from '../word-set.ts';
import { endOf, type ReadingContext, wordsOf } from './context.ts';
import { joinOther, namesOf } from './holders.ts';
import { readPhase } from './phase.ts';
import { isPersonal, namedTerm, wholeWords } from './terms.ts';
import { isReduced, isWholeObject, isWholeSubject, widen } from './whole.ts';

/** Verbs that say little by themselves, or whose object is seldom a thing: they make no relation. */
const weak = wordSet(`
  be have do make get give take put go come become seem appear look feel keep let need want try help allow
  enable provide include contain maintain show see know think say tell ask mean use involve require ensure
  require cause lead follow begin start stop continue happen occur exist remain work run play set hold bring
  turn change move find add remove fix change update improve handle return pass call support accept throw
  expect expose wrap depend define implement specify default match note consider perform carry demonstrate
  suggest indicate reveal report investigate examine identify assess evaluate compare describe present discuss
  propose like love hate appoint name agree believe hope wish decide plan look wait talk speak mention thank
  apologise send
`);

/** Prepositions that join two things by a verb; of others the phrase more often tells where, when or how. */
const telling = wordSet('with against by to into');

function isVerb({ lists }: ReadingContext, lemma: string): boolean {
  const flags = lists.wordFlags(lemma);
  return hasFlag(flags, 'v') || flags === '';
}

/** 'sings at the Lantern Theatre': where somebody does something as a rule. */
function isPlaceOfWork(
  { subject, verb }: Clause,
  { preposition, phrase }: { preposition: string; phrase: Phrase },
): boolean {
  const where = namedTerm(phrase);
  const isRule =
    verb.tense === 'present' && !verb.isPassive && (preposition === 'at' || preposition === 'in');
  return isRule && where?.type !== 'person' && where !== null && namedTerm(subject)?.type === 'person';
}

/** 'works in Lyon': in what town. */
function isWorkplace({ verb, complement, prepositional }: Clause): boolean {
  const [place] = prepositional;
  return (
    verb.lemma === 'work' &&
    complement === null &&
    place?.preposition === 'in' &&
    place.phrase.term?.type === 'place' &&
    prepositional.length === 1
  );
}

/** A relation outside the ontology: a named subject, a finite verb with a meaning of its own, and a name as object. */
export function readOther(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, verb, prepositional } = clause;
  if (
    subject === null ||
    (weak.has(verb.lemma) && !habitual.test(verb.lemma) && !isWorkplace(clause)) ||
    verb.isProgressive ||
    clause.adjective !== null
  )
    return [];
  if (verb.isPassive ? complement !== null : complement === null && prepositional.length === 0)
    return readDeed(context, clause);
  const direct = verb.isPassive ? null : complement;
  // what the lexicon has and did not read is of kinds that do not fit
  const isListed = context.vocabulary.verbs
    .get(verb.lemma)
    ?.some(
      (pattern) => pattern.direct === 'O' && pattern.words === null && pattern.particle === verb.particle,
    );
  if (direct !== null && isListed === true) return habitual.test(verb.lemma) ? readDeed(context, clause) : [];
  const [place] = direct === null ? prepositional : [];
  if (!isVerb(context, verb.lemma) || isReduced(context, clause) || !isWholeSubject(context, clause))
    return [];
  const isAt = place !== undefined && isPlaceOfWork(clause, place);
  if (place !== undefined && !telling.has(place.preposition) && !isAt) return readDeed(context, clause);
  const phrase = direct ?? place?.phrase ?? null;
  if (phrase === null || !isWholeObject(context, clause, phrase)) return [];
  const object = namedTerm(phrase);
  if (object === null && !isNamedWithin(phrase)) return readDeed(context, clause);
  const told = object ?? wholeWords(context, phrase);
  if (told === null) return [];
  const words = [verb.isPassive ? 'be' : null, verb.lemma, verb.particle, place?.preposition]
    .filter((word) => word != null)
    .join(' ');
  const phase = readPhase(clause, 'states', null);
  return namesOf(subject)
    .filter(({ name }) => name !== object?.name)
    .map((term) =>
      joinOther(term, told, { form: 'verb', words, phase, isUnique: false, rule: 'other/verb' }),
    );
}

const habitual = /^(?:play|keep|run)$/;
const LONGEST_DEED = 10;

/** Who does something lastingly or once: somebody, or a firm or place that is known to be one. */
function doerOf(one: Phrase): Term | null {
  const term = namedTerm(one);
  if (term === null || term.type === 'person') return term;
  if (isPersonal({ ...term, type: 'person' }) && !term.isTypeCertain) return term;
  const isBody = term.type === 'organization' || term.type === 'place';
  return isBody && term.isTypeCertain ? term : null;
}

/** 'Ann Bell plays the oboe', 'Bo Lind breeds horses', 'Bo opened a workshop in Leeds': what somebody does, told by a plain noun. */
export function readDeed(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, verb, complement, adjective, times } = clause;
  const isWeak = weak.has(verb.lemma) && !habitual.test(verb.lemma);
  if (subject === null || isWeak || verb.isPassive || verb.isProgressive || adjective !== null) return [];
  if (verb.particle !== null || verb.modal !== null || !/^(?:present|past|perfect)$/.test(verb.tense))
    return [];
  const often = times.filter(({ role }) => role === 'frequency');
  const done = complement === null ? '' : doneWords(context, clause, complement);
  if (done === null || (complement === null && (often.length === 0 || verb.tense !== 'present'))) return [];
  const value = [done, ...often.map(({ first, last }) => spell(context.tokens, first, last))]
    .join(' ')
    .trim();
  const phase = readPhase(clause, 'states', null);
  const parts = { form: 'verb', words: verb.lemma, phase, isUnique: false, rule: 'other/verb:deed' } as const;
  return [subject, ...subject.others]
    .flatMap((one) => doerOf(one) ?? [])
    .map((term) => joinOther(term, value, parts));
}

/** The words of what is done, where they are whole and tell something by themselves; null where they do not. */
function doneWords(context: ReadingContext, clause: Clause, phrase: Phrase): string | null {
  const isKind = phrase.kind === 'common' || (phrase.kind === 'name' && phrase.determiner === 'indefinite');
  if (!isKind || phrase.owner !== null || !isWholeObject(context, clause, phrase)) return null;
  if (clause.verb.lemma === 'play' && phrase.determiner === 'definite') return wordsOf(context, phrase);
  const wide = widen(clause, phrase);
  if (endOf(wide) - wide.first > LONGEST_DEED) return null;
  return [wide, ...phrase.others].some((one) => wholeWords(context, one) === null)
    ? null
    : spell(context.tokens, wide.first, Math.max(endOf(wide), ...phrase.others.map(endOf)));
}

/** Whether a noun phrase has a name within it, which tells it from others of its kind: 'the port of Lima'. */
function isNamedWithin(phrase: Phrase): boolean {
  return (
    namedTerm(phrase.owner) !== null ||
    phrase.modifiers.some(({ phrase: other }) => namedTerm(other) !== null || isNamedWithin(other))
  );
}
