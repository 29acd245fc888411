import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const read = async (text: string) =>
  (await claimsOf(text, new Date('2024-05-15T10:00:00Z'))).map(({ claimText }) => claimText);

describe('what a description or a pronoun stands for', () => {
  it.each([
    [
      'Vera Falk lives in Split. When her aunt died in 2009, she inherited the flat.',
      ['Vera Falk lives in Split.', "When Vera Falk's aunt died in 2009, Vera Falk inherited the flat."],
    ],
    [
      'Ludvig Falk was a smith. His father, Aksel, was a smith, and his mother, Karen, painted.',
      [
        'Ludvig Falk was a smith.',
        "Ludvig Falk's father, Aksel, was a smith.",
        "Ludvig Falk's mother, Karen, painted.",
      ],
    ],
    [
      'Unlike her sister Judit, who became a doctor, Klara never went to university.',
      ['Unlike her sister Judit, Klara never went to university.', 'Her sister Judit became a doctor.'],
    ],
    [
      'Hotel Falk was opened in 1926. During the war it served as a hospital. After the fire it reopened.',
      [
        'Hotel Falk was opened in 1926.',
        'During the war, Hotel Falk served as a hospital.',
        'After the fire, Hotel Falk reopened.',
      ],
    ],
    [
      'Vark Estates Ltd (the "Landlord") lets the mill to Ina Falk (the "Tenant"). The Tenant pays the Landlord 900 euros.',
      ['Vark Estates Ltd lets the mill to Ina Falk.', 'Ina Falk pays Vark Estates Ltd 900 euros.'],
    ],
    [
      'Loom was founded by two brothers, Karl and Emil Falk. They sold it in 1950.',
      [
        'Loom was founded by the brothers Karl and Emil Falk.',
        'Karl and Emil Falk are brothers.',
        'Karl and Emil Falk sold Loom in 1950.',
      ],
    ],
    [
      'Ella Marsh works at Loom Books. She is the editor. Bo Orr works at Tarn Ltd. He is the editor.',
      [
        'Ella Marsh works at Loom Books.',
        'Ella Marsh is the editor of Loom Books.',
        'Bo Orr works at Tarn Ltd.',
        'Bo Orr is the editor of Tarn Ltd.',
      ],
    ],
    [
      'Sasha Orlov joined Loom in 2021. They are the head of design, and their boss is Ella Marsh.',
      [
        'Sasha Orlov joined Loom in 2021.',
        'Sasha Orlov is the head of design.',
        "Sasha Orlov's boss is Ella Marsh.",
      ],
    ],
    [
      'Sasha Orlov joined Loom in 2021. They have 40 employees.',
      ['Sasha Orlov joined Loom in 2021.', 'They have 40 employees.'],
    ],
    [
      'The Hedda was built by Aker Yard. She was sold to Color Lines in 2001.',
      ['The Hedda was built by Aker Yard.', 'The Hedda was sold to Color Lines in 2001.'],
    ],
    [
      'Karel Vos sold the Red Mill to Jan Smit in 1998. The latter turned it into a museum.',
      ['Karel Vos sold the Red Mill to Jan Smit in 1998.', 'Jan Smit turned the Red Mill into a museum.'],
    ],
    [
      'Kaja Berg met Tor Vik in 2001. They married in 2004.',
      ['Kaja Berg met Tor Vik in 2001.', 'Kaja Berg and Tor Vik married in 2004.'],
    ],
    [
      'Gull Island belongs to the Hart family. They bought it in 1931.',
      ['Gull Island belongs to the Hart family.', 'The Hart family bought Gull Island in 1931.'],
    ],
    [
      'Ella Marsh founded Loom Textiles. Her nephew Giles took over. He moved the headquarters to Leeds.',
      [
        'Ella Marsh founded Loom Textiles.',
        "Ella Marsh's nephew Giles took over.",
        "Giles moved Loom Textiles's headquarters to Leeds.",
      ],
    ],
    [
      'The Duke of Ardenne owned the castle. He sold it to a banker in 1921.',
      ['The Duke of Ardenne owned the castle.', 'The Duke of Ardenne sold the castle to a banker in 1921.'],
    ],
    [
      'The Kent Times wrote that Lionel Frey owns a yacht. Frey sold it in 2010.',
      ['The Kent Times wrote that Lionel Frey owns a yacht.', 'Lionel Frey sold the yacht in 2010.'],
    ],
    [
      'Nobody was hurt in the fire at the Plaza Hotel. It was caused by a candle.',
      ['Nobody was hurt in the fire at the Plaza Hotel.', 'The fire was caused by a candle.'],
    ],
    [
      "Tom Reed's doctor told him that he was ill. Ella Marsh told Vera Klimt that she was ill.",
      [
        "Tom Reed's doctor told Tom Reed that Tom Reed was ill.",
        'Ella Marsh told Vera Klimt that she was ill.',
      ],
    ],
    [
      'A report about Loom Bank said that it had 40 branches. It has 14.',
      ['A report about Loom Bank said that it had 40 branches.', 'Loom Bank has 14 branches.'],
    ],
    [
      'Cass and Vera own a mill. It used to be a stable.',
      ['Cass and Vera own a mill.', 'The mill used to be a stable.'],
    ],
    [
      'Ella Marsh owns a farm. She sold part of it in 2011.',
      ['Ella Marsh owns a farm.', 'Ella Marsh sold part of the farm in 2011.'],
    ],
    [
      'Ella Marsh works for Loom Air. Her husband, Radu, is a pilot there.',
      ['Ella Marsh works for Loom Air.', "Ella Marsh's husband, Radu, is a pilot at Loom Air."],
    ],
    [
      'Ella Marsh was born in 1970. At 18 she moved to Hull. Four years later she joined Loom.',
      [
        'Ella Marsh was born in 1970.',
        'At 18 Ella Marsh moved to Hull.',
        'Four years later Ella Marsh joined Loom.',
      ],
    ],
    [
      'Ella Marsh worked at the depot in Rugby, which closed in 2009.',
      ['Ella Marsh worked at the depot in Rugby.', 'The depot closed in 2009.'],
    ],
    [
      'Ella Marsh worked at the depot in Rugby, England, which closed in 2009.',
      ['Ella Marsh worked at the depot in Rugby, England.', 'The depot closed in 2009.'],
    ],
    [
      'Loom Architects built the town hall of Almen, which was completed in 2011.',
      ['Loom Architects built the town hall of Almen.', 'The town hall of Almen was completed in 2011.'],
    ],
    [
      'Tarn Mills has a warehouse, which was built in 1960 and belongs to Orr Estates.',
      [
        'Tarn Mills has a warehouse.',
        'A warehouse was built in 1960.',
        'A warehouse belongs to Orr Estates.',
      ],
    ],
    [
      'Tarn Mills has a warehouse, which was bought and restored in 1990.',
      ['Tarn Mills has a warehouse.', 'A warehouse was bought and restored in 1990.'],
    ],
    [
      'The Tarn Courier was a newspaper. In 1994 the Courier merged with the Almen Post. At its height the Almen Post had 40 staff.',
      [
        'The Tarn Courier was a newspaper.',
        'In 1994 the Tarn Courier merged with the Almen Post.',
        'At its height the Almen Post had 40 staff.',
      ],
    ],
    [
      "The town's oldest bakery stands beside the church. It was opened in 1890.",
      ["The town's oldest bakery stands beside the church.", "The town's oldest bakery was opened in 1890."],
    ],
    [
      'Orr Lines bought a ferry in 2010. In its day the Tern was the largest ferry in Norway.',
      ['Orr Lines bought a ferry in 2010.', 'In its day the Tern was the largest ferry in Norway.'],
    ],
    [
      'Ann Lee wrote a history of Almen, which has 4,000 inhabitants.',
      ['Ann Lee wrote a history of Almen.', 'Almen has 4,000 inhabitants.'],
    ],
    [
      'Tarn Air was an airline. Most of its planes were sold to Orr Air in 2003.',
      ['Tarn Air was an airline.', "Most of Tarn Air's planes were sold to Orr Air in 2003."],
    ],
    [
      'Tarn Air was an airline. Many of its pilots joined Orr Air. Around 300 people were dismissed.',
      [
        'Tarn Air was an airline.',
        "Many of Tarn Air's pilots joined Orr Air.",
        'Around 300 people were dismissed.',
      ],
    ],
    [
      'The Orr Bridge is in Lund. Work on it began in 1906, and it was opened in 1911.',
      [
        'The Orr Bridge is in Lund.',
        'Work on the Orr Bridge began in 1906.',
        'The Orr Bridge was opened in 1911.',
      ],
    ],
    // where somebody works, studies or plays, by what they call it
    [
      'Nora Weiss works at Brisk Foods. Her employer opened a second mill in Ulm.',
      ['Nora Weiss works at Brisk Foods.', 'Brisk Foods opened a second mill in Ulm.'],
    ],
    [
      'Piet Vos plays for Orsk Rovers. His club was founded in 1901.',
      ['Piet Vos plays for Orsk Rovers.', 'Orsk Rovers was founded in 1901.'],
    ],
    [
      'Nora Weiss worked at Brisk Foods until 2019. Her employer is now Tilo AG.',
      ['Nora Weiss worked at Brisk Foods until 2019.', "Nora Weiss's employer is now Tilo AG."],
    ],
    ['Orsk is quiet. The library opens at nine.', ['Orsk is quiet.', 'The library opens at nine.']],
    ['Loom was founded in 1853 by August Orr in Lund.', ['Loom was founded in 1853 by August Orr in Lund.']],
    [
      'The mayor of Orsk, Ann Holt, resigned in May. She lives in Hull.',
      ['The mayor of Orsk, Ann Holt, resigned as mayor of Orsk in May 2024.', 'Ann Holt lives in Hull.'],
    ],
    [
      'The head of sales at Orr Mills, Bo Lind, spoke. He joined the firm in 2019.',
      ['The head of sales at Orr Mills, Bo Lind, spoke.', 'Bo Lind joined Orr Mills in 2019.'],
    ],
    [
      'The Hull Hawks are a team based in Hull. They play in the Coastal League.',
      ['The Hull Hawks are a team based in Hull.', 'The Hull Hawks play in the Coastal League.'],
    ],
    [
      'The Orr Bridge replaced an older bridge and was opened by the mayor of Orsk in 1932.',
      ['The Orr Bridge replaced an older bridge.', 'The Orr Bridge was opened by the mayor of Orsk in 1932.'],
    ],
    [
      'Orr Light was first lit in 1836, automated in 1982 and turned into an inn in 2004.',
      [
        'Orr Light was first lit in 1836.',
        'Orr Light was automated in 1982.',
        'Orr Light was turned into an inn in 2004.',
      ],
    ],
    [
      'Orr Hall was designed by Ida Moss, built in 1712 and given to the town in 1950.',
      [
        'Orr Hall was designed by Ida Moss.',
        'Orr Hall was built in 1712.',
        'Orr Hall was given to the town in 1950.',
      ],
    ],
    [
      'The Shepherd was stolen in 1994 and recovered in 2002.',
      ['The Shepherd was stolen in 1994.', 'The Shepherd was recovered in 2002.'],
    ],
    [
      'Bo Lind was injured in 1994 and recovered in 1995.',
      ['Bo Lind was injured in 1994.', 'Bo Lind recovered in 1995.'],
    ],
    [
      'King Olaf was crowned in 1204 and reigned until 1251.',
      ['King Olaf was crowned in 1204.', 'King Olaf reigned until 1251.'],
    ],
    [
      'The Orr Treaty was signed in 1957 and entered into force in 1958.',
      ['The Orr Treaty was signed in 1957.', 'The Orr Treaty entered into force in 1958.'],
    ],
    [
      'Vexel is a band from Leeds, formed in 1987.',
      ['Vexel is a band from Leeds.', 'Vexel was formed in 1987.'],
    ],
    [
      'She was born in Leeds, which lies in Yorkshire.',
      ['She was born in Leeds.', 'Leeds lies in Yorkshire.'],
    ],
    [
      'Fraser Holt, 34, who joined Orr in 2010, lives in Hull.',
      ['Fraser Holt, 34 lives in Hull.', 'Fraser Holt joined Orr in 2010.'],
    ],
    [
      'Ann Lee worked at Orr until 2010 when she and her son moved to Hull.',
      ['Ann Lee worked at Orr until 2010 when she and her son moved to Hull.'],
    ],
    [
      'Orley moved to the Tarn Stadium in Highbury, which had been designed by Ann Lee.',
      ['Orley moved to the Tarn Stadium in Highbury.', 'The Tarn Stadium had been designed by Ann Lee.'],
    ],
    [
      'Founded in 1879 by friends in London, Charles Millar proposed a football club.',
      ['Charles Millar proposed a football club.'],
    ],
    [
      'Ann Lee is the new head coach of the Rovers. Bo Orr left Calder to take over at Tarn.',
      ['Ann Lee is the new head coach of the Rovers.', 'Bo Orr left Calder to take over at Tarn.'],
    ],
    ['Seattle — Orr Corporation has acquired Tarn Foods.', ['Orr Corporation has acquired Tarn Foods.']],
    [
      'Brook House stands outside Daventry. The library, opened by the mayor, has 200 seats.',
      [
        'Brook House stands outside Daventry.',
        'The library has 200 seats.',
        'The library was opened by the mayor.',
      ],
    ],
    [
      'The Sigrid sails for the Baltic Star Line. The ship is 210 m long.',
      ['The Sigrid sails for the Baltic Star Line.', 'The Sigrid is 210 m long.'],
    ],
    [
      'The research vessel Clara Hume is named after the chemist Clara Hume. It was built in Vigo. It entered service in 1998.',
      [
        'The research vessel Clara Hume is named after the chemist Clara Hume.',
        'Clara Hume was built in Vigo.',
        'Clara Hume entered service in 1998.',
      ],
    ],
    [
      'The Marlow Bridge, started by Noren in 1966, will open in September.',
      ['The Marlow Bridge will open in September 2024.', 'The Marlow Bridge was started by Noren in 1966.'],
    ],
    [
      'Ardleigh is today part of Colchester. The meeting is today.',
      ['Ardleigh is today part of Colchester.', 'The meeting is on 15 May 2024.'],
    ],
    [
      'Milo Grau has a parrot named Pepper. His phone number is 0171 555 2020. He drives a Fiat.',
      [
        'Milo Grau has a parrot named Pepper.',
        "Milo Grau's phone number is 0171 555 2020.",
        'Milo Grau drives a Fiat.',
      ],
    ],
    [
      'Ann Lee has a dog named Rex. He is six years old and loves carrots. She lives in Oslo.',
      ['Ann Lee has a dog named Rex.', 'Rex is six years old and loves carrots.', 'Ann Lee lives in Oslo.'],
    ],
    ['Ann Lee and Bo Orr sold their house in Hull.', ['Ann Lee and Bo Orr sold their house in Hull.']],
    [
      'Juno, a border collie, belongs to Petra Vos. She is four years old.',
      ['Juno, a border collie, belongs to Petra Vos.', "Juno's age is four."],
    ],
    [
      'Ngozi got married to Piet in 2018. They live in Accra.',
      ['Ngozi got married to Piet in 2018.', 'Ngozi and Piet live in Accra.'],
    ],
    [
      'Alba and Nerea are sisters. Alba is a pilot. Nerea lives in Vigo with her son Iker.',
      ['Alba and Nerea are sisters.', 'Alba is a pilot.', 'Nerea lives in Vigo with her son Iker.'],
    ],
    [
      "Ana's mother was a nurse. She died in 1990.",
      ["Ana's mother was a nurse.", "Ana's mother died in 1990."],
    ],
    [
      "Gwen Pryce's father was a miner. He died in 1984.",
      ["Gwen Pryce's father was a miner.", "Gwen Pryce's father died in 1984."],
    ],
    ["Ana's boss lives in Faro. She plays chess.", ["Ana's boss lives in Faro.", 'She plays chess.']],
    [
      'Subject: News\nFrom: Dana Kerr <dana@orlo.com>\nTo: all@orlo.com\nDate: 3 May 2024\n\nHi all,\n\nWe moved to Leeds in April. I love my new desk.\n\nDana',
      ['We moved to Leeds in April 2024.', "Dana Kerr loves Dana Kerr's new desk."],
    ],
    [
      'Tess and Ray Moor have a daughter, Ivy. She is a pilot.',
      ['Tess and Ray Moor have a daughter, Ivy.', 'Ivy is a pilot.'],
    ],
    [
      'Jens works for Norsk Tre. They live in Drammen.',
      ['Jens works for Norsk Tre.', 'They live in Drammen.'],
    ],
    [
      'The town of Arlen has a castle. It was built in 1340.',
      ['The town of Arlen has a castle.', 'Arlen is a town.', 'The castle was built in 1340.'],
    ],
    ['Ann visited Kyoto. She was there in 2023.', ['Ann visited Kyoto.', 'Ann was in Kyoto in 2023.']],
    ['Anselm is a pilot and Jory studies law in Graz.', ['Anselm is a pilot.', 'Jory studies law in Graz.']],
    [
      'Mr and Mrs Tanaka own a tea house. Their son Kenji manages it.',
      ['Mr and Mrs Tanaka own a tea house.', 'Their son Kenji manages the tea house.'],
    ],
    [
      'Neither of the firms, Orr and Tarn, is based in Leeds.',
      ['Neither of the firms, Orr and Tarn, is based in Leeds.'],
    ],
    [
      'The mill belonged to Grubb & Co. Closed in 1971, it is a museum now.',
      ['The mill belonged to Grubb & Co.', 'The mill was closed in 1971.', 'The mill is a museum now.'],
    ],
    [
      '# Ana Silva\n\n1998 – Moves to Porto\n2003 – Joins Vexel Air\n2012 – Teaches at Tarn College',
      [
        'Ana Silva moved to Porto in 1998.',
        'Ana Silva joined Vexel Air in 2003.',
        'Ana Silva taught at Tarn College in 2012.',
      ],
    ],
    [
      '| Ship | Built | Captain |\n|---|---|---|\n| Anna Bee | 1998 | vacant |',
      ['The ship Anna Bee was built in 1998.'],
    ],
    [
      'Population of Arle\n\n| Year | Population |\n|---|---|\n| 1990 | 3,200 |',
      ['In 1990, the population of Arle was 3,200.'],
    ],
    [
      'In 1990 the state sold the Orr brewery to the group Falk, which closed it.',
      ['In 1990 the state sold the Orr brewery to the group Falk.', 'The group Falk closed the Orr brewery.'],
    ],
    [
      'Marlin is a software firm. It is based in Cork. It moved to Derry in 2020.',
      [
        'Marlin is a software firm.',
        'Marlin is headquartered in Cork.',
        'Marlin moved its headquarters to Derry in 2020.',
      ],
    ],
    [
      'Alma Orn lived in Graz. Together with the engineer Max Roth, she designed the Ulm Viaduct.',
      ['Alma Orn lived in Graz.', 'Together with the engineer Max Roth, Alma Orn designed the Ulm Viaduct.'],
    ],
    ['Vesna Kolar wrote and directed Tides in 2011.', ['Vesna Kolar wrote and directed Tides in 2011.']],
    [
      'Idris is the largest moon of Corva. It has a diameter of 1,240 kilometres.',
      ['Idris is the largest moon of Corva.', 'Idris has a diameter of 1,240 kilometres.'],
    ],
    [
      'Ann Lee and Bo Orr run a bakery. Both of them live in Hull.',
      ['Ann Lee and Bo Orr run a bakery.', 'Ann Lee and Bo Orr live in Hull.'],
    ],
    [
      'Quorra got the job. She starts on 3 June.',
      ['Quorra got the job.', 'Quorra starts work on 3 June 2024.'],
    ],
    ['Priya got the job. She starts on 3 June.', ['Priya got the job.', 'Priya starts on 3 June 2024.']],
    [
      'The Alice sails for the Baltic Star Line. The ship is 210 m long.',
      ['The Alice sails for the Baltic Star Line.', 'The Alice is 210 m long.'],
    ],
    [
      'My sister Tess works for Orr Ltd and her husband Rob drives for Parcelo.',
      ['My sister Tess works for Orr Ltd.', "Tess's husband Rob drives for Parcelo."],
    ],
    ["At Tuesday's meeting it was agreed that Rosa leads the Finch team.", ['Rosa leads the Finch team.']],
    [
      '# Staff directory\n\n| Name | Role | Office |\n|---|---|---|\n| Anna Reed | Accountant | Leeds |',
      ['Anna Reed is an accountant.', 'Anna Reed works in Leeds.'],
    ],
  ])('%s', async (text, claims) => {
    expect((await read(text)).sort()).toEqual([...claims].sort());
  });
});

describe('what fails', () => {
  it.each([
    ['The Orr Dam failed in 1959, killing 41 people.', 'affirmed'],
    ['The Orr Dam failed to hold.', 'negated'],
  ])('%s', async (text, polarity) => {
    expect((await claimsOf(text)).map((claim) => claim.polarity)).toEqual([polarity]);
  });
});
