import { expect, test } from 'vitest';
import { putRight } from './mending.ts';

test.each([
  [
    'Yesterday we reported that the new bridge cost 3.1 million euros.',
    'The correct figure is 1.3 million euros.',
    'The new bridge cost 1.3 million euros, not 3.1 million euros.',
  ],
  [
    'In our May issue we wrote that the fair begins on 3 June.',
    'That was wrong: it is 4 June.',
    'The fair begins on 4 June, not 3 June.',
  ],
  [
    'An article on Monday misstated the year in which the Orr Tunnel was opened.',
    'It was 1946, not 1964.',
    'The Orr Tunnel was opened in 1946, not in 1964.',
  ],
  [
    'We gave wrongly the town in which Ann Lee was born.',
    'The correct town is Hull.',
    'Correction: Ann Lee was born in Hull.',
  ],
  [
    'Our article on Saturday gave the wrong date for the village fair.',
    'It is on 20 June.',
    'Correction: the village fair is on 20 June.',
  ],
  [
    'The price of the annual pass was given as 45 euros in our last issue.',
    'The correct price is 54 euros.',
    'Correction: the price of the annual pass is 54 euros, not 45 euros.',
  ],
  [
    'We regret that we misspelt the name of the mayor of Orr.',
    'Her name is Ann Lee.',
    'Correction: the mayor of Orr is Ann Lee.',
  ],
])('%s %s', (said, next, right) => {
  expect(putRight(said, next)).toBe(right);
});

test('an article that misstates nothing is not put right', () => {
  expect(putRight('An article told the year in which the tunnel was opened.', 'It was 1946.')).toBeNull();
});
