import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: Readonly<Record<string, readonly string[]>> = {
  'Ketil Aas and Runa Aas welcomed a daughter, Liv, on 3 April 2021.': [
    'Ketil Aas and Runa Aas had a daughter, Liv.',
    'Liv was born on 3 April 2021.',
  ],
  'The birth of their first child, Mira, was announced by Tom and Ana Velt on Friday.': [
    'Mira is the child of Tom and Ana Velt.',
  ],
  'Petra Holm and Sven Dahl have been husband and wife since 2015.': [
    'Petra Holm is married to Sven Dahl since 2015.',
  ],
  'Hanne Vik was born in Narvik, the daughter of Ola Vik.': [
    'Hanne Vik was born in Narvik.',
    'Hanne Vik is the daughter of Ola Vik.',
  ],
  'Petra Holm and Sven Dahl tied the knot in June 2004.': [
    'Petra Holm and Sven Dahl got married in June 2004.',
  ],
  'After his marriage to Petra Holm in 1951, Sven Dahl moved to Cork.': [
    'Sven Dahl married Petra Holm in 1951.',
    'Sven Dahl moved to Cork.',
  ],
  'The marriage of Petra Holm and Sven Dahl ended in 1999.': ['Petra Holm divorced Sven Dahl in 1999.'],
  'The marriage of Petra Holm and Sven Dahl ended with his death in 1999.': [
    'The marriage of Petra Holm and Sven Dahl ended with his death in 1999.',
  ],
  'Petra and Sven have two children: Mira and Tom.': ['Petra and Sven have two children, Mira and Tom.'],
  'Her novel Tides earned Petra Holm the Arden Prize in 2011.': [
    'Petra Holm won the Arden Prize for her novel Tides in 2011.',
  ],
  "Petra Holm's discovery of element 140 earned her the Arden Prize.": [
    'Petra Holm won the Arden Prize for the discovery of element 140.',
  ],
  'Petra Holm and Sven Dahl shared the Arden Prize in 1961.': [
    'Petra Holm and Sven Dahl won the Arden Prize in 1961.',
  ],
  'The Arden Prize was shared by Petra Holm and Sven Dahl.': [
    'Petra Holm and Sven Dahl won the Arden Prize.',
  ],
  'The wedding of Petra Holm and Sven Dahl took place on 5 June 2004.': [
    'Petra Holm married Sven Dahl on 5 June 2004.',
  ],
  "In 2011 Petra's marriage to Sven Dahl ended in divorce.": ['In 2011 Petra divorced Sven Dahl.'],
  'Mona Fyfe is survived by her husband, Carl, and two sons, Ned and Paul.': [
    "Mona Fyfe's husband is Carl.",
    'Mona Fyfe had two sons, Ned and Paul.',
  ],
  'Teo Blau died on 2 March 2011 aged 91.': ['Teo Blau died on 2 March 2011 at the age of 91.'],
  'Members were saddened to learn of the death of Tor Lie on 1 March 2024.': [
    'Tor Lie died on 1 March 2024.',
  ],
  'Fiona Abara was educated at Harrow Lane School and at Keble College.': [
    'Fiona Abara studied at Harrow Lane School and at Keble College.',
  ],
  'Fiona Abara was elected a fellow of the Royal Chemical Guild in 2018.': [
    'Fiona Abara became a fellow of the Royal Chemical Guild in 2018.',
  ],
  'Fiona Abara, winner of the 2020 Lindt Medal, lives in Ghent.': [
    'Fiona Abara was winner of the Lindt Medal in 2020.',
    'Fiona Abara lives in Ghent.',
  ],
  'Fiona Abara shared the Lindt Medal with Rolf Maes in 2020.': [
    'Fiona Abara and Rolf Maes won the Lindt Medal in 2020.',
  ],
  'Fiona Abara took home the Golden Reel.': ['Fiona Abara won the Golden Reel.'],
  "Juno Marsh's birthplace is Ferrow.": ['Juno Marsh was born in Ferrow.'],
  'They had a son, Emil.': ['They had a son, Emil.'],
  'Ann Lee was named Coach of the Year in 2019.': ['Ann Lee won Coach of the Year in 2019.'],
  'Ann Lee has been voted Player of the Season by the fans.': ['Ann Lee has won Player of the Season.'],
  'Copper Lane is where Ann Lee works these days.': ['Ann Lee works at Copper Lane these days.'],
  'Ghent is where Ann Lee lives now.': ['Ann Lee lives in Ghent now.'],
  'The office is where Ann Lee works best.': ['The office is where Ann Lee works best.'],
  'Congratulations to Ann and Bo Lee on the birth of their daughter Mia on 4 May 2023!': [
    'Mia is the daughter of Ann and Bo Lee.',
    'Mia was born on 4 May 2023.',
  ],
  'Ann Lee is happy to announce the arrival of her second son, Bo.': ['Bo is the son of Ann Lee.'],
  'Congratulations to Ann Lee on winning the Lindt Medal!': ['Ann Lee won the Lindt Medal.'],
  'Congratulations to Ann Lee on her talk.': ['Congratulations to Ann Lee on her talk.'],
  'He took the train.': ['He took the train.'],
  'Ann has never been elected a member of the Senate.': [
    'Ann has never been elected a member of the Senate.',
  ],
  "Ann Lee leaves her husband's firm to Bo.": ["Ann Lee leaves her husband's firm to Bo."],
};

test.each(Object.entries(told))('%s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
