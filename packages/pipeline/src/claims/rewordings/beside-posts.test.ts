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
  ["Pellmar Bank's Marta Finn has left.", ['Marta Finn left Pellmar Bank.']],
  ['Production of the Brio has moved from Turin to Zaragoza.', ['The Brio is now produced in Zaragoza.']],
  [
    'The registered office of Pellmar Ltd is at 3 Dock Road, Hull.',
    ['Pellmar Ltd is headquartered at 3 Dock Road, Hull.'],
  ],
  [
    'Pellmar employed 1,870 people in 2022, 90 more than a year earlier.',
    ['Pellmar employed 1,870 people in 2022.'],
  ],
  [
    'The Brio has been on sale since May 2023 at £249, £30 more than its predecessor.',
    ['The Brio costs £249 since May 2023.'],
  ],
  ['Marta Finn joined from Leeds.', ['Marta Finn joined from Leeds.']],
  ['Just a quick reminder that the Hull branch has closed.', ['The Hull branch has closed.']],
  ['A reminder of the old days hangs in the hall.', ['A reminder of the old days hangs in the hall.']],
  ['Velmar has in fact ordered two ferries.', ['Velmar has ordered two ferries.']],
])('%s', (sentence, expected) => {
  expect(unfold(sentence)).toEqual(expected);
});
