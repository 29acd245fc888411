import { expect, test } from 'vitest';
import { introducedName } from './first-person.ts';
import { namedKin } from './kin.ts';
import { addressLength, plainTalk } from './talk.ts';

const said: Readonly<Record<string, readonly string[]>> = {
  'btw I work for Axon': ['I work for Axon'],
  'Heads up - the launch is on 5 May.': ['The launch is on 5 May.'],
  'Just adopted a beagle called Bruno!': ['I just adopted a beagle called Bruno!'],
  'Working from Porto this week': ['I am working from Porto this week'],
  'My last day at Orr is Friday.': ['I will leave Orr on Friday.'],
  "I've handed in my notice at Orr, last day is the 31st.": ['I will leave Orr on the 31st.'],
  'Allergic to nuts, by the way': ['I am allergic to nuts'],
  "I can't stand coriander": ['I hate coriander'],
  "I'm really into jazz these days": ['I love jazz these days'],
  "oh, I left Brightwell in January. I'm at Castor Labs now": [
    "I left Brightwell in January. I'm at Castor Labs now",
  ],
  "I'm at Castor Labs now": ['I work at Castor Labs'],
  'Nimbus laid me off yesterday.': ['Nimbus laid off me yesterday.'],
  'My son Leo turned 8 last month.': ["My son Leo's age is 8."],
  "My flat is small, but it's quite cosy": ['My flat is small.', "It's quite cosy"],
  'My brother Theo is a nurse, and his wife Nora teaches maths.': [
    'My brother Theo is a nurse.',
    'His wife Nora teaches maths.',
  ],
  'She said he left and he is happy now.': ['She said he left and he is happy now.'],
  'Mark and I got married': ['I and Mark got married'],
  'they moved the grant deadline again, it is 5 April now.': ['The grant deadline was moved to 5 April.'],
  "My sister's just bought a flat.": ['My sister has just bought a flat.'],
  "Ed's left hand hurts.": ["Ed's left hand hurts."],
  "It's quite late.": ["It's quite late."],
  "I've quit smoking.": ['I no longer smoke.'],
  "I'm a nurse at Orr now, was at Tarn Mill before.": [
    "I'm a nurse at Orr now.",
    'I no longer work at Tarn Mill.',
  ],
  "I'm from Galway, living in Vienna": ["I'm from Galway and I live in Vienna"],
  'These days I run a bakery.': ['I run a bakery.'],
  'Favourite dish these days is risotto.': ['My favourite dish these days is risotto.'],
  'The party is on 8 August; Tom and I got married in May.': [
    'The party is on 8 August.',
    'I and Tom got married in May.',
  ],
  "I'm 41 and I teach maths.": ['My age is 41.', 'I teach maths.'],
  'My husband Ivo and I have two cats.': ['I and my husband Ivo have two cats.'],
  'We got a puppy, her name is Juno.': ['We got a puppy named Juno.'],
  'My partner Kim runs a café.': ['My life partner Kim runs a café.'],
  'I used to live in Derby but now I am in Hull.': ['I moved from Derby to Hull.'],
  'Moved to 9 June': ['It was moved to 9 June'],
  'Moved to Hull': ['I moved to Hull'],
  "I'm vegan, so please suggest soups.": ["I'm vegan.", 'Please suggest soups.'],
  'I work nights, so do not ring the bell.': ['I work nights.', 'Do not ring the bell.'],
  'My wife Runa, our son Jo and our dog Otter.': ['My wife is Runa.', 'Our son is Jo.', 'Our dog is Otter.'],
  'My wife Runa is here.': ['My wife Runa is here.'],
  'Swimming is fun': ['Swimming is fun'],
  "I've gone off coffee lately.": ['I no longer like coffee lately.'],
  "I've gone vegan.": ['I became vegan.'],
  "I'd rather have tea than coffee.": ['I prefer tea to coffee.'],
  "I'm a tea person now.": ['I prefer tea now.'],
  'Tea over coffee any day.': ['I prefer tea to coffee.'],
  'Not a fan of jazz.': ['I do not like jazz.'],
  'I have two boys, Max and Noah.': ['I have two sons, Max and Noah.'],
  'I went with Proton in the end.': ['I chose Proton in the end.'],
  'I went with Ana.': ['I went with Ana.'],
  'Actually, I was wrong, the meeting is on Thursday.': ['The meeting is on Thursday.'],
  "My mum's name is Ida and my dad's name is Bo.": ["My mum's name is Ida.", "My dad's name is Bo."],
  'We went with a Kia EV6 instead.': ['We chose a Kia EV6 instead.'],
  'We got married in 2012 in Siena.': ['We married in 2012 in Siena.'],
  '@lee is hosting it.': ['Lee is hosting it.'],
  '@everyone the standup moves to 9:30.': ['The standup moves to 9:30.'],
  'Write to ana@orr.com or use @types/node.': ['Write to ana@orr.com or use @types/node.'],
  "My sister's called Hedda.": ['My sister is called Hedda.'],
  'release slips to 15 March.': ['The release slips to 15 March.'],
  'Used to live in York.': ['I used to live in York.'],
  'Big fan of Italian food.': ['I love Italian food.'],
  'I swapped my morning coffee for matcha.': ['I stopped drinking coffee.', 'I started drinking matcha.'],
  "I've been promoted to team lead.": ['I was promoted to team lead.'],
  'My allergies: dust and latex.': ['My allergies are dust and latex.'],
  "Going forward I'd like all prices in euros.": ['Please always give me all prices in euros.'],
  'MOVED to Hull': ['I moved to Hull'],
  'Please note: my son Jo lives in Hull.': ['My son Jo lives in Hull.'],
  'For your list: my locker is 14.': ['My locker is 14.'],
  'A new start: Jo goes to Tarn School now.': ['Jo goes to Tarn School now.'],
  'Another plan: I move to Hull.': ['Another plan: I move to Hull.'],
  "No walnuts please, I'm allergic to them.": ["I'm allergic to walnuts."],
  "I don't have any pets myself.": ["I don't have any pets."],
  'I hurt myself.': ['I hurt myself.'],
  'Runa, born on Monday in Hull, 3100 grams!': [
    'Runa was born on Monday in Hull.',
    'Runa weighs 3100 grams.',
  ],
  'I taught little Runa chess.': ['I taught Runa chess.'],
  'Actually I do like jazz these days.': ['I like jazz these days.'],
  'I do yoga.': ['I practice yoga.'],
  'We toured little Italy.': ['We toured little Italy.'],
  'Can you shorten this note: "I has moved to Hull and I owns a boat."': [],
  'My aunt wrote: "I moved to Hull."': ['My aunt wrote: "I moved to Hull."'],
  'Mum says Dad is in Hull': ['My mum says my dad is in Hull'],
  'Our Mum is here.': ['Our Mum is here.'],
  'Mum Smith is here.': ['Mum Smith is here.'],
  'The office is in Rome.': ['The office is in Rome.'],
};

test.each(Object.entries(said))('%s', (sentence, plain) => {
  expect(plainTalk(sentence, new Map())).toEqual(plain);
});

test('kin are called by the names that the speaker gave', () => {
  const kin = new Map([['wife', 'Lotte']]);
  expect(namedKin("My wife works for Siemens, and my wife's boss is Swiss.", kin)).toBe(
    "Lotte works for Siemens, and Lotte's boss is Swiss.",
  );
  expect(namedKin('My wife Lotte is a nurse.', kin)).toBe('My wife Lotte is a nurse.');
  expect(namedKin("My wife's name is Lotte.", kin)).toBe("My wife's name is Lotte.");
});

test.each([
  ['@Ida my sister moved to Hull', 'my sister moved to Hull'],
  ['@Ida, @Bo: the key is here', 'the key is here'],
  ['@Ida moved to Hull', '@Ida moved to Hull'],
])('the call in front of %s', (said, rest) => {
  expect(said.slice(addressLength(said))).toBe(rest);
});

test.each([
  ["It's Petra Lindqvist again.", 'Petra Lindqvist'],
  ["Hi, it's me, Petra.", 'Petra'],
  ['Hello again, Petra Lindqvist here', 'Petra Lindqvist'],
  ['Good morning, this is Petra speaking.', 'Petra'],
  ["Hi again, it's Petra.", 'Petra'],
  ['Quick intro – Petra here, 34, nurse', 'Petra'],
  ["Name's Ottilie.", 'Ottilie'],
  ["It's Hanna.", null],
  ["Hi, it's Monday.", null],
  ["It's Monday again.", null],
  ["It's London again.", null],
  ['Everyone here is nice.', null],
  ['Nobody here.', null],
])('the name given in %s', (said, name) => {
  expect(introducedName(said)).toBe(name);
});
