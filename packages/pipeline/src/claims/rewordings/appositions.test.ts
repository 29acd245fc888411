import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  ['Through 2019, the ferry Skua was run by Norline.', ['Through 2019, the ferry Skua was run by Norline.']],
  [
    'The Aud, a 1974 ferry built in Gdynia, sails between Oslo and Kiel.',
    [
      'The Aud is a 1974 ferry.',
      'The Aud was built in Gdynia in 1974.',
      'The Aud sails between Oslo and Kiel.',
    ],
  ],
  [
    'Orr Mills, the Hull weaving mill that Ann Lee set up in 1987, was bought by Tarn.',
    [
      'Orr Mills is the Hull weaving mill.',
      'Ann Lee founded Orr Mills in 1987.',
      'Orr Mills was bought by Tarn.',
    ],
  ],
  [
    'Orr Mills, the mill Ann Lee sold in 1987, has closed.',
    ['Orr Mills is a mill.', 'Ann Lee sold Orr Mills in 1987.', 'Orr Mills has closed.'],
  ],
  [
    'Lumo, a start-up backed by Orr Ventures, makes lamps.',
    ['Lumo is a start-up.', 'Lumo is backed by Orr Ventures.', 'Lumo makes lamps.'],
  ],
  [
    'Bo Orr, a baker born in Hull, owns three shops.',
    ['Bo Orr is a baker.', 'Bo Orr was born in Hull.', 'Bo Orr owns three shops.'],
  ],
  [
    'Rex, the dog that Ann Lee adopted in 2019, bit Bo Orr.',
    ['Rex is a dog.', 'Ann Lee adopted the dog Rex in 2019.', 'Rex bit Bo Orr.'],
  ],
  [
    'Ekre, the village where Ann Lee grew up, has a church.',
    ['Ekre is a village.', 'Ann Lee grew up in Ekre.', 'Ekre has a church.'],
  ],
  // a time in front is no name
  [
    'On 5 March 2024, the council decided to close the bridge.',
    ['On 5 March 2024, the council decided to close the bridge.'],
  ],
])('%s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
