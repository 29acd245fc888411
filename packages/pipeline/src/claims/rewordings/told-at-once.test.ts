import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Formerly the property of Harrow Bank, Linden Tower has been owned by Corvid Fund since 2014.',
    [
      'Linden Tower formerly belonged to Harrow Bank.',
      'Linden Tower has been owned by Corvid Fund since 2014.',
    ],
  ],
  [
    'The merged bank trades as Solvia and has its head office in Hull.',
    ['Solvia is a bank.', 'Solvia has its head office in Hull.'],
  ],
  ['The new group, known as Ortarn, employs 300 people.', ['The group Ortarn employs 300 people.']],
  ['The new house is called Rose Cottage.', ['The new house is called Rose Cottage.']],
  [
    'The Linden Viaduct carries the A12 across the River Tarn.',
    ['The Linden Viaduct carries the A12.', 'The Linden Viaduct crosses the River Tarn.'],
  ],
  [
    'The Linden Treaty between Tarnia and Orland came into force in May 1998.',
    ['Tarnia and Orland are parties to the Linden Treaty.', 'The Linden Treaty came into force in May 1998.'],
  ],
  [
    "Next to the mill is the Friars' Hall, now a hotel.",
    ["The Friars' Hall is next to the mill.", "The Friars' Hall is now a hotel."],
  ],
  [
    'The sale of Bramble Press to the Danish publisher Korsgaard was announced in June 2021.',
    ['Bramble Press was sold to the Danish publisher Korsgaard in June 2021.'],
  ],
  [
    'Harrow Mill belonged to Ida Moss until her death in 1965.',
    ['Harrow Mill belonged to Ida Moss until 1965.', 'Ida Moss died in 1965.'],
  ],
  ['Koro was first sighted by Ida Moss in 1921.', ['Koro was discovered by Ida Moss in 1921.']],
  [
    'Following the takeover of Orr Ltd by Lund AG in May 2018, the works closed.',
    ['Orr Ltd was taken over by Lund AG in May 2018.', 'The works closed.'],
  ],
  [
    'The town, whose area is 31 square kilometres, lies on the Tarn.',
    ["The town's area is 31 square kilometres.", 'The town lies on the Tarn.'],
  ],
  [
    'Ann Lee, whose father was a smith, lives in Orsk.',
    ["Ann Lee's father was a smith.", 'Ann Lee lives in Orsk.'],
  ],
  [
    'Among the former students of Orr College are Ann Lee and the poet Bo Ek.',
    ['Ann Lee and the poet Bo Ek studied at Orr College.'],
  ],
  [
    'Orr Mill was run by Ann Lee until 1931, when Bo Ek took over.',
    ['Orr Mill was run by Ann Lee until 1931.', 'Orr Mill has been run by Bo Ek since 1931.'],
  ],
  [
    'Orr Mill was run by Ann Lee until 1931, when it burned down.',
    ['Orr Mill was run by Ann Lee until 1931, when it burned down.'],
  ],
  ['The new firm, Orr Lund, has its seat in Oslo.', ['The firm Orr Lund has its seat in Oslo.']],
  ['The firm, Bo Ek, is small.', ['The firm, Bo Ek, is small.']],
  [
    'In 1990 the Lund Prize was awarded to Ann Lee, and in 1991 to Bo Ek.',
    ['In 1990 the Lund Prize was awarded to Ann Lee.', 'In 1991 the Lund Prize was awarded to Bo Ek.'],
  ],
])('%s', (sentence, told) => {
  expect(unfold(sentence)).toEqual(told);
});
