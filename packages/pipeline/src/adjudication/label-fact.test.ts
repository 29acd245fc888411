import { expect, it } from 'vitest';
import { labelFact } from './label-fact.ts';

type Given = Parameters<typeof labelFact>[0];
const label = (given: Partial<Given>, subject: string, object: string | null = null) =>
  labelFact(
    {
      predicate: 'ceo_of',
      objectText: null,
      negated: false,
      attributedTo: null,
      object: object === null ? null : 'o',
      validFrom: null,
      validUntil: null,
      precision: 'unknown',
      ...given,
    },
    { subject, object },
  );

it.each([
  [label({}, 'Jane Doe', 'Acme'), 'Jane Doe is the CEO of Acme'],
  [label({ negated: true }, 'Jane Doe', 'Acme'), 'Jane Doe is not the CEO of Acme'],
  [
    label({ attributedTo: 'Reuters' }, 'Jane Doe', 'Acme'),
    'According to Reuters, Jane Doe is the CEO of Acme',
  ],
  [label({ predicate: 'other:lie_between' }, 'Lake Geneva', 'France'), 'Lake Geneva lies between France'],
  [label({ predicate: 'other:envy', negated: true }, 'Jane Doe', 'Bob'), 'Jane Doe does not envy Bob'],
  [
    label({ predicate: 'other:policy_owner' }, 'Travel policy', 'Helen Park'),
    'Travel policy has the policy owner Helen Park',
  ],
  [label({ predicate: 'other:has_bank' }, 'Runa Vik', 'Nordhaven'), 'Runa Vik has the bank Nordhaven'],
  [label({ predicate: 'occupation', objectText: 'a nurse' }, 'Jane Doe'), 'Jane Doe is a nurse'],
  [
    label({ predicate: 'other:collect', objectText: 'Alice collects stamps' }, 'Alice'),
    'Alice collects stamps',
  ],
  [
    label({ predicate: 'other:serve', objectText: 'Tea is served at 4' }, 'Hotel Brume'),
    'Hotel Brume: Tea is served at 4',
  ],
  [
    label({ predicate: 'other:serve', objectText: 'Brume serves tea at 4' }, 'Hotel Brume'),
    'Brume serves tea at 4',
  ],
  [label({ predicate: 'other:cost', objectText: 'Tea costs £3' }, 'tea'), 'Tea costs £3'],
  [
    label({ predicate: 'other:close', objectText: 'Acme closes plants', negated: true }, 'Acme'),
    'It is not so that Acme closes plants',
  ],
  [
    label({ predicate: 'other:run', objectText: 'Alice does not run', negated: true }, 'Alice'),
    'Alice does not run',
  ],
  [
    label(
      { validFrom: Date.UTC(2019, 4, 1), validUntil: Date.UTC(2022, 0, 1), precision: 'month' },
      'Jane Doe',
      'Acme',
    ),
    'Jane Doe is the CEO of Acme (2019-05 to 2022)',
  ],
])('%s', (made, expected) => {
  expect(made).toBe(expected);
});
