import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  [
    'We moved the Lark service from MySQL to Postgres in May 2023.',
    ['The Lark service switched from MySQL to Postgres in May 2023.'],
  ],
  [
    'The invoices app was ported from Angular to React.',
    ['The invoices app switched from Angular to React.'],
  ],
  ['Orr Ltd moved the Lark plant from Hull to Leeds.', ['Orr Ltd moved the Lark plant from Hull to Leeds.']],
  ['We moved the Lark meeting from Monday to Friday.', ['We moved the Lark meeting from Monday to Friday.']],
  [
    'The museum moved the Lark painting from Room 4 to Room 9.',
    ['The museum moved the Lark painting from Room 4 to Room 9.'],
  ],
  [
    'Bluejay was migrated off Heroku in January 2024.',
    ['Bluejay no longer runs on Heroku since January 2024.'],
  ],
  ['The mobile app is built with Flutter.', ['The mobile app uses Flutter.']],
  ['The chapel was built with Portland stone.', ['The chapel was built with Portland stone.']],
  ['Lark was built in Vue by the web team.', ['Lark was written in Vue.', 'The web team developed Lark.']],
  ['Falcon was forked from Kestrel in 2019.', ['Falcon was derived from Kestrel in 2019.']],
  ['Quill is being replaced with Lumen.', ['Lumen is replacing Quill.']],
  ['The successor of Quill is called Lumen.', ['Lumen replaces Quill.']],
  ['Quill was retired in favour of Lumen in 2022.', ['Lumen replaces Quill.', 'Quill was retired in 2022.']],
  [
    'INC-9 was downgraded from SEV-1 to SEV-2 on 3 May 2024.',
    ['The severity of INC-9 is SEV-2 since 3 May 2024.'],
  ],
  ['The bridge was raised to 4 metres.', ['The bridge was raised to 4 metres.']],
  ['Sam Reed was unassigned from OPS-14.', ['OPS-14 is no longer assigned to Sam Reed.']],
  ['Sam Reed is assigned to the Hull office.', ['Sam Reed is assigned to the Hull office.']],
  [
    'The feature flag new-checkout was turned on for all users on 6 May 2024.',
    ['The status of new-checkout is enabled since 6 May 2024.'],
  ],
  ['The flag of Norland is blue.', ['The flag of Norland is blue.']],
  [
    "Sparrow's launch date moved to 9 September 2024.",
    ['The launch date of Sparrow was moved to 9 September 2024.'],
  ],
  ['We shipped Kite 2.0 on 2 April 2024.', ['Kite 2.0 was released on 2 April 2024.']],
  ['Support for Windows 7 was dropped in Tern 3.', ['Tern 3 drops support for Windows 7.']],
  [
    'BUG-7 was filed by Ann Lee and fixed by Bo Ek.',
    ['The reporter of BUG-7 is Ann Lee.', 'BUG-7 was fixed by Bo Ek.'],
  ],
  [
    'ABC-12 is assigned to Ann Lee and is in progress.',
    ['ABC-12 is assigned to Ann Lee.', 'ABC-12 is in progress.'],
  ],
  [
    'A faulty switch took down the Harrow gateway on 3 May 2024.',
    [
      'The Harrow gateway was down on 3 May 2024.',
      'A faulty switch caused the outage of the Harrow gateway.',
    ],
  ],
  ['The scandal brought down the Lind government.', ['The scandal brought down the Lind government.']],
  ['The storm brought down the Orle Bridge.', ['The storm brought down the Orle Bridge.']],
  ['Tern no longer works on Windows 7.', ['Tern no longer runs on Windows 7.']],
  ['Ann Lee works on Windows.', ['Ann Lee works on Windows.']],
  ['To build Corvid you need CMake 3.20 or newer.', ['Corvid requires CMake 3.20.']],
  [
    'Ann Lee handed over maintenance of Tern to Bo Ek in 2023.',
    ['Ann Lee is no longer responsible for Tern from 2023.', 'Bo Ek is responsible for Tern from 2023.'],
  ],
  [
    'Ann Lee is the current maintainer of Tern; before her it was Bo Ek.',
    ['Bo Ek was the maintainer of Tern.', 'Ann Lee is the maintainer of Tern.'],
  ],
  [
    'Nimbus Labs switched its e-mail from Exchange to Gmail in 2020.',
    ['Nimbus Labs switched from Exchange to Gmail in 2020.'],
  ],
  [
    'Beacon runs in three regions: Frankfurt, Dublin and Oregon.',
    ['Beacon runs in Frankfurt, Dublin and Oregon.'],
  ],
  [
    'Merlin 3.0 is scheduled for release on 10 June 2024.',
    ['The release date of Merlin 3.0 is 10 June 2024.'],
  ],
  [
    'The decision to close the bridge was taken by the council on 5 March 2024.',
    ['On 5 March 2024, the council decided to close the bridge.'],
  ],
  [
    'Bo Ek is working on LOGIN-42, Ann Lee on LOGIN-43.',
    ['Bo Ek is working on LOGIN-42.', 'Ann Lee is working on LOGIN-43.'],
  ],
  ['Before Jira, the team used Trello.', ['The team used Trello before Jira.']],
  [
    "Tarn's backend is written in Elixir, its frontend in TypeScript.",
    ["Tarn's backend is written in Elixir.", "Tarn's frontend is written in TypeScript."],
  ],
  ['The board postponed Project Ember to 3 July 2024.', ['Project Ember moved to 3 July 2024.']],
  ['Lark added SQLite support in version 4.1.', ['Lark added support for SQLite in version 4.1.']],
  ['Lark added Customer support in 2020.', ['Lark added Customer support in 2020.']],
  [
    'In Lark 2.3.0, support for Redis was added and support for Kafka removed.',
    ['Lark 2.3.0 added support for Redis.', 'Lark 2.3.0 removed support for Kafka.'],
  ],
  ['Support for Kafka was removed in Lark 2.3.', ['Lark 2.3 removed support for Kafka.']],
  ['Support for Kafka was removed in May 2020.', ['Support for Kafka was removed in May 2020.']],
  ['Orr Ltd moved Ann Lee to Hull in July 2024.', ['Orr Ltd moved Ann Lee to Hull in July 2024.']],
];

test.each(told)('%s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
