import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('wares and programs', () => {
  it.each([
    ['You need Java 17 to run Mortar.', ['Mortar requires Java 17.']],
    ['Praxo has been in use at Orr Clinic since 2020.', ['Orr Clinic has used Praxo since 2020.']],
    ['The source code of Loom is published under the GPL.', ['Loom is licensed under the GPL.']],
    ['Loom is open source under the MIT licence.', ['Loom is licensed under the MIT licence.']],
    ['Loom is available under the Apache License 2.0.', ['Loom is licensed under the Apache License 2.0.']],
    ['Loom changed its licence from MIT to AGPL in 2020.', ['Loom was relicensed under AGPL in 2020.']],
    ["Loom's code is written in Rust.", ['Loom is written in Rust.']],
    [
      'Hexapod is an MIT-licensed web framework.',
      ['Hexapod is licensed under MIT.', 'Hexapod is a web framework.'],
    ],
    ['You can get the Sella saddle for 75 euros.', ['The Sella saddle costs 75 euros.']],
    ['The Sella saddle is available for 75 euros.', ['The Sella saddle costs 75 euros.']],
    [
      'At 4,500 euros, the Strada is the cheapest e-bike of Velmar.',
      ['The Strada costs 4,500 euros.', 'The Strada is the cheapest e-bike of Velmar.'],
    ],
    ['Praxo works on Windows and Linux.', ['Praxo runs on Windows and Linux.']],
    ['Medsoft wrote Praxo in Delphi.', ['Praxo was written in Delphi.']],
    ['Ann Lee wrote Dune Days in Berlin.', ['Ann Lee wrote Dune Days in Berlin.']],
    ['Garden chairs are sold by Loom.', ['Loom sells garden chairs.']],
    [
      'The Comet was reduced from 2,400 to 1,999 euros in May 2023.',
      ['The price of the Comet fell from 2,400 to 1,999 euros in May 2023.'],
    ],
    ['Loom cut the Comet to 1,999 euros.', ['Loom cut the price of the Comet to 1,999 euros.']],
    [
      'The price of the Comet was put up to 2,400 euros.',
      ['The price of the Comet was raised to 2,400 euros.'],
    ],
    [
      'The Comet cost 2,000 euros until 2022 and has cost 2,400 euros since then.',
      ['The Comet cost 2,000 euros until 2022.', 'The Comet has cost 2,400 euros since 2022.'],
    ],
    ['Loomly will go live in June 2024.', ['The go-live date of Loomly is June 2024.']],
    [
      'Because of two bugs the release of Loomly slips again, to 4 July 2024.',
      ['The release of Loomly was moved to 4 July 2024.'],
    ],
    [
      'The roll-out of the Heron portal has slipped from May 2024 to 3 June 2024.',
      ['The launch of the Heron portal was moved to 3 June 2024.'],
    ],
    [
      'Loomly, our new booking tool, goes live on 4 July 2024.',
      ['Loomly is our new booking tool.', 'The go-live date of Loomly is 4 July 2024.'],
    ],
    [
      'The Lund cluster was upgraded from Kafka 2.8 to 3.4.',
      ['The Lund cluster stopped running on Kafka 2.8.', 'The Lund cluster started running on Kafka 3.4.'],
    ],
    [
      'Loomly stores its data in Redis, which is hosted in Oslo.',
      ['Redis is hosted in Oslo.', 'Loomly uses Redis.'],
    ],
    [
      'Launched in 2018, the Lumo lamp costs 60 euros.',
      ['The Lumo lamp was launched in 2018.', 'The Lumo lamp costs 60 euros.'],
    ],
    [
      'Originally written in Perl, Mothra was ported to Python in 2015.',
      ['Mothra was originally written in Perl.', 'Mothra was ported to Python in 2015.'],
    ],
    ['Tickets went on sale in 2015.', ['Tickets went on sale in 2015.']],
    ['The Orla bike went on sale in 2015.', ['The Orla bike was launched in 2015.']],
    ['Production of the Lumo lamp ended in 2021.', ['The Lumo lamp was discontinued in 2021.']],
    ['Loom took the Lumo lamp off the market in 2021.', ['Loom discontinued the Lumo lamp in 2021.']],
    ["Orla's range includes the Pim scooter.", ['Orla makes the Pim scooter.']],
    ['Praxo 4.0 appeared in May 2022.', ['Praxo 4.0 was released in May 2022.']],
    ['Sable 10 is out since 3 April 2024.', ['Sable 10 was released on 3 April 2024.']],
    [
      'The newest version of Kite, 6.3, appeared on 2 February 2023.',
      ['The latest version of Kite is 6.3.', 'Kite 6.3 was released on 2 February 2023.'],
    ],
    [
      'The Basic ticket used to be $20 but is $25 now.',
      ['The Basic ticket used to cost $20.', 'The Basic ticket costs $25.'],
    ],
    [
      'The Falcon X was introduced at $59 in 2020.',
      ['The Falcon X was launched in 2020.', 'The Falcon X has cost $59 since 2020.'],
    ],
    ['We now charge $59 for the Falcon X.', ['The Falcon X now costs $59.']],
    ['$59 is the price of the Falcon X.', ['The price of the Falcon X is $59.']],
    ['We charge 15 euros for delivery.', ['We charge 15 euros for delivery.']],
    ['Pathly went live in March 2023.', ['Pathly has been live since March 2023.']],
    ['Pathly entered public beta in March 2023.', ['Pathly has been in public beta since March 2023.']],
    ['Pathly came out of beta in June 2023.', ['Pathly is no longer in beta since June 2023.']],
    [
      'Orr opened a factory in Gdynia in 2008 and closed it in 2017.',
      ['Orr opened a factory in Gdynia in 2008.', 'Orr closed its factory in Gdynia in 2017.'],
    ],
  ])('%s', (sentence, expected) => {
    expect(unfold(sentence)).toEqual(expected);
  });
});
