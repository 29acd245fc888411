import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** A birth, and in the next sentence what the child is and is called. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'a daughter by her kind and name': {
    text: "Ida Berg had the baby on 3 May 2024. It's a girl, her name is Runa.",
    claims: [
      'Ida Berg had the baby on 3 May 2024.',
      'Ida Berg has a daughter, Runa.',
      'Runa was born on 3 May 2024.',
    ],
  },
  'whom they named': {
    text: 'User: My cousin Kaja gave birth yesterday. They named him Aksel.\nUser: I like owls.',
    claims: [
      "User's cousin Kaja gave birth on 14 May 2024.",
      "User's cousin Kaja has a son, Aksel.",
      'Aksel was born on 14 May 2024.',
      'User likes owls.',
    ],
  },
  'a child of two': {
    text: "User: My brother and Liv have had their baby! It's a boy and he's called Pelle.",
    claims: ["User's brother and Liv have had their baby!", "User's brother and Liv have a son, Pelle."],
  },
  'nobody who is named': {
    text: "User: Ida is expecting. It's a girl!\nUser: I like owls.",
    claims: ['Ida is expecting.', 'User likes owls.'],
  },
};

for (const [name, { text, claims }] of Object.entries(cases)) {
  it(name, async () => {
    const found = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}
