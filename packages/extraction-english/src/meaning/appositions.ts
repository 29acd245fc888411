import type { Assertion, Term } from '@memory/extraction';
import type { Clause, Phrase } from '../clause.ts';
import { bareWords, type ReadingContext } from './context.ts';
import { isTrade, join, lookUpNoun, type NounReading, ownersOf, readHolder } from './holders.ts';
import { type Phase, statedPhase } from './phase.ts';
import { namedTerm } from './terms.ts';

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
  for (const { spec, noun: words } of reading.senses) {
    if (spec.object === 'value') continue;
    const found = join(spec, owner, term, {
      form: 'attribute',
      words,
      phase: stated(reading),
      rule: `${spec.id}/apposition:${words}`,
    });
    if (found !== null) return [found];
  }
  return [];
}

/** What stands beside a name and says what it is: 'Ann Bell, CEO of Orr,', 'Orr CEO Ann Bell', "Ann's sister Ida". */
export function readAppositions(context: ReadingContext, clause: Clause): Assertion[] {
  return phrasesOf(clause).flatMap((phrase) => {
    const term = namedTerm(phrase);
    const beside = phrase.apposition;
    if (term === null || beside === null) return [];
    return [beside, ...beside.others].flatMap((noun) => {
      if (noun.kind !== 'common') return [];
      const held = readHolder(context, term, noun, stated, [], 'apposition');
      const found = held.length > 0 ? held : readOwned(context, term, noun);
      return found.length > 0 ? found : readTradeBeside(context, term, noun);
    });
  });
}

/** 'Ann Bell, a nurse, …' */
function readTradeBeside(context: ReadingContext, term: Term, noun: Phrase): Assertion[] {
  const isSomebody = term.type === 'person' || !term.isTypeCertain;
  if (!isSomebody || noun.determiner !== 'indefinite' || ownersOf(noun).length > 0 || !isTrade(context, noun))
    return [];
  const spec = context.vocabulary.specOf('occupation');
  const parts = {
    form: 'class' as const,
    words: 'be',
    phase: statedPhase(false, false),
    rule: 'occupation/apposition:trade',
  };
  return [join(spec, term, bareWords(context, noun), parts)].filter((assertion) => assertion !== null);
}
