import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Ann Lee took up residence in Ghent in 2015.', ['Ann Lee moved to Ghent in 2015.']],
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
  // firms, visits and offices are no homes
  ['Ann Lee stays in Ghent until Friday.', ['Ann Lee stays in Ghent until Friday.']],
  ['Ann Lee moved into her new office in Ghent.', ['Ann Lee moved into her new office in Ghent.']],
  ['Tarn Ltd found a new home in Ghent.', ['Tarn Ltd moved its headquarters to Ghent.']],
  ['Ann Lee, of Tarn Ltd, won the raffle.', ['Ann Lee, of Tarn Ltd, won the raffle.']],
];

test.each(told)('where people are at home: %s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
