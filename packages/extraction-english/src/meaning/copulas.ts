import type { Assertion, Term } from '@memory/extraction';
import type { PredicateSpec } from '@memory/ontology';
import type { Clause, Phrase } from '../clause.ts';
import { list } from '../lexicon/predicate-words.ts';
import { hasFlag, spell } from '../names/index.ts';
import { bareWords, endOf, headOf, nounOf, type ReadingContext, wordsOf } from './context.ts';
import {
  definedOwners,
  firstRead,
  isTrade,
  join,
  joinOther,
  lookUpNoun,
  type NounReading,
  namesOf,
  ownersOf,
  readHolder,
  readOwnHolder,
  readSenses,
} from './holders.ts';
import type { Effect } from './notation.ts';
import { type Phase, readPhase } from './phase.ts';
import { isPlainAdjective, readQuality, readStatus, statuses } from './qualities.ts';
import { asNoun, fillSubject, namedTerm, typesOfNoun, wholeWords } from './terms.ts';
import { type RoleParts, readTrade } from './trades.ts';
import { isDated, isDayOfEvent, phraseValue, timeValue } from './values.ts';
import { isWholeSubject } from './whole.ts';

/** Verbs whose noun behind them, or behind 'as', tells what the subject is: what each does to it. */
const posting: ReadonlyMap<string, Effect> = new Map([
  ...list('be, remain, continue, stay, serve, work, act, run, lead, manage, head').map(
    (verb) => [verb, 'states'] as const,
  ),
  ...list('become, join, rejoin, start, take over, appoint, name, elect, promote, hire, return').map(
    (verb) => [verb, 'begins'] as const,
  ),
  ...list('step down, resign, retire, leave, quit, dismiss, replace').map((verb) => [verb, 'ends'] as const),
]);
const takesPassive = /^(?:appoint|name|elect|promote|hire|dismiss|replace)$/;

/** 'Ann succeeded Bo as CEO of Orr', where the one who had it goes. */
function takenPost({ verb, complement, prepositional }: Clause): Phrase | null {
  if (!/^(?:replace|succeed)$/.test(verb.lemma) || verb.isPassive || complement === null) return null;
  return prepositional.find(({ preposition }) => preposition === 'as')?.phrase ?? null;
}

/** The noun phrase that says what the subject is, and what the verb does to that; null where the clause says no such thing. */
function postOf(clause: Clause): { phrase: Phrase; effect: Effect; isBare: boolean } | null {
  const taken = takenPost(clause);
  if (taken !== null) return { phrase: taken, effect: 'begins', isBare: false };
  const { lemma, particle, isPassive } = clause.verb;
  const effect = posting.get(particle === null ? lemma : `${lemma} ${particle}`);
  if (effect === undefined || isPassive !== takesPassive.test(lemma)) return null;
  const isBare = lemma === 'be' || lemma === 'become' || lemma === 'remain';
  if ((isBare || isPassive) && clause.complement !== null)
    return { phrase: clause.complement, effect, isBare };
  if (isBare) return null;
  const as = clause.prepositional.find(
    ({ preposition }) => preposition === 'as' || (lemma === 'promote' && preposition === 'to'),
  );
  return as === undefined ? null : { phrase: as.phrase, effect, isBare };
}

/** How a noun says that it holds: 'former' and 'new' count besides the verb. */
function phaseWith(clause: Clause, effect: Effect) {
  return ({ isFormer, isNew }: NounReading, spec: PredicateSpec): Phase => {
    const phase = readPhase(clause, isNew && effect === 'states' ? 'begins' : effect, spec);
    if (!isFormer) return { ...phase, isNews: phase.isNews || (isNew && phase.validity.from === null) };
    return { ...phase, isPast: phase.validity.from === null && phase.validity.until === null };
  };
}

/** What the subject is of somebody or something, or by work, or what kind of thing it is. */
function readPost(context: ReadingContext, clause: Clause): Assertion[] {
  const post = postOf(clause);
  const { subject } = clause;
  if (post === null || subject === null) return [];
  const further = post.isBare
    ? behind(clause, post.phrase)
    : [...clause.prepositional.filter(({ preposition }) => preposition !== 'as'), ...workplaceOf(clause)];
  const gone = takenPost(clause) === null ? null : namedTerm(clause.complement);
  const ended =
    gone === null ? [] : readHolder(context, gone, post.phrase, phaseWith(clause, 'ends'), further, 'holder');
  const begun = namesOf(subject).flatMap((term) =>
    [post.phrase, ...post.phrase.others].flatMap((noun) => {
      if (noun.kind !== 'common') return [];
      const phase = phaseWith(clause, post.effect);
      const held = readHolder(context, term, noun, phase, further, 'holder');
      if (held.length > 0) return held;
      const own = readOwnHolder(context, term, noun, phase, further);
      return own.length > 0 ? own : readTrade(context, term, noun, roleParts(clause, post.effect, further));
    }),
  );
  return [...begun, ...ended];
}

/** How a clause says a role: by its verb, with what stands behind. */
function roleParts(clause: Clause, effect: Effect, further: RoleParts['further']): RoleParts {
  return {
    words: clause.verb.lemma,
    rule: 'class',
    phase: (spec, isFormer) => phaseWith(clause, effect)({ senses: [], isFormer, isNew: false }, spec),
    further,
    isIdentified: false,
  };
}

/** 'joined Orr as CEO': where the post is. */
function workplaceOf({ verb, complement }: Clause): RoleParts['further'] {
  const isThere = !verb.isPassive && /^(?:join|rejoin|run|lead|manage|head|leave|quit)$/.test(verb.lemma);
  return isThere && complement !== null ? [{ preposition: 'at', phrase: complement }] : [];
}

/** Phrases that stand right behind a noun: 'an engineer at Orr'. */
function behind(clause: Clause, noun: Phrase) {
  const end = endOf(noun);
  return clause.prepositional.filter(({ at }) => at >= end);
}

/** 'The capital of Peru is Lima', "Orr's CEO is Ann Bell", 'the colour of the Kestrel is white'. */
function readAttribute(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, verb } = clause;
  if (
    subject === null ||
    subject.kind !== 'common' ||
    verb.lemma !== 'be' ||
    verb.isPassive ||
    namedTerm(subject) !== null
  )
    return [];
  const reading = lookUpNoun(context, subject, context.vocabulary.attributes);
  const senses = reading?.senses ?? lookUpNoun(context, subject, context.vocabulary.holders)?.senses ?? [];
  const owner =
    ownersOf(subject)[0] ?? senses.flatMap(({ spec }) => definedOwners(context, subject, spec.id))[0];
  if (owner === undefined) return readHolding(context, clause, subject);
  // somebody's manager is whom they report to, a hotel's runs it
  const isBoss =
    owner.type === 'person' && reading?.senses.some(({ spec }) => spec.id === 'reports_to') === true;
  const held = isBoss ? [] : readHeldBy(context, clause, subject, owner);
  if (held.length > 0) return held;
  if (reading === null) return readOwnAttribute(context, clause, subject, owner);
  return firstRead(reading.senses, ({ spec, noun }) => {
    const value = attributeValue(context, clause, spec);
    if (value === null) return [];
    const taken = isDayOfEvent(spec) ? [] : value.times;
    const phase = readPhase(clause, reading.isNew ? 'begins' : 'states', spec, taken);
    return join(spec, owner, value.object, {
      form: 'attribute',
      words: noun,
      phase: { ...phase, isPast: phase.isPast || reading.isFormer },
      rule: `${spec.id}/attribute:${noun}`,
    });
  });
}

/** 'The treasurer is Ann Bell', 'the head of sales at Orr was Bo Lind': who has a post, of whatever it is one. */
function readHolding(context: ReadingContext, clause: Clause, noun: Phrase): Assertion[] {
  const { complement } = clause;
  const holder = namedTerm(complement);
  const isOpen = noun.determiner === 'definite' && noun.owner === null && complement?.kind === 'name';
  if (!isOpen || holder === null || complement.others.length > 0) return [];
  return readTrade(context, holder, noun, { ...roleParts(clause, 'states', []), isIdentified: true });
}

function attributeValue(
  context: ReadingContext,
  clause: Clause,
  spec: PredicateSpec,
): { object: Term | string; times: Clause['times'] } | null {
  const { complement, adjective, times } = clause;
  if (isDated(spec.id)) {
    const value = timeValue(context, clause, spec.id, null);
    return value?.time == null ? null : { object: value.text, times };
  }
  if (complement === null) {
    const [where] = clause.prepositional;
    if (where !== undefined && adjective === null) return placedValue(context, where, spec);
    if (adjective === null || spec.object !== 'value') return null;
    return { object: adjective.words, times: [] };
  }
  const term = namedTerm(complement);
  if (spec.object !== 'value') return term === null ? null : { object: term, times: [] };
  const value = phraseValue(context, spec.id, complement);
  return value === null ? null : { object: value.text, times: [] };
}

/** 'The headquarters of Orr are in Leeds', 'the status of the project is on hold'. */
function placedValue(
  context: ReadingContext,
  { preposition, phrase, at }: Clause['prepositional'][number],
  spec: PredicateSpec,
): { object: Term | string; times: Clause['times'] } | null {
  if (spec.object === 'value') {
    const words = spell(context.tokens, at, endOf(phrase));
    return spec.id === 'status' && statuses.test(words) ? { object: words, times: [] } : null;
  }
  const term = namedTerm(phrase);
  return term !== null && spec.object.includes('place') && /^(?:in|at|on)$/.test(preposition)
    ? { object: term, times: [] }
    : null;
}

/** 'The CEO of Orr is Ann Bell': the holder stands behind. */
function readHeldBy(context: ReadingContext, clause: Clause, noun: Phrase, owner: Term): Assertion[] {
  const reading = lookUpNoun(context, noun, context.vocabulary.holders);
  const { complement } = clause;
  if (complement === null) return [];
  const phase = phaseWith(clause, 'states');
  if (reading !== null)
    return namesOf(complement).flatMap((holder) => readSenses(reading, holder, owner, phase, 'holder'));
  if (lookUpNoun(context, noun, context.vocabulary.attributes) !== null) return [];
  const holder = namedTerm(complement);
  return holder === null || complement.others.length > 0
    ? []
    : readOwnHolder(context, holder, noun, phase, []);
}

/** 'her favourite food': what somebody likes best is told by a plain noun. */
const isFavourite = ({ tokens }: ReadingContext, { first, head }: Phrase): boolean =>
  tokens.slice(first, head).some(({ lower }) => /^favou?rite$/.test(lower));

/** An attribute that the ontology does not list, where its value is a name, a number or one adjective. */
function readOwnAttribute(context: ReadingContext, clause: Clause, noun: Phrase, owner: Term): Assertion[] {
  const { complement, adjective } = clause;
  const isPlain =
    noun.modifiers.length <= 1 && noun.determiner !== 'indefinite' && noun.determiner !== 'quantity';
  const words = nounOf(context, noun);
  if (!isPlain || words.split(' ').length > 3 || hasFlag(context.lists.wordFlags(headOf(context, noun)), 'P'))
    return [];
  const named = complement === null ? null : namedTerm(complement);
  // 'her car is blue' is of the car
  const isOfKind = !/^[ANPLG]/.test(context.lists.wordFlags(headOf(context, noun)).replace(/[^A-Z]/g, ''));
  const toldValue = (): string | null => {
    if (complement === null)
      return adjective !== null && isOfKind && isPlainAdjective(context, clause, adjective)
        ? adjective.words
        : null;
    const isTold = complement.kind === 'number' || complement.kind === 'name' || isFavourite(context, noun);
    return isTold ? wholeWords(context, complement) : null;
  };
  const value = named ?? toldValue();
  if (value === null) return [];
  const isUnique = noun.determiner === 'definite' || noun.determiner === 'possessive';
  const phase = readPhase(clause, 'states', null);
  return [
    joinOther(owner, value, { form: 'attribute', words, phase, isUnique, rule: 'other/attribute:own' }),
  ];
}

/** 'Orr is a bank in Peru': what kind of thing a name is. */
function readClass(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, verb } = clause;
  if (subject === null || complement === null || complement.kind !== 'common') return [];
  const isDiet = /^(?:vegan|vegetarian|pescatarian|teetotal)$/.test(headOf(context, complement));
  if (!/^(?:be|become|remain)$/.test(verb.lemma) && !(isDiet && verb.lemma === 'go')) return [];
  if (verb.isPassive) return [];
  if (complement.determiner !== 'indefinite' && !isSuperlative(context, complement) && !isDiet) return [];
  if (complement.owner !== null || verb.adverbs.includes('there')) return [];
  const end = restOf(context, clause, complement);
  const value = wholeWords(context, complement);
  if (value === null || end === null) return [];
  const text = spell(context.tokens, complement.first, end);
  const spec = context.vocabulary.specOf('is_a');
  const types = typesOfNoun(context, headOf(context, complement));
  const phase = readPhase(clause, /^(?:become|go)$/.test(verb.lemma) ? 'begins' : 'states', spec);
  const parts = { form: 'class', words: 'be', phase, rule: 'is_a/class:be' } as const;
  return namesOf(subject).flatMap((term) => {
    if (term.isTypeCertain && types.size > 0 && isForeign(term, types, headOf(context, complement)))
      return [];
    return join(spec, asNoun(context, complement, term), text, parts);
  });
}

/** Nouns of people that firms are called by as well. */
const trading =
  /(?:seller|maker|brewer|baker|retailer|publisher|manufacturer|producer|distributor|supplier|provider|operator|lender|insurer|developer|carrier|broadcaster|builder|employer|landlord|owner)$/;

/** A person is no company and no town, and the other way round; a firm may be a 'bookseller'. */
function isForeign(term: Term, types: ReadonlySet<string>, noun: string): boolean {
  if (term.type === 'person') return !types.has('person') && !types.has('concept');
  return types.size === 1 && types.has('person') && !(term.type === 'organization' && trading.test(noun));
}

function isSuperlative({ tokens }: ReadingContext, phrase: Phrase): boolean {
  if (phrase.determiner !== 'definite' || phrase.modifiers.length === 0) return false;
  return tokens
    .slice(phrase.first, phrase.head)
    .some(({ lower }) => /^(?:\p{L}{3,}est|most|first|second|third|only|oldest|last)$/u.test(lower));
}

/** Where the description that begins with a phrase ends: prepositions behind it belong to it; null where a clause follows. */
function restOf({ tokens }: ReadingContext, clause: Clause, phrase: Phrase): number | null {
  let end = endOf(phrase);
  for (const { at, phrase: other } of clause.prepositional) {
    if (at === end) end = endOf(other);
  }
  const next = tokens[end];
  // 'a large, dynamic machine': what was taken for the noun is an adjective
  if (next?.text === ',' && tokens[end + 1]?.tag === 'ADJ') return null;
  if (next === undefined || /^[.,;:!?()–—]$/.test(next.text)) return end;
  if (clause.times.some(({ first }) => first === end)) return end;
  if (next.tag === 'VERB' && /(?:ed|en|ilt|ade)$/.test(next.lower)) return end;
  return /^(?:and|but|that|which|who|where|since|until)$/.test(next.lower) ? end : null;
}

/** 'The board of Orr': the firm for which it decides. */
function firmOfBoard(context: ReadingContext, phrase: Phrase): Term | null {
  const isBoard =
    /^(?:board|council|committee|shareholder|member|trustee|director|government|parliament)$/.test(
      headOf(context, phrase),
    );
  return isBoard ? (ownersOf(phrase)[0] ?? null) : null;
}

/** 'Orr appointed Ann Bell as CEO', 'Orr named Ann Bell its CEO': what a firm makes somebody of itself. */
function readAppointment(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, verb, prepositional } = clause;
  if (subject === null || complement === null || verb.isPassive) return [];
  if (!/^(?:appoint|name|elect|hire|promote|choose|pick|install|have)$/.test(verb.lemma)) return [];
  const firm = namedTerm(subject) ?? firmOfBoard(context, subject);
  const post = prepositional.find(
    ({ preposition }) => preposition === 'as' || (verb.lemma === 'promote' && preposition === 'to'),
  );
  if (firm === null || post === undefined || post.phrase.kind !== 'common') return [];
  const reading = lookUpNoun(context, post.phrase, context.vocabulary.holders);
  const [named] = ownersOf({ ...post.phrase, owner: null });
  const effect: Effect = verb.lemma === 'have' ? 'states' : 'begins';
  const role = bareWords(context, { ...post.phrase, owner: null }).replace(/^(?:its|their|our|his|her) /, '');
  const spec = context.vocabulary.specOf('has_role');
  const phase = readPhase(clause, effect, spec);
  const parts = { form: 'class', words: verb.lemma, phase, rule: 'has_role/class:trade' } as const;
  return namesOf(complement).flatMap((somebody) => {
    if (reading === null) return isTrade(context, post.phrase) ? join(spec, somebody, role, parts) : [];
    const held = readSenses(reading, somebody, named ?? firm, phaseWith(clause, effect), 'holder');
    return held.length > 0 ? held : join(spec, somebody, role, parts);
  });
}

const money =
  /^(?:[$€£¥]\s?\d|\d[\d.,]* (?:euros?|dollars?|pounds?|francs?|kroner|kronor|zloty|yen|pence|cents?)\b)/i;

/** 'The Pro plan is $25 a month': the price of what is sold. */
function readPrice(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, verb } = clause;
  if (subject === null || complement === null || verb.lemma !== 'be' || verb.isPassive) return [];
  const amount = wordsOf(context, complement);
  if (!money.test(amount)) return [];
  const spec = context.vocabulary.specOf('price');
  const term = fillSubject(context, subject, spec)?.term;
  if (term === undefined || term.type === 'person' || term.type === 'place') return [];
  const phase = readPhase(clause, 'states', spec);
  const words = { form: 'attribute' as const, words: 'price', phase, rule: 'price/attribute:amount' };
  return join(spec, term, amount, words);
}

const OLDEST = 125;
const tens =
  /^(?:\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen))$/iu;

/** 'Mia is six', 'Ono turned 70 last week': the age of somebody, by a number alone. */
function readAge(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, verb } = clause;
  if (subject === null || complement?.kind !== 'number' || complement.modifiers.length > 0) return [];
  if (!/^(?:be|turn)$/.test(verb.lemma) || verb.isPassive) return [];
  const value = spell(context.tokens, complement.first, complement.last);
  const term = namedTerm(subject);
  // 'my dad Ono': the noun beside the name tells that somebody is meant
  const isSomebody =
    term?.type === 'person' || (term?.isTypeCertain === false && subject.apposition !== null);
  if (term === null || !isSomebody || !tens.test(value) || Number(value) > OLDEST) return [];
  const next = context.tokens[complement.last];
  if (next !== undefined && !/^(?:[.,;!]|and|but|years?|last|this|in|on|yesterday|today)$/.test(next.lower))
    return [];
  const spec = context.vocabulary.specOf('age');
  const phase = readPhase(clause, verb.lemma === 'turn' ? 'begins' : 'states', spec);
  return join(spec, term, value, { form: 'quality', words: 'be', phase, rule: 'age/quality:number' });
}

/** What a clause with 'be' or a verb of posts says: holder, attribute, class or quality, the first that it is. */
export function readCopulas(context: ReadingContext, clause: Clause): Assertion[] {
  if (!isWholeSubject(context, clause)) return [];
  return firstRead(readers, (read) => read(context, clause));
}

const readers = [
  ...[readPost, readAppointment, readAttribute, readClass],
  ...[readAge, readPrice, readQuality, readStatus],
];
