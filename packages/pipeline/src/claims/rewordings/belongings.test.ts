import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: Readonly<Record<string, readonly string[]>> = {
  'Ann Lee gave her cello to Bo Ek in 2021.': [
    'Ann Lee stopped owning the cello in 2021.',
    'Bo Ek began to own the cello in 2021.',
  ],
  'Ann Lee let her allotment go to Bo Ek last spring.': [
    'Ann Lee stopped owning the allotment last spring.',
    'Bo Ek began to own the allotment last spring.',
  ],
  'She left her house to her niece Ida Ek.': [
    'She no longer owns the house.',
    'Her niece is Ida Ek.',
    'Ida Ek now owns the house.',
  ],
  'The clock passed to Bo Ek when Ann Lee died in 2010.': [
    'Ann Lee died in 2010.',
    'Bo Ek began to own the clock in 2010.',
  ],
  'Ann Lee got the kiln from the pottery club in 2011.': [
    'The pottery club stopped owning the kiln in 2011.',
    'Ann Lee began to own the kiln in 2011.',
  ],
  "Ann Lee's canal boat was sold to the Bakers in May 2023.": [
    'Ann Lee stopped owning the canal boat in May 2023.',
    'The Bakers began to own the canal boat in May 2023.',
  ],
  'Pepper, a grey whippet, went home with the Lindqvist family on 12 June 2022.': [
    'Pepper is a grey whippet.',
    'The Lindqvist family began to own Pepper on 12 June 2022.',
  ],
  'Mitzi has been rehomed with Heike Baum since May 2021.': ['Heike Baum has owned Mitzi since May 2021.'],
  "Ann Lee doesn't have the Leica any more.": ['Ann Lee no longer owns the Leica.'],
  'Somebody stole my Gazelle last night.': ['I stopped owning the Gazelle last night.'],
  "The bank repossessed Ann Lee's car in 2013.": ['Ann Lee stopped owning the car in 2013.'],
  "Ann Lee's Saab went for scrap in 2015.": ['Ann Lee stopped owning the Saab in 2015.'],
  'Ann Lee swapped the flat in Odense for a farmhouse outside Ribe in 2019.': [
    'Ann Lee stopped owning the flat in Odense in 2019.',
    'Ann Lee began to own a farmhouse outside Ribe in 2019.',
    'Ann Lee moved from Odense to Ribe in 2019.',
  ],
  'The Leica is mine at last.': ['I now own the Leica.'],
  'The tractor used to be Ann Lee’s.': ['Ann Lee no longer owns the tractor.'],
  "The Volvo isn't mine, it's Ann's.": ['I do not own the Volvo.', 'Ann owns the Volvo.'],
  'Ann Lee is the proud owner of a 1962 Citroën.': ['Ann Lee owns a 1962 Citroën.'],
  'The farm has been in the Tait family since 1850.': ['The Tait family has owned the farm since 1850.'],
  'Ann Lee took possession of the house at 5 Birch Way on 1 July 2020.': [
    'Ann Lee began to own the house at 5 Birch Way on 1 July 2020.',
  ],
  'Ann Lee has the clock now.': ['Ann Lee now owns the clock.'],
  "We came back in Maren's Volvo.": ['Maren owns the Volvo.', 'We came back in the Volvo.'],
  "We drove to the coast in Ann Lee's van.": ['Ann Lee owns the van.', 'We drove to the coast in the van.'],
  "Ann Lee's goats went to a farm near Hakone in 2019.": ['Ann Lee stopped owning the goats in 2019.'],
  'Stella was bought by Ann Lee in 2018 and sold on to Bo Ek in 2021.': [
    'Stella was bought by Ann Lee in 2018.',
    'Ann Lee sold Stella to Bo Ek in 2021.',
  ],
  'Ann Lee took in a stray dog called Momo in 2020.': ['Ann Lee adopted a stray dog called Momo in 2020.'],
  'Ann Lee sold his trawler to Bo Ek in 2014.': ['Ann Lee sold the trawler to Bo Ek in 2014.'],
  "Ann Lee inherited her grandfather's fiddle in 1999.": ['Ann Lee inherited the fiddle in 1999.'],
  // homes
  'Ann Lee moved in with Bo Ek in August 2019.': ['Ann Lee began to share a home with Bo Ek in August 2019.'],
  'Since September Ann Lee has been lodging with the Brandts in Ulm.': [
    'Since September Ann Lee has shared a home with the Brandts.',
    'Since September Ann Lee has lived in Ulm.',
  ],
  'Ann Lee rents a flat in Leeds from Mrs Doyle.': [
    'Ann Lee lives in Leeds.',
    "Ann Lee's landlady is Mrs Doyle.",
  ],
  'Ann Lee gave back the keys to her flat in Durban on 30 June 2021.': [
    'Ann Lee moved out of Durban on 30 June 2021.',
  ],
  'I have moved out of the flat on Tomato Street and in with Bo.': [
    'I moved out of Tomato Street.',
    'I began to share a home with Bo.',
  ],
};

test.each(Object.entries(told))('%s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});

const left: readonly string[] = [
  'Ann Lee gave the canoe back to Bo Ek.',
  'Ann Lee lent her canoe to Bo Ek.',
  'Ann Lee will give her cello to Bo Ek.',
  'Ann Lee might leave her house to Bo Ek.',
  'The Orr Cup went to Bo Ek.',
  'The ferry went to Santa Marta.',
  'Ann Lee gave her speech to Bo Ek.',
  'Ann Lee handed the ball to Bo Ek.',
  'Ann Lee lost the case.',
];

test.each(left)('%s: left alone', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
