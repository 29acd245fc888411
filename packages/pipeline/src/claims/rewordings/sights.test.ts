import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  [
    'The Orr Tower is 212 metres tall, which makes it the tallest building in Norland.',
    ['The Orr Tower is 212 metres tall.', 'The Orr Tower is the tallest building in Norland.'],
  ],
  [
    'The Sea Lark is 120 m long, 18 m wide and has a draught of 5 m.',
    ['The Sea Lark is 120 m long.', 'The Sea Lark is 18 m wide.', 'The Sea Lark has a draught of 5 m.'],
  ],
  [
    'With a length of 420 metres, it is the longest viaduct in the county.',
    ['It has a length of 420 metres.', 'It is the longest viaduct in the county.'],
  ],
  [
    'The Orr Dam is a dam 40 metres high and 200 metres long.',
    ['The Orr Dam is a dam.', 'The Orr Dam is 40 metres high.', 'The Orr Dam is 200 metres long.'],
  ],
  [
    'The Mill Bridge is a stone bridge from 1870.',
    ['The Mill Bridge is a stone bridge.', 'The Mill Bridge was built in 1870.'],
  ],
  [
    'The Kettle is a pub in Tarl, dating from the 17th century.',
    ['The Kettle is a pub in Tarl.', 'The Kettle was built in the 17th century.'],
  ],
  ["Tarl's capital and largest city is Orsk.", ["Tarl's capital is Orsk.", "Tarl's largest city is Orsk."]],
  ['Orsk replaced Verna as the capital of Tarl in 1922.', ['Orsk became the capital of Tarl in 1922.']],
  [
    'The Tarn rises on Mount Orr, flows past Selby and Lisk, and joins the Ulm near Orsk.',
    [
      'The Tarn rises on Mount Orr.',
      'The Tarn flows through Selby and Lisk.',
      'The Tarn flows into the Ulm near Orsk.',
    ],
  ],
  [
    'The Orr Tunnel links the city centre with the airport and is used by 35,000 cars a day.',
    ['The Orr Tunnel links the city centre and the airport.', 'The Orr Tunnel is used by 35,000 cars a day.'],
  ],
  ['Jonas Wyle died a poor man in 1891.', ['Jonas Wyle died in 1891.']],
  [
    'The Silver Tern is a 74-metre yacht.',
    ['The Silver Tern is a yacht.', 'The Silver Tern is 74 metres long.'],
  ],
  [
    'The Orr Tower is a 212-metre office tower in Lisk.',
    ['The Orr Tower is an office tower in Lisk.', 'The Orr Tower is 212 metres high.'],
  ],
  [
    'The Pell Tower, at 212 metres, was the tallest building in Tarl until 1998.',
    ['The Pell Tower is 212 metres high.', 'The Pell Tower was the tallest building in Tarl until 1998.'],
  ],
  [
    'Not far from the village stands Orr Rock, a granite boulder.',
    ['Orr Rock stands close to the village.', 'Orr Rock is a granite boulder.'],
  ],
  [
    'Slow Tide is a film directed by Sol Reyes and starring Nina Cole as a nurse.',
    [
      'Slow Tide is a film.',
      'The film Slow Tide was directed by Sol Reyes.',
      'Nina Cole stars in Slow Tide as a nurse.',
    ],
  ],
  [
    'Spanning the Tarn at Orle, the Lamb Bridge was opened in 1900.',
    ['The Lamb Bridge spans the Tarn at Orle.', 'The Lamb Bridge was opened in 1900.'],
  ],
  [
    'The Orr Bridge is a road bridge over the River Tarn in Orle.',
    ['The Orr Bridge is a road bridge in Orle.', 'The Orr Bridge crosses the River Tarn.'],
  ],
  [
    'Kirrin is a town in Norland with a population of 6,000, known for its lace.',
    ['Kirrin is a town in Norland.', 'Kirrin has a population of 6,000.', 'Kirrin is known for its lace.'],
  ],
  [
    'Loom is a firm with plants in Ghent and Lille, founded in 1987.',
    ['Loom is a firm.', 'Loom has plants in Ghent and Lille.', 'Loom was founded in 1987.'],
  ],
  ['Selby is located at an altitude of 320 metres.', ['Selby is 320 metres above sea level.']],
  [
    'The Dene flows for 84 km through Norland.',
    ['The Dene is 84 km long.', 'The Dene flows through Norland.'],
  ],
  [
    'It passes Ambry and Lower Dunn and discharges into the North Bay after 71 kilometres.',
    [
      'It flows through Ambry and Lower Dunn.',
      'It discharges into the North Bay.',
      'It is 71 kilometres long.',
    ],
  ],
  [
    'After twelve years as head of the Orr Trust, Ann Lee retired in January.',
    ['Ann Lee retired as head of the Orr Trust in January.'],
  ],
  ['The Orle Hotel passed to the Lind family in 1950.', ['The Lind family acquired the Orle Hotel in 1950.']],
  [
    'Orr Hall remained in the hands of the Greve family until 1921.',
    ['Orr Hall was owned by the Greve family until 1921.'],
  ],
  [
    'Torp United moved from Mill Lane to the Arden Stadium in July 2021.',
    ['Torp United has played at the Arden Stadium since July 2021.'],
  ],
  [
    'The Iron Lark was adapted into a film, Wings of Rust, in 2022.',
    ['The film "Wings of Rust" is based on The Iron Lark.', 'The film "Wings of Rust" was released in 2022.'],
  ],
  [
    'Night Tide was followed by a sequel, Day Tide, in 2001.',
    ['"Day Tide" is the sequel to Night Tide.', '"Day Tide" was released in 2001.'],
  ],
  [
    "The museum's best-known work is The Blind Harpist by Rosa Mell.",
    ["The museum's best-known work is The Blind Harpist by Rosa Mell."],
  ],
  ['Night Tide is the debut album by the Orr Four.', ['Night Tide is a debut album by the Orr Four.']],
  [
    'Evening at Sea by Mary Holt hangs in the main hall.',
    ['"Evening at Sea" was created by Mary Holt.', '"Evening at Sea" hangs in the main hall.'],
  ],
  [
    'The Palladion is a theatre in Orle with 680 seats.',
    ['The Palladion is a theatre in Orle.', 'The Palladion has 680 seats.'],
  ],
  [
    'Its highest point is Mount Orr (412 m).',
    ['Its highest point is Mount Orr.', 'Mount Orr has an elevation of 412 m.'],
  ],
  ['His successor is Judith Crane.', ['Judith Crane succeeded him.']],
  ['Her predecessor was Alan Peck.', ['She succeeded Alan Peck.']],
  ["The Loom 400's successor is the Loom 500.", ["The Loom 400's successor is the Loom 500."]],
  [
    'The Glass Tide is based on the novel Low Tide and stars Ida Renn.',
    ['The Glass Tide is based on the novel Low Tide.', 'The Glass Tide stars Ida Renn.'],
  ],
  ['The 2011 Orr Prize went to Olive Grant.', ['The Orr Prize went to Olive Grant in 2011.']],
  [
    'Kirrin is a town in Norland with a population of 6,000 and an area of 12 km².',
    ['Kirrin is a town in Norland.', 'Kirrin has a population of 6,000.', 'Kirrin has an area of 12 km².'],
  ],
  [
    'Kirrin is a town in Norland with a population of 6,000 at the 2021 census.',
    ['Kirrin is a town in Norland.', 'As of 2021, Kirrin has a population of 6,000.'],
  ],
  [
    'Kirrin, a town with a population of 6,000, lies on the Tarn.',
    ['Kirrin is a town.', 'Kirrin has a population of 6,000.', 'Kirrin lies on the Tarn.'],
  ],
  [
    'Kirrin is a town of 6,000 people in Norland.',
    ['Kirrin is a town in Norland.', 'Kirrin has a population of 6,000.'],
  ],
  [
    'Lake Orr is the deepest lake in Norland, with a maximum depth of 212 metres.',
    ['Lake Orr is the deepest lake in Norland.', 'Lake Orr has a maximum depth of 212 metres.'],
  ],
  [
    'Loom Foods is a maker of biscuits with plants in Ghent and Lille.',
    ['Loom Foods is a maker of biscuits.', 'Loom Foods has plants in Ghent and Lille.'],
  ],
  [
    'Mount Orr (2,341 m) is the highest mountain in Norland.',
    ['Mount Orr is the highest mountain in Norland.', 'Mount Orr has an elevation of 2,341 m.'],
  ],
  [
    'Cold Tide is the second album by the band Tarn, released on 5 May 2003 by Loom Records.',
    [
      'Cold Tide is the second album by the band Tarn.',
      'Cold Tide was released on 5 May 2003 by Loom Records.',
    ],
  ],
  [
    'Orr Cathedral is a Gothic church built between 1220 and 1340.',
    ['Orr Cathedral is a Gothic church.', 'Orr Cathedral was built between 1220 and 1340.'],
  ],
  ['Ann Lee is a doctor with an interest in birds.', ['Ann Lee is a doctor with an interest in birds.']],
  ['The presidency passed to Bo Lund in 1950.', ['The presidency passed to Bo Lund in 1950.']],
];

test.each(told)('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});
