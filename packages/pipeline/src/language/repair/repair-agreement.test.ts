import { expect, test } from 'vitest';
import { analyzeSentence } from '../analyze.ts';

test.each([
  ['Tana French wrote Tides.', 'Tana French'],
  ['Our editor is Tana French.', 'Tana French'],
  ['In Leeds French is spoken.', 'Leeds'],
  ['Orr French wines are sold in Hull.', 'Orr French wines'],
])('the name in %j is %s', (sentence, name) => {
  const { nounPhrases, tokens } = analyzeSentence(sentence);
  const named = nounPhrases.map(({ start, end }) =>
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' '),
  );
  expect(named).toContain(name);
});
