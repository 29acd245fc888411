import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** What pages and mails say beside their text, and what is claimed of the text alone. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'a notice below a mail': {
    text: 'This email and any attachments are confidential and intended solely for the addressee. If you have received it in error, please notify the sender.\n\nRosa Petal lives in Tarn.',
    claims: ['Rosa Petal lives in Tarn.'],
  },
  'what an article says of itself': {
    text: 'Disclaimer: This article is for information only and is not legal advice.\n\nBrenko makes pumps.',
    claims: ['Brenko makes pumps.'],
  },
  'why a mail was sent': {
    text: 'You are receiving this email because you signed up at Orr. Unsubscribe | View in browser\n\nOrr opened in 1998.',
    claims: ['Orr opened in 1998.'],
  },
  'chapters beside this one': {
    text: 'Back to top\n\nPrevious: Chapter 2 | Next: Chapter 4\n\nIn 1804 Ann Hale sailed to Lisbon.',
    claims: ['In 1804 Ann Hale sailed to Lisbon.'],
  },
  'text that only fills a page, and values that are yet to come': {
    text: 'Lorem ipsum dolor sit amet. Sed do eiusmod tempor.\n\nName: [your name here]\nCEO: TBA\nFounded: N/A',
    claims: [],
  },
  'a form that nobody has filled in': {
    text: 'Please complete this form in block capitals.\n\nName: ____________\nDate of birth: __/__/____\nSignature: ________',
    claims: [],
  },
  'a letter whose day is left open': { text: 'Your parcel will arrive on [DATE].', claims: [] },
  'an instruction, which names nothing': {
    text: 'Use the config below.\n\nThe service runs on Linux.',
    claims: ['The service runs on Linux.'],
  },
};

it.each(Object.entries(cases))('%s', async (_, { text, claims }) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
});
