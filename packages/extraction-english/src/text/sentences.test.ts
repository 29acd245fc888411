import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestSentence, splitSentences } from './sentences.ts';

const split = (text: string, language = 'en') =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

/** Sentences are divided by ` | `. */
const cases = [
  'The pump failed. | Nobody noticed! | Was it old? | Yes.',
  'Dr. Pohl met J. R. Smith on Jan. 3. | He left.',
  'Use e.g. Fig. 2 of v1.2.3. | It works.',
  'Nora works for Plan B. | Otto works for Plan A.',
  'Ada Roos lives in Flat 2 B. | Bo Roos lives in Flat 3 C.',
  'An orange contains vitamin C. | Orange is a colour.',
  '1. Open the lid. | 2. Remove the filter.',
  'Wait... what? | No... | She left.',
  'He waited... and waited. | Then he left… | Nobody cared.',
  'Really?! | "I am done." | She said so. | "Go!" he cried.',
  '“We won. We are glad,” said Tom. | "Really?" he asked. | Ana said, "No."',
  'He said “I am ill.” | She left.',
  'The trial (n=40. See appendix.) failed. | It was stopped.',
  '(He left. She stayed.) | Then (much later) I came.',
  'Acme Inc. bought Foo Ltd. for cash. | The deal closed at Bar Corp. | It was quick.',
  'Ann left Fairfax Ltd. | Hal Stein joined it.',
  'She works at Acme Inc. in Bern. | He came at 5 p.m. | Tom left at 6 a.m. today.',
  'The U.S. Army came. | He lives in the U.S. | She does not.',
  'They met in Washington, D.C. on Friday. | Gen. Cole met Sen. Ruiz there.',
  'He has a Ph.D. | She has none.',
  'Kim et al. (2019) disagree. | We follow Vance et al. in this.',
  'It costs approx. $5.50 per lb. in the shop. | That is cheap.',
  'Room no. 12 is on floor 3. | The lift is broken. | No. | I do not know.',
  'On Jan. 5 it rose. | By Sept. 2019 it fell. | It ended on 5 Dec. | The year was good.',
  'They went to St. Moritz. | Yahoo! is old. | Node.js is fast.',
  'E. coli grew fast. | S. aureus did not.',
  'J. K. Rowling wrote it. | George W. Bush and M. A. Stone read it.',
  'Growth was 3.5 percent in v2.3.1 of the model. | Python 3.11 came later.',
  'See https://a.example/x.y?z=1. | Mail bob@a.example. | Done.',
  'The pH was 7.4. | mRNA levels rose. | iPhone sales too.',
  'i moved to porto. | it is warm here. | my sister stayed.',
  'Take Highway 66. | It is long. | In 2020. | Then nothing.',
  'One: a; two: b; three: c. | End.',
  'A test vs. B was run. | The result (p < 0.05) held.',
];

describe('splitSentences', () => {
  it.each(cases)('%s', (text) => {
    const wanted = text.split(' | ');
    expect(split(wanted.join(' '))).toEqual(wanted);
  });

  it('ends at a hard break unless the next line goes on', () => {
    expect(split('Jane Doe\nHead of Sales\nsince 2010')).toEqual(['Jane Doe', 'Head of Sales\nsince 2010']);
    expect(split('The rose is red:\nthe sky is blue')).toEqual(['The rose is red:', 'the sky is blue']);
  });

  it.each([
    ['de', 'Dr. Pohl kam am 3. März an. | Er blieb z. B. bis Mai. | Dann ging er.'],
    ['fr', 'Il est né le 3 mars. | Elle travaille chez Orr.'],
    ['es', 'Lucía vive en Sevilla. | El servidor usa PostgreSQL 15.'],
    ['ja', '今日は雨です。 | 明日は晴れです。'],
    ['tr', "Sunucu İstanbul'da. | Ayşe genel müdürdür."],
  ])('splits %s', (language, text) => {
    const wanted = text.split(' | ');
    expect(split(wanted.join(' '), language)).toEqual(wanted);
  });

  it.each(['en', 'de', 'zh'])(
    'covers every character but space, in order, in bounded pieces (%s)',
    (language) => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 3_000 }),
        fc
          .array(fc.constantFrom('.', '!', ' ', '\n', '(', ')', '"', 'A', 'a', 'Dr', '1', '。', '…', '😀'), {
            maxLength: 200,
          })
          .map((parts) => parts.join('')),
      );
      fc.assert(
        fc.property(text, (text) => {
          let at = 0;
          for (const { start, end } of splitSentences(text, language)) {
            expect(text.slice(at, start).trim()).toBe('');
            expect(end).toBeGreaterThan(start);
            expect(end - start).toBeLessThanOrEqual(longestSentence + 1);
            at = end;
          }
          expect(text.slice(at).trim()).toBe('');
        }),
      );
    },
  );

  it.each(['.', '(', '"', '. ', '"a. ', 'a', '?!', '😀', 'e\u0301', '…', ';', 'Ltd. '])(
    'gets through %j repeated',
    (unit) => {
      const text = unit.repeat(200_000 / unit.length);
      for (const language of ['en', 'de']) {
        const longest = Math.max(...splitSentences(text, language).map(({ start, end }) => end - start));
        expect(longest).toBeLessThanOrEqual(longestSentence + 1);
      }
    },
  );
});
