import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Readonly<Record<string, { text: string; claims: readonly string[] }>> = {
  'the home on a ticket is that of whom it is about': {
    text: '# Ticket 4471\n\nCustomer: Dilys Morgan\nCurrent address: 14 Harbour Street, Fishguard\nStatus: open',
    claims: [
      'Ticket 4471 is about Dilys Morgan.',
      'The current address of Dilys Morgan is 14 Harbour Street, Fishguard.',
      'The status of Ticket 4471 is open.',
    ],
  },
  'items go on about the customer of the first': {
    text: '# Support request 88\n\n- Customer: Dilys Morgan\n- Previous address: 2 Low Road, Hull',
    claims: [
      'Support request 88 is about Dilys Morgan.',
      'The previous address of Dilys Morgan is 2 Low Road, Hull.',
    ],
  },
  'tenants live at the address that heads the page': {
    text: '# 22 Elm Road\n\nTenants: Yusuf Karim and Lea Ott\nOwner: Orr Ltd',
    claims: ['Yusuf Karim and Lea Ott live at 22 Elm Road.', 'The owner of 22 Elm Road is Orr Ltd.'],
  },
  'a lease names its house by a label': {
    text: '# Lease\n\nTenant: Conor Healy\nProperty: Flat 2, 18 Quay Street, Galway',
    claims: [
      'The residence of Conor Healy is 18 Quay Street, Galway.',
      'The property of Lease is Flat 2, 18 Quay Street, Galway.',
    ],
  },
  'proprietors of an entry in a register': {
    text: '# Property register, Mill Lane 4\n\n| Field | Value |\n|---|---|\n| Proprietor | Imran Sheikh and Beth Sheikh |\n| Date | 3 May 2018 |',
    claims: ['Imran Sheikh and Beth Sheikh own Mill Lane 4.', 'The date is 3 May 2018.'],
  },
  'a pet that a heading names is adopted as one': {
    text: '# Bruno\n\nBruno is a beagle. Ann Lee, who runs the shelter, has adopted him herself.',
    claims: ['Bruno is a beagle.', 'Ann Lee runs the shelter.', 'Ann Lee has adopted the beagle Bruno.'],
  },
  'a firm is at its address': {
    text: '# Orr Ltd\n\nContact: Ann Lee\nAddress: 3 Quay Road, Bergen',
    claims: ['The contact of Orr Ltd is Ann Lee.', 'The address of Orr Ltd is 3 Quay Road, Bergen.'],
  },
};

it.each(Object.entries(cases))('%s', async (_name, { text, claims }) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
});
