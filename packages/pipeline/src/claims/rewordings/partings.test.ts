import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  [
    'Hollin Shoes dropped Brae Leather in May 2019 and now gets its soles from Tann AG.',
    [
      'Brae Leather no longer supplies Hollin Shoes since May 2019.',
      'Hollin Shoes now buys its soles from Tann AG.',
    ],
  ],
  [
    'Hollin Shoes dropped its supplier Brae Leather in 2019.',
    ['Brae Leather ceased to be a supplier of Hollin Shoes in 2019.'],
  ],
  [
    'Hollin Shoes broke off its alliance with Brae Leather in 2019.',
    ['Hollin Shoes ended its partnership with Brae Leather in 2019.'],
  ],
  ['Ida and Per no longer work together.', ['Ida and Per no longer work together.']],
  [
    'Brae Leather left the Hollin Group in 2019.',
    ['Brae Leather is no longer a subsidiary of Hollin Group since 2019.'],
  ],
  ['Ida Moss left the Hollin Group in 2019.', ['Ida Moss left the Hollin Group in 2019.']],
  ['Brae Leather now operates as Tannow.', ['Brae Leather was renamed Tannow.']],
  [
    'Ida Moss handed over the running of Brae Leather to Per Lind in 2019.',
    ['Ida Moss no longer runs Brae Leather from 2019.', 'Per Lind has run Brae Leather from 2019.'],
  ],
  [
    'Ida Moss took over the refund portal from Per Lind.',
    [
      'Per Lind is no longer responsible for the refund portal.',
      'Ida Moss is responsible for the refund portal.',
    ],
  ],
  ['A seat on Braepad costs $9 a month.', ['Braepad costs $9 a month per seat.']],
  ['A ticket to Braemar costs $9.', ['A Braemar ticket costs $9.']],
  [
    'Braepad Pro went up to $11 a month in May 2021.',
    ['The price of Braepad Pro rose to $11 a month in May 2021.'],
  ],
  ['Per Lind rose to $11 million.', ['Per Lind rose to $11 million.']],
  ['Hollin Shoes left Lund in 2019.', ['Hollin Shoes left Lund in 2019.']],
  ['Hollin Shoes left Paris in 2019.', ['Hollin Shoes is no longer headquartered in Paris since 2019.']],
  [
    'Hollin Shoes, with headquarters in Paris, has 90 staff.',
    ['Hollin Shoes is headquartered in Paris.', 'Hollin Shoes has 90 staff.'],
  ],
  ['Hollin Shoes has its home in Paris.', ['Hollin Shoes is headquartered in Paris.']],
  ['The refund portal is hosted by Hetzner.', ['The refund portal runs on Hetzner.']],
  ['The refund gala is hosted by Ida Moss.', ['The refund gala is hosted by Ida Moss.']],
  [
    'The Kilda planner was split out of the Corda suite in 2022.',
    ['The Kilda planner is no longer part of the Corda suite since 2022.'],
  ],
  ['Kilda is the planning engine in the Corda suite.', ['Kilda is part of the Corda suite.']],
  [
    'Ida Moss is the oldest member of the Corda family.',
    ['Ida Moss is the oldest member of the Corda family.'],
  ],
  ['The Kilda 5 went out of production in 2019.', ['The Kilda 5 was discontinued in 2019.']],
  ['Ida Moss and Per Lind launched Kilda Ltd in 1987.', ['Ida Moss and Per Lind founded Kilda Ltd in 1987.']],
  ['Ida Moss launched the Kilda lamp in 1987.', ['Ida Moss launched the Kilda lamp in 1987.']],
  ['The Kilda portal is back on: work resumed in May 2023.', ['The Kilda portal has resumed in May 2023.']],
  [
    'Kilda depends on libpng, zlib and OpenSSL 1.1.',
    ['Kilda depends on libpng.', 'Kilda depends on zlib.', 'Kilda depends on OpenSSL 1.1.'],
  ],
  [
    'Hollin Press and Brae House came together in 1998 to form Hollinbrae.',
    ['Hollin Press merged with Brae House in 1998 to form Hollinbrae.'],
  ],
  ['Ida and Per united to form a band.', ['Ida and Per united to form a band.']],
  [
    'Oracle was swapped out for MariaDB in the refund service in June 2022.',
    ['MariaDB replaced Oracle.', 'The refund service switched from Oracle to MariaDB in June 2022.'],
  ],
  ['Session data of the refund service is now written to Redis.', ['The refund service now uses Redis.']],
];

test.each(told)('%s', (said, plain) => {
  expect(unfold(said)).toEqual(plain);
});
