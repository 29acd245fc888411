import type { NameSpan } from '../name.ts';
import type { TimePhrase } from '../sentence.ts';
import { createTagger } from '../text/index.ts';
import type { ClauseInput } from './read-clauses.ts';

const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
const year = /^(?:19|20)\d\d$/;
const office = /^(?:ceo|cto)$/i;

/** Sentences for the tests of this folder: runs of capitals are names, months and years are times. */
export function createSentences(): (text: string) => ClauseInput {
  const tagger = createTagger();
  return (text) => {
    const tokens = tagger.tag(text);
    const times: TimePhrase[] = [];
    const names: NameSpan[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const isTime = (at: number) => months.test(tokens[at]?.text ?? '') || year.test(tokens[at]?.text ?? '');
      const isName = (at: number) =>
        tokens[at]?.tag === 'PROPN' && !office.test(tokens[at]?.text ?? '') && !isTime(at);
      const start = /^(?:in|since|on|from|until)$/i.test(tokens[i]?.text ?? '') ? i + 1 : i;
      let end = start;
      while (isTime(end)) end++;
      if (end > start) {
        const validity = { from: null, until: null, precision: 'unknown', kind: null } as const;
        times.push({ first: i, last: end, validity, role: 'at', explicit: null });
        i = end - 1;
        continue;
      }
      end = i;
      while (isName(end)) end++;
      if (end === i) continue;
      const surface = tokens
        .slice(i, end)
        .map((token) => token.text)
        .join(' ');
      const term = {
        surface,
        name: surface,
        type: 'thing',
        isTypeCertain: false,
        isNamed: true,
        traits: [],
      } as const;
      names.push({ first: i, last: end, term: { ...term, traits: [] } });
      i = end - 1;
    }
    return { tokens, text, times, names };
  };
}
