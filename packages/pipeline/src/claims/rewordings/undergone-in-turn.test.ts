import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'The Aud was built in Gdynia, launched in 1974 and scrapped in 2003.',
    ['The Aud was built in Gdynia.', 'The Aud was launched in 1974.', 'The Aud was scrapped in 2003.'],
  ],
  [
    'The Aud was built in Gdynia, launched in 1974 and sails to Oslo.',
    ['The Aud was built in Gdynia.', 'The Aud was launched in 1974.', 'The Aud sails to Oslo.'],
  ],
  [
    'The act was passed by Parliament, signed by Ann Lee, and took effect in May 2021.',
    [
      'The act was passed by Parliament.',
      'The act was signed by Ann Lee.',
      'The act took effect in May 2021.',
    ],
  ],
  [
    'Bo Orr was born in Hull, educated at Eton and ordained in 1921.',
    ['Bo Orr was born in Hull.', 'Bo Orr was educated at Eton.', 'Bo Orr was ordained in 1921.'],
  ],
  [
    'The Hull News is printed in Leeds, published by Orr Media and read in Kent.',
    [
      'The Hull News is printed in Leeds.',
      'The Hull News is published by Orr Media.',
      'The Hull News is read in Kent.',
    ],
  ],
  // an object makes it somebody's own doing
  [
    'The band was formed in Leeds, released three albums and was renamed Tarn in 2005.',
    ['The band was formed in Leeds, released three albums and was renamed Tarn in 2005.'],
  ],
  // what the firm was sold to is described
  [
    'Mill Hall was sold to Loom, founded in 1909 and based in Tielt.',
    ['Mill Hall was sold to Loom.', 'Loom was founded in 1909 and based in Tielt.'],
  ],
  ['The Roxy was designed, built and opened in 1936.', ['The Roxy was designed, built and opened in 1936.']],
])('%s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
