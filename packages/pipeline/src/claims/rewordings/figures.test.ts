import { describe, expect, it } from 'vitest';
import { claimsOf, show } from '../test-document.ts';
import { unfold } from './unfold.ts';

describe('figures in other words', () => {
  it.each([
    [
      'The Basic plan goes up from $15 to $18 per seat on 1 September 2024.',
      ['The price of the Basic plan goes up from $15 to $18 per seat on 1 September 2024.'],
    ],
    [
      'Revenue at Loom came to €41 million in the second quarter of 2023, up from €36 million a year earlier.',
      [
        'Revenue at Loom was €36 million in the second quarter of 2022.',
        'Revenue at Loom was €41 million in the second quarter of 2023.',
      ],
    ],
    ['Loom saw its revenue climb to $42 million.', ["Loom's revenue climbed to $42 million."]],
    ['Drumore had 9,077 inhabitants at the 2021 census.', ['As of 2021, Drumore had 9,077 inhabitants.']],
    ['The 2021 census counted 9,077 people in Drumore.', ['As of 2021, the population of Drumore is 9,077.']],
    ['Drumore has a population of 9,077 (2021).', ['As of 2021, Drumore has a population of 9,077.']],
    ['Tarn is home to 12,400 people.', ['Tarn has 12,400 inhabitants.']],
    ['Loom Pro is now $18 a month.', ['Loom Pro now costs $18 a month.']],
    ['The Pro plan was 20 euros in 2021.', ['The Pro plan cost 20 euros in 2021.']],
    ['The Tarn kettle is now 39 euros.', ['The Tarn kettle now costs 39 euros.']],
    ['The Tarn kettle has gone up to 39 euros.', ['The price of the Tarn kettle rose to 39 euros.']],
    ['You now pay 39 euros for the Tarn kettle.', ['The Tarn kettle now costs 39 euros.']],
    [
      'Tickets for the Pinewood Festival are now 110 euros each.',
      ['A Pinewood Festival ticket now costs 110 euros.'],
    ],
    ['A day ticket to the Orr Fair cost 8 euros in 2021.', ['An Orr Fair day ticket cost 8 euros in 2021.']],
    ['The Orr Prize is 500 euros.', ['The Orr Prize is 500 euros.']],
    ['About 12,400 people live in Tarn.', ['Tarn has about 12,400 inhabitants.']],
    ['The population of Tarn stands at 12,400.', ['The population of Tarn is 12,400.']],
    ["Tarn's budget was put at $2 million.", ["Tarn's budget was $2 million."]],
    [
      'Tarn (population 12,400) lies on the Ulm.',
      ['Tarn has a population of 12,400.', 'Tarn lies on the Ulm.'],
    ],
    [
      'Orr had sales of $9 million in the third quarter of 2022, down from $11 million in the second quarter.',
      [
        'Orr had sales of $11 million in the second quarter of 2022.',
        'Orr had sales of $9 million in the third quarter of 2022.',
      ],
    ],
    [
      'Revenue at Loom was $42 million in 2023, up from $35 million in 2022.',
      ['Revenue at Loom was $35 million in 2022.', 'Revenue at Loom was $42 million in 2023.'],
    ],
    [
      'Loom had 350 employees in 2023, compared with 300 the year before.',
      ['Loom had 350 employees in 2023.'],
    ],
    [
      'Loom made a profit of 8.2 million euros in 2022, compared with 6.9 million the year before.',
      [
        'Loom made a profit of 6.9 million euros in 2021.',
        'Loom made a profit of 8.2 million euros in 2022.',
      ],
    ],
    ['Loom has 700 employees, twice as many as in 2020.', ['Loom has 700 employees.']],
    [
      'According to the 2021 census, 12,400 people live in Tarn.',
      ['As of 2021, Tarn has 12,400 inhabitants.'],
    ],
    [
      'According to the 2021 census, Tarn has 12,400 inhabitants.',
      ['As of 2021, Tarn has 12,400 inhabitants.'],
    ],
    ['At the 2011 census, Tarn had 11,900 inhabitants.', ['As of 2011, Tarn had 11,900 inhabitants.']],
    ['The Vireo tops out at 210 km/h.', ['The Vireo has a top speed of 210 km/h.']],
    ['The Lumo measures 147 × 71 × 7.8 mm.', ['The Lumo has dimensions of 147 × 71 × 7.8 mm.']],
    ['Tarn lies 140 m above sea level.', ['Tarn is 140 m above sea level.']],
    [
      'Tarn, population 12,400, lies on the Ulm.',
      ['Tarn has a population of 12,400.', 'Tarn lies on the Ulm.'],
    ],
    [
      'Tarn Peak, at 3,218 metres the highest point of the island, was first climbed in 1887.',
      [
        'Tarn Peak has an elevation of 3,218 metres.',
        'Tarn Peak is the highest point of the island.',
        'Tarn Peak was first climbed in 1887.',
      ],
    ],
    [
      'Tarn Island (area 214 km², population 8,900) lies in the North Sea.',
      [
        'The area of Tarn Island is 214 km².',
        'The population of Tarn Island is 8,900.',
        'Tarn Island lies in the North Sea.',
      ],
    ],
    [
      'At 1,940 m above sea level it is the highest lake in Kesh.',
      ['It is 1,940 m above sea level.', 'It is the highest lake in Kesh.'],
    ],
    ['Its only town, Tarn, is home to 3,100 people.', ['Tarn has 3,100 inhabitants.']],
    ['The budget for Loom was approved at $1.2 million.', ['The budget for Loom is $1.2 million.']],
    ['Tarn is home to two mills.', ['Tarn is home to two mills.']],
    ['The race was moved from 30 June to 15 July 2024.', ['The race was moved to 15 July 2024.']],
    ['The release of Loom 5 is scheduled for 1 July 2024.', ['Loom 5 is scheduled for 1 July 2024.']],
    [
      'The status of ticket OPS-31 changed from open to resolved on 2 May 2024.',
      ['The status of ticket OPS-31 is resolved since 2 May 2024.'],
    ],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });

  it('costs today what it goes on costing', async () => {
    expect((await claimsOf('The Orbit costs $449 today.')).map(show)).toEqual([
      'The Orbit costs $449 on 15 May 2024. | 2024-05-15..… open proposition_validity',
    ]);
  });
});

describe('care that is handed over', () => {
  it.each([
    [
      'Ownership of the checkout API moved from team Falcon to the search team on 3 April 2024.',
      [
        'Team Falcon no longer owns the checkout API from 3 April 2024.',
        'the search team owns the checkout API from 3 April 2024.',
      ],
    ],
    [
      'Maintenance of Loom was handed over to Ravi Shah last month.',
      ['Ravi Shah is responsible for Loom since last month.'],
    ],
    ['Responsibility for payroll lies with Ada Byrne.', ['Ada Byrne is responsible for payroll.']],
    [
      'The search team took over Loom from the platform team.',
      ['the platform team is no longer responsible for Loom.', 'The search team is responsible for Loom.'],
    ],
    ['Ada was given the task of moving the users.', ['Ada is responsible for moving the users.']],
    ['Ownership of homes rose to 60 percent.', ['Ownership of homes rose to 60 percent.']],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });
});
