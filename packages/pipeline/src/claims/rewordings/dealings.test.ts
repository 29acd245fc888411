import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('what firms do, told by nouns', () => {
  it.each([
    ['Loom and Orr Ltd joined forces in 2014.', ['Loom and Orr Ltd formed a partnership in 2014.']],
    ['Orr Ltd gained control of Tarn Foods in 2014.', ['Orr Ltd acquired Tarn Foods in 2014.']],
    ['Tarn Foods now belongs to Orr Ltd.', ['Tarn Foods is a subsidiary of Orr Ltd.']],
    ['Orr Ltd belongs to the Brewers Association.', ['Orr Ltd belongs to the Brewers Association.']],
    ['Ann Lee gained control of the car.', ['Ann Lee gained control of the car.']],
    ['Loom joined forces with Orr Ltd.', ['Loom formed a partnership with Orr Ltd.']],
    [
      'A partnership between Loom and Orr Ltd was announced in May 2023.',
      ['Loom formed a partnership with Orr Ltd in May 2023.'],
    ],
    [
      'The cooperation between Loom and Orr Ltd came to an end in 2023.',
      ['Loom ended its partnership with Orr Ltd in 2023.'],
    ],
    [
      'The contract between Loom and Orr Ltd runs until 2026.',
      ['Loom has a contract with Orr Ltd until 2026.'],
    ],
    ["Loom's contract with Orr Ltd expires in 2027.", ['Loom has a contract with Orr Ltd until 2027.']],
    [
      "The relocation of Loom's headquarters from Bath to Bristol was completed in 2018.",
      ['Loom moved its headquarters from Bath to Bristol in 2018.'],
    ],
    [
      'The migration of Loom from Medix to Praxo was finished in March 2023.',
      ['Loom migrated from Medix to Praxo in March 2023.'],
    ],
    [
      'The demerger of Loom from Orr Ltd took effect on 1 July 2016.',
      ['Loom was spun off from Orr Ltd on 1 July 2016.'],
    ],
    ['Shares of Loom are traded on the Oslo Stock Exchange.', ['Loom is listed on the Oslo Stock Exchange.']],
    [
      "Loom's stock has been listed on the Nasdaq since 2010.",
      ['Loom has been listed on the Nasdaq since 2010.'],
    ],
    ['The IPO of Loom on the Nasdaq took place in 2021.', ['Loom debuted on the Nasdaq in 2021.']],
    ['Loom went public on the AIM in 2005.', ['Loom debuted on the AIM in 2005.']],
    ['Loom was listed on the Nasdaq in 2010.', ['Loom debuted on the Nasdaq in 2010.']],
    ['Loom left the Nasdaq in 2018.', ['Loom was delisted from the Nasdaq in 2018.']],
    [
      'The Nasdaq-listed chip maker Loom is based in Austin.',
      ['Loom is listed on the Nasdaq.', 'The chip maker Loom is based in Austin.'],
    ],
    [
      'Orr Fund put 2 million euros into Loom in 2019.',
      ['Orr Fund invested 2 million euros in Loom in 2019.'],
    ],
    [
      'An investment of 4 million pounds by Orr Fund in Loom was announced in May 2021.',
      ['Orr Fund invested 4 million pounds in Loom in May 2021.'],
    ],
    [
      'Loom got 1.5 million euros from the investor Ann Lee.',
      ['Loom raised 1.5 million euros from Ann Lee.'],
    ],
    ['Loom received funding from Orr Fund in 2022.', ['Loom was backed by Orr Fund in 2022.']],
    [
      'Loom received 3 million euros from the ministry.',
      ['Loom received 3 million euros from the ministry.'],
    ],
    ["Orr Fund took part in Loom's Series A in 2021.", ['Orr Fund invested in Loom in 2021.']],
    ['Loom closed a 10 million euro Series A in 2021.', ['Loom raised 10 million euros in 2021.']],
    ['Thirty per cent of Loom is owned by Orr Ltd.', ['Orr Ltd holds a thirty percent stake in Loom.']],
    ['Loom is 80% owned by Orr Ltd.', ['Orr Ltd holds an 80 percent stake in Loom.']],
    ['Orr Ltd owns a third of Loom.', ['Orr Ltd owns a third stake in Loom.']],
    ['Orr Ltd has a 45% share in Loom.', ['Orr Ltd has a 45 percent stake in Loom.']],
    [
      'Orr Press passed into the hands of Tait Media in 2009.',
      ['Tait Media became the owner of Orr Press in 2009.'],
    ],
    [
      'Orr Press went to Tait Media for 20 million pounds.',
      ['Orr Press was sold to Tait Media for 20 million pounds.'],
    ],
    ['Orr Press passed to Tait Media in 2009.', ['Tait Media became the owner of Orr Press in 2009.']],
    ['Loom was taken private by Orr Fund in 2020.', ['Loom was bought by Orr Fund in 2020.']],
    [
      'Tarn Bank awarded a contract to Orr Ltd in 2020.',
      ['Tarn Bank signed a contract with Orr Ltd in 2020.'],
    ],
    ['Orr Ltd won a five-year contract from Tarn Bank.', ['Orr Ltd signed a contract with Tarn Bank.']],
    ["Tarn Bank is one of Orr Ltd's customers.", ['Tarn Bank is a customer of Orr Ltd.']],
    ['Among the investors in Loom is the Danish fund Sejr.', ['Sejr is an investor in Loom.']],
    ["Loom's Series B was led by Orr Fund in 2022.", ['Loom raised money from Orr Fund in 2022.']],
    ['60% of the shares of Loom belong to Orr Ltd.', ['Orr Ltd holds a 60 percent stake in Loom.']],
    ["Loom's Lisbon office opened in 2020.", ['Loom opened an office in Lisbon in 2020.']],
    ['The Vienna branch of Loom was closed in 2011.', ['Loom closed its branch in Vienna in 2011.']],
    ['Loom is present in Spain, Portugal and Morocco.', ['Loom operates in Spain, Portugal and Morocco.']],
    ['Loom extended its contract with Orr Ltd until 2027.', ['Loom has a contract with Orr Ltd until 2027.']],
    [
      'Tarn AG has replaced Orr Ltd as the supplier of Loom.',
      ['Orr Ltd no longer supplies Loom.', 'Tarn AG supplies Loom.'],
    ],
    [
      'Loom changed its supplier from Orr Ltd to Tarn AG in 2022.',
      ['Orr Ltd no longer supplies Loom since 2022.', 'Tarn AG has supplied Loom since 2022.'],
    ],
    [
      'The agreement between France and Spain was signed in 1659.',
      ['The agreement between France and Spain was signed in 1659.'],
    ],
    ['Ann Lee left the London Stock Exchange in 2018.', ['Ann Lee left the London Stock Exchange in 2018.']],
    ['Oduya works in the dairy industry.', ['Oduya works in the dairy industry.']],
    ['Tarn Labs works in the dairy industry.', ["Tarn Labs's industry is dairy."]],
    ['Half of Cyprus is controlled by Orr Ltd.', ['Half of Cyprus is controlled by Orr Ltd.']],
    ['Eva went to Lisbon for 200 euros.', ['Eva went to Lisbon for 200 euros.']],
    ['Ann Lee launched the company in 2018.', ['Ann Lee founded the company in 2018.']],
    ['Ann Lee launched the campaign in 2018.', ['Ann Lee launched the campaign in 2018.']],
    [
      'Praxo is the brainchild of Ann Lee, who lives in Hull.',
      ['Ann Lee created Praxo.', 'Ann Lee lives in Hull.'],
    ],
    ['Tarn Labs operates in the packaging industry.', ["Tarn Labs's industry is packaging."]],
    ['Tarn Labs is in the business of animal health.', ["Tarn Labs's industry is animal health."]],
    ['Tarn Labs is in the business park.', ['Tarn Labs is in the business park.']],
    [
      'Loom was founded as Kepler Optics in 1920.',
      ['Loom was founded in 1920.', 'Loom was originally called Kepler Optics.'],
    ],
  ])('%s', (sentence, expected) => {
    expect(unfold(sentence)).toEqual(expected);
  });
});
