import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  'Edda uses Linux at home and Windows at work.': ['Edda uses Linux at home.', 'Edda uses Windows at work.'],
  'Edda works on Atlas in the morning and Borealis in the afternoon.': [
    'Edda works on Atlas in the morning.',
    'Edda works on Borealis in the afternoon.',
  ],
  'Orr Ltd uses Jira but is moving to Linear.': ['Orr Ltd uses Jira.', 'Orr Ltd plans to switch to Linear.'],
  'Edda takes over the payroll from Finn Roth on 3 June 2024.': [
    'Finn Roth is no longer responsible for the payroll from 3 June 2024.',
    'Edda is responsible for the payroll from 3 June 2024.',
  ],
  'The board appointed Edda Holm as CFO from 1 June.': [
    'The board appointed Edda Holm as CFO from 1 June 2024.',
  ],
  'Finn Roth stays until August.': ['Finn Roth stays until August 2024.'],
  'Team update\n\nThe port works again.': ['The port works again.'],
  'Edda Holm leads the club until the vote in May.': ['Edda Holm leads the club until the vote in May 2024.'],
  'Edda traded in her Golf for a Kia Niro in March 2024.': [
    'Edda sold her Golf in March 2024.',
    'Edda bought a Kia Niro in March 2024.',
  ],
  'Edda will go to Castle High in September 2024.': ['Edda will start at Castle High in September 2024.'],
  'Finn has outgrown his peanut allergy.': ['Finn no longer has a peanut allergy.'],
  'Finn has outgrown his bicycle.': ['Finn has outgrown his bicycle.'],
  "Finn's boss is now Ida, Karl left Orr Ltd.": ["Finn's boss is now Ida.", 'Karl left Orr Ltd.'],
  'The Atlas draft has to be in by 3 June 2024.': ['The Atlas draft is due on 3 June 2024.'],
  'All forms must be returned by 3 June 2024.': ['All forms are due on 3 June 2024.'],
  'The Atlas draft now has to be in by 3 June 2024.': [
    'The deadline for the Atlas draft has been moved to 3 June 2024.',
  ],
  'Edda Holm is a fluent speaker of Danish.': ['Edda Holm speaks Danish.'],
  'Edda Holm, a native speaker of Danish, works at Orr Ltd.': [
    'Edda Holm speaks Danish.',
    'Edda Holm works at Orr Ltd.',
  ],
  'Members of the board include Edda Holm and Finn Roth.': [
    'Edda Holm is a member of the board.',
    'Finn Roth is a member of the board.',
  ],
  'Orr Ltd sold its subsidiary Loom to Tarn Bank in 2022.': [
    'The firm Loom is no longer a subsidiary of Orr Ltd since 2022.',
    'Orr Ltd sold Loom to Tarn Bank in 2022.',
  ],
  'Since the first of May Edda Holm and Finn Roth have been living in Lund.': [
    'Since 1 May 2024 Edda Holm and Finn Roth have been living in Lund.',
  ],
  'Edda Holm and her son resettled in Lund in May 2023 for her new job.': [
    'Edda Holm and her son moved to Lund in May 2023.',
  ],
  'Edda Holm eats everything except peas.': ['Edda Holm does not eat peas.', 'Edda Holm eats most things.'],
  'Edda Holm likes all fruit but plums.': ['Edda Holm does not like plums.', 'Edda Holm likes most fruit.'],
  'Edda Holm likes everything but hates plums.': ['Edda Holm likes everything but hates plums.'],
  "Anna Holm's passport has been extended until 3 May 2026.": ["Anna Holm's passport expires on 3 May 2026."],
  'The lease has been extended until 3 May 2026.': ['The lease now expires on 3 May 2026.'],
  'Beekeeper Edda Holm lives in Lund. In her spare time she plays chess.': [
    'Beekeeper Edda Holm lives in Lund.',
    "In Edda Holm's spare time, Edda Holm plays chess.",
  ],
  'The deadline for the Atlas report is 3 May 2024. They extended it to 10 May 2024.': [
    'The deadline for the Atlas report is 3 May 2024.',
    'They extended the deadline for the Atlas report to 10 May 2024.',
  ],
};

it.each(Object.entries(cases))('%s', async (text, claims) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
});
