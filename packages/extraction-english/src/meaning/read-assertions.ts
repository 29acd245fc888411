import type { Assertion } from '@memory/extraction';
import type { Clause } from '../clause.ts';
import type { WordLists } from '../names/index.ts';
import type { Token } from '../sentence.ts';
import { readAppositions, readNaming } from './appositions.ts';
import { readChange } from './changes.ts';
import type { ReadingContext } from './context.ts';
import { readCopulas } from './copulas.ts';
import { isDoubtful } from './doubts.ts';
import { readEvents } from './events.ts';
import { finish } from './finish.ts';
import { readFrames } from './frames.ts';
import { readHaving, readPart } from './having.ts';
import { withKin } from './kin-terms.ts';
import { readDeed, readOther } from './other.ts';
import { isSaid } from './phase.ts';
import { withNamesInFront } from './stand-ins.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads what one clause says as records. `tokens` are those of its sentence. A clause that is no plain statement says nothing. */
export type AssertionReader = (clause: Clause, tokens: readonly Token[]) => Assertion[];

const MAX_ASSERTIONS = 24;

/** Makes a reader of clauses by the lexicon and the word lists. */
export function createAssertionReader(vocabulary: Vocabulary, lists: WordLists): AssertionReader {
  return (read, tokens) => {
    const clause = withNamesInFront(withoutContrast(read, tokens), tokens);
    const context: ReadingContext = { tokens, lists, vocabulary };
    if (/^(?:question|condition|imperative|wish)$/.test(clause.guard ?? '')) return [];
    // 'it is not known whether …'
    if ([clause.first - 1, clause.first].some((at) => tokens[at]?.lower === 'whether')) return [];
    const beside = clause.guard === null ? readAppositions(context, clause) : [];
    if (!isSaid(clause) || isDeniedElsewhere(clause, tokens)) return beside;
    const own = readStatement(context, clause);
    const kin = own.length === 0 && clause.guard === null ? withKin(context, clause) : null;
    const ofKin = kin === null ? [] : readStatement(context, kin.clause);
    const said = ofKin.length > 0 ? [...ofKin, ...(kin?.kin ?? [])] : own;
    return distinct([...said, ...beside])
      .filter((assertion) => !isDoubtful(context, clause, assertion))
      .slice(0, MAX_ASSERTIONS)
      .map((assertion) => finish(lists, assertion));
  };
}

/** What a clause says by its verb, by the first family that reads it. */
function readStatement(context: ReadingContext, clause: Clause): Assertion[] {
  const named = readNaming(context, clause);
  if (named.length > 0) return named;
  const changed = readChange(context, clause);
  const framed = changed.length > 0 ? changed : readFrames(context, clause);
  // what is said of any user or file is said of none by name
  if (clause.guard === 'generic') return framed;
  const having = readHaving(context, clause);
  const happened = readEvents(context, clause);
  const known = having.length > 0 ? having : [...framed, ...readCopulas(context, clause), ...happened];
  const parts = known.length > 0 ? known : readPart(context, clause);
  if (parts.length === 0) return readOther(context, clause);
  const isPlayed = clause.verb.lemma === 'play' && parts.every(({ predicate }) => predicate === 'member_of');
  return [...parts, ...(isPlayed ? readDeed(context, clause) : [])];
}

/** 'grew in Leeds but not in Hull': the verb is not negated, and what is left out says nothing of itself. */
function withoutContrast(clause: Clause, tokens: readonly Token[]): Clause {
  const { verb, last, prepositional } = clause;
  const isOwn = tokens
    .slice(verb.first, verb.last)
    .some(({ lower }) => /^(?:not|n['’]t|never|no)$/.test(lower));
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index >= verb.last &&
      index < last &&
      /^(?:but|and|,)$/.test(lower) &&
      tokens[index + 1]?.lower === 'not',
  );
  if (at < 0 || isOwn) return clause;
  return {
    ...clause,
    verb: { ...verb, isNegated: false },
    prepositional: prepositional.filter((other) => other.at < at),
  };
}

/** Each relation once, by the first rule that read it. */
function distinct(assertions: readonly Assertion[]): Assertion[] {
  const seen = new Map<string, Assertion>();
  for (const assertion of assertions) {
    const { subject, predicate, object, value } = assertion;
    const key = [subject.name, predicate, object?.name, value].join('\n');
    if (!seen.has(key)) seen.set(key, assertion);
  }
  return [...seen.values()];
}

const denial = /^(?:not|n't|never|no|nor|neither|hardly|scarcely|barely|longer)$/;

/** 'Reduced A but not B': the denial stands behind the verb, and is of something else. */
function isDeniedElsewhere({ verb, subject }: Clause, tokens: readonly Token[]): boolean {
  if (!verb.isNegated || verb.adverbs.some((word) => /more$|longer$/.test(word))) return false;
  const from = Math.min(subject?.first ?? verb.first, verb.first);
  return !tokens.slice(from, verb.last + 1).some(({ lower }) => denial.test(lower));
}
