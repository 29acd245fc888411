import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Ann Lee went from bookkeeper to senior analyst at Halden Foods.',
    ['Ann Lee was formerly a bookkeeper.', 'Ann Lee became a senior analyst at Halden Foods.'],
  ],
  [
    'Ann Lee swapped her job as store manager for that of team lead.',
    ['Ann Lee was formerly a store manager.', 'Ann Lee became a team lead.'],
  ],
  ['Ann Lee was bumped up to operations director.', ['Ann Lee was promoted to operations director.']],
  [
    'Ann Lee has been given the job of senior analyst at Halden Foods.',
    ['Ann Lee became a senior analyst at Halden Foods.'],
  ],
  [
    'Ann Lee fills the role of software engineer at Halden Foods.',
    ['Ann Lee is a software engineer at Halden Foods.'],
  ],
  [
    'Congratulations to Ann Lee on her promotion to head of design at Halden Foods!',
    ['Ann Lee was promoted to head of design at Halden Foods!'],
  ],
  [
    'Promotion: Ann Lee to engineering manager, effective 1 May 2023.',
    ['Ann Lee was promoted to engineering manager on 1 May 2023.'],
  ],
  [
    'Ann Lee climbed the ladder at Halden Foods and is now engineering manager.',
    ['Ann Lee was promoted to engineering manager at Halden Foods.'],
  ],
  [
    'Ann Lee is no longer a technical writer at Halden Foods but head of design.',
    [
      'Ann Lee is no longer a technical writer at Halden Foods.',
      'Ann Lee is now head of design at Halden Foods.',
    ],
  ],
  [
    'Ann Lee has a new job title at Halden Foods: head of design.',
    ['Ann Lee became head of design at Halden Foods.'],
  ],
  ['Ann Lee gave up the post of treasurer.', ['Ann Lee stepped down as treasurer.']],
  ['Ann Lee has moved out of the treasurer role.', ['Ann Lee stepped down as treasurer.']],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'The price went from 8 to 10 euros.',
  'Ann Lee rose to fame in 1990.',
  'Ann Lee got the role of Ophelia.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
