import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** What is said back, asked on and taken on in chats, and what comes of it. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'what a machine says back and its user confirms': {
    text: "Assistant: You said you are allergic to latex.\nUser: That's right.\nAssistant: And you live in Hull.\nUser: Thanks.",
    claims: ['You said you are allergic to latex.', 'User is allergic to latex.', 'You live in Hull.'],
  },
  'somebody else of whom it is so': {
    text: 'Assistant: Are you vegan?\nUser: No, but my wife is.\nAssistant: Do you drink coffee?\nUser: My son does.',
    claims: ['User is not vegan.', "User's wife is vegan.", "User's son drinks coffee."],
  },
  'two things at once of which one is not so': {
    text: 'Assistant: So you live in Hull and work for Orr, right?\nUser: No, I live in York.',
    claims: ['User lives in York.'],
  },
  'a name that is said back': {
    text: "User: Do you remember my name?\nAssistant: Yes, your name is Malin.\nUser: Right. And my husband's is Teun.",
    claims: ['Your name is Malin.', "User's name is Malin.", "Malin's husband is Teun."],
  },
  'a medicine, and since when': {
    text: 'Bot: Are you taking any medication?\nUser: Yes, metformin.\nBot: Since when?\nUser: Since March.',
    claims: ['User is taking metformin.', 'User is taking metformin since March 2024.'],
  },
  'how long it has been so': {
    text: 'Bot: Where do you live?\nUser: In Hull.\nBot: How long have you lived there?\nUser: Six years.',
    claims: ['User lives in Hull.', 'User has lived in Hull since 2018.'],
  },
  'what whoever asks has': {
    text: 'Ann: Do you know my brother?\nBo: Yes.\nAnn: Can you send me the contract?\nBo: Sure, tomorrow.',
    claims: ["Bo knows Ann's brother.", 'Bo will send the contract to Ann on 16 May 2024.'],
  },
  'who takes on what is wanted': {
    text: 'Ann: hi all\nBo: hi\nAnn: @Bo please bring the samples on Friday.\nBo: will do\nAnn: Bo, book the hall.',
    claims: ['Bo will bring the samples on 17 May 2024.'],
  },
  'several who do something': {
    text: "Ann: Who's coming on Friday?\nBo: Me and Julia.",
    claims: ['Bo and Julia are coming on 17 May 2024.'],
  },
  'how somebody is, and what is new': {
    text: "Ann: How is your sister?\nBo: Good! She's moved to Leeds.\nAnn: And your dad?\nBo: Better.",
    claims: ["Bo's sister has moved to Leeds."],
  },
  'another of the same kind': {
    text: 'Ann: Which database does Kestrel use?\nBo: Postgres\nAnn: And the cache?\nBo: Redis',
    claims: ['Kestrel uses Postgres.', 'Kestrel uses Redis.'],
  },
  'what time and where without an article': {
    text: 'Ann: What time is checkout?\nBo: 11\nAnn: Where is reception?\nBo: On the ground floor.',
    claims: ['The checkout is at 11.', 'The reception is on the ground floor.'],
  },
  'one of several': {
    text: 'User: I have two kids. The older one, Finn, plays chess.\nUser: We have two dogs. The older one is called Rufus.',
    claims: [
      'User has two kids.',
      "User's older child Finn plays chess.",
      'User has two dogs.',
      "User's dog is Rufus.",
    ],
  },
  'ages of two': {
    text: 'User: Mia is 7 and Leo is 4.\nUser: My cousin is 30 and lives in Hull.',
    claims: [
      "Mia's age is 7.",
      "Leo's age is 4.",
      "User's cousin's age is 30.",
      "User's cousin lives in Hull.",
    ],
  },
  'what it is called': {
    text: "Ann: We adopted a kitten!\nBo: What's it called?\nAnn: Saffron.\nAnn: My sister's dog died in May. Her name was Pepper.",
    claims: [
      'Ann adopted a kitten!',
      'Ann adopted a kitten named Saffron!',
      "Ann's sister's dog Pepper died in May 2024.",
    ],
  },
  'since when somebody has been ill': {
    text: 'Bot: Does your son have asthma?\nUser: Yes, since he was three.',
    claims: ["User's son suffers from asthma."],
  },
  'when two did something': {
    text: 'Ann: Bo and Mia split up.\nTim: No way! When?\nAnn: Last week.',
    claims: ['Bo and Mia split up.', 'Bo and Mia split up in the week of 6 May 2024.'],
  },
  'what somebody is up to is nothing that they are': {
    text: 'Ann: what are you up to tonight?\nTim: dinner with Olga',
    claims: [],
  },
  'what is done about it': {
    text: 'Ann: My laptop died yesterday, getting a new one on Friday.\nTim: oh no\nAnn: yes',
    claims: ["Ann's laptop died on 14 May 2024.", 'Ann is getting a new one on 17 May 2024.'],
  },
  'what was told before': {
    text: "User: I told you I'm vegetarian.\nUser: As I mentioned before, I can't eat gluten.\nUser: I told you I was going to Rome.",
    claims: ['User is vegetarian.', "User can't eat gluten.", 'User told you User was going to Rome.'],
  },
};

for (const [title, { text, claims }] of Object.entries(cases))
  it(title, async () => {
    const made = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(made.map(({ claimText }) => claimText)).toEqual(claims);
  });
