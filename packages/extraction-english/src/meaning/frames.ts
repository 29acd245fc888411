import type { Assertion } from '@memory/extraction';
import type { PredicateSpec } from '@memory/ontology';
import type { Clause, Phrase } from '../clause.ts';
import { openPhrase } from '../grammar/noun-phrases.ts';
import type { TimePhrase } from '../sentence.ts';
import { endOf, headOf, nounOf, type ReadingContext } from './context.ts';
import type { Slot, VerbPattern } from './notation.ts';
import { readPhase } from './phase.ts';
import { isSuitable } from './suitable.ts';
import { type Filler, fillObject, fillSubject, isPersonal, namedTerm } from './terms.ts';
import { isDayOfEvent, phraseValue, timeValue } from './values.ts';
import { isReduced, isWholeObject, isWholeSubject, widen } from './whole.ts';

/** What stands at the places of a pattern: a phrase, or a time that is a value. */
type Place = { readonly phrase: Phrase } | { readonly time: TimePhrase; readonly text: string };
type Places = Partial<Record<Slot, Place>>;
type Match = {
  readonly pattern: VerbPattern;
  readonly places: Places;
  readonly preposition: string | null;
  /** Where the phrase begins that holds the value behind a noun: 'port 9090'. */
  readonly anchor?: number;
};
type Reading = Match & {
  readonly spec: PredicateSpec;
  readonly subject: Filler;
  readonly object: Filler;
  readonly cost: number;
};

const MAX_JOINED = 8;

/** The phrase that a preposition governs behind the verb; 'out of' and 'away from' are one preposition to the grammar. */
function governed(
  clause: Clause,
  pattern: VerbPattern,
  among: readonly { preposition: string; phrase: Phrase }[],
) {
  const wanted = pattern.prepositions ?? [];
  const joined = pattern.particle === null || clause.verb.particle !== null ? null : pattern.particle;
  return among.filter(({ preposition }) =>
    joined === null
      ? wanted.includes(preposition)
      : wanted.some((word) => preposition === `${joined} ${word}`),
  );
}

function hasParticle(clause: Clause, pattern: VerbPattern): boolean {
  if (pattern.particle === clause.verb.particle) return true;
  return pattern.particle !== null && clause.verb.particle === null && pattern.prepositions !== null;
}

function isVoice(clause: Clause, pattern: VerbPattern): 'same' | 'turned' | null {
  if (clause.verb.isPassive === pattern.isPassive) return 'same';
  return clause.verb.isPassive &&
    pattern.direct !== null &&
    pattern.words === null &&
    pattern.prepositions === null
    ? 'turned'
    : null;
}

/** 'O was acquired by S': a pattern with a direct object, the other way round. */
function matchTurned({ tokens }: ReadingContext, clause: Clause, pattern: VerbPattern): Match[] {
  if (clause.subject === null || pattern.direct === null || clause.complement !== null) return [];
  const by = clause.prepositional.find(({ preposition }) => preposition === 'by');
  if (by === undefined) return [];
  // 'was diminished in cells, despite processing by caspase': not who did it
  if (tokens.slice(clause.verb.last, by.at).some(({ lower }) => /^(?:,|despite|although)$/.test(lower)))
    return [];
  const places: Places = {
    [pattern.direct]: { phrase: clause.subject },
    [pattern.left]: { phrase: by.phrase },
  };
  return [{ pattern, places, preposition: 'by' }];
}

function hasWords(context: ReadingContext, clause: Clause, words: readonly string[]): boolean {
  const { complement, adjective } = clause;
  if (adjective !== null) {
    const last = context.tokens[adjective.last - 1];
    return words.some((word) => word === last?.lower || word === adjective.words.toLowerCase());
  }
  return (
    complement !== null &&
    (words.includes(headOf(context, complement)) || words.includes(nounOf(context, complement)))
  );
}

/** A measure in front of an adjective: 'is 30 m tall'. */
function measureBefore(clause: Clause): Phrase | null {
  const { adjective, complement } = clause;
  if (complement !== null && complement.kind !== 'pronoun') return complement;
  if (adjective === null || adjective.last - adjective.first < 2) return null;
  return openPhrase(adjective.first, adjective.last - 1, 'number');
}

/** 'is 310 m tall', 'holds 900 people': the noun or adjective stands behind the number. */
function isBehindValue(
  { tokens }: ReadingContext,
  { complement }: Clause,
  { direct, words }: VerbPattern,
): boolean {
  if (direct !== 'V' || complement?.kind !== 'number') return false;
  const next = tokens[endOf(complement)];
  return next !== undefined && words?.includes(next.lemma) === true;
}

/** What a verb of prices has behind it: '$20' and 'a month' are one amount. */
function amountOf(clause: Clause): Phrase | null {
  const { complement } = clause;
  const before = clause.prepositional.find(
    ({ phrase }) => complement !== null && phrase.kind === 'number' && endOf(phrase) === complement.first,
  );
  if (complement === null || before === undefined) return complement;
  return { ...before.phrase, last: endOf(complement), head: before.phrase.head };
}

/** What stands behind the verb without a preposition, in its place; null where that does not fit the pattern. */
function matchDirect(context: ReadingContext, clause: Clause, pattern: VerbPattern): Places | null {
  const { complement, adjective } = clause;
  const { direct, words, predicate } = pattern;
  if (words !== null && !hasWords(context, clause, words) && !isBehindValue(context, clause, pattern))
    return null;
  if (direct === null) return words === null && (complement !== null || adjective !== null) ? null : {};
  if (direct === 'V') {
    const time = timeValue(context, clause, predicate, null);
    if (time?.time != null) return { V: { time: time.time, text: time.text } };
    const phrase = words === null ? amountOf(clause) : measureBefore(clause);
    return phrase === null ? null : { V: { phrase } };
  }
  return complement === null ? null : { [direct]: { phrase: complement } };
}

const reciprocal = /^(?:marry|wed|divorce|meet|merge|partner)$/;

/** 'Ann and Bo divorced': each does it to the other. */
function matchMutual(context: ReadingContext, clause: Clause, pattern: VerbPattern): Match[] {
  const { subject, complement, verb, prepositional } = clause;
  const [other] = subject?.others ?? [];
  if (subject === null || other === undefined || subject.others.length > 1 || complement !== null) return [];
  const isReflexive = reciprocal.test(verb.lemma) && pattern.words === null;
  const isMarried = pattern.words?.some((word) => word === 'married' || word === 'engaged') === true;
  const isOpen = pattern.left === 'S' && (pattern.direct === 'O' || pattern.right === 'O');
  if (!isOpen || pattern.particle !== verb.particle) return [];
  if (!isReflexive && !(isMarried && hasWords(context, clause, pattern.words ?? []))) return [];
  if (prepositional.some(({ preposition }) => pattern.prepositions?.includes(preposition))) return [];
  const places: Places = { S: { phrase: { ...subject, others: [] } }, O: { phrase: other } };
  return [{ pattern, places, preposition: pattern.prepositions?.[0] ?? null, anchor: other.first }];
}

function matchStraight(context: ReadingContext, clause: Clause, pattern: VerbPattern): Match[] {
  if (clause.subject === null || !hasParticle(clause, pattern)) return [];
  const direct = matchDirect(context, clause, pattern);
  if (direct === null) return [];
  const places: Places = { [pattern.left]: { phrase: clause.subject }, ...direct };
  if (pattern.prepositions === null)
    return pattern.particle === clause.verb.particle ? [{ pattern, places, preposition: null }] : [];
  if (pattern.right === 'V') {
    const time = timeValue(context, clause, pattern.predicate, pattern.prepositions);
    if (time?.time != null)
      return [{ pattern, places: { ...places, V: { time: time.time, text: time.text } }, preposition: null }];
  }
  const among =
    pattern.words === null && pattern.direct !== 'X'
      ? clause.prepositional
      : [...(clause.complement?.modifiers ?? []), ...clause.prepositional];
  const behind = among.filter(({ phrase }) => phrase.first > clause.verb.first);
  return governed(clause, pattern, behind).flatMap(({ preposition, phrase }) => {
    const words = pattern.prepositionWords;
    if (words === null) {
      return pattern.right === null
        ? []
        : [{ pattern, places: { ...places, [pattern.right]: { phrase } }, preposition }];
    }
    const inner = behindWords(context, phrase, words);
    if (inner === null) return [];
    return [
      {
        pattern,
        places: pattern.right === null ? places : { ...places, [pattern.right]: { phrase: inner } },
        preposition,
        anchor: phrase.first,
      },
    ];
  });
}

/** The value behind the noun of a prepositional phrase: '9090' of 'port 9090', '$5' of 'price of $5'. */
function behindWords({ tokens }: ReadingContext, phrase: Phrase, words: readonly string[]): Phrase | null {
  for (let index = phrase.first; index < phrase.last; index++) {
    const token = tokens[index];
    if (
      token === undefined ||
      !words.includes(token.lemma) ||
      (index > phrase.first && tokens[index - 1]?.tag === 'ADJ')
    )
      continue;
    const of = phrase.modifiers[0];
    if (of !== undefined) return of.phrase;
    return openPhrase(Math.min(index + 1, phrase.last - 1), phrase.last, 'number');
  }
  return null;
}

function fillPlace(
  context: ReadingContext,
  clause: Clause,
  match: Match,
  spec: PredicateSpec,
  place: Place,
  phrase: Phrase | null,
): Filler | null {
  if ('time' in place) return spec.object === 'value' ? { term: null, value: place.text, cost: 0 } : null;
  const bare = phrase ?? place.phrase;
  // '60 kilometres' of '60 kilometres long'
  const isMeasure = bare.kind === 'number' && bare.last === (clause.adjective?.last ?? 0) - 1;
  const isInFront = bare.last <= clause.verb.first;
  if (!isMeasure && !isInFront && !isWholeObject(context, clause, bare)) return null;
  const isDirect = match.places[match.pattern.direct ?? 'X'] === place;
  const at = isDirect && match.pattern.prepositions !== null ? bare : widen(clause, bare);
  if (spec.object !== 'value') return fillObject(context, at, spec);
  const value = phraseValue(context, spec.id, at);
  return value === null ? null : { term: null, value: value.text, cost: 0 };
}

/** 'Expression of A and B' is one thing: what is joined without a modifier of its own goes with the last noun. */
function gather(phrase: Phrase): Phrase {
  const [other] = phrase.others;
  if (other === undefined || phrase.modifiers.length === 0) return phrase;
  if (phrase.others.some(({ modifiers, determiner }) => modifiers.length > 0 || determiner !== null))
    return phrase;
  return { ...phrase, last: Math.max(...phrase.others.map(endOf)), others: [] };
}

/** Whether a preposition stands right behind verb or noun, where what lies between could belong to what it governs. */
function isNext(clause: Clause, { pattern, places }: Match): boolean {
  const place = places[pattern.right ?? 'X'];
  if (pattern.right === null || place === undefined || !('phrase' in place)) return true;
  const first = clause.prepositional[0];
  return first === undefined || first.phrase === place.phrase || first.at >= place.phrase.first;
}

/** A phrase and those joined to it by 'and'. */
const joined = (phrase: Phrase): Phrase[] => [phrase, ...phrase.others].slice(0, MAX_JOINED);

/**
 * Of terms that are joined those that are whole: 'buffer' of 'buffer and media interference' is half a term, and of 'levels
 * of A and B' B may be joined to A.
 */
function wholeTerms(phrase: Phrase): Phrase[] {
  const all = joined(phrase);
  const isShort = ({ kind, first, last, modifiers }: Phrase) =>
    kind === 'common' && last - first === 1 && modifiers.length === 0;
  const isMixed = all.some(isShort) && all.some(({ first, last }) => last - first > 1);
  const isDeep = all.some(({ modifiers }) => modifiers.length > 0);
  return all.filter(
    (one, index) => !(isMixed && isShort(one)) && (index === 0 || !isDeep || one.modifiers.length > 0),
  );
}

/** 'is on holiday', 'runs a clinic': too little is said where what stands behind is no name. */
function needsName(
  { verb, words, isPassive, prepositions }: VerbPattern,
  { id, object }: PredicateSpec,
): boolean {
  if (object === 'value') return false;
  const isEdit = id === 'part_of' && /^(?:add|remove|drop)$/.test(verb);
  return (
    id === 'runs_on' || isEdit || (verb === 'be' && !isPassive && words === null && prepositions !== null)
  );
}

const isPriced = ({ id }: PredicateSpec): boolean => /^(?:price|rent|fee)$/.test(id);

/** 'A day ticket for the ferry costs …': the price is the ferry's, that of a day ticket. */
function pricedThing(
  context: ReadingContext,
  phrase: Phrase,
  spec: PredicateSpec,
): { phrase: Phrase; of: string } {
  const inner = phrase.modifiers.find(({ preposition }) => /^(?:for|of|to|on)$/.test(preposition))?.phrase;
  const isTicket =
    /^(?:ticket|pass|admission|entry|seat|room|membership|licence|license|subscription|copy)$/.test(
      headOf(context, phrase),
    );
  if (!isPriced(spec) || !isTicket || inner === undefined || namedTerm(phrase) !== null)
    return { phrase, of: '' };
  const noun = nounOf(context, phrase);
  return { phrase: inner, of: noun.includes(' ') ? noun : '' };
}

/** What 'belongs to' something is its member where it is somebody, else a thing of its own. */
const isHeld = ({ predicate, verb }: VerbPattern, { type }: { type: string }): boolean =>
  (predicate === 'member_of' && verb === 'belong' && type !== 'person') ||
  (predicate === 'visited' && verb === 'fly' && type === 'organization');

/** Predicates that tell by themselves that a firm is meant, where what it makes or sells is a ware. */
const making = /^(?:manufactures|sells|designed|built)$/;

/** 'lifts', 'membranes', 'beer': things or stuff, not one of them. */
function isWareNoun({ tokens, lists }: ReadingContext, { kind, determiner, head }: Phrase): boolean {
  const noun = tokens[head];
  if (kind !== 'common' || determiner !== null || noun === undefined) return false;
  const sense = lists.wordFlags(noun.lemma).replace(/[^A-Z]/g, '')[0];
  return (sense === 'A' && noun.lower !== noun.lemma) || sense === 'O';
}

function readMatch(context: ReadingContext, clause: Clause, match: Match): Reading[] {
  const spec = context.vocabulary.specOf(match.pattern.predicate);
  const { S: left, O, V } = match.places;
  const right = O ?? V;
  const isOfTerms = context.vocabulary.ofTerms.has(spec.id);
  if (isOfTerms && (isReduced(context, clause) || !isNext(clause, match))) return [];
  if (left === undefined || right === undefined || !('phrase' in left)) return [];
  const subjects = isOfTerms ? wholeTerms(left.phrase) : joined(left.phrase);
  return subjects.flatMap((whole) => {
    const { phrase } = pricedThing(context, whole, spec);
    const subject = fillSubject(context, phrase, spec);
    if (subject === null || (spec.id === 'native_to' && subject.term.isNamed)) return [];
    // 'moved his office' says nothing of a firm
    const named = namedTerm(phrase);
    if (named !== null && isPersonal(named) && subject.cost >= 2 && match.pattern.words !== null) return [];
    const objects =
      'phrase' in right ? (isOfTerms ? wholeTerms(gather(right.phrase)) : joined(right.phrase)) : [null];
    return objects.flatMap((other) => {
      const object = fillPlace(context, clause, match, spec, right, other);
      if (object === null || object.term?.name === subject.term.name) return [];
      // a name that is only guessed to be somebody, and a thing without a name: too little to go by
      const isVague = subject.cost > 0 && !subject.term.name.includes(' ');
      const isWare = making.test(spec.id) && other !== null && isWareNoun(context, other);
      if (isVague && object.term?.isNamed !== true && spec.object !== 'value' && !isWare) return [];
      if (needsName(match.pattern, spec) && object.term?.isNamed !== true) return [];
      // 'left Bo Lind' is said of people
      const isBare = match.pattern.prepositions === null && match.pattern.words === null;
      const named = namedTerm(other);
      if (isBare && named !== null && isPersonal(named) && object.term?.type !== 'person') return [];
      const isFit = isSuitable(context, match.pattern, {
        subject: subject.term,
        subjectPhrase: phrase,
        object: object.term,
        objectPhrase: other,
        isBent: object.cost > 0,
      });
      if (!isFit) return [];
      const filler: Filler = { ...subject, value: null };
      const cost = subject.cost + object.cost + (isHeld(match.pattern, subject.term) ? 0.5 : 0);
      return [{ ...match, spec, subject: filler, object, cost }];
    });
  });
}

/** The token where what a reading took besides its subject stands; two readings of one place are rivals. */
function placeOf({ pattern, places, anchor }: Match): number {
  if (anchor !== undefined) return anchor;
  const place = places[pattern.right ?? pattern.direct ?? 'O'] ?? places.O ?? places.V;
  const other = pattern.left === 'O' ? places.S : place;
  if (other === undefined) return -1;
  return 'phrase' in other ? other.phrase.first : other.time.first;
}

function wordsOfRelation({ pattern, preposition }: Match): string {
  const head = pattern.isPassive ? `be ${pattern.verb}` : pattern.verb;
  const noun = pattern.words?.[0];
  return [head, pattern.particle, noun, preposition].filter((word) => word != null).join(' ');
}

/** The relations that a clause's verb says by the patterns of the ontology's predicates, one for each place behind the verb. */
export function readFrames(context: ReadingContext, clause: Clause): Assertion[] {
  const all = context.vocabulary.verbs.get(clause.verb.lemma) ?? [];
  const patterns = clause.guard === null ? all : all.filter(({ predicate }) => predicate === 'price');
  if (!isWholeSubject(context, clause)) return [];
  const byPlace = new Map<number, Reading[]>();
  for (const pattern of patterns) {
    const voice = isVoice(clause, pattern);
    if (voice === null) continue;
    const matches =
      voice === 'turned'
        ? matchTurned(context, clause, pattern)
        : [...matchStraight(context, clause, pattern), ...matchMutual(context, clause, pattern)];
    for (const match of matches) {
      const readings = readMatch(context, clause, match);
      const place = placeOf(match);
      const best = byPlace.get(place);
      const cost = Math.min(...readings.map((reading) => reading.cost));
      if (
        readings.length > 0 &&
        (best === undefined || cost < Math.min(...best.map((reading) => reading.cost)))
      ) {
        byPlace.set(place, readings);
      }
    }
  }
  const noun = clause.complement?.first ?? -1;
  const readings = [...byPlace.values()].flat();
  // 'made a profit of 3 million' says nothing that is made
  const isPhrased = readings.some(({ pattern }) => pattern.words !== null && pattern.right !== null);
  return readings
    .filter((reading) => !isPhrased || reading.pattern.words !== null || placeOf(reading) !== noun)
    .map((reading) => assertionOf(context, clause, reading));
}

const isPlace = (place: Place | undefined, phrase: Phrase): boolean =>
  place !== undefined && 'phrase' in place && place.phrase === phrase;

function assertionOf(context: ReadingContext, clause: Clause, reading: Reading): Assertion {
  const { pattern, spec, subject, object, places } = reading;
  const taken = Object.values(places).flatMap((place) =>
    'time' in place && !isDayOfEvent(spec) ? [place.time] : [],
  );
  const whom = isPriced(spec)
    ? clause.prepositional.find(
        ({ preposition, phrase }) =>
          preposition === 'for' && !isPlace(places.S, phrase) && !isPlace(places.V, phrase),
      )
    : undefined;
  const left = places.S;
  const of = left !== undefined && 'phrase' in left ? pricedThing(context, left.phrase, spec).of : '';
  return {
    subject: subject.term as Assertion['subject'],
    form: 'verb',
    words: wordsOfRelation(reading),
    predicate: spec.id,
    object: object.term,
    value: object.value,
    ...readPhase(clause, pattern.effect, spec, taken),
    ...(context.vocabulary.ofTerms.has(spec.id) || isReduced(context, clause) ? { isPast: false } : {}),
    isUnique: false,
    facet: whom === undefined ? of : `for ${nounOf(context, whom.phrase)}`,
    rule: `${spec.id}/verb:${pattern.notation}`,
  };
}
