import { expect, test } from 'vitest';
import { claimsOf } from '../test-document.ts';

const pages: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a page in the name of the house that its title names',
    '# Larch Bakery\n\nWe were founded in 1987. Our head baker, Ida Moss, joined us in 2019. We bake rye bread. We have 12 employees.',
    [
      'Larch Bakery was founded in 1987.',
      "Larch Bakery's head baker, Ida Moss, joined Larch Bakery in 2019.",
      'Larch Bakery bakes rye bread.',
      'Larch Bakery has 12 employees.',
    ],
  ],
  [
    'by what it is reached and where it is found',
    '# About Sund Clinic\n\nCall us on 555-0142 or write to desk@sund.example. You will find us at 3 Dock Road.',
    [
      "Sund Clinic's phone number is 555-0142.",
      "Sund Clinic's e-mail address is desk@sund.example.",
      'Sund Clinic is located at 3 Dock Road.',
    ],
  ],
  [
    'a team that tells of itself',
    '# Billing team\n\nOur manager is Ida Moss. We use Postgres. Contact us at billing@orr.example.',
    [
      "Billing team's manager is Ida Moss.",
      'Billing team uses Postgres.',
      "Billing team's e-mail address is billing@orr.example.",
    ],
  ],
  [
    'what people hope and believe is nothing of the house',
    '# Larch Bakery\n\nOur customers come from all over Hull. We hope to see you soon. We believe in slow bread.',
    ['Our customers come from all over Hull.', 'We hope to see you soon.', 'We believe in slow bread.'],
  ],
  [
    'guests who tell of a house are not the house',
    '# Orr Hotel\n\nWe stayed here in May 2023. Our waiter was kind. The hotel has 40 rooms.',
    ['We stayed here in May 2023.', 'Our waiter was kind.', 'Orr Hotel has 40 rooms.'],
  ],
  [
    'who says we below their own name is somebody',
    '## Ana\n\nWe moved to Oslo in 2021. I like tea.\n\n## Bo\n\nGood for you!',
    ['Ana moved to Oslo in 2021.', 'Ana likes tea.'],
  ],
];

test.each(pages)('%s', async (_what, page, told) => {
  expect((await claimsOf(page)).map(({ claimText }) => claimText)).toEqual(told);
});
