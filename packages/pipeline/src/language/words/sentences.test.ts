import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestSentence, splitSentences } from './sentences.ts';

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

/** Sentences are divided by ` | `. */
const cases: Record<string, string> = {
  plain: 'The pump failed. | Nobody noticed! | Was it old? | Yes.',
  titles: 'Dr. Ana Silva met Mr. J. R. Cole on Monday. | Prof. Lee stayed home.',
  companies:
    'Acme Inc. bought Foo Ltd. for cash. | The deal closed at Bar Corp. | It was quick. | Its rival is Strom A/S. | Orvane sells power.',
  numberedNames:
    'Ida works for Orion-7b Corp. | Ida-3 lives in Bonn. | She left Orion-7b Ltd. | Vega_2 Inc. is based in Rome.',
  countries: 'She moved to the U.S. in 2010. | He left the U.K. | They met in Washington, D.C. last year.',
  latin: 'Fruit, e.g. apples, i.e. pomes, etc. are sold. | Smith et al. found more (cf. Fig. 3). | It held.',
  decimals: 'Growth was 3.5 percent in v2.3.1 of the model. | Python 3.11 came later.',
  addresses: 'See https://a.example/x.y?z=1. | Mail bob@a.example. | Done.',
  dates: 'On Jan. 5 it rose. | By Sept. 2019 it fell. | It ended on 5 Dec. | The year was good.',
  hours: 'We met at 5 p.m. | Tom was late. | It began at 9 a.m. sharp.',
  ellipsis: 'He waited ... and waited. | Then he left... | Nobody cared.',
  quotes: '“We won. We are glad,” said Tom. | "Really?" he asked. | Ana said, "No."',
  brackets: 'The trial (n=40. See appendix.) failed. | It was stopped.',
  initials: 'J. K. Rowling wrote it. | M. A. Stone read it. | X. I. Orr too. | Vitamin C. The rest is noise.',
  numbers: '1. Open the lid. | The room is no. 12. | Take Highway 66. | It is long.',
  chat: 'i moved to porto. | it is warm here. | my sister stayed.',
  brands: 'They sold phones. | iPhone sales rose. | Yahoo! hired her.',
  wide: '今日は雨です。 | 明日は晴れです。',
};

describe('splitSentences', () => {
  it.each(Object.entries(cases))('%s', (_name, text) => {
    const wanted = text.split(' | ');
    expect(split(wanted.join(' '))).toEqual(
      wanted.flatMap((part) => (part.startsWith('Vitamin') ? ['Vitamin C.', 'The rest is noise.'] : [part])),
    );
  });

  it('ends at a hard break unless the next line goes on', () => {
    expect(split('Jane Doe\nHead of Sales\nsince 2010')).toEqual(['Jane Doe', 'Head of Sales\nsince 2010']);
  });

  it('covers every character but space, in order, in bounded pieces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5_000 }), (text) => {
        let at = 0;
        for (const { start, end } of splitSentences(text)) {
          expect(text.slice(at, start).trim()).toBe('');
          expect(end).toBeGreaterThan(start);
          expect(end - start).toBeLessThanOrEqual(longestSentence + 1);
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
      { numRuns: 200 },
    );
  });

  it.each(['.', '(', '"', '. ', '"a. ', 'a', '?!', '😀', 'e\u0301', '…'])(
    'gets through %j repeated',
    (unit) => {
      const text = unit.repeat(200_000 / unit.length);
      expect(splitSentences(text).length).toBeGreaterThanOrEqual(1);
    },
  );
});
