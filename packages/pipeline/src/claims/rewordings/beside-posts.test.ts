import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Marta Finn will act as head of design from 1 May 2024 in addition to her present role as head of research.',
    ['Marta Finn is head of research.', 'Marta Finn will act as head of design from 1 May 2024.'],
  ],
  [
    'Ann Lee will run the Leeds office while remaining head of sales.',
    ['Ann Lee is head of sales.', 'Ann Lee will run the Leeds office.'],
  ],
  ['Ann Lee works as a nurse as well as her sister.', ['Ann Lee works as a nurse as well as her sister.']],
  [
    'Pellmar chairman Lars Toft, who took up the post in May 2020, opened the meeting.',
    ['Lars Toft became chairman of Pellmar in May 2020.', 'Pellmar chairman Lars Toft opened the meeting.'],
  ],
  ['Marta Finn joins from Pellmar Ltd.', ['Marta Finn formerly worked at Pellmar Ltd.']],
  ['Marta Finn joined from Leeds.', ['Marta Finn joined from Leeds.']],
  ['Just a quick reminder that the Hull branch has closed.', ['The Hull branch has closed.']],
  ['A reminder of the old days hangs in the hall.', ['A reminder of the old days hangs in the hall.']],
  ['Velmar has in fact ordered two ferries.', ['Velmar has ordered two ferries.']],
])('%s', (sentence, expected) => {
  expect(unfold(sentence)).toEqual(expected);
});
