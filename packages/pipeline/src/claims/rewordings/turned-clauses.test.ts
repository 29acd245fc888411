import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    "The Orsa copper mine, Sweden's largest, is run by Tarn AB.",
    ["The Orsa copper mine is Sweden's largest copper mine.", 'The Orsa copper mine is run by Tarn AB.'],
  ],
  [
    'Oyelaran, the first African to chair the panel, took up the post in 2013.',
    ['Oyelaran chaired the panel.', 'Oyelaran took up the post in 2013.'],
  ],
  [
    'Kite, the tool with which the team tests its work, was written by Ann Lee.',
    ['Kite is a tool.', 'Kite was written by Ann Lee.'],
  ],
  [
    'Tarn AS, of which the Hansen family owns 60 per cent, is listed in Oslo.',
    ['The Hansen family owns a 60 percent stake in Tarn AS.', 'Tarn AS is listed in Oslo.'],
  ],
  ['The year in which Ann Lee joined Orr was 2008.', ['Ann Lee joined Orr in 2008.']],
  [
    'Also on the committee are Ann Lee and Bo Orr.',
    ['Ann Lee sits on the committee.', 'Bo Orr sits on the committee.'],
  ],
  [
    'The Bishop of Ely, Henry Marl, blessed the church.',
    ['Henry Marl was bishop of Ely.', 'Henry Marl blessed the church.'],
  ],
  ['Two of the founders, Ann Lee and Bo Orr, left Loom in 2018.', ['Ann Lee and Bo Orr left Loom in 2018.']],
  [
    'Ann Lee and Bo Orr, two engineers from Hull, founded Loom.',
    [
      'Ann Lee and Bo Orr are engineers.',
      'Ann Lee and Bo Orr are from Hull.',
      'Ann Lee and Bo Orr founded Loom.',
    ],
  ],
  ['Tarn is one of three mills owned by the brewer Orr.', ['Tarn is owned by the brewer Orr.']],
  [
    'The resignation of finance minister Bo Orr in May 2023 brought down the cabinet.',
    ['Bo Orr resigned as finance minister in May 2023.', "Bo Orr's resignation brought down the cabinet."],
  ],
  [
    'The death of its founder, Bo Orr, in 1988 left the mill to his wife.',
    ['Bo Orr died in 1988.', "Bo Orr's death left the mill to his wife."],
  ],
  [
    'Ann Lee owns Café Mila, which she opened with her brother in 2016.',
    ['Ann Lee owns Café Mila.', 'She opened Café Mila with her brother in 2016.'],
  ],
  [
    'Bo Orr was succeeded as chair by Ann Lee, who had been his deputy.',
    ['Bo Orr was succeeded as chair by Ann Lee.', 'Ann Lee had been his deputy.'],
  ],
  [
    "Orr's chief engineer, Ann Lee, will leave the firm in May to join Tarn, a rival.",
    ["Orr's chief engineer, Ann Lee, will leave the firm in May.", 'Ann Lee will join Tarn in May, a rival.'],
  ],
  [
    'Ann Lee and her brother Bo, who both worked for Orr, founded Loom.',
    ['Ann Lee and her brother Bo worked for Orr.', 'Ann Lee and her brother Bo founded Loom.'],
  ],
  [
    'Loom built its first boat in 1922 and was bought by the Orr family, who sold it to Tarn in 1968.',
    [
      'Loom built its first boat in 1922 and was bought by the Orr family.',
      'The Orr family sold Loom to Tarn in 1968.',
    ],
  ],
  [
    'The appointment of Ann Lee, previously head of Loom, as chief executive of Tarn surprised analysts.',
    ['Ann Lee was previously head of Loom.', 'Ann Lee was appointed as chief executive of Tarn.'],
  ],
  ['It was the chemist Ann Lee, not her husband, who found the dye.', ['The chemist Ann Lee found the dye.']],
  ['Ann Lee rose to become head of Orr.', ['Ann Lee became head of Orr.']],
])('%s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
