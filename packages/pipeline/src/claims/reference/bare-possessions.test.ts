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
      'Kolbe Ltd has an office in Bristol. A new branch in Leeds opened its doors in May 2021.',
      ['Kolbe Ltd has an office in Bristol.', 'Kolbe Ltd opened a new branch in Leeds in May 2021.'],
    ],
    [
      'Kolbe Ltd is a firm in Hull. Net profit for fiscal 2021 was 3 million euros.',
      ['Kolbe Ltd is a firm in Hull.', "Kolbe Ltd's net profit for fiscal 2021 was 3 million euros."],
    ],
    [
      'Kolbe Ltd is a firm in Hull. Annual sales are 40 million euros.',
      ['Kolbe Ltd is a firm in Hull.', "Kolbe Ltd's annual sales are 40 million euros."],
    ],
    [
      'Kolbe Ltd is a firm in Hull. In 2021 revenue rose to 5 million euros. Net profit for fiscal 2021 was 3 million euros. Annual sales are 40 million euros.',
      [
        'Kolbe Ltd is a firm in Hull.',
        "In 2021 Kolbe Ltd's revenue rose to 5 million euros.",
        "Kolbe Ltd's net profit for fiscal 2021 was 3 million euros.",
        "Kolbe Ltd's annual sales are 40 million euros.",
      ],
    ],
    [
      'Kolbe Ltd is a firm in Hull. Sales staff are paid well.',
      ['Kolbe Ltd is a firm in Hull.', 'Sales staff are paid well.'],
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
    [
      'Orr Ltd makes pumps. CEO Petra Holm said sales had risen.',
      ['Orr Ltd makes pumps.', 'Orr Ltd CEO Petra Holm said sales had risen.'],
    ],
    [
      'Orr Ltd makes pumps. Founder Ida Moe keeps a stake of 18 percent.',
      ['Orr Ltd makes pumps.', 'Orr Ltd founder Ida Moe keeps a stake of 18 percent in Orr Ltd.'],
    ],
    [
      'Grovekit 2.0 came out on 1 September 2022. It is now distributed under the MIT licence.',
      ['Grovekit 2.0 came out on 1 September 2022.', 'Grovekit is licensed under the MIT licence.'],
    ],
    [
      'Vidora is a streaming service. Since 1 April 2024 a subscription has cost 12 euros a month.',
      [
        'Vidora is a streaming service.',
        'Since 1 April 2024 a Vidora subscription has cost 12 euros a month.',
      ],
    ],
    [
      'Castellan Hotels was listed on the Milan Stock Exchange. In 2016 it was delisted.',
      [
        'Castellan Hotels was listed on the Milan Stock Exchange.',
        'In 2016 Castellan Hotels was delisted from the Milan Stock Exchange.',
      ],
    ],
    [
      'Harwick plc is a bank. Its head office is in Leeds. In 2021 it moved to York.',
      [
        'Harwick plc is a bank.',
        "Harwick plc's head office is in Leeds.",
        "In 2021 Harwick plc's head office moved to York.",
      ],
    ],
    [
      'Solaris Ltd makes roofs. Today 140 people work there.',
      ['Solaris Ltd makes roofs.', 'Today Solaris Ltd employs 140 people.'],
    ],
    [
      'Carmaker Velmar has changed its battery supplier.',
      ['The carmaker Velmar has changed its battery supplier.'],
    ],
    [
      '# Shareholders of Lavender Foods\n\n- Emil Kastner: 40 % (since 2015)\n- Joan Pratt: 25 %',
      [
        'Emil Kastner has held a 40 % stake in Lavender Foods since 2015.',
        'Joan Pratt holds a 25 % stake in Lavender Foods.',
      ],
    ],
    ['Velora X1: 299 euros', ['The Velora X1 costs 299 euros.']],
    ['Please direct questions to HR.', []],
  ])('%s', async (text, claims) => {
    expect(await read(text)).toEqual(claims);
  });
});
