import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('one tool for another', () => {
  it.each([
    [
      'In March 2023 the billing team replaced Jenkins with Buildkite.',
      [
        'In March 2023 Buildkite replaced Jenkins.',
        'In March 2023 the billing team switched from Jenkins to Buildkite.',
      ],
    ],
    [
      'Orr Ltd swapped Jira for Linear as its bug tracker in 2022.',
      ['Linear replaced Jira in 2022.', 'Orr Ltd switched from Jira to Linear as its bug tracker in 2022.'],
    ],
    [
      'We have dropped Webex in favour of Jitsi.',
      ['Jitsi replaced Webex.', 'We switched from Webex to Jitsi.'],
    ],
    [
      'Since January 2024 the support team has been using Zendesk instead of Freshdesk.',
      ['In January 2024 the support team switched from Freshdesk to Zendesk.'],
    ],
    [
      'The data team moved its dashboards from Tableau to Metabase in June 2023.',
      ['The data team switched from Tableau to Metabase in June 2023.'],
    ],
    ['Zenit replaced Falcon 1 with Falcon 2.', ['Zenit replaced Falcon 1 with Falcon 2.']],
    ['Nimbelo replaced the Orbi with the Tarn.', ['Nimbelo replaced the Orbi with the Tarn.']],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });
});

describe('suppliers and customers', () => {
  it.each([
    ["Orr's biggest customer is the dairy Alpenrahm.", ['Alpenrahm is a customer of Orr.']],
    ['The main supplier of Orr is Wyre Cordage.', ['Wyre Cordage is a supplier of Orr.']],
    [
      "Since 2020 Vale Motors's batteries have come from Wyre Cells.",
      ['Since 2020 Vale Motors has bought its batteries from Wyre Cells.'],
    ],
    ['Wyre Cells provides Vale Motors with batteries.', ['Wyre Cells supplies batteries to Vale Motors.']],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });
});

describe('new names', () => {
  it.each([
    ['As of today Ostrava Data is called Novari.', ['Ostrava Data was renamed Novari today.']],
    ['From 1 June 2024 Vessel Ltd will be called Morvo.', ['Vessel Ltd was renamed Morvo on 1 June 2024.']],
    ['Vessel Ltd is called Morvo from June 2024.', ['Vessel Ltd was renamed Morvo in June 2024.']],
    ['Pantrio will from now on be known as Harvestly.', ['Pantrio was renamed Harvestly.']],
    ['Vessel Ltd is now called Morvo.', ['Vessel Ltd was renamed Morvo.']],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });
});

describe('firms in the news', () => {
  it.each([
    [
      'Korsvik Bank was created in 2018 by the merger of Nordkredit and Sund Bank.',
      ['Nordkredit merged with Sund Bank in 2018.', 'Korsvik Bank was founded in 2018.'],
    ],
    [
      'After its acquisition by Farrow Equity in 2016 it was delisted.',
      ['It was acquired by Farrow Equity in 2016.', 'It was delisted in 2016.'],
    ],
    [
      'Orr Ltd has spun off its paint business as a separate company, Colorant AG.',
      ['Orr Ltd spun off Colorant AG.'],
    ],
    [
      'Media group Halvorsen has sold its subsidiary Radio Kyst to Bente Moe.',
      [
        'The firm Radio Kyst is no longer a subsidiary of Halvorsen.',
        'Halvorsen sold Radio Kyst to Bente Moe.',
      ],
    ],
    [
      'Brandt Holding took over the remaining 70 percent of Offset Nord in April 2023.',
      ['Brandt Holding acquired Offset Nord in April 2023.'],
    ],
    [
      'Aldous Brewery dropped Verrier Glass as its supplier in 2021.',
      ['Verrier Glass ceased to be a supplier of Aldous Brewery in 2021.'],
    ],
    [
      'Taskwren was first released in 2014 under the name Listling.',
      ['Taskwren was first released in 2014.', 'Taskwren was originally called Listling.'],
    ],
    [
      "Orr Ltd's new headquarters in Graz opened in May 2021.",
      ['Orr Ltd moved its headquarters to Graz in May 2021.'],
    ],
    ["Palmgren's store in Gavle stays open.", ['Palmgren has a store in Gavle.']],
    ['Today some 140 people work for Solaris Roofing.', ['Today Solaris Roofing employs some 140 people.']],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });
});
