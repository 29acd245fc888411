import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

test.each([
  [
    'The default timeout of Orbit is down to 10 seconds.',
    ['The default timeout of Orbit is now 10 seconds.'],
  ],
  ['The gateway now listens on port 9000 instead of 8085.', ['The port of the gateway is now 9000.']],
  ['The gateway listens on port 8085.', ['The port of the gateway is 8085.']],
  ['Mail now goes out through Postline.', ['Postline now handles mail.']],
  ['Mailforge is history.', ['Mailforge is retired.']],
  ['The Trekker 40 is 50 g lighter, at 590 g.', ['The weight of the Trekker 40 is now 590 g.']],
  ['It is now 3 cm longer, at 88 cm.', ['Its length is now 88 cm.']],
  ['Admission to the Brix Museum is 30 lei.', ['The admission price of the Brix Museum is 30 lei.']],
  ['Entry to the Brix Museum costs 30 lei.', ['The admission price of the Brix Museum is 30 lei.']],
  ['Membership of the Tarn Club costs 70 pounds a year.', ['The annual fee of the Tarn Club is 70 pounds.']],
  ['Orbit keeps logs for 14 days.', ['The log retention of Orbit is 14 days.']],
  ['Backups are now kept for 90 days rather than 30.', ['The backup retention is now 90 days.']],
  ['The Pelican API accepts bodies of up to 20 MB.', ['The body size limit of the Pelican API is 20 MB.']],
  ['Two more nodes were added to Kestrel, bringing it to 18.', ['Kestrel now has 18 nodes.']],
  ['The checkout service runs on 6 replicas.', ['The checkout service has 6 replicas.']],
  [
    'The log level in production was changed from info to warn on 2 April 2024.',
    ['The log level in production has been warn since 2 April 2024.'],
  ],
  [
    'The primary database moved to cedar on 3 March 2024.',
    ['The primary database has been cedar since 3 March 2024.'],
  ],
  ['The wiki has moved to wiki.orr.example.', ['The address of the wiki is now wiki.orr.example.']],
  ['Orbit 3.0 requires Node 20 (previously Node 18).', ['Orbit 3.0 requires Node 20.']],
  ['The library opens at 10 instead of 9.', ['The library opens at 10.']],
  [
    'The warranty on the Fjord tent has gone up to five years.',
    ['The warranty of the Fjord tent is now 5 years.'],
  ],
  [
    'The Lowick Chess Club gathers at the Plough.',
    ['The meeting place of the Lowick Chess Club is the Plough.'],
  ],
  ['We meet in the Scout Hut now.', ['Our meeting place is now the Scout Hut.']],
] as const)('%s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});

test.each([
  'Our team is down to 3 people.',
  'Ann Lee listens on Sundays.',
  'Ann Lee is 3 cm taller.',
  'The board meets in Oslo on 3 May.',
  'The mode was changed to 4.',
  'Mail goes out at noon.',
  'Ann Lee keeps hens for 14 days.',
])('leaves %s', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
