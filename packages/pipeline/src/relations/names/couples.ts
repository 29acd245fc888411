import type { SentenceAnalysis } from '../../language/analyze.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import type { Term } from '../term.ts';

/** 'Tom and Betty Marsh': both are called Marsh. */
export function shareSurnames({ tokens }: SentenceAnalysis, terms: Term[]): Term[] {
  for (let i = 0; i + 1 < terms.length; i++) {
    const [first, second] = [terms[i] as Term, terms[i + 1] as Term];
    const [mine, theirs] = [first.mention, second.mention];
    if (mine === null || theirs === null || second.descriptor !== null) continue;
    if (second.phrase.start !== first.phrase.end + 1 || tokens[first.phrase.end]?.lower !== 'and') continue;
    const [given = '', family, ...more] = theirs.name.split(' ');
    if (/\s/.test(mine.name) || family === undefined || more.length > 0 || !/^\p{Lu}\p{Ll}+$/u.test(family))
      continue;
    if (!isFirstName(mine.name) || !isFirstName(given)) continue;
    const name = `${mine.name} ${family}`;
    terms[i] = { ...first, mention: { ...mine, name, type: 'person', isTypeCertain: true } };
  }
  return terms;
}

function isFirstName(name: string): boolean {
  const bits = lookUp(name.toLowerCase());
  return (bits & Word.firstName) !== 0 && (bits & Word.place) === 0;
}
