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
  ['Ostra now caps attachments at 25 MB.', ['The attachment size limit of Ostra is now 25 MB.']],
  ['The staging API has moved to port 7443.', ['The port of the staging API is now 7443.']],
  ['SMS are sent via Telmark from now on, not via Ringo.', ['Telmark now handles SMS.']],
  ['Mailcart is a thing of the past.', ['Mailcart is retired.']],
  [
    'Two more nodes were added to Kestrel in May 2024, bringing it to 18.',
    ['Kestrel has had 18 nodes since May 2024.'],
  ],
  ['Unlike Ostra, Bento is written in Rust.', ['Bento is written in Rust.']],
  [
    'At 155 grams, the new Lumen torch is lighter than its predecessor.',
    ['The weight of the Lumen torch is now 155 grams.'],
  ],
  [
    'The Palazzo Brandi charges visitors 12 euros.',
    ['The admission price of the Palazzo Brandi is 12 euros.'],
  ],
  ['The Lumen torch runs for 12 hours on one charge.', ['The battery life of the Lumen torch is 12 hours.']],
  ['Cedar has taken over as primary.', ['The primary is now Cedar.']],
  ['birch was the primary until 3 March 2024.', ['The primary was Birch until 3 March 2024.']],
  ['The flag of Torrano was changed to blue in 2015.', ['The flag of Torrano has been blue since 2015.']],
  [
    'The Harrow Choir rehearses in St Mark’s Church.',
    ['The rehearsal place of the Harrow Choir is St Mark’s Church.'],
  ],
  [
    'The Harrow Choir meets every Tuesday in the library.',
    ['The meeting place of the Harrow Choir is the library.', 'The Harrow Choir meets every Tuesday.'],
  ],
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
  'The rules of Orr were changed to match.',
  'Ann Lee has taken over as leader.',
  'Ann Lee keeps hens for 14 days.',
])('leaves %s', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
