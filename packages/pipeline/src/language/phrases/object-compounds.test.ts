import { expect, test } from 'vitest';
import { analyzeSentence } from '../analyze.ts';

test.each([
  ['The firm exports heat pumps.', 'exports', 'heat pumps'],
  ['The firm designs wind turbines and sells them.', 'designs', 'wind turbines'],
  ['Orr makes drill bits for miners.', 'makes', 'drill bits'],
  ['Orr sells cooling systems to hospitals.', 'sells', 'cooling systems'],
  ['Orr helps build homes.', 'build', 'homes'],
  ['Orr started making boats.', 'making', 'boats'],
])('the object in %j of %s is %s', (sentence, verb, object) => {
  const { nounPhrases, tokens, clauses, verbGroups } = analyzeSentence(sentence);
  const clause = clauses.find((one) => tokens[verbGroups[one.verb]?.head ?? -1]?.text === verb);
  const { start = 0, end = 0 } = nounPhrases[clause?.objects[0] ?? -1] ?? {};
  const said = tokens.slice(start, end).map(({ text }) => text);
  expect(said.join(' ')).toBe(object);
});
