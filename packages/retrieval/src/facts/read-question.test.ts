import { describe, expect, it } from 'vitest';
import { contentStems, isOfAsker, readQuestion } from './read-question.ts';

it.each([
  ['Where do I live?', true],
  ["what's my dog called?", true],
  ['Remind me of my address', true],
  ['Am I allergic to nuts?', true],
  ['Tell me where Ann Lee lives', false],
  ['How can I reach Ann Lee?', false],
  ['I forgot where Ann Lee works', false],
  ['Where does Ann Lee live?', false],
])('%s asks of who asks: %s', (question, is) => {
  expect(isOfAsker(question)).toBe(is);
});

describe('the part of what a question names', () => {
  it.each([
    ['Who reports to Ann?', 'done'],
    ['Which service uses Loom?', 'done'],
    ['Who does Ann report to?', 'doer'],
    ['What did Orr buy?', 'doer'],
    ['By whom was Orr bought?', 'done'],
    ['Who is Ann supervised by?', 'done'],
    ['Which firms were bought by Orr?', 'doer'],
    ["Who is Ann's boss?", null],
    ['Where is Orr based?', null],
    ['orr ceo', null],
  ])('%s', (question, part) => {
    expect(readQuestion(question).part).toBe(part);
  });
});

it('leaves out what frames the question', () => {
  expect(contentStems("What's the name of Ann's dog?")).toEqual(contentStems('ann dog'));
  expect(contentStems('What kind of pet does Ann have?')).toEqual(contentStems('pet ann'));
  expect(contentStems('the number of pets of Ann')).toEqual(contentStems('pets ann'));
  expect(contentStems('What is the new name of Orr?')).toContain('new');
});

it('reads a question of the greatest length at once', () => {
  const started = performance.now();
  readQuestion(`Who does ${'is was by whom did Ann my Lee '.repeat(250)} report to`, ['ann']);
  expect(performance.now() - started).toBeLessThan(500);
});

it('takes what somebody works as for their job', () => {
  expect(readQuestion('What does Ann work as?').forms).toContain('?job');
  expect(readQuestion('Where does Ann work?').forms).not.toContain('?job');
});
