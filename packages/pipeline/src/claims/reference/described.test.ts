import { describe, expect, it } from 'vitest';
import { unfold } from '../rewordings/unfold.ts';
import { claimsOf } from '../test-document.ts';

describe('what something is and went through, said in one breath', () => {
  it.each([
    [
      'The Orr is a restaurant in Ulm run by the chef Ann Lee.',
      ['The Orr is a restaurant in Ulm.', 'The Orr is run by the chef Ann Lee.'],
    ],
    [
      'Tides is a 2011 film directed by Ann Lee and written by Bo Orr.',
      [
        'Tides is a film.',
        'The film Tides was directed by Ann Lee.',
        'The film Tides was written by Bo Orr.',
        'Tides was released in 2011.',
      ],
    ],
    [
      'Tides is a novel by the writer Ann Lee, first published in 2004.',
      ['Tides is a novel by the writer Ann Lee.', 'Tides was published in 2004.'],
    ],
    [
      'Founded in 1903 by two brothers, Emil and Otto Orr, the Orr brewery was sold in 1978.',
      ['The Orr brewery was founded in 1903 by Emil and Otto Orr.', 'The Orr brewery was sold in 1978.'],
    ],
    [
      'In 2014 Ann Lee lost the chair of the party to Bo Orr.',
      ['Bo Orr replaced Ann Lee as chair of the party in 2014.'],
    ],
    [
      'At the 2022 meeting Ann Lee took the chair of Orr United from Bo Orr.',
      ['At the 2022 meeting Ann Lee replaced Bo Orr as chair of Orr United.'],
    ],
    [
      'Ann Lee assumed the presidency of Orr United in 2022.',
      ['Ann Lee became president of Orr United in 2022.'],
    ],
    [
      'Ann Lee has passed the Blue Anchor on to her son, Bo Lee.',
      [
        'Ann Lee no longer owns the Blue Anchor.',
        "Ann Lee's son is Bo Lee.",
        'Bo Lee now owns the Blue Anchor.',
      ],
    ],
    ['Ann Lee handed the letter over to Bo Lee.', ['Ann Lee handed the letter over to Bo Lee.']],
    ['Ann Lee handed the Orr Hotel over to Bo Lee.', ['Ann Lee handed the Orr Hotel over to Bo Lee.']],
    [
      'Ann Lee has a flat in Leeds and lives there with her son.',
      ['Ann Lee has a flat in Leeds.', 'Ann Lee lives in Leeds with her son.'],
    ],
    ['In 2021 Ann Lee made Leeds her home.', ['In 2021 Ann Lee settled in Leeds.']],
    [
      'Ann Lee left Orr Mills, which she had founded in 1990, in 2010.',
      ['Ann Lee left Orr Mills in 2010.', 'Ann Lee had founded Orr Mills in 1990.'],
    ],
    ['Ann Lee is a member of a choir formed in 1990.', ['Ann Lee is a member of a choir formed in 1990.']],
    [
      'Ann Lee studied at Oxford, married the painter Bo Orr in 1956 and died in 2004.',
      ['Ann Lee studied at Oxford.', 'Ann Lee married the painter Bo Orr in 1956.', 'Ann Lee died in 2004.'],
    ],
    [
      'Tides is a film written and directed by Ann Lee.',
      [
        'Tides is a film.',
        'The film Tides was written by Ann Lee.',
        'The film Tides was directed by Ann Lee.',
      ],
    ],
    ['Ferry operator Loom lost its contract.', ['The ferry operator Loom lost its contract.']],
    [
      "Ann Lee, Austria's ambassador to Chile since 2020, lives in Lima.",
      ["Ann Lee has been Austria's ambassador to Chile since 2020.", 'Ann Lee lives in Lima.'],
    ],
    [
      'The number of members of Loom grew from 200 to 300.',
      ["Loom's number of members grew from 200 to 300."],
    ],
    [
      'Bo Orr was 81 and leaves a wife, Ida, and two sons.',
      ['Bo Orr was 81.', "Bo Orr's wife is Ida.", 'Bo Orr had two sons.'],
    ],
  ])('%s', (text, plain) => {
    expect([...unfold(text)].sort()).toEqual([...plain].sort());
  });
});

describe('where somebody is, told in the sentence before', () => {
  it.each([
    ['Ann Lee joined Orr Ltd in 2010. She left in 2023.', 'Ann Lee left Orr Ltd in 2023.'],
    ['Ann Lee was a member of the Green Party. She left in 2023.', 'Ann Lee left the Green Party in 2023.'],
    [
      'Ann Lee became treasurer of the Alpine Society in 2010. She stepped down in 2023.',
      'Ann Lee stepped down as treasurer of the Alpine Society in 2023.',
    ],
    [
      'Ann Lee takes over as coach of Parma. She replaces Tom Ek, who was sacked in May 2021.',
      'Tom Ek was sacked as coach of Parma in May 2021.',
    ],
    [
      "Ada Wing wrote 'Salt Roads' in 1961. The book was translated by Emil Horn.",
      'Salt Roads was translated by Emil Horn.',
    ],
    [
      'Ann Lee no longer works at Orr Paints; she left at the end of July 2023.',
      'Ann Lee left Orr Paints at the end of July 2023.',
    ],
    ['Ann Lee works at Orr Labs. She has left.', 'Ann Lee has left Orr Labs.'],
    [
      'The chair of the Orr Club is Ann Lee. Tom Ek says that Ida Moe is the chair.',
      'Tom Ek says that Ida Moe is the chair of the Orr Club.',
    ],
    ['Orvane Ltd is in Bergen. Its rival is Strom Ltd. It has 30 employees.', 'Orvane Ltd has 30 employees.'],
    ['Josephine "Josie" Tallant lives in Hull. Josie is a nurse.', 'Josephine Tallant is a nurse.'],
    [
      'Halvox has bought Orr Ltd. Chairman Tom Ek said it was a good day.',
      'Halvox chairman Tom Ek said it was a good day.',
    ],
    ['Dear Tom,\nAnn Lee, our lawyer, lives in Hull.', 'Ann Lee, our lawyer, lives in Hull.'],
    ['Ann Lee joined Orr Ltd in 2010. She left at nine.', 'Ann Lee left at nine.'],
    ['Ann Lee left Siemens in 2015 to found Luma. The company has 40 employees.', 'Luma has 40 employees.'],
    [
      'Luxanor has a new office. Arash Moradi left the company in May.',
      'Arash Moradi left Luxanor in May 2024.',
    ],
    ['Luxanor grew. The maker of garden lamps now has 34 employees.', 'Luxanor now has 34 employees.'],
    ['# Loom\n\nThe publisher is Bo Lind.', 'The publisher of Loom is Bo Lind.'],
    ['# Loom\n\nThe sponsor is Bo Lind.', 'The sponsor of Loom is Bo Lind.'],
    ['Luxanor grew. The maker of the film lives in Hull.', 'The maker of the film lives in Hull.'],
  ])('%s', async (text, last) => {
    expect((await claimsOf(text)).map(({ claimText }) => claimText).at(-1)).toBe(last);
  });
});
