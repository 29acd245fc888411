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
      endIsSaid: false,
      precision: 'unknown',
      ...given,
    },
    { subject, object },
  );

const ceo = 'Jane Doe is the CEO of Acme';
const held = (from: string | null, until: string, precision: Given['precision'], endIsSaid = false) =>
  label(
    {
      validFrom: from === null ? null : Date.parse(from),
      validUntil: Date.parse(until),
      precision,
      endIsSaid,
    },
    'Jane Doe',
    'Acme',
  );
const said = (from: string | null, until: string, precision: Given['precision']) =>
  held(from, until, precision, true);

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
    label({ predicate: 'other:has_policy_owner' }, 'Travel policy', 'Helen Park'),
    'Travel policy has the policy owner Helen Park',
  ],
  [label({ predicate: 'other:has_bank' }, 'Runa Vik', 'Nordhaven'), 'Runa Vik has the bank Nordhaven'],
  [label({ predicate: 'occupation', objectText: 'a nurse' }, 'Jane Doe'), 'Jane Doe is a nurse'],
  [label({ predicate: 'other:play', objectText: 'the oboe' }, 'Alice'), 'Alice plays the oboe'],
  [
    label({ predicate: 'other:play', objectText: 'the oboe', negated: true }, 'Alice'),
    'Alice does not play the oboe',
  ],
  [label({ predicate: 'other:have', objectText: 'a sauna' }, 'Hotel Brume'), 'Hotel Brume has a sauna'],
  [
    label({ predicate: 'other:has_favourite_food', objectText: 'risotto' }, 'Alice'),
    "Alice's favourite food is risotto",
  ],
  [label({ predicate: 'other:has_motto', objectText: 'Onward' }, 'Orr Labs'), "Orr Labs' motto is Onward"],
  [label({ predicate: 'other:has_status', objectText: 'active' }, 'Brume'), "Brume's status is active"],
  [label({ predicate: 'other:has_hours', objectText: '9 to 5' }, 'Brume'), "Brume's hours are 9 to 5"],
  [
    label({ predicate: 'other:has_car', objectText: 'blue', negated: true }, 'Alice'),
    "Alice's car is not blue",
  ],
  [label({ predicate: 'other:has_room', objectText: '64 rooms' }, 'Hotel Brume'), 'Hotel Brume has 64 rooms'],
  [held('2019-05-01', '2022-01-01', 'month'), `${ceo} (2019-05 to 2022)`],
  [held(null, '2022-01-01', 'unknown'), `${ceo} (until 2022)`],
  [said('2010-01-01', '2013-01-01', 'year'), `${ceo} (2010 to 2012)`],
  [said('2013-01-01', '2014-01-01', 'year'), `${ceo} (2013)`],
  [said('2010-05-01', '2013-01-01', 'month'), `${ceo} (2010-05 to 2012-12)`],
  [said('2010-01-01', '2010-02-01', 'month'), `${ceo} (2010-01)`],
  [said('2010-10-01', '2011-01-01', 'quarter'), `${ceo} (2010-10 to 2010-12)`],
  [said('2010-05-03', '2012-06-05', 'day'), `${ceo} (2010-05-03 to 2012-06-04)`],
  [said('2010-01-31', '2010-02-01', 'day'), `${ceo} (2010-01-31)`],
  [said(null, '2016-01-01', 'open'), `${ceo} (until 2015)`],
  [said(null, '2012-06-05', 'open'), `${ceo} (until 2012-06-04)`],
])('%s', (made, expected) => {
  expect(made).toBe(expected);
});
