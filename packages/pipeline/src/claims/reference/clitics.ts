import type { SentenceAnalysis, Token } from '../../language/analyze.ts';
import { verbShape } from '../../language/words/lexicon.ts';
import type { Edit } from '../reading.ts';

/** Participles with a name or an object of their own: 'She's called Ann', 'He's paid 300 euros'. */
const undergoesWithObject =
  /^(?:called|named|titled|nicknamed|dubbed|born|based|paid|given|offered|owed|sent|told|taught|shown|asked|allowed|awarded|granted|worth)$/;

/** 'He's bought a boat': has done it, where 'He's called Bo' is what he is. */
function hasDone(tokens: readonly Token[], at: number): boolean {
  const [done, next] = [tokens[at], tokens[at + 1]];
  if (done === undefined || undergoesWithObject.test(done.lower)) return false;
  return verbShape(done.lower, done.lemma).participle && /^(?:DET|NUM|PROPN|NOUN)$/.test(next?.pos ?? '');
}

/** 'she'll' -> 'Lena will' */
export function expandClitic({ tokens, verbGroups }: SentenceAnalysis, pronoun: Token): Edit[] {
  const clitic = tokens[pronoun.index + 1];
  if (clitic === undefined || clitic.start !== pronoun.end) return [];
  const perfect =
    verbGroups.some((verb) => verb.start === clitic.index && verb.perfect) ||
    hasDone(tokens, clitic.index + 1) ||
    /^(?:been|got|had|moved|gone|left|quit|become|retired|joined|started|finished|decided|changed|grown|passed|stopped)$/.test(
      tokens[clitic.index + 1]?.lower ?? '',
    );
  const words: Record<string, string> = {
    "'ll": ' will',
    "'d": ' would',
    "'ve": ' has',
    "'re": ' are',
    "'s": perfect ? ' has' : ' is',
  };
  const text = words[clitic.lower];
  return text === undefined ? [] : [{ start: clitic.start, end: clitic.end, text }];
}
