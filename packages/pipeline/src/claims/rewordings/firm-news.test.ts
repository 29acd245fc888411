import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('firms on business pages', () => {
  it.each([
    ['Redwood has completed the sale of Tarn Ltd to Hask in May.', ['Redwood sold Tarn Ltd to Hask in May.']],
    ['The acquisition of Papeer by Mirel closed in 2021.', ['Mirel acquired Papeer in 2021.']],
    ['The round values Copperline at 120 million dollars.', ['Copperline is valued at 120 million dollars.']],
    ['Mirel made its first loss, 2 million euros, in 2021.', ["Mirel's loss was 2 million euros in 2021."]],
    ['Velbo has rebranded its club from VelboClub to Velbo Plus.', ['VelboClub was renamed Velbo Plus.']],
    [
      "Mirel Capital and Tarn Fund took part in Papeer's latest funding round.",
      ['Mirel Capital and Tarn Fund invested in Papeer.'],
    ],
    [
      'Hugo Lang is chairman and Petra Voss chief executive of Orla Media.',
      ['Hugo Lang is the chairman of Orla Media.', 'Petra Voss is the chief executive of Orla Media.'],
    ],
    [
      'Ida Moss passed on the job of finance director to Jo Rand.',
      ['Jo Rand succeeded Ida Moss as finance director.'],
    ],
    [
      'The new CFO of Aerotec is Nia Bell, formerly of Falke.',
      ['Nia Bell formerly worked at Falke.', 'The new CFO of Aerotec is Nia Bell.'],
    ],
    [
      'Flowdesk is used by more than 4,000 companies, among them Brill and Norjet.',
      ['Flowdesk is used by more than 4,000 companies.', 'Flowdesk is used by Brill and Norjet.'],
    ],
    [
      'Novum raised its stake in Trackly to 51 percent.',
      ['Novum has a stake in Trackly.', "Novum's stake in Trackly rose to 51 percent."],
    ],
    [
      'Lindqvist changed its name to Lindq in 2020 and to LQ Group in 2023.',
      ['Lindqvist was renamed Lindq in 2020.', 'Lindq was renamed LQ Group in 2023.'],
    ],
    [
      'Robosales is now called R-Sales and has 40 employees.',
      ['Robosales was renamed R-Sales.', 'R-Sales has 40 employees.'],
    ],
    ['Redwood completed the sale in May.', ['Redwood completed the sale in May.']],
    ['Ann Lee passed on the job to Bo Orr.', ['Ann Lee passed on the job to Bo Orr.']],
  ])('%s', (text, parts) => {
    expect(unfold(text)).toEqual(parts);
  });
});
