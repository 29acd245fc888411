import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

const cases: Readonly<Record<string, readonly string[]>> = {
  'Torp Rovers won the Orr Cup in 2012, 2019 and again in 2021.': [
    'Torp Rovers won the Orr Cup in 2012.',
    'Torp Rovers won the Orr Cup in 2019.',
    'Torp Rovers won the Orr Cup in 2021.',
  ],
  'Torp had a population of 48,300 at the 2021 census.': ['As of 2021, Torp had a population of 48,300.'],
  'Torp has a population of about 6,700 (2018).': ['As of 2018, Torp has a population of about 6,700.'],
  'The winner of the 2012 Torp Marathon was Joyce Abara.': ['Joyce Abara won the Torp Marathon in 2012.'],
  'Joyce Abara won the 2012 Torp Marathon.': ['Joyce Abara won the Torp Marathon in 2012.'],
  'The 1998 World Chess Open took place in Torp and was won by Irina Pell.': [
    'The World Chess Open took place in Torp in 1998.',
    'The World Chess Open was won by Irina Pell in 1998.',
  ],
  'Marta Orr is the director of the 2003 film Cold Lake.': [
    'The film Cold Lake was released in 2003.',
    'Marta Orr is the director of the film Cold Lake.',
  ],
  'The 148-metre Torp Spire was finished in 2011.': [
    'The Torp Spire is 148 metres high.',
    'The Torp Spire was finished in 2011.',
  ],
  'Lake Loom has an area of 53 km² and a maximum depth of 71 m.': [
    'Lake Loom has an area of 53 km².',
    'Lake Loom has a maximum depth of 71 m.',
  ],
  'Torp is the capital and largest city of Norra.': [
    'Torp is the capital of Norra.',
    'Torp is the largest city of Norra.',
  ],
  'Holmgard, capital of Norra since 1921, lies on the Ulm.': [
    'Holmgard has been the capital of Norra since 1921.',
    'Holmgard lies on the Ulm.',
  ],
  'The Tamble is 312 km long and flows into Lake Loom.': [
    'The Tamble is 312 km long.',
    'The Tamble flows into Lake Loom.',
  ],
  'Ann Orr won the 50-metre race.': ['Ann Orr won the 50-metre race.'],
  'Ann Orr won the Arden Prize in 2012.': ['Ann Orr won the Arden Prize in 2012.'],
};

describe('years and measures in front of names', () => {
  it.each(Object.entries(cases))('%s', (sentence, parts) => {
    expect(unfold(sentence)).toEqual(parts);
  });
});

it.each([
  ['In 2019 Loom Foods moved to Ghent.', ['In 2019, Loom Foods moved to Ghent.']],
  ['Since May 2019 Table & Twine has used Slack.', ['Since May 2019, Table & Twine has used Slack.']],
  ['In 2019 Orrvane moved to Ghent.', ['In 2019 Orrvane moved to Ghent.']],
])('ends a year where a name of common words begins: %s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
