import { describe, expect, it } from 'vitest';
import { claimsOf, show } from '../test-document.ts';
import { unfold } from './unfold.ts';

describe('changes and stays in plain sentences', () => {
  it.each([
    ["Loom's revenue for 2022 came to €1.1 billion.", ["Loom's revenue was €1.1 billion in 2022."]],
    ["Loom's turnover in 2022 came to SEK 1.1 billion.", ["Loom's turnover in 2022 was SEK 1.1 billion."]],
    [
      "Loom's revenue for 2022 was €1.1 billion, according to its annual report.",
      ["According to Loom's annual report, Loom's revenue was €1.1 billion in 2022."],
    ],
    [
      'Ada Byrne stopped being the head of Loom in 2019.',
      ['Ada Byrne ceased to be the head of Loom in 2019.'],
    ],
    ['Ada Byrne would later become head of Loom.', ['Ada Byrne later became head of Loom.']],
    ['If it paid, Ada Byrne would later join Loom.', ['If it paid, Ada Byrne would later join Loom.']],
    ['Actually, no: Ada Byrne left Loom.', ['Ada Byrne left Loom.']],
    [
      'The owner of the Tarn Hotel is Ada Byrne and not Tom Beck, as stated earlier.',
      ['The owner of the Tarn Hotel is not Tom Beck.', 'The owner of the Tarn Hotel is Ada Byrne.'],
    ],
    [
      'The population of Orda is not 14,300 but 13,400.',
      ['The population of Orda is not 14,300.', 'The population of Orda is 13,400.'],
    ],
    ['The cost of the bridge amounted to $4 million.', ['The cost of the bridge was $4 million.']],
    [
      'Until 2016 Ada Byrne worked at Loom, then at Tarn Rail.',
      ['Ada Byrne worked at Loom until 2016.', 'Ada Byrne worked at Tarn Rail from 2016.'],
    ],
    [
      'Ada Byrne lived in Cork from 2001 to 2005, then in Ghent until May 2010 and later in Ulm.',
      [
        'Ada Byrne lived in Cork from 2001 to 2005.',
        'Ada Byrne lived in Ghent from 2005 to May 2010.',
        'Ada Byrne lived in Ulm from May 2010.',
      ],
    ],
    [
      'Ada Byrne lived in Cork from 2001, then in Ghent.',
      ['Ada Byrne lived in Cork from 2001, then in Ghent.'],
    ],
    [
      'Ada Byrne lived in Cork until 2020, then Ghent.',
      ['Ada Byrne lived in Cork until 2020.', 'Ada Byrne lived in Ghent from 2020.'],
    ],
    ['Ada Byrne is no longer with Loom.', ['Ada Byrne no longer works at Loom.']],
    ['Ada Byrne is no longer at Heathrow.', ['Ada Byrne is no longer at Heathrow.']],
    [
      'The council changed the name of Mill Road to Byrne Road in 2014.',
      ['The council renamed Mill Road to Byrne Road in 2014.'],
    ],
    [
      'Ada Byrne took over from Tom Beck as editor of the Orda Post in 2015.',
      ['Ada Byrne succeeded Tom Beck as editor of the Orda Post in 2015.'],
    ],
    [
      'Loom 3 was released on 5 March 2024, a week later than planned.',
      ['Loom 3 was released on 5 March 2024.'],
    ],
    ['Sorry, I was wrong earlier: Ada lives in Hull.', ['Ada lives in Hull.']],
    [
      'Ada lived in Hull for five years before moving to Cork in 2019.',
      ['Ada lived in Hull from 2014 to 2019.', 'Ada moved to Cork in 2019.'],
    ],
    [
      'Before joining Loom in May 2018, Ada spent four years at Orda.',
      ['Ada worked at Orda from 2014 to 2018.', 'Ada joined Loom in May 2018.'],
    ],
    [
      'Ada returned to Hull in 2015 after eight years in Cork.',
      ['Ada lived in Cork from 2007 to 2015.', 'Ada returned to Hull in 2015.'],
    ],
    [
      'After twenty years at Siemens, Ada retired in 2019.',
      ['Ada worked at Siemens from 1999 to 2019.', 'Ada retired in 2019.'],
    ],
    [
      'From 1998 until her death in 2011, Ada lived in Hull.',
      ['From 1998 until 2011, Ada lived in Hull.', 'Ada died in 2011.'],
    ],
    [
      'Ada lived in Hull until 2018, then in Cork for two years, and now lives in Porto.',
      ['Ada lived in Hull until 2018.', 'Ada lived in Cork from 2018 to 2020.', 'Ada now lives in Porto.'],
    ],
    [
      'Ada was a lecturer at Bonn from 1971 to 1979, a professor in Kiel from 1979 to 1990 and then in Mainz until 2001.',
      [
        'Ada was a lecturer at Bonn from 1971 to 1979.',
        'Ada was a professor in Kiel from 1979 to 1990.',
        'Ada was a professor in Mainz until 2001.',
      ],
    ],
    [
      'Ada worked as a nurse in Hull from 2001 to 2005, as a midwife in Cork from 2005 to 2010 and at Loom until 2020.',
      [
        'Ada worked as a nurse in Hull from 2001 to 2005.',
        'Ada worked as a midwife in Cork from 2005 to 2010.',
        'Ada worked as a midwife at Loom until 2020.',
      ],
    ],
    [
      'Loom won the cup in 2017 and again in 2019.',
      ['Loom won the cup in 2017.', 'Loom won the cup in 2019.'],
    ],
    [
      'Loom had 210 employees at the end of 2022 and 260 a year later.',
      ['Loom had 210 employees at the end of 2022.', 'Loom had 260 employees a year later.'],
    ],
    [
      'Ada moved from Hull to Cork in 2022 and from Cork to Porto in 2024.',
      ['Ada moved from Hull to Cork in 2022.', 'Ada moved from Cork to Porto in 2024.'],
    ],
    [
      'Entry costs €8 for adults and €4 for children.',
      ['Entry for adults costs €8.', 'Entry for children costs €4.'],
    ],
    [
      'The server db-3 runs Debian 12 and was upgraded from Debian 11 in November.',
      [
        'The server db-3 stopped running on Debian 11 in November.',
        'The server db-3 started running on Debian 12 in November.',
      ],
    ],
    [
      'On Friday the team upgraded Postgres from 14 to 16.',
      ['Postgres was upgraded from 14 to 16 on Friday.'],
    ],
    [
      'Opened in 1902, closed in 1974 and reopened in 2001, the Loom Theatre seats 620 people.',
      [
        'The Loom Theatre was opened in 1902.',
        'The Loom Theatre was closed in 1974.',
        'The Loom Theatre was reopened in 2001.',
        'the Loom Theatre seats 620 people.',
      ].map((part) => part.replace(/^the/, 'The')),
    ],
    [
      'Net profit for the first quarter of 2023 was €14 million, up from €11 million a year earlier.',
      ['Net profit for the first quarter of 2023 was €14 million.'],
    ],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });
});

describe('what comes after', () => {
  const read = async (text: string) => (await claimsOf(text, new Date('2024-05-15T10:00:00Z'))).map(show);

  it.each([
    [
      'Ada was mayor of Orda from 2014 to 2018; the following year she moved to Hull.',
      'In 2019 Ada moved to Hull. | 2019-01-01..2020-01-01 year event_time',
    ],
    [
      'Ada lived in Cork until 2016. A year later she moved to Hull.',
      'In 2017 Ada moved to Hull. | 2017-01-01..2018-01-01 year event_time',
    ],
    [
      'Ada joined Loom in 2010. By 2018 she was its director.',
      "By 2018 Ada was Loom's director. | 2018-01-01..… open proposition_validity",
    ],
    [
      'In 2019, Ada became director of the Loom Museum. She left the post two years later.',
      'Ada left the post of director of the Loom Museum in 2021. | 2021-01-01..2022-01-01 year event_time',
    ],
    [
      'Orda FC appointed Tom Beck as head coach in July 2022 and dismissed him eight months later.',
      'Orda FC dismissed Tom Beck as head coach of Orda FC in March 2023. | 2023-03-01..2023-04-01 month event_time',
    ],
    [
      'Tom Beck was chairman of Loom from 2005 to 2012. His daughter Ada has held the position since.',
      "Tom Beck's daughter Ada has held the position of chairman of Loom since 2012. | 2012-01-01..… open proposition_validity",
    ],
    [
      'Ivo Petrov replaced Lena Koch as chief executive of Danubia on 1 July 2021. Koch had led the company since 2013.',
      'Lena Koch led Danubia from 2013 to 1 July 2021. | 2013-01-01..2021-07-02 year proposition_validity',
    ],
    [
      'In 2021 the population of Orda was 6,400; two years later it had grown to 7,100.',
      'In 2023 the population of Orda had grown to 7,100. | 2023-01-01..2024-01-01 year event_time',
    ],
    [
      'Quill was founded in 1990 and sold two years later.',
      'Quill was sold in 1992. | 1992-01-01..1993-01-01 year proposition_validity',
    ],
    [
      'Since 1 May the office is at 14 Quay Street, Cork; before that it was at 3 Mill Lane.',
      'The office was at 3 Mill Lane until 1 May 2024. | …..2024-05-02 open proposition_validity',
    ],
    [
      'The deadline for the grant application has been extended from 1 May to 15 May.',
      'The deadline for the grant application has been extended from 1 May 2024 to 15 May 2024.',
    ],
    [
      'Between 2004 and 2008 Silja Raud was at Teknor. After that she joined Balto.',
      'After 2008, Silja Raud joined Balto. | 2009-01-01..… open event_time',
    ],
    ['Ann Lee founded Orr in 1990. After that she moved to Leeds.', 'After that Ann Lee moved to Leeds.'],
    [
      'During the war Elias Brandt lived in Hull. After it he returned to Prague.',
      'After that, Elias Brandt returned to Prague.',
    ],
  ])('%s', async (text, last) => {
    expect((await read(text)).at(-1)).toBe(last);
  });
});
