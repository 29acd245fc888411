import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it('tells what is paid', () => {
  expect(unfold('The Lumo X will set you back $40 now.')).toEqual(['The Lumo X costs $40.']);
});

it.each([
  ['The Dock Lane loft rents for €640 a month.', 'The rent of the Dock Lane loft is €640 a month.'],
  [
    'Since May the flat is let for 900 euros a month.',
    'Since May the rent of the flat is 900 euros a month.',
  ],
])('tells the rent: %s', (said, rent) => {
  expect(unfold(said)).toEqual([rent]);
});

describe('several prices in one sentence', () => {
  it.each([
    [
      'The Lumo lamp costs 299 euros in Germany and 329 euros in France.',
      ['The Lumo lamp costs 299 euros in Germany.', 'The Lumo lamp costs 329 euros in France.'],
    ],
    [
      'The Kova jacket retails for 129 francs in Switzerland and for 119 euros in Austria.',
      [
        'The Kova jacket retails for 129 francs in Switzerland.',
        'The Kova jacket retails for 119 euros in Austria.',
      ],
    ],
    [
      'Admission is 8 euros for adults and 4 for children under 12.',
      ['Admission costs 8 euros for adults.', 'Admission costs 4 euros for children under 12.'],
    ],
    [
      'The Team plan costs $15 per user, or $150 a year if you pay annually.',
      ['The Team plan costs $15 per user.', 'The Team plan costs $150 a year.'],
    ],
    [
      'In Germany the Glow lamp is priced at 39 euros, in Switzerland at 45 francs.',
      [
        'The Glow lamp is priced at 39 euros in Germany.',
        'The Glow lamp is priced at 45 francs in Switzerland.',
      ],
    ],
    [
      'A single room costs 80 euros per night, a double room 120 euros.',
      ['A single room costs 80 euros per night.', 'A double room costs 120 euros per night.'],
    ],
    [
      'Zest charges members 5 pounds and guests 9 pounds.',
      ['Zest charges 5 pounds for members.', 'Zest charges 9 pounds for guests.'],
    ],
    [
      'Shipping will cost 9 francs (previously 7 francs) from 1 June 2024.',
      ['Shipping will cost 9 francs from 1 June 2024.'],
    ],
    [
      'Velbo cut the price of the Kova lamp by 10 euros to 55 euros.',
      ['Velbo cut the price of the Kova lamp to 55 euros.'],
    ],
    [
      'Prices for the Home plan go up by 2 euros to 14 euros.',
      ['The price for the Home plan rises to 14 euros.'],
    ],
    ['The repair cost 500 euros and took 3 days.', ['The repair cost 500 euros and took 3 days.']],
    ['The trip cost 200 euros and 50 guests came.', ['The trip cost 200 euros and 50 guests came.']],
    [
      'Ann Lee earns 3000 euros in Oslo and 2000 euros in Hull.',
      ['Ann Lee earns 3000 euros in Oslo and 2000 euros in Hull.'],
    ],
    ['The Lumo lamp will set you back $40 now.', ['The Lumo lamp costs $40.']],
    ['The Lumo lamp comes in at $40.', ['The Lumo lamp costs $40.']],
    ['$40 is what the Lumo lamp costs now.', ['The Lumo lamp costs $40.']],
    ['They sell the Lumo lamp for $40.', ['The Lumo lamp costs $40.']],
    ['The Lumo lamp dropped in price to $30.', ['The price of the Lumo lamp fell to $30.']],
    ['They bumped the Lumo lamp from $35 to $40.', ['The price of the Lumo lamp rose from $35 to $40.']],
    ['New price for the Lumo lamp: $40 (was $35).', ['The Lumo lamp now costs $40.']],
    ['The fee for the Lumo club is $40.', ['The fee for the Lumo club is $40.']],
    ['Ann Lee comes in at $40.', ['Ann Lee comes in at $40.']],
  ])('%s', (text, parts) => {
    expect(unfold(text)).toEqual(parts);
  });
});
