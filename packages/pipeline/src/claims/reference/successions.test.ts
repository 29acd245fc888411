import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

it.each([
  [
    'Orsk has a new mayor. Nina Holt took over from Per Dahl in May 2023.',
    'Nina Holt succeeded Per Dahl as mayor of Orsk in May 2023.',
  ],
  [
    'There is a new mayor in Orsk: Nina Holt was sworn in on 3 May 2023.',
    'Nina Holt was sworn in as mayor of Orsk on 3 May 2023.',
  ],
  [
    'Ann Lee joined Tindra in 2010 and became chief executive in 2023.',
    'Ann Lee became chief executive of Tindra in 2023.',
  ],
  [
    'Ann Lee joined Tindra in 2010. In 2016 she was promoted to head of research.',
    'In 2016, Ann Lee was promoted to head of research at Tindra.',
  ],
  [
    'Ann Lee joined Tindra in 2010 and left in 2014. In 2016 she became chief executive.',
    'In 2016, Ann Lee became chief executive.',
  ],
  [
    'Ann Lee joined Tindra in 2010. In 2016 Bo Orr was promoted to head of research.',
    'In 2016 Bo Orr was promoted to head of research.',
  ],
  [
    'Ann Lee is no longer the editor of the Fjord Post. Bo Orr took over in April 2021.',
    'Bo Orr took over as editor of the Fjord Post in April 2021.',
  ],
  [
    'Ann Lee is no longer the editor of the Fjord Post. Her successor is Aksel Moe, who took over in April 2021.',
    'Aksel Moe took over as editor of the Fjord Post in April 2021.',
  ],
  [
    'Ann Lee was the editor of the Fjord Post. A new owner took over in April 2021.',
    'A new owner took over in April 2021.',
  ],
  [
    'Ann Lee was appointed coach of Turku Stars, but she will not take the job after all.',
    'Ann Lee is not coach of Turku Stars.',
  ],
  ['Dov Klein owned the mill. Now Ruth Ozer owns it.', 'Now Ruth Ozer owns the mill.'],
])('%s', async (text, told) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toContain(told);
});

it.each([
  [
    'Tern Bank had revenue of 14 million euros in 2020. In 2021 it was 16 million.',
    "In 2021 Tern Bank's revenue was 16 million euros.",
  ],
  [
    'Tern Bank employed 3,400 people in 2020. A year earlier it had employed 3,900.',
    'In 2019 Tern Bank had employed 3,900 people.',
  ],
  ['Tern Bank had 40 plants. It was founded in 1950.', 'Tern Bank was founded in 1950.'],
  [
    'Tern Bank had 60 employees in 2019. In 2021 the headcount slipped back to 40.',
    "In 2021 Tern Bank's headcount slipped back to 40.",
  ],
  ['The Courier says Tern Bank has 320 employees. In fact the bank has 230.', 'Tern Bank has 230 employees.'],
  [
    'Ann Lee lives in Hull and owns a shop. Orr Ltd took it over in 2010.',
    'Orr Ltd took over the shop in 2010.',
  ],
  ['Ann Lee lives in Hull. Orr Ltd took it over in 2010.', 'Orr Ltd took over it in 2010.'],
  ['Marlin is based in Cork. It has 40 employees.', 'It has 40 employees.'],
  ['Carl Dunn taught in Porto. One of his pupils was Ian Rusk. He died in 1950.', 'He died in 1950.'],
  [
    'Minutes, 14 March 2023\nAnn Lee resigned as chair last Thursday.',
    'Ann Lee resigned as chair on 9 March 2023.',
  ],
  ['Saint Odile Hospital opened in 1950. It has 300 beds.', 'Saint Odile Hospital has 300 beds.'],
  ['Tern Bank had 40 branches in 2020. In 2021 it had 50.', 'In 2021 Tern Bank had 50 branches.'],
  ['Tern Bank sold 40 ships in 2020. In 2021 it had 50.', 'In 2021 Tern Bank had 50.'],
])('%s', async (text, told) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toContain(told);
});
