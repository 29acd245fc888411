import { expect, it } from 'vitest';
import type { ConfirmedFact } from './confirm-facts.ts';
import { kinInQuestion } from './kin-in-question.ts';

const facts = [
  { fact_id: '1', predicate: 'married_to', entities: ['ann', 'jo'] },
  { fact_id: '2', predicate: 'parent_of', entities: ['ann', 'leo'] },
  { fact_id: '3', predicate: 'parent_of', entities: ['ida', 'ann'] },
] as unknown as ConfirmedFact[];
const named = new Map(
  facts.map(({ fact_id, entities }) => [
    fact_id,
    { names: ['ann'], ends: { subject: entities[0] === 'ann', object: entities[1] === 'ann' } },
  ]),
);
const words = (predicate: string) => (predicate === 'married_to' ? ['husband', 'wife'] : ['<son', '>mother']);
const kin = (question: string) => Object.fromEntries(kinInQuestion(question, facts, named, words));

it('knows whom a question calls for what they are to another', () => {
  expect(kin("When was Ann's husband born?")).toEqual({ jo: ['Ann', 'husband'] });
  expect(kin("Where does Ann's son live?")).toEqual({ leo: ['Ann', 'son'] });
  expect(kin("Where does Ann's mother live?")).toEqual({ ida: ['Ann', 'mother'] });
});

it('has none where the question asks who that is', () => {
  expect(kin("Who is Ann's husband?")).toEqual({});
  expect(kin("What is the name of Ann's son?")).toEqual({});
  expect(kin("Where is Ann's boat?")).toEqual({});
});

it('looks at the first eight phrases, and reads a predicate once for all of them', () => {
  let read = 0;
  const counted = (predicate: string) => {
    read += 1;
    return words(predicate);
  };
  const long = `${"Ann's boat ".repeat(8)}${"Ann's husband ".repeat(500)}`;
  expect(kinInQuestion(long, facts, named, counted).size).toBe(0);
  expect(kinInQuestion(`Ann's husband ${long}`, facts, named, counted).get('jo')).toEqual(['Ann', 'husband']);
  expect(read).toBe(4);
});

it('knows somebody by what tells them from others of the name', () => {
  const cooks = [
    { fact_id: '4', predicate: 'is_a', entities: ['first'], label: 'Jo Ek is a pastry cook' },
    { fact_id: '5', predicate: 'is_a', entities: ['second'], label: 'Jo Ek is a diver' },
  ] as unknown as ConfirmedFact[];
  const both = new Map(
    cooks.map(({ fact_id }) => [fact_id, { names: ['jo ek'], ends: { subject: true, object: false } }]),
  );
  const called = (question: string) => Object.fromEntries(kinInQuestion(question, cooks, both, words));
  expect(called('Where does the diver Jo Ek live?')).toEqual({ second: ['diver'] });
  expect(called('Where does Jo Ek, the cook, live?')).toEqual({ first: ['pastry', 'cook'] });
  expect(called('Who is the diver Jo Ek?')).toEqual({});
  expect(called('Is Jo Ek a diver?')).toEqual({});
});
