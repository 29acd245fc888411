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
