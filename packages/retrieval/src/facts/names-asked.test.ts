import { expect, test } from 'vitest';
import { wordsAsked } from './names-asked.ts';

test.each([
  ['Where does Zelda Quixano live?', ['Zelda', 'Quixano'], ['live']],
  ["Zelda's favourite colour?", ['Zelda'], ['favourite', 'colour']],
  ['List all projects of Orr', ['Orr'], ['List', 'all', 'projects']],
  ['When did Orr move in March 2020?', ['Orr'], ['move']],
  ['Who fixed SMOKE-58211307?', ['SMOKE-58211307'], ['fixed']],
  ['what does nikos drink', [], ['nikos', 'drink']],
  ['西安在哪里', [], ['西安在哪里']],
  ['Who are you?', [], []],
])('%s', (question, names, others) => {
  expect(wordsAsked(question)).toEqual({ names, others });
});
