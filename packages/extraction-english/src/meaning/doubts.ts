import type { Assertion } from '@memory/extraction';
import type { Clause } from '../clause.ts';
import type { Token } from '../sentence.ts';
import type { ReadingContext } from './context.ts';

/** Labels of the parts of an abstract that tell what was done or meant to be done, and no finding. */
const undertaken =
  /^(?:METHODS?|DESIGNS?|SETTINGS?|OBJECTIVES?|AIMS?|PURPOSES?|PARTICIPANTS|PATIENTS|SUBJECTS|MEASUREMENTS?|INTERVENTIONS?|MATERIALS?|PROCEDURES?|METHODOLOGY|METHODOLOGY\/PRINCIPAL|STUDY|DATA|SEARCH|SELECTION|MAIN|HYPOTHESIS)$/;
/** Verbs of what is asked, planned or supposed: what stands behind them is not found. */
const supposing =
  /^(?:hypothesi[sz]e|speculate|postulate|aim|seek|ask|test|determine|examine|investigate|evaluate|explore|assess|plan|wonder|propose|whether|if)$/;
const openNoun =
  /\b(?:capacity|ability|potential|need|tendency|chance|opportunity|attempt|failure|effort|way|right)\b/i;
const vague =
  /^(?:an? )?(?:different|other|same|such|more|another|following|own|various|certain|several|it|them|this|these)\b/i;
const circumstance =
  /\b(?:presence|absence|fashion|manner|way|vicinity|response|parallel|order|addition|case|cases|setting|context)\b/i;
const exhibiting = /\b(?:shows?|exhibits?|ha[sd]|have|displays?|demonstrates?)\b/;
const states =
  /^(?:impair|reduce|decrease|increase|elevate|diminish|enhance|alter|prolong|shorten|limit|abolish)$/;
const labelled = /^(?:Both|\p{Lu}{4,}|\p{Lu}\p{Ll}+:.*|Randomi[sz]ed|Blinded|Controlled)(?: |$)/u;
/** A name with an inner capital or a digit, or all in capitals: nobody's. */
const compound = /^(?:\p{Lu}{2,}|\S*\d\S*|\p{Lu}{2,}s|\S*\p{Ll}\p{Lu}\p{Lu}\S*)$/u;
const acronym = /^\p{Lu}[\p{Lu}\d-]+s?$/u;

/** Whether a reading is too doubtful to keep. Predicates of science are read of terms that are no names, so that more must be plain around them. */
export function isDoubtful(
  { tokens, vocabulary }: ReadingContext,
  clause: Clause,
  assertion: Assertion,
): boolean {
  const { subject, object, value, predicate, rule } = assertion;
  const isOfTerms = predicate !== null && vocabulary.ofTerms.has(predicate);
  const isOfThing = subject.type === 'concept' || subject.type === 'thing' || subject.type === 'product';
  const said = object?.surface ?? value ?? '';
  if (undertaken.test(tokens[0]?.text ?? '')) return true;
  if (predicate === 'is_a' && isAdjective(tokens, said)) return true;
  if (/^(?:occupation|manufactures)$/.test(predicate ?? '') && compound.test(subject.name)) return true;
  if (predicate === 'member_of' && rule.includes('work ') && subject.type !== 'person') return true;
  if (isOfThing && (vague.test(said) || isCut(tokens, clause, said))) return true;
  if (subject.type === 'product' && /^(?:located_in|encodes|treats)$/.test(predicate ?? '')) return true;
  const isLoose = predicate?.startsWith('other:') === true || predicate === 'property';
  if (isLoose && acronym.test(subject.name)) return true;
  return isOfTerms && isNoFinding(tokens, clause, assertion, said);
}

/** Whether what stands around a reading of terms shows that it is no finding, or of half a term. */
function isNoFinding(
  tokens: readonly Token[],
  clause: Clause,
  { subject, predicate }: Assertion,
  said: string,
): boolean {
  if (subject.name.length < 2 || labelled.test(subject.surface) || exhibiting.test(subject.surface))
    return true;
  if (/_in$/.test(predicate ?? '') && circumstance.test(said)) return true;
  const { verb } = clause;
  if (verb.tense === 'perfect' && verb.last - verb.first === 2 && states.test(verb.lemma)) return true;
  if (predicate === 'measured_by' && clause.verb.tense === 'past') return true;
  if (predicate === 'treats' && clause.verb.isPassive && clause.verb.tense === 'past') return true;
  if (tokens.slice(0, clause.first).some(({ lemma }) => supposing.test(lemma))) return true;
  return (
    isObjectBefore(tokens, clause) ||
    isHalfName(tokens, clause, subject.surface) ||
    isFarJoined(tokens, clause, said)
  );
}

/** 'is a brief, sound measure': the noun stands behind. */
function isAdjective(tokens: readonly Token[], said: string): boolean {
  return tokens.some(({ text, tag }) => text === said && tag === 'ADJ');
}

/** Where words stand among the tokens of a sentence, from `from` on: half-open; null where they are not found. */
function placeOf(tokens: readonly Token[], words: string, from: number): readonly [number, number] | null {
  const wanted = words.replace(/\s+/g, '');
  for (let first = from; first < tokens.length && wanted !== ''; first++) {
    let text = '';
    for (let last = first; last < tokens.length && text.length < wanted.length; last++) {
      text += tokens[last]?.text ?? '';
      if (text === wanted) return [first, last + 1];
    }
  }
  return null;
}

/** Whether more of the thing stands behind it: 'IFN-beta | signaling', 'library for validating |, parsing', 'a powerful HTTP | client'. */
function isCut(tokens: readonly Token[], clause: Clause, said: string): boolean {
  if (/\b(?:for|by|of|in|to|with) \p{L}+ing$/u.test(said)) return true;
  const [, last] = placeOf(tokens, said, clause.verb.last) ?? [];
  if (last === undefined) return false;
  const next = tokens[last];
  const [second, third] = [tokens[last + 1], tokens[last + 2]];
  if (next === undefined) return false;
  if (next.lower === 'to' && openNoun.test(said)) return true;
  if (/^[-–/]$/.test(next.text) && next.start === tokens[last - 1]?.end) return true;
  if (next.tag === 'VERB' && /(?:ing|ed)$/.test(next.lower) && second?.text !== ',') return true;
  const isNominal = (token: Token | undefined) =>
    /^(?:NOUN|PROPN|ADJ)$/.test(token?.tag ?? '') || token?.lower.endsWith('ing') === true;
  const isJoined = /^(?:and|or)$/.test(next.lower) && isNominal(second);
  const isOne = !said.includes(' ');
  if (isJoined && (third?.lower === 'of' || (isOne && (isNominal(third) || third?.tag === 'ADP'))))
    return true;
  if (isOne && (next.lower === 'to' || next.lower === 'only')) return true;
  return next.tag === 'NOUN' || next.tag === 'PROPN' || next.lower === 'of' || next.lower === 'as';
}

/** 'identify androgen regulated miRNAs': the subject is what another verb is about. */
function isObjectBefore(tokens: readonly Token[], { subject }: Clause): boolean {
  if (subject === null) return false;
  let at = subject.first - 1;
  while (at >= 0 && /^(?:DET|ADJ|ADV|NUM)$/.test(tokens[at]?.tag ?? '')) at--;
  return tokens[at]?.tag === 'VERB';
}

/** 'genomic | RNA', 'Fruit | and vegetable consumption': a part of a term. */
function isHalfName(tokens: readonly Token[], clause: Clause, surface: string): boolean {
  const place = placeOf(tokens, surface, 0);
  if (place === null) return false;
  const [first, last] = place;
  const before = tokens[first - 1];
  if (before?.tag === 'ADJ' || before?.tag === 'NOUN') return true;
  const isOne = last - first === 1 && last < clause.verb.first;
  const shares =
    /^(?:and|or)$/.test(tokens[last]?.lower ?? '') &&
    tokens[last + 1]?.tag === 'NOUN' &&
    tokens[last + 2]?.tag === 'NOUN';
  return isOne && shares;
}

/** 'reduced anxiety in wild type and knockout mice': what is joined stands behind another preposition. */
function isFarJoined(tokens: readonly Token[], clause: Clause, said: string): boolean {
  const [first] = placeOf(tokens, said, clause.verb.last) ?? [];
  if (first === undefined || !/^(?:and|or)$/.test(tokens[first - 1]?.lower ?? '')) return false;
  return tokens
    .slice(clause.verb.last + 1, first)
    .some(({ lower }) => /^(?:in|on|with|for|from|at|by|through|via|both|between)$/.test(lower));
}
