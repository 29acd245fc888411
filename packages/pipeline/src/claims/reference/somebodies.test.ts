import { describe, expect, it } from 'vitest';
import { normalizeClaim } from '../../relations/normalize.ts';
import { claimsOf } from '../test-document.ts';

const said = async (text: string) => {
  const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
  return claims.flatMap((claim) =>
    normalizeClaim({ ...claim, documentTitle: null }).statements.map(
      ({ subject, predicate, object, objectText }) =>
        `${subject.name} | ${predicate} | ${object?.name ?? `"${objectText}"`}`,
    ),
  );
};

describe('who is somebody, and whom a life goes on about', () => {
  it.each([
    [
      'Tovi Lake was born in Skerrin. In 1981 she moved to Trieste.',
      ['Tovi Lake | born_in | Skerrin', 'Tovi Lake | lives_in | Trieste'],
    ],
    [
      'Ludo Marsh joined Pellworth Bank in 2009. He left in 2015.',
      ['Ludo Marsh | works_at | Pellworth Bank', 'Ludo Marsh | works_at | Pellworth Bank'],
    ],
    [
      'Duarte Pires succeeds Leonor Vaz, who led Orsa for nine years. Vaz will move to Porto.',
      ['Duarte Pires | succeeded | Leonor Vaz', 'Leonor Vaz | leads | Orsa', 'Leonor Vaz | lives_in | Porto'],
    ],
    [
      'Joseph Wick owned a mill in Ulm. Wick died in 1901.',
      ['Joseph Wick | owns | "a mill"', 'Joseph Wick | died_on | "1901"'],
    ],
    [
      'Edda Brandt studied physics in Jena. In 1961 she fled to Hamburg.',
      [
        'Edda Brandt | studied_at | Jena',
        'Edda Brandt | studies | "physics"',
        'Edda Brandt | other:flee_to | Hamburg',
      ],
    ],
    [
      'Gerlach Optik makes lenses. Its founder, Otto Gerlach, had worked for Leitner. Gerlach died in 1944. The company moved to Kassel in 1951.',
      [
        'Gerlach Optik | manufactures | "lenses"',
        'Otto Gerlach | founded | Gerlach Optik',
        'Otto Gerlach | works_at | Leitner',
        'Otto Gerlach | died_on | "1944"',
        'Gerlach Optik | headquartered_in | Kassel',
      ],
    ],
    [
      'Hanna Berg was born in Turku. Her mother, Siri, lives in Oslo. In 1950 she moved to Rome.',
      [
        'Hanna Berg | born_in | Turku',
        'Siri | parent_of | Hanna Berg',
        'Siri | lives_in | Oslo',
        'Hanna Berg | lives_in | Rome',
      ],
    ],
    [
      'Pim and Joost grew up in Delft. Their house burned down.',
      [
        'Pim | grew_up_in | Delft',
        'Joost | grew_up_in | Delft',
        `Joost | other:has_house | "Pim and Joost's house burned down"`,
      ],
    ],
    [
      'Vantage Pharma bought Lorin Labs, a Dublin firm. The company has 2,000 staff.',
      [
        'Lorin Labs | headquartered_in | Dublin',
        'Lorin Labs | is_a | "a Dublin firm"',
        'Vantage Pharma | acquired | Lorin Labs',
        'Vantage Pharma | employee_count | "2,000"',
      ],
    ],
    [
      'Gudrun Ahl wrote The Salt Door in 1973. It won the Corvin Prize.',
      ['Gudrun Ahl | author_of | Salt Door', 'Salt Door | won | Corvin Prize'],
    ],
    [
      'Brookfield United moved to Orchard Park in 1924. Ted Rudge managed the side from 1946 to 1958.',
      ['Brookfield United | plays_at | Orchard Park', 'Ted Rudge | manages | Brookfield United'],
    ],
    [
      'The ferry Lady Morag was built in Vigo. It carried 400 passengers.',
      [
        'Lady Morag | is_a | "a ferry"',
        'Lady Morag | built_in | Vigo',
        'Lady Morag | is_a | "a ferry"',
        'Lady Morag | capacity | "400"',
      ],
    ],
    [
      'Nadia quit Brisk. It was bought by Larch Media.',
      ['Nadia | works_at | Brisk', 'Larch Media | acquired | "Brisk"'],
    ],
    [
      'Once they had sold the farm, Arvid and Signe moved to Malmo.',
      ['Arvid | lives_in | Malmo', 'Signe | lives_in | Malmo'],
    ],
    [
      'Did you hear about Maya? She has joined Tarrow. They make e-bikes. It is based in Utrecht.',
      ['Maya | works_at | Tarrow', 'Tarrow | headquartered_in | Utrecht'],
    ],
    [
      'Dolores Ibarra joined Tecno Sur as a typist. When Ramon Gil retired in 1985 she became director.',
      [
        'Dolores Ibarra | works_at | Tecno Sur',
        'Dolores Ibarra | has_role | "a typist at Tecno Sur"',
        'Ramon Gil | retired | "from work"',
        'Dolores Ibarra | director_of | Tecno Sur',
      ],
    ],
    [
      'Tova Rask runs the Lantern project. The project will end in May 2025.',
      ['Tova Rask | manages | Lantern', 'Lantern | other:end | "Lantern will end in May 2025"'],
    ],
    [
      'Tom Reed met Al Hart in Boston. The latter was a chef.',
      ['Tom Reed | met | Al Hart', 'Al Hart | occupation | "a chef"'],
    ],
    [
      'The town of Ebring has a brewery, Ebring Brau. It was founded in 1642. The brewery employs 60 people.',
      [
        'Ebring | owns | Ebring Brau',
        'Ebring | is_a | "a town"',
        'Ebring Brau | is_a | "a brewery"',
        'Ebring Brau | founded_on | "1642"',
        'Ebring Brau | employee_count | "60"',
      ],
    ],
    [
      'Hollis Yards bought its first trawler, the Nordlys, in 1959. She was built in Vigo.',
      ['Hollis Yards | acquired | Nordlys', 'Nordlys | built_in | Vigo'],
    ],
    ["Rose Finch's son Hugh lives in Rome.", ['Rose Finch | parent_of | Hugh', 'Hugh | lives_in | Rome']],
    ['Dr Rhys came from Cardiff in 2019.', ['Rhys | other:come | "Dr Rhys came from Cardiff in 2019"']],
    ['The chief engineer is Tom Adeyemi.', ['Tom Adeyemi | has_role | "chief engineer"']],
    [
      'Peter Nagel the accountant lives in Bonn.',
      ['Peter Nagel | occupation | "an accountant"', 'Peter Nagel | lives_in | Bonn'],
    ],
    [
      'Silvan Air was founded by two pilots, Reto Senn and Max Ruf.',
      ['Reto Senn | founded | Silvan Air', 'Max Ruf | founded | Silvan Air'],
    ],
    ['Ines became a Canadian citizen.', ['Ines | nationality | Canadian']],
    [
      'Lydia Crewe founded the Ashdown Gallery. She gave it her money. Under her it moved to Hove.',
      [
        'Lydia Crewe | founded | Ashdown Gallery',
        'Lydia Crewe | other:give | Ashdown Gallery',
        'Ashdown Gallery | located_in | Hove',
      ],
    ],
    [
      'Rosk Hill lies in Orr. It is 30 m high.',
      ['Rosk Hill | located_in | Orr', 'Rosk Hill | height | "30 m"'],
    ],
  ])('%s', async (text, statements) => {
    expect((await said(text)).sort()).toEqual([...statements].sort());
  });
});
