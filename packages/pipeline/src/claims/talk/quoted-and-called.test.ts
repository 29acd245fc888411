import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Talks of which one side is quoted, and how those who speak call themselves and their kin. */
const talks: Record<string, { text: string; claims: readonly string[] }> = {
  'what a user says is quoted above the answers': {
    text: '> I moved to Turku last month. I have a rabbit called Fern.\n\nCongratulations! You could visit Oulu.\n\n> I prefer rice now.\n\nNoted.',
    claims: [
      'User moved to Turku in April 2024.',
      'User has a rabbit called Fern.',
      'You could visit Oulu.',
      'User prefers rice now.',
    ],
  },
  'questions are quoted above what somebody answers': {
    text: '> Where do you live now?\n\nI moved to Turku in January.\n\n> Do you have a garden?\n\nYes, I love my garden.',
    claims: ['User moved to Turku in January 2024.', 'User has a garden.', "User loves User's garden."],
  },
  'what others say of a thing is no talk': {
    text: '> I love Loom.\n\nAnn Lee, Tarn Ltd\n\n> I use Loom daily.\n\nBo Ek, Orr Ltd',
    claims: ['I love Loom.', 'Ann Lee works at Tarn Ltd.', 'I use Loom daily.', 'Bo Ek works at Orr Ltd.'],
  },
  'kin by title and name': {
    text: 'Ida: Auntie Rita moved to Turku in March.\nKofi: I miss her! Grandad Sven lives in Oulu.\nIda: Granny Smith apples are sour.',
    claims: [
      "Ida's aunt Rita moved to Turku in March 2024.",
      'Kofi misses Rita!',
      "Kofi's grandfather Sven lives in Oulu.",
      'Granny Smith apples are sour.',
    ],
  },
  'a name and what to call its bearer': {
    text: "User: I'm Robert Hale, but please call me Bob.\nAssistant: Hello Bob!\nUser: I live in Turku.",
    claims: ["User's name is Robert Hale.", 'Robert Hale is nicknamed Bob.', 'Robert Hale lives in Turku.'],
  },
  'we of a home among many who speak': {
    text: "Ida: We've finally moved into the new flat in Turvale. We adopted a whippet called Pip.\nKofi: We moved to Kafka.",
    claims: ['Ida has finally moved to Turvale.', 'Ida adopted a whippet called Pip.', 'We moved to Kafka.'],
  },
  'what was done after all': {
    text: 'User: I did sign up for the knitting course though. I went for the Volvo in the end. We went for a walk.\nAssistant: ok',
    claims: [
      'User signed up for the knitting course.',
      'User chose the Volvo in the end.',
      'User went for a walk.',
    ],
  },
  'what one does in place of something else': {
    text: 'User: I cycle to work now instead of taking the tram. I bake instead of buying bread.\nAssistant: ok',
    claims: [
      'User no longer takes the tram.',
      'User cycles to work now.',
      'User bakes instead of buying bread.',
    ],
  },
  'where one was after school': {
    text: 'User: After school I spent two years in Turku, then I lived in Oulu from 2015 to 2019. I do a lot of climbing.',
    claims: [
      'User lived in Turku for two years.',
      'User lived in Oulu from 2015 to 2019.',
      'User does climbing.',
    ],
  },
  'studies that begin': {
    text: "User: I started a PhD in physics in Turku in March. My sister Ida starts her master's at Lund University in September.",
    claims: [
      'User started studying physics in Turku in March 2024.',
      'User started a PhD in March 2024.',
      "User's sister Ida starts studying at Lund University in September 2024.",
      "User's sister Ida starts her master's in September 2024.",
    ],
  },
};

for (const [name, { text, claims }] of Object.entries(talks)) {
  it(name, async () => {
    const found = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}
