import { expect, test } from 'vitest';
import { withItsStart } from './in-force.ts';

test.each([
  ['Orr has appointed Ann Lee as head.', 'The appointment takes effect on 1 July 2024.', '1 July 2024'],
  ['Ann Lee has resigned as chair.', 'Her resignation takes effect on 1 July.', '1 July'],
  ['Orr has raised the price to 12 euros.', 'The increase takes effect from 1 August.', '1 August'],
  ['Orr has bought Tarn.', 'The acquisition is effective from May 2024.', 'May 2024'],
])('%s %s', (said, next, day) => {
  expect(withItsStart(said, next)).toBe(`${said.slice(0, -1)} with effect from ${day}.`);
});

test('what has been done so since', () => {
  expect(withItsStart('Ann Lee conducts the Tarn Choir.', 'She has done so since 2019.')).toBe(
    'Ann Lee conducts the Tarn Choir since 2019.',
  );
});

test.each([
  ['Ann Lee conducted the Tarn Choir in 2018.', 'She has done so since 2019.'],
  ['Ann Lee was appointed dean in May 2024.', 'The appointment takes effect on 1 July 2024.'],
  ['Ann Lee lives in Hull.', 'Her resignation takes effect on 1 July.'],
  ['Has Orr appointed Ann Lee?', 'The appointment takes effect on 1 July 2024.'],
  ['Orr has appointed Ann Lee as head.', 'The appointment surprised many.'],
])('%s %s are told apart', (said, next) => {
  expect(withItsStart(said, next)).toBeNull();
});
