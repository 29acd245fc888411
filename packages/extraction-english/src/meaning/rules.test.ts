import type { Assertion } from '@memory/extraction';
import { describe, expect, test } from 'vitest';
import { readClauses } from '../grammar/read-clauses.ts';
import { createNameFinder, createWordLists } from '../names/index.ts';
import { createTagger } from '../text/index.ts';
import { createAssertionReader, createVocabulary } from './index.ts';
import { meaningRules } from './rules.ts';
import { predicateWords } from './vocabulary.ts';

const lists = createWordLists();
const findNames = createNameFinder(lists);
const { tag } = createTagger();
const read = createAssertionReader(createVocabulary(), lists);

function readText(text: string): Assertion[] {
  const tokens = tag(text);
  const names = findNames(tokens, [], new Map());
  return readClauses({ tokens, text, times: [], names }).flatMap((clause) => read(clause, tokens));
}

function tell({ subject, predicate, object, value, polarity, aspect, isPast, isNews }: Assertion): string {
  const marks = [
    polarity === 'negated' ? 'not' : '',
    aspect === 'states' ? '' : aspect,
    isPast ? 'past' : '',
    isNews ? 'news' : '',
  ].filter((mark) => mark !== '');
  return [`${subject.name} | ${predicate} | ${object?.name ?? JSON.stringify(value)}`, ...marks].join(' ');
}

describe.each(meaningRules)('$id: $says', ({ id, yes, no }) => {
  test.each(yes.map(([sentence, ...facts]) => [sentence, facts] as const))('%s', (sentence, facts) => {
    expect(readText(sentence).map(tell).sort()).toEqual([...facts].sort());
  });
  test.each(no)('says nothing: %s', (sentence) => {
    expect(
      readText(sentence)
        .filter(({ rule }) => rule.includes(`/${id}`) || rule.startsWith(id))
        .map(tell),
    ).toEqual([]);
  });
});

test('each assertion names the rule that read it', () => {
  const ids = new Set(meaningRules.map(({ id }) => id));
  for (const { yes } of meaningRules) {
    for (const [sentence] of yes) {
      for (const { rule } of readText(sentence)) {
        const [predicate = '', form = ''] = rule.split('/');
        expect(ids.has(form.split(':')[0] ?? '') || predicate === 'other').toBe(true);
      }
    }
  }
});

test('the lexicon has each predicate once, and each notation can be read', () => {
  const predicates = predicateWords.map(({ predicate }) => predicate);
  expect(new Set(predicates).size).toBe(predicates.length);
  expect(() => createVocabulary()).not.toThrow();
});
