import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** What is had of a body by contract, and that it is given up. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'the insurer of a boat': {
    text: 'User: My boat is insured with Tarn Life.\nUser: I also cancelled Tarn Life; the van is insured with Orr Mutual.',
    claims: [
      "User's boat is insured with Tarn Life.",
      'User also cancelled Tarn Life.',
      "User's boat is no longer insured with Tarn Life.",
      'The van is insured with Orr Mutual.',
    ],
  },
  'a contract by what it is called': {
    text: "User: I'm subscribed to Vexel News.\nUser: I've cancelled my subscription to Vexel News.",
    claims: [
      'User is subscribed to Vexel News.',
      "User has cancelled User's subscription to Vexel News.",
      'User is no longer subscribed to Vexel News.',
    ],
  },
  'nothing that was told': {
    text: "User: I'm registered with Orr Surgery.\nUser: I cancelled Tarn Life.",
    claims: ['User is registered with Orr Surgery.', 'User cancelled Tarn Life.'],
  },
};

for (const [name, { text, claims }] of Object.entries(cases)) {
  it(name, async () => {
    const found = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}
