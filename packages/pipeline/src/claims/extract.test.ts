import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsOf, show, wednesday } from './test-document.ts';

const read = async (markdown: string, modified: Date | null = wednesday) =>
  (await claimsOf(markdown, modified)).map(show);

/** Texts and the claims wanted of them. */
const cases: Record<string, Record<string, { text: string; claims: string[] }>> = {
  'standing alone': {
    pronouns: {
      text: 'Dr. Amara Okafor joined the hospital in 2009. She was promoted in June 2018. Her predecessor, Paul Reed, retired.',
      claims: [
        'Dr. Amara Okafor joined the hospital in 2009. | 2009-01-01..2010-01-01 year event_time',
        'Dr. Amara Okafor was promoted in June 2018. | 2018-06-01..2018-07-01 month event_time',
        "Dr. Amara Okafor's predecessor, Paul Reed, retired.",
      ],
    },
    'a participle behind what somebody is': {
      text: 'Hermann Kolbe was a chemist, born near Göttingen.',
      claims: ['Hermann Kolbe was a chemist.', 'Hermann Kolbe was born near Göttingen.'],
    },
    'a description for a name': {
      text: 'The MV Aurora is a ferry. The vessel carries 1,200 passengers. It ran aground near Visby.',
      claims: [
        'The MV Aurora is a ferry.',
        'The MV Aurora carries 1,200 passengers.',
        'The MV Aurora ran aground near Visby.',
      ],
    },
    'whose somebody is, beside the one who is told': {
      text: 'Runa Sol, the founder of Tarn Optics, lives in Bergen. Ivar Sol, a surgeon, is her brother; her aunt is Siv Moe.',
      claims: [
        'Runa Sol, the founder of Tarn Optics, lives in Bergen.',
        "Ivar Sol, a surgeon, is Runa Sol's brother.",
        "Runa Sol's aunt is Siv Moe.",
      ],
    },
    'there, where one works and where one was born': {
      text: 'Rui Sol founded Vexel Tools in Faro. He still works there. His aunt lives in Porto; he was born there. He moved to Loom Tools in 2012, where he has been chief engineer since 2014.',
      claims: [
        'Rui Sol founded Vexel Tools in Faro.',
        'Rui Sol still works at Vexel Tools.',
        "Rui Sol's aunt lives in Porto.",
        'Rui Sol was born in Porto.',
        'Rui Sol moved to Loom Tools in 2012. | 2012-01-01..2013-01-01 year event_time',
        'Rui Sol has been chief engineer at Loom Tools since 2014. | 2014-01-01..… open proposition_validity',
      ],
    },
    'a ship as she, a daughter by her name': {
      text: 'The Tern is a ferry. She is 40 metres long. Its owner is Vexel Tools. Vexel Tools is led by Rui Sol’s daughter, Vessla. She studied in Porto.',
      claims: [
        'The Tern is a ferry.',
        'The Tern is 40 metres long.',
        "The Tern's owner is Vexel Tools.",
        'Vexel Tools is led by Rui Sol’s daughter, Vessla.',
        'Vessla studied in Porto.',
      ],
    },
    'callings behind a name, titles with owners in them, a zoo that is nobody': {
      text: 'Rui Sol, singer and painter, was born in Faro. He taught at Loom School. "The Baker\'s Boat" is a play by Vera Lind. It won a prize. The tiger Bo was moved from Zoo Faro to Loom Park in 2020, where she lives alone.',
      claims: [
        'Rui Sol, singer and painter, was born in Faro.',
        'Rui Sol taught at Loom School.',
        '"The Baker\'s Boat" is a play by Vera Lind.',
        '"The Baker\'s Boat" won a prize.',
        'The tiger Bo was moved from Zoo Faro to Loom Park in 2020. | 2020-01-01..2021-01-01 year event_time',
        'Bo lives alone in Loom Park.',
      ],
    },
    'a deputy by her name in both halves': {
      text: 'Rui Sol leads Vexel. His deputy, Vera Lind, left Vexel in May 2023 and has joined Orda Tools.',
      claims: [
        'Rui Sol leads Vexel.',
        "Rui Sol's deputy, Vera Lind, left Vexel in May 2023. | 2023-05-01..2023-06-01 month event_time",
        'Vera Lind has joined Orda Tools.',
      ],
    },
    'whoever a relative clause is about has what is theirs': {
      text: 'Vexel Tools and Orda merged in 2019 to form Norra, which has its seat in Faro.',
      claims: [
        'Vexel Tools and Orda merged in 2019 to form Norra. | 2019-01-01..2020-01-01 year event_time',
        'Norra has its seat in Faro.',
      ],
    },
    'one of two of a name, by the title': {
      text: '# Rui Sol\n\nRui Sol is a cook. His sister, Runa Sol, is a vet. After leaving school Sol worked in Faro, where he met the vet Ivo Dahl. In 1990 he married Vera Lind. They had a son, Emil.',
      claims: [
        'Rui Sol is a cook.',
        "Rui Sol's sister, Runa Sol, is a vet.",
        'After leaving school Rui Sol worked in Faro.',
        'Rui Sol met the vet Ivo Dahl in Faro.',
        'In 1990 Rui Sol married Vera Lind. | 1990-01-01..1991-01-01 year event_time',
        'Rui Sol and Vera Lind had a son, Emil.',
      ],
    },
    'who is told by age, and whom one succeeded in what': {
      text: 'The Tern Museum is in Faro. Its director is Vera Lind, who succeeded Ivo Dahl in 2017. The 41-year-old lives in Porto. She was replaced by Rui Sol in 2020.',
      claims: [
        'The Tern Museum is in Faro.',
        "The Tern Museum's director is Vera Lind.",
        'Vera Lind succeeded Ivo Dahl as director of the Tern Museum in 2017. | 2017-01-01..2018-01-01 year event_time',
        'Vera Lind lives in Porto.',
        'Vera Lind was replaced by Rui Sol as director of the Tern Museum in 2020. | 2020-01-01..2021-01-01 year event_time',
      ],
    },
    'a chain for the one firm that was named': {
      text: 'Vexel Retail opened a store in Faro. The chain has 200 employees. It was founded by Rui Sol; his wife, Vera Lind, retired in 2019.',
      claims: [
        'Vexel Retail opened a store in Faro.',
        'Vexel Retail has 200 employees.',
        'Vexel Retail was founded by Rui Sol.',
        "Rui Sol's wife, Vera Lind, retired in 2019. | 2019-01-01..2020-01-01 year event_time",
      ],
    },
    'what one did, in a list of verbs': {
      text: 'Rui Sol was born in Faro in 1950, studied at the University of Porto, joined Vexel in 1972 and died in 2010.',
      claims: [
        'Rui Sol was born in Faro in 1950. | 1950-01-01..1951-01-01 year event_time',
        'Rui Sol studied at the University of Porto.',
        'Rui Sol joined Vexel in 1972. | 1972-01-01..1973-01-01 year event_time',
        'Rui Sol died in 2010. | 2010-01-01..2011-01-01 year event_time',
      ],
    },
    'the title as what a page speaks of': {
      text: '# zipline\n\nIt is written in Rust. The library has no dependencies.',
      claims: ['Zipline is written in Rust.', 'Zipline has no dependencies. | not'],
    },
    'a name with and without its middle initial': {
      text: 'Edith P. Crowe founded the clinic. Edith Crowe was born in Bude. Crowe died in 1999.',
      claims: [
        'Edith P. Crowe founded the clinic.',
        'Edith Crowe was born in Bude.',
        'Edith P. Crowe died in 1999. | 1999-01-01..2000-01-01 year event_time',
      ],
    },
    'cards, each with its name': {
      text: '# Suppliers\n\nName: Ute Kamp\nRole: baker\nPhone: 555 0101\n\nName: Leo Dunn\nRole: florist\nPhone: 555 0102',
      claims: [
        'The role of Ute Kamp is baker.',
        'The phone of Ute Kamp is 555 0101.',
        'The role of Leo Dunn is florist.',
        'The phone of Leo Dunn is 555 0102.',
      ],
    },
    'both, that, and the latter of two names': {
      text: 'Halden Foods is a bakery. That firm bought Tarn Tools. The latter makes axes. Lena Ott and Eva Lind run a choir. Both women live in Bath.',
      claims: [
        'Halden Foods is a bakery.',
        'Halden Foods bought Tarn Tools.',
        'Tarn Tools makes axes.',
        'Lena Ott and Eva Lind run a choir.',
        'Lena Ott and Eva Lind live in Bath.',
      ],
    },
    'the couple, the two': {
      text: 'Anna Brandt is married to Paul Lind. The couple live in Lund. Max Orr, Ida Roth and Eva Lind sing. The two are nurses.',
      claims: [
        'Anna Brandt is married to Paul Lind.',
        'Anna Brandt and Paul Lind live in Lund.',
        'Max Orr, Ida Roth and Eva Lind sing.',
        'The two are nurses.',
      ],
    },
    'a successor of one whose time was over': {
      text: 'Nora Pell was chair of the Fern Society until May 2021. Igor Falk took over in June 2021.',
      claims: [
        'Nora Pell was chair of the Fern Society until May 2021. | …..2021-06-01 open proposition_validity',
        'Igor Falk took over as chair of the Fern Society in June 2021. | 2021-06-01..2021-07-01 month event_time',
      ],
    },
    'a successor on the day of the departure': {
      text: 'Nora Pell was chair of the Fern Society. She stepped down in May 2021. Igor Falk succeeded her.',
      claims: [
        'Nora Pell was chair of the Fern Society.',
        'Nora Pell stepped down as chair of the Fern Society in May 2021. | 2021-05-01..2021-06-01 month event_time',
        'Igor Falk succeeded Nora Pell as chair of the Fern Society in May 2021.',
      ],
    },
    'terms of the premises of the heading': {
      text: '## Flat in Ash Lane\n\nThe rent is 900 euros. It has two rooms.',
      claims: ['The rent of Flat in Ash Lane is 900 euros.', 'Flat in Ash Lane has two rooms.'],
    },
    'a surname': {
      text: 'Jane Doe founded the firm. Later Doe sold it.',
      claims: ['Jane Doe founded the firm.', 'Later Jane Doe sold the firm.'],
    },
    'former and latter': {
      text: 'Peru and Bolivia share a lake. The former has a coast; the latter is landlocked.',
      claims: ['Peru and Bolivia share a lake.', 'Peru has a coast.', 'Bolivia is landlocked.'],
    },
    'two who could be meant stay as they are': {
      text: 'Ana Silva met Eva Braun. Later she left.',
      claims: ['Ana Silva met Eva Braun.', 'Later Ana Silva left.'],
    },
    'a person by calling, a title that is nobody': {
      text: '# Meeting Notes\n\nThorvi Dahn is a beekeeper. She lives in Cork.',
      claims: ['Thorvi Dahn is a beekeeper.', 'Thorvi Dahn lives in Cork.'],
    },
    'a list of whose people they are': {
      text: 'Thorvi Dahn lives in Cork. Her dentist is Mrs Lee. Her landlady is Eva Roy.',
      claims: [
        'Thorvi Dahn lives in Cork.',
        "Thorvi Dahn's dentist is Mrs Lee.",
        "Thorvi Dahn's landlady is Eva Roy.",
      ],
    },
    'nothing is put for an empty it': {
      text: 'Acme grew. It is unclear whether the growth will last. It rained.',
      claims: ['Acme grew.', 'It is unclear whether the growth will last. | maybe', 'It rained.'],
    },
    'a name and her brother, whoever was spoken of before': {
      text: 'Rhea Vik lives in Ghent. Sunniva and her brother Arne opened a bakery. Her husband is Tom.',
      claims: [
        'Rhea Vik lives in Ghent.',
        'Sunniva and her brother Arne opened a bakery.',
        "Sunniva's husband is Tom.",
      ],
    },
    place: {
      text: 'Her sister moved to Porto. She works there as a nurse.',
      claims: ['Her sister moved to Porto.', 'Her sister works in Porto as a nurse.'],
    },
  },
  habits: {
    'weekdays of every week': {
      text: 'Nell swims every Thursday. The Fern Library is open Tuesday to Saturday, 10 am to 5 pm. Nell left on Monday.',
      claims: [
        'Nell swims every Thursday.',
        'The Fern Library is open Tuesday to Saturday, 10 am to 5 pm.',
        'Nell left on 13 May 2024. | 2024-05-13..2024-05-14 day event_time',
      ],
    },
  },
  'one sentence, several claims': {
    'what is so now beside what happened once': {
      text: 'The Tarn Archive was opened in 1911 and holds 9,000 maps.',
      claims: [
        'The Tarn Archive was opened in 1911. | 1911-01-01..1912-01-01 year event_time',
        'The Tarn Archive holds 9,000 maps.',
      ],
    },
    'independent clauses': {
      text: 'I was born in Ghana but I grew up in Leeds.',
      claims: ['I was born in Ghana.', 'I grew up in Leeds.'],
    },
    'a relative clause': {
      text: 'The deal, which is subject to approval, closed in 2021.',
      claims: [
        'The deal closed in 2021. | 2021-01-01..2022-01-01 year event_time',
        'The deal is subject to approval.',
      ],
    },
    'participles between commas': {
      text: 'Marlow, founded in 1921 by Edwin Marlow, employs 3,400 people in Leeds and Hull.',
      claims: [
        'Marlow employs 3,400 people in Leeds and Hull.',
        'Marlow was founded in 1921 by Edwin Marlow. | 1921-01-01..1922-01-01 year event_time',
      ],
    },
    'verbs with times of their own': {
      text: 'Ana joined Zenit in 2019 and left in 2021.',
      claims: [
        'Ana joined Zenit in 2019. | 2019-01-01..2020-01-01 year event_time',
        'Ana left Zenit in 2021. | 2021-01-01..2022-01-01 year event_time',
      ],
    },
    'life dates': {
      text: 'Marie Lindqvist (1861–1939) was a Swedish chemist.',
      claims: [
        'Marie Lindqvist was a Swedish chemist.',
        'Marie Lindqvist was born in 1861. | 1861-01-01..1862-01-01 year event_time',
        'Marie Lindqvist died in 1939. | 1939-01-01..1940-01-01 year event_time',
      ],
    },
  },
  'who says so': {
    'reported speech': {
      text: 'Reuters reported that the bank may cut 500 jobs.',
      claims: ['Reuters reported that the bank may cut 500 jobs. | @Reuters | maybe'],
    },
    'according to': {
      text: 'According to Bloomberg, revenue in Q3 2021 was $3.4 billion.',
      claims: [
        'According to Bloomberg, revenue in Q3 2021 was $3.4 billion. | @Bloomberg | 2021-07-01..2021-10-01 quarter measurement_period',
      ],
    },
    'a quotation': {
      text: '"We will grow," said Paul Reed.',
      claims: ['"We will grow," said Paul Reed. | @Paul Reed'],
    },
    denial: {
      text: 'Acme denied that it had paid the ransom.',
      claims: ['Acme denied that it had paid the ransom. | @Acme | not'],
    },
    'own findings are nobody else’s': {
      text: 'We found that older patients responded less.',
      claims: ['We found that older patients responded less.'],
    },
  },
  'denied and uncertain': {
    negation: {
      text: 'Neither the driver nor the passengers were hurt. Nobody saw it. The plan has no backers. Ana no longer works for Acme. Tom failed to stop.',
      claims: [
        'Neither the driver nor the passengers were hurt. | not',
        'Nobody saw it. | not',
        'The plan has no backers. | not',
        'Ana no longer works for Acme. | not',
        'Tom failed to stop. | not',
      ],
    },
    hedges: {
      text: 'Nexa allegedly paid. Orbital could fold. If it rains, the game stops. Zenit plans to list in Oslo. The deal is expected to close. Kim appears to agree.',
      claims: [
        'Nexa allegedly paid. | maybe',
        'Orbital could fold. | maybe',
        'If it rains, the game stops. | maybe',
        'Zenit plans to list in Oslo. | maybe',
        'The deal is expected to close. | maybe',
        'Kim appears to agree. | maybe',
      ],
    },
  },
  corrections: {
    labelled: {
      text: 'Correction: The CEO of Zenit is Maria Silva, not Paul Reed.',
      claims: ['The CEO of Zenit is Maria Silva. | corrects The CEO of Zenit is Paul Reed.'],
    },
    'of a report': {
      text: 'This corrects our earlier report that Zenit had sold its stake.',
      claims: [
        'This corrects our earlier report that Zenit had sold its stake. | not | corrects Zenit had sold its stake.',
      ],
    },
    contrary: {
      text: 'Contrary to our earlier report that the plant closed, the plant remains open.',
      claims: ['The plant remains open. | corrects The plant closed.'],
    },
  },
  time: {
    'of a report, none of what it tells': {
      text: 'The Post wrote on 3 May 2023 that Ann Lee had joined Foo.',
      claims: ['The Post wrote on 3 May 2023 that Ann Lee had joined Foo. | @Post'],
    },
    'relative to the writing': {
      text: 'Last year Acme bought Foo. Yesterday the plant closed. The fair starts next Monday.',
      claims: [
        'In 2023 Acme bought Foo. | 2023-01-01..2024-01-01 year event_time',
        'On 14 May 2024 the plant closed. | 2024-05-14..2024-05-15 day event_time',
        'The fair starts on 20 May 2024. | 2024-05-20..2024-05-21 day event_time',
      ],
    },
    'nobody knows when': {
      text: 'Mara stopped eating pork years ago. Ana stopped eating meat two years ago.',
      claims: [
        'Mara stopped eating pork. | not',
        'Ana stopped eating meat in 2022. | not | 2022-01-01..2023-01-01 year event_time',
      ],
    },
    'a day in front': {
      text: '- Jan 5: Lena moved to Hull.\n- 2024-01-07: Orvo acquired Foo.\n\nMonday: Omar joined Orvo.',
      claims: [
        'On 5 January 2024, Lena moved to Hull. | 2024-01-05..2024-01-06 day event_time',
        'On 2024-01-07, Orvo acquired Foo. | 2024-01-07..2024-01-08 day event_time',
        'On 13 May 2024, Omar joined Orvo. | 2024-05-13..2024-05-14 day event_time',
      ],
    },
    'told one after the other': {
      text: 'In 1492, Columbus sailed west. He reached the Bahamas on 12 October. The following year, he returned.',
      claims: [
        'In 1492, Columbus sailed west. | 1492-01-01..1493-01-01 year event_time',
        'Columbus reached the Bahamas on 12 October 1492. | 1492-10-12..1492-10-13 day event_time',
        'In 1493, Columbus returned. | 1493-01-01..1494-01-01 year event_time',
      ],
    },
    states: {
      text: 'Nora has led Halden Robotics since 2017. Tom was mayor from 2010 to 2014. Until 1868 the city was called Edo.',
      claims: [
        'Nora has led Halden Robotics since 2017. | 2017-01-01..… open proposition_validity',
        'Tom was mayor from 2010 to 2014. | 2010-01-01..2015-01-01 year proposition_validity',
        'Until 1868 the city was called Edo. | …..1869-01-01 open proposition_validity',
      ],
    },
    rules: {
      text: 'Effective 1 July 2023, the daily allowance is $60. The lease runs until March 2026.',
      claims: [
        'Effective 1 July 2023, the daily allowance is $60. | 2023-07-01..… open effective_period',
        'The lease runs until March 2026. | …..2026-04-01 open effective_period',
      ],
    },
    figures: {
      text: "Tokyo's population was 13.96 million in 2020. Revenue grew from €20 million in 2019 to €35 million in 2022.",
      claims: [
        "Tokyo's population was 13.96 million in 2020. | 2020-01-01..2021-01-01 year measurement_period",
        'Revenue was €20 million in 2019. | 2019-01-01..2020-01-01 year measurement_period',
        'Revenue was €35 million in 2022. | 2022-01-01..2023-01-01 year measurement_period',
      ],
    },
  },
  layout: {
    labels: {
      text: '# Acme Robotics\n\n## Facts\n\n- CEO: Ana Lopez\n- Founded: 1998\n- Employees: 500\n- Jane Doe — Chief Engineer\n',
      claims: [
        'The CEO of Acme Robotics is Ana Lopez.',
        'Acme Robotics was founded in 1998. | 1998-01-01..1999-01-01 year event_time',
        'Acme Robotics has 500 employees.',
        'Jane Doe is chief engineer of Acme Robotics.',
      ],
    },
    table: {
      text: '# Acme\n\n| Model | Price | Weight |\n|---|---|---|\n| Falcon X | $499 | 1.2 kg |\n| Falcon S | $349 | — |\n',
      claims: [
        'The price of Falcon X is $499.',
        'The weight of Falcon X is 1.2 kg.',
        'The price of Falcon S is $349.',
      ],
    },
    'people and their time in office': {
      text: '# Acme\n\n| Name | Role | Since |\n|---|---|---|\n| Bob Stone | CTO | 2015 |\n',
      claims: ['Bob Stone is CTO of Acme since 2015. | 2015-01-01..… open proposition_validity'],
    },
    figures: {
      text: '# Acme\n\n| | 2021 | 2022 |\n|---|---|---|\n| Revenue | $4m | $6m |\n',
      claims: [
        'The revenue of Acme in 2021 was $4m. | 2021-01-01..2022-01-01 year measurement_period',
        'The revenue of Acme in 2022 was $6m. | 2022-01-01..2023-01-01 year measurement_period',
      ],
    },
    'a list behind its introduction': {
      text: 'The board includes the following members:\n\n- Ann Lee\n- Raj Patel\n',
      claims: ['The board includes Ann Lee.', 'The board includes Raj Patel.'],
    },
    changelog: {
      text: '# zipline\n\n## 2.4.0 - 2023-11-02\n\n### Added\n\n- Support for YAML files.\n\n### Fixed\n\n- Fix a crash on start.\n',
      claims: [
        'Zipline added support for YAML files in version 2.4.0 on 2023-11-02. | 2023-11-02..2023-11-03 day event_time',
        'Zipline fixed a crash on start in version 2.4.0 on 2023-11-02. | 2023-11-02..2023-11-03 day event_time',
      ],
    },
    'lines without full stops': {
      text: 'Mina Falk lives in Ystad now\nshe works for Tarn Print\nthe boiler was mended in May 2023\nOtto Lang, head of sales',
      claims: [
        'Mina Falk lives in Ystad now.',
        'Mina Falk works for Tarn Print.',
        'The boiler was mended in May 2023. | 2023-05-01..2023-06-01 month event_time',
        'Otto Lang is head of sales.',
      ],
    },
    'dated lines below a name': {
      text: 'Mina Falk\n\n2014-2018  Engineer, Oxbow\n2018-present  Tarn Print, head of design',
      claims: [
        'Mina Falk was an engineer at Oxbow from 2014 to 2018. | 2014-01-01..2019-01-01 year proposition_validity',
        'Mina Falk has been head of design at Tarn Print since 2018. | 2018-01-01..… open proposition_validity',
      ],
    },
    'lines with a price': {
      text: 'Day ticket    19 euros\nSeason ticket .... 79 euros',
      claims: ['The price of Day ticket is 19 euros.', 'The price of Season ticket is 79 euros.'],
    },
    'lines with a state': {
      text: 'Project Heron - delayed\nProject Gull - on hold',
      claims: ['Project Heron is delayed.', 'Project Gull is on hold.'],
    },
    'a heading on a line of its own': {
      text: '1. Budget\nThe budget of Heron was raised to 36k.',
      claims: ['The budget of Heron was raised to 36k.'],
    },
    'a line broken within a sentence': {
      text: 'The mill is owned by Otto\nLang, who lives in\nYstad.',
      claims: ['The mill is owned by Otto Lang.', 'Otto Lang lives in Ystad.'],
    },
    career: {
      text: '# Marie Lindqvist\n\n- 1989–1995: researcher, Lund University\n- 2004–present: director, Karolinska\n',
      claims: [
        'Marie Lindqvist was a researcher at Lund University from 1989 to 1995. | 1989-01-01..1996-01-01 year proposition_validity',
        'Marie Lindqvist has been director at Karolinska since 2004. | 2004-01-01..… open proposition_validity',
      ],
    },
    'clipped sentences under a heading': {
      text: '# Jane Doe\n\nJoined Acme in 2019. Lives in Porto.\n',
      claims: [
        'Jane Doe joined Acme in 2019. | 2019-01-01..2020-01-01 year event_time',
        'Jane Doe lives in Porto.',
      ],
    },
  },
  conversations: {
    'the speaker for I': {
      text: "Alice: I moved to Berlin last month. I don't like coffee, but I love tea.\n\nBob: Really? My sister lives there.\n\nAlice: I've been a nurse since 2015.\n\nBob: I'm allergic to peanuts.\n",
      claims: [
        'Alice moved to Berlin in April 2024. | 2024-04-01..2024-05-01 month event_time',
        "Alice doesn't like coffee. | not",
        'Alice loves tea.',
        "Bob's sister lives in Berlin.",
        'Alice has been a nurse since 2015. | 2015-01-01..… open proposition_validity',
        'Bob is allergic to peanuts.',
      ],
    },
    'a user without a name': {
      text: "User: Hi! I live in Toronto with my wife Julia.\n\nAssistant: That sounds lovely!\n\nUser: I'm planning a trip.\n\nAssistant: Great.\n",
      claims: ["User lives in Toronto with User's wife Julia.", 'User is planning a trip.'],
    },
  },
};

for (const [group, tests] of Object.entries(cases)) {
  describe(group, () => {
    it.each(Object.entries(tests))('%s', async (_name, { text, claims }) => {
      expect(await read(text)).toEqual(claims);
    });
  });
}

describe('no claims', () => {
  it.each([
    ['a question', 'Is the plant closed?'],
    ['a greeting', 'Hi all, good morning!'],
    ['thanks', 'Thanks for reading, and thank you to everyone who helped.'],
    ['an instruction', 'Run the installer and restart the server.'],
    ['a polite one', 'Please label your boxes.'],
    ['navigation', 'Home | About | Contact | Blog'],
    ['legal lines', '© 2023 Acme. All rights reserved.'],
    ['cookies', 'We use cookies to improve your experience.'],
    ['subscription', 'Subscribe to our newsletter for more stories.'],
    ['a link alone', '[The whole report](https://a.example/report)'],
    ['code', '```\nthe server is down\n```'],
    ['front matter', '---\ntitle: The server is down\nowner: Ana\n---\n'],
    ['a heading', '# The server is down'],
    ['a fragment', 'A small town by the sea'],
    ['references', '## References\n\nThe server was described by Lee. It is slow.'],
    ['an image', '![The server is down](a.png)'],
  ])('in %s', async (_name, text) => {
    expect(await read(text)).toEqual([]);
  });

  it('are reckoned from an unknown day', async () => {
    expect(await read('Last year Acme bought Foo.', null)).toEqual(['Last year Acme bought Foo.']);
  });
});

describe('a claim whatever it opens with', () => {
  it.each([
    'After that, Ann Lee worked at Helio Analytics.',
    'After that Ann Lee worked at Helio Analytics.',
    'Since then, Ann Lee has worked at Helio Analytics.',
    'Since that time, Ann Lee has lived in Oslo.',
    'Besides that, Ann Lee owns Helio Analytics.',
    'In addition to that, Ann Lee works at Helio Analytics.',
    'Because of the fire, Acme Robotics sold Beta Labs.',
    'Because of that, Acme Robotics sold Beta Labs.',
    'While in Oslo, Ann Lee joined Helio Analytics.',
    'While a student, Ann Lee founded Helio Analytics.',
    'Although retired, Ann Lee advises Helio Analytics.',
  ])('%s', async (text) => {
    expect(await read(text, null)).toEqual([text]);
  });
});

describe('spans', () => {
  const words = [
    'Acme',
    'was',
    'founded',
    'in',
    '1998',
    'by',
    'Jane',
    'Doe',
    ',',
    'who',
    'left',
    'and',
    'she',
    'it',
    '.',
    'The',
    'company',
    'said',
    'that',
    '**bold**',
    '[link](x)',
    '`code`',
    '\n',
    '\n\n',
    '- ',
    '# ',
    '| a | b |\n|---|---|\n| c | d |\n',
    'Key: value\n',
    'Bob: I',
    'last year',
    '&amp;',
    '😀',
    'e\u0301',
    '"',
    '(',
    ')',
    ';',
    'not',
    'שלום',
  ];
  const text = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((list) => list.join(' ')),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }).map((raw) => raw.toWellFormed()) },
  );

  it('stand in the text, with their evidence inside, the same every time', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (markdown) => {
        const claims = await claimsOf(markdown);
        for (const { start, end, evidenceSpans, claimText, validFrom, validUntil } of claims) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(markdown.length);
          expect(evidenceSpans.length).toBeGreaterThan(0);
          let at = start;
          for (const span of evidenceSpans) {
            expect(span.start).toBeGreaterThanOrEqual(at);
            expect(span.end).toBeGreaterThan(span.start);
            at = span.end;
          }
          expect(at).toBeLessThanOrEqual(end);
          expect(claimText).toMatch(/\S/);
          expect(claimText).not.toMatch(/\n/);
          if (validFrom !== null && validUntil !== null)
            expect(validUntil.getTime()).toBeGreaterThan(validFrom.getTime());
        }
        expect(await claimsOf(markdown)).toEqual(claims);
      }),
      { numRuns: 150 },
    );
  });

  it('of a part of a sentence are that part', async () => {
    const markdown = 'The *deal*, which is **subject** to approval, closed in 2021.';
    const [main, described] = await claimsOf(markdown);
    const parts = (claim: typeof main) =>
      claim?.evidenceSpans.map(({ start, end }) => markdown.slice(start, end));
    expect(parts(main)).toEqual(['The *deal', 'closed in 2021.']);
    expect(parts(described)).toEqual(['The *deal', 'is **subject** to approval']);
  });

  it('lie in the chunk that the claim names', async () => {
    const markdown = Array.from(
      { length: 60 },
      (_, i) => `## Part ${i}\n\nTeam ${i} owns the service number ${i}. It moved in 2019.\n`,
    ).join('\n');
    const claims = await claimsOf(markdown);
    expect(new Set(claims.map(({ chunkIndex }) => chunkIndex)).size).toBe(60);
  });

  it('are found in a very long line', async () => {
    const markdown = 'The plant closed in 2019 and nobody was hurt. '.repeat(2_000);
    expect((await claimsOf(markdown)).length).toBe(4_000);
  });
});
