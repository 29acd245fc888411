import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededText } from './needed-text.ts';

describe('what the matches of a pattern hold', () => {
  it.each([
    [/^(\p{Lu}\w+) replaced (.+)$/u, [' replaced ']],
    [/^(?:It was|The board) (?:agreed|decided),? that (?=\S)/u, [' that ']],
    [/^(\w+) (?:was born|grew up) in(?: the)? (\w+)$/u, ['was born', 'grew up']],
    [/colou?rs of \.tar/u, ['rs of .tar']],
    [/(?<!not )gone/u, ['gone']],
    [/ab{2,3}cde/u, ['cde']],
    [/(?<who>\w+)[^)(]+ said \k<who>/u, [' said ']],
  ])('%s', (pattern, needed) => {
    expect(neededText(pattern)).toEqual(needed);
  });

  it.each([/^X(?: yes)?$/u, /was born/iu, /a|b+|[xyz]+/u, /(?:(?:one)?)*/u])(
    '%s needs nothing',
    (pattern) => {
      expect(neededText(pattern)).toBeNull();
    },
  );

  /** Patterns over three letters, in which short texts match often. */
  const { pattern } = fc.letrec<{ pattern: string; item: string }>((tie) => ({
    pattern: fc.oneof(
      { depthSize: 'small' },
      fc.array(tie('item'), { minLength: 1, maxLength: 4 }).map((items) => items.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `${one}|${other}`),
    ),
    item: fc
      .tuple(
        fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          fc.constantFrom('a', 'b', 'c', 'abc', 'bca', 'cab', '\\.', '\\p{L}', '[ab\\]]', '.'),
          fc
            .tuple(fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!'), tie('pattern'))
            .map(([opening, inner]) => `${opening}${inner})`),
        ),
        fc.constantFrom('', '', '', '?', '*', '+', '+?', '{2}', '{0,2}', '{1,}'),
      )
      .map(([item, quantifier]) => (/^\(\?[=!<]/.test(item) ? item : item + quantifier)),
  }));

  it('is held by every text that matches', () => {
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', '.'), maxLength: 12 }),
        (source, text) => {
          const regex = new RegExp(source, 'u');
          fc.pre(regex.test(text));
          expect(neededText(regex)?.some((part) => text.includes(part)) ?? true).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
