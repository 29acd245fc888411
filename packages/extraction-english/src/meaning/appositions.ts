import type { Assertion, Term } from '@memory/extraction';
import type { Clause, Phrase } from '../clause.ts';
import { hasFlag } from '../names/index.ts';
import { termNamed } from '../term.ts';
import { bareWords, headOf, type ReadingContext } from './context.ts';
import {
  firstRead,
  join,
  lookUpNoun,
  type NounReading,
  ownersOf,
  readHolder,
  readOwnHolder,
} from './holders.ts';
import { type Phase, statedPhase } from './phase.ts';
import { asNoun, namedTerm, typesOfNoun } from './terms.ts';
import { readTrade } from './trades.ts';

const MAX_PHRASES = 24;

/** All phrases of a clause, with those within them. */
function phrasesOf(clause: Clause): Phrase[] {
  const found: Phrase[] = [];
  const queue = [clause.subject, clause.complement, ...clause.prepositional.map(({ phrase }) => phrase)];
  for (let at = 0; at < queue.length && at < MAX_PHRASES; at++) {
    const phrase = queue[at];
    if (phrase == null) continue;
    found.push(phrase);
    queue.push(...phrase.others, ...phrase.modifiers.map((modifier) => modifier.phrase));
    if (phrase.kind === 'common' && phrase.owner !== null) queue.push(phrase.owner);
  }
  return found;
}

const stated = ({ isFormer, isNew }: NounReading): Phase => statedPhase(isFormer, isNew);

/** 'her dog Rex', "Ann's employer, Orr": what the owner has under that noun. */
function readOwned(context: ReadingContext, term: Term, noun: Phrase): Assertion[] {
  const owner = namedTerm(noun.owner);
  const reading = lookUpNoun(context, noun, context.vocabulary.attributes);
  if (owner === null || reading === null) return [];
  return firstRead(reading.senses, ({ spec, noun: words }) => {
    if (spec.object === 'value') return [];
    const rule = `${spec.id}/apposition:${words}`;
    return join(spec, owner, term, { form: 'attribute', words, phase: stated(reading), rule });
  });
}

/** What stands beside a name and says what it is: 'Ann Bell, CEO of Orr,', 'Orr CEO Ann Bell', "Ann's sister Ida". */
export function readAppositions(context: ReadingContext, clause: Clause): Assertion[] {
  return phrasesOf(clause).flatMap((phrase) => {
    const beside = phrase.apposition;
    if (beside === null) return [];
    const isShared = isPluralNoun(context, beside) && beside.last <= phrase.head;
    return [phrase, ...(isShared ? phrase.others : [])].flatMap((one) => readBeside(context, one, phrase));
  });
}

/** 'our twins Ari and Noa': the noun is of each. */
function isPluralNoun({ tokens }: ReadingContext, { kind, head }: Phrase): boolean {
  const noun = tokens[head];
  return kind === 'common' && noun !== undefined && /[^s]s$/.test(noun.lower);
}

/** What the noun beside `around` says of a name: of its own, or of one that is joined to it. */
function readBeside(context: ReadingContext, name: Phrase, around: Phrase): Assertion[] {
  const term = namedTerm(name);
  const beside = around.apposition;
  if (term === null || beside === null) return [];
  const kind = asNoun(context, beside, term);
  const based = [...readBase(context, kind, beside), ...readGroup(context, kind, beside)];
  const said = [withOwner(beside, around), ...beside.others].flatMap((noun) => {
    if (noun.kind !== 'common') return [];
    // 'our twins Ari and Noa' are children of ours, 'my twin Ari' is none
    const isOwned = isPluralNoun(context, noun) && around.others.length > 0;
    return firstRead(
      [
        () => (isOwned ? readOwned(context, term, noun) : []),
        () => readHolder(context, term, noun, stated, [], 'apposition'),
        () => readOwned(context, term, noun),
        () => readOwnHolder(context, term, noun, stated, []),
        () => readTradeBeside(context, term, noun, noun.last <= around.head),
      ],
      (read) => read(),
    );
  });
  return [...based, ...said];
}

/** "My husband's name is Rui", 'my dog is called Rex': who has a noun of somebody's by which name. */
export function readNaming(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, verb } = clause;
  const given = namedTerm(complement);
  if (subject === null || given === null || complement?.kind !== 'name' || verb.isNegated) return [];
  const isCalled = verb.isPassive && /^(?:call|name)$/.test(verb.lemma);
  const isName = verb.lemma === 'be' && !verb.isPassive && headOf(context, subject) === 'name';
  const noun = isName ? subject.owner : isCalled ? subject : null;
  if (noun?.kind !== 'common' || (noun.owner === null && ownersOf(noun).length === 0)) return [];
  const held = readHolder(context, given, noun, stated, [], 'apposition');
  return held.length > 0 ? held : readOwned(context, given, noun);
}

/** 'my sister Ida': whose sister it is stands in front of noun and name together. */
function withOwner(noun: Phrase, { owner, head }: Phrase): Phrase {
  const isInFront = owner !== null && noun.owner === null && owner.first === noun.first && noun.last <= head;
  return isInFront ? { ...noun, owner } : noun;
}

/** 'the Graz-based brewer Orr': the town in front of '-based'. */
function readBase({ tokens, vocabulary, lists }: ReadingContext, firm: Term, noun: Phrase): Assertion[] {
  const word = tokens.slice(noun.first, noun.head).find(({ text }) => /^\p{Lu}.*-based$/u.test(text))?.text;
  if (word === undefined) return [];
  const town = word.slice(0, -'-based'.length).replaceAll('-', ' ');
  const isTown =
    hasFlag(lists.nameFlags(town.toLowerCase()), 'cCRt') ||
    !hasFlag(lists.wordFlags(town.toLowerCase()), 'n');
  if (!isTown) return [];
  const spec = vocabulary.specOf(firm.type === 'person' ? 'lives_in' : 'headquartered_in');
  const rule = `${spec.id}/apposition:based`;
  const parts = { form: 'verb' as const, words: 'be base in', phase: statedPhase(false, false), rule };
  return join(spec, firm, termNamed(town, 'place'), parts);
}

/** 'the charity Orr', 'battery maker Vesk': what kind of group a name is. */
function readGroup(context: ReadingContext, group: Term, noun: Phrase): Assertion[] {
  const { vocabulary, tokens } = context;
  const types = typesOfNoun(context, headOf(context, noun));
  const isPlain = noun.determiner === null || noun.determiner === 'definite';
  const isGroup = group.type === 'organization' && types.has('organization') && !types.has('person');
  if (!isGroup || !isPlain || noun.owner !== null || noun.modifiers.length > 0) return [];
  const first = tokens.findIndex(({ text }, at) => at >= noun.first && /-based$/.test(text)) + 1;
  const value = bareWords(context, first > noun.first && first <= noun.head ? { ...noun, first } : noun);
  const spec = vocabulary.specOf('is_a');
  const phase = statedPhase(false, false);
  return join(spec, group, value, { form: 'class', words: 'be', phase, rule: 'is_a/apposition:group' });
}

/** 'Ann Bell, a nurse, …', 'the painter Ann Bell', 'Ann Bell, head of sales at Orr, …' */
function readTradeBeside(context: ReadingContext, term: Term, noun: Phrase, isInFront: boolean): Assertion[] {
  const isOwned = noun.owner !== null || noun.determiner === 'possessive' || noun.determiner === 'quantity';
  if (isOwned || (!isInFront && ownersOf(noun).length > 0)) return [];
  return readTrade(context, term, noun, {
    words: 'be',
    rule: 'apposition',
    phase: (_spec, isFormer) => statedPhase(isFormer, false),
    further: [],
    isIdentified: isInFront,
  });
}
