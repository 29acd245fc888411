import type { Assertion } from '@memory/extraction';
import type { Clause } from '../clause.ts';
import type { WordLists } from '../names/index.ts';
import type { Token } from '../sentence.ts';
import { readAppositions } from './appositions.ts';
import type { ReadingContext } from './context.ts';
import { readCopulas } from './copulas.ts';
import { readFrames } from './frames.ts';
import { readOther } from './other.ts';
import { isSaid } from './phase.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads what one clause says as records. `tokens` are those of its sentence. A clause that is no plain statement says nothing. */
export type AssertionReader = (clause: Clause, tokens: readonly Token[]) => Assertion[];

const MAX_ASSERTIONS = 24;

/** Makes a reader of clauses by the lexicon and the word lists. */
export function createAssertionReader(vocabulary: Vocabulary, lists: WordLists): AssertionReader {
  return (clause, tokens) => {
    const context: ReadingContext = { tokens, lists, vocabulary };
    if (
      clause.guard === 'question' ||
      clause.guard === 'condition' ||
      clause.guard === 'imperative' ||
      clause.guard === 'wish'
    )
      return [];
    const beside = clause.guard === null ? readAppositions(context, clause) : [];
    if (!isSaid(clause)) return beside;
    const framed = readFrames(context, clause);
    const copular = readCopulas(context, clause);
    const known = [...framed, ...copular];
    const said = known.length > 0 ? known : readOther(context, clause);
    return [...said, ...beside].slice(0, MAX_ASSERTIONS);
  };
}
