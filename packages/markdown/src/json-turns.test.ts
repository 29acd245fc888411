import { expect, test } from 'vitest';
import { readJsonTurn } from './json-turns.ts';

const said = (line: string) => {
  const turn = readJsonTurn(line);
  if (turn === null) return null;
  const parts: string[] = [];
  for (let i = 0; i < turn.said.length; i += 2) parts.push(line.slice(turn.said[i], turn.said[i + 1]));
  return [turn.speaker, turn.when, parts];
};

test('who says what in a line of JSON', () => {
  expect(said('{"role": "user", "content": "Hi.\\nI live in \\"Hull\\"."}')).toEqual([
    'User',
    null,
    ['Hi.', 'I live in \\"Hull\\".'],
  ]);
  expect(said('  {"id":3,"ts":"2024-05-02T10:00:00Z","text":"Hello","speaker":"maren"},')).toEqual([
    'Maren',
    '2024-05-02T10:00:00Z',
    ['Hello'],
  ]);
});

test.each([
  '{"role": "user"}',
  '{"name": "orr", "version": "2.1"}',
  '{ x }',
  'Ana: hi',
  '{"role": "user", "content": "a"} b',
])('no turn in %s', (line) => expect(said(line)).toBeNull());
