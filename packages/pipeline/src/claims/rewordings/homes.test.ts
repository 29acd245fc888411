import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Ann Lee took up residence in Ghent in 2015.', ['Ann Lee moved to Ghent in 2015.']],
  [
    'Ann Lee left Lund for Ghent, where she spent six years at Orr College.',
    ['Ann Lee lived in Ghent for six years.', 'Ann Lee spent six years at Orr College.'],
  ],
  ['Ann Lee moved away from Lund to Ghent.', ['Ann Lee moved from Lund to Ghent.']],
  ['Ann Lee resettled in Ghent in May 2023.', ['Ann Lee moved to Ghent in May 2023.']],
  ['Ann Lee made the move from Lund to Ghent.', ['Ann Lee moved from Lund to Ghent.']],
  ['Ann Lee made the move to Python.', ['Ann Lee made the move to Python.']],
  ['Ann Lee moved out of Lund and into a flat in Ghent.', ['Ann Lee moved from Lund to Ghent.']],
  ['Ann Lee has just moved into a flat in Ghent.', ['Ann Lee moved to Ghent.']],
  ['Ann Lee gave up her flat in Lund and moved to Ghent.', ['Ann Lee moved from Lund to Ghent.']],
  [
    'Ann Lee lives in Ghent rather than Lund these days.',
    ['Ann Lee no longer lives in Lund.', 'Ann Lee now lives in Ghent.'],
  ],
  ['Ann Lee has been living in the Ghent area since 2015.', ['Ann Lee has lived in Ghent since 2015.']],
  ['Ann Lee lives just outside Ghent.', ['Ann Lee lives in Ghent.']],
  ['Ann Lee rents a studio in the centre of Ghent.', ['Ann Lee lives in Ghent.']],
  ['Ann Lee (lives in Ghent) joined the call.', ['Ann Lee lives in Ghent.', 'Ann Lee joined the call.']],
  ['Ann Lee swapped Lund for Ghent in early 2022.', ['Ann Lee moved from Lund to Ghent in early 2022.']],
  ['Ann Lee traded the noise of Paris for the calm of Ghent.', ['Ann Lee moved from Paris to Ghent.']],
  [
    'After a decade in Nairobi, Ann Lee settled in Ghent in 2019.',
    ['Ann Lee moved from Nairobi to Ghent in 2019.'],
  ],
  ['Ann Lee made the port of Ghent her home.', ['Ann Lee settled in Ghent.']],
  ['Since May, Ann Lee has made Ghent her home.', ['Since May, Ann Lee has lived in Ghent.']],
  ['Ann Lee is back in Oslo after two years in Ghent.', ['Ann Lee moved back from Ghent to Oslo.']],
  [
    'Ann Lee spent ten years in Paris before moving to Ghent.',
    ['Ann Lee lived in Paris for ten years.', 'Ann Lee moved to Ghent.'],
  ],
  [
    'Ann Lee left Oslo for good last year and took a flat in Ghent.',
    ['Ann Lee moved from Oslo to Ghent last year.'],
  ],
  ['Ann Lee upped sticks and moved to Ghent.', ['Ann Lee moved to Ghent.']],
  ['Ann Lee and her partner Bo rent a flat in Ghent.', ['Ann Lee and her life partner Bo live in Ghent.']],
  [
    'Bo and I bought a cottage near Ghent and moved in two weeks ago.',
    ['Bo and I bought a cottage near Ghent.', 'Bo and I moved to Ghent two weeks ago.'],
  ],
  ['Paris is now home to Ann Lee.', ['Ann Lee lives in Paris.']],
  ["Paris is now Ann Lee's home.", ['Ann Lee now lives in Paris.']],
  // firms, visits and offices are no homes
  ['Ann Lee swapped shifts for a day.', ['Ann Lee swapped shifts for a day.']],
  ['Ann Lee spent ten minutes in the shop.', ['Ann Lee spent ten minutes in the shop.']],
  ['Ann Lee made Tarn Ltd proud.', ['Ann Lee made Tarn Ltd proud.']],
  ['Ann Lee stays in Ghent until Friday.', ['Ann Lee stays in Ghent until Friday.']],
  ['Ann Lee moved into her new office in Ghent.', ['Ann Lee moved into her new office in Ghent.']],
  ['Tarn Ltd found a new home in Ghent.', ['Tarn Ltd moved its headquarters to Ghent.']],
  ['Ann Lee, of Tarn Ltd, won the raffle.', ['Ann Lee, of Tarn Ltd, won the raffle.']],
];

test.each(told)('where people are at home: %s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
