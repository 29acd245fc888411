import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  [
    'Pia Holm took over Project Otter from Max Orr in May 2022.',
    [
      'Max Orr is no longer responsible for Project Otter from May 2022.',
      'Pia Holm is responsible for Project Otter from May 2022.',
    ],
  ],
  [
    'In May 2022 Pia Holm inherited the Otter project from Max Orr.',
    [
      'Max Orr is no longer responsible for the Otter project from May 2022.',
      'Pia Holm is responsible for the Otter project from May 2022.',
    ],
  ],
  [
    'Tarn Group took over Project Otter from Bramble Press.',
    ['Tarn Group took over Project Otter from Bramble Press.'],
  ],
  ['The billing service is in the care of Ann Lee.', ['Ann Lee is responsible for the billing service.']],
  ['The person responsible for Orion is Ann Lee.', ['Ann Lee is responsible for Orion.']],
  ['Ann Lee is the point person for Orion.', ['Ann Lee is responsible for Orion.']],
  [
    'Ann Lee is handing Orion over to Tom Ek.',
    ['Ann Lee is no longer responsible for Orion.', 'Tom Ek is responsible for Orion.'],
  ],
  [
    'We moved the billing service from Ann Lee to Tom Ek.',
    [
      'Ann Lee is no longer responsible for the billing service.',
      'Tom Ek is responsible for the billing service.',
    ],
  ],
  ['The billing service has passed to Tom Ek.', ['Tom Ek is now responsible for the billing service.']],
  ['PAY-81 was passed to Tom Ek.', ['PAY-81 is assigned to Tom Ek.']],
  [
    'Tom Ek now looks after Orion instead of Ann Lee.',
    ['Ann Lee is no longer responsible for Orion.', 'Tom Ek is responsible for Orion.'],
  ],
  [
    'Ann Lee used to own Orion, but Tom Ek does now.',
    ['Ann Lee no longer owns Orion.', 'Tom Ek now owns Orion.'],
  ],
  ['Ann Lee carries the pager for Orion.', ['The on-call contact for Orion is Ann Lee.']],
  ['Tom Ek took over on-call for Orion from Ann Lee.', ['The on-call contact for Orion is Tom Ek.']],
];

test.each(told)('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

const left: readonly string[] = [
  'The Orr Cup went to Tom Ek.',
  'We moved the staging database to Loomstore.',
  'The staging database was moved to Loomstore.',
  'Ann Lee passed the salt to Tom Ek.',
  'Ann Lee moved from Hull to Leeds.',
  'Tom Ek picked up the parcel from Ann Lee.',
  'Ann Lee covers the council for the Courier.',
];

test.each(left)('%s: left alone', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
