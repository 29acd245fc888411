import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const read = async (text: string) =>
  (await claimsOf(text, new Date('2024-05-15T10:00:00Z'))).map(({ claimText }) => claimText);

describe('what a firm or a ware has, told without whose it is', () => {
  it.each([
    [
      'Orsolo had revenue of 48 million euros and 310 employees in 2019. By 2022 revenue had grown to 71 million euros, and the number of employees had risen to 455.',
      [
        'Orsolo had revenue of 48 million euros in 2019.',
        'Orsolo had 310 employees in 2019.',
        "By 2022 Orsolo's revenue had grown to 71 million euros.",
        "Orsolo's number of employees had risen to 455.",
      ],
    ],
    [
      'Kolbe Ltd opened a branch in Bristol in 2006. The Bristol branch closed in 2019.',
      ['Kolbe Ltd opened a branch in Bristol in 2006.', 'Kolbe Ltd closed its branch in Bristol in 2019.'],
    ],
    [
      'Papillon is a text editor. The current version is 2.4.',
      ['Papillon is a text editor.', "Papillon's current version is 2.4."],
    ],
    [
      'Ann Lee met Bo Orr. The head office is in Leeds.',
      ['Ann Lee met Bo Orr.', 'The head office is in Leeds.'],
    ],
    [
      "Grabner's turnover fell to $104 million in 2022. The pump maker now has 690 workers.",
      ["Grabner's turnover fell to $104 million in 2022.", 'Grabner now has 690 workers.'],
    ],
    [
      'Furniture retailer Habermann has two shops. The Ulm company employs 42 people.',
      ['The furniture retailer Habermann has two shops.', 'Habermann employs 42 people.'],
    ],
    [
      'Orr Ltd makes pumps. The parent company employs 420 people.',
      ['Orr Ltd makes pumps.', 'The parent company employs 420 people.'],
    ],
    [
      'Nimbelo has launched the Orbi. It went on sale on 9 May 2024. Its price is 90 euros.',
      [
        'Nimbelo has launched the Orbi.',
        'The Orbi was launched on 9 May 2024.',
        "The Orbi's price is 90 euros.",
      ],
    ],
    [
      'The Tveit family owned 51 percent of Sandvang Shipping until 2017. Since then it has held 34 percent.',
      [
        'The Tveit family owned a 51 percent stake in Sandvang Shipping until 2017.',
        'Since 2017 the Tveit family has held a 34 percent stake in Sandvang Shipping.',
      ],
    ],
  ])('%s', async (text, claims) => {
    expect(await read(text)).toEqual(claims);
  });
});
