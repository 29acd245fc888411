import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** What people book and move in their chats, and who they say they are where they call from a firm. */
const cases: Record<string, string[]> = {
  "I've booked a flight to Athens for 4 August.": [
    'User booked a flight to Athens.',
    "User's flight to Athens is on 4 August 2024.",
  ],
  'I had to move the flight to 11 August.': ["User's flight was moved to 11 August 2024."],
  'I made an appointment with Dr. Ek for Friday at 9:30.': [
    'User made an appointment with Dr. Ek.',
    "User's appointment with Dr. Ek is on 17 May 2024 at 9:30.",
  ],
  "I've reserved a table at Lupo for Friday.": [
    'User reserved a table at Lupo.',
    "User's reservation at Lupo is on 17 May 2024.",
  ],
  'My supervisor moved the thesis deadline to 15 July.': [
    "User's supervisor moved the deadline for User's thesis to 15 July 2024.",
  ],
  'I booked a flight to Athens.': ['User booked a flight to Athens.'],
  "I've applied for a job at Orrvik.": ['User has applied for a job at Orrvik.'],
  "I've been ill since last week.": ['User has been ill since 6 May 2024.'],
  'My landlord raised the rent to 900 euros.': ["User's landlord raised User's rent to 900 euros."],
  "I'm afraid of flying.": ['User is afraid of flying.'],
  "I'm afraid the bridge is closed.": ['The bridge is closed.'],
  'This is Mira from Orrvik Logistics.': ["User's name is Mira.", 'Mira works at Orrvik Logistics.'],
  'Hi, this is Mira from accounting.': ["User's name is Mira.", 'Mira works in accounting.'],
  "I'm Mira from Porto.": ["User's name is Mira.", 'Mira is from Porto.'],
  'My son goes to university in Uppsala.': ["User's son studies in Uppsala."],
};

for (const [said, claims] of Object.entries(cases))
  it(said, async () => {
    const made = await claimsOf(`User: ${said}`, new Date('2024-05-15T10:00:00Z'));
    expect(made.map(({ claimText }) => claimText)).toEqual(claims);
  });
