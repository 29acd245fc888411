import { describe, expect, it } from 'vitest';
import { unfold } from '../rewordings/unfold.ts';
import { claimsOf } from '../test-document.ts';

describe('tickets, rotas and tools in other words', () => {
  it.each([
    ['The Tarn project has moved from amber to red.', ['The status of the Tarn project is red.']],
    ['Ticket 482 is now with Bo Orr instead of Amy Tran.', ['Ticket 482 is assigned to Bo Orr.']],
    ['MEM-231 has been moved to In Review.', ['The status of MEM-231 is In Review.']],
    ['MEM-7 went from Blocked to Done on 3 May 2024.', ['The status of MEM-7 is Done since 3 May 2024.']],
    ['MEM-7 moved to Faro.', ['MEM-7 moved to Faro.']],
    ['On-call for Loom this week is Siv Moe.', ['The on-call contact for Loom is Siv Moe this week.']],
    ['On call for Loom is with Siv Moe.', ['The on-call contact for Loom is Siv Moe.']],
    [
      'Release notes for Loom 7: adds support for Tarn and removes the old export.',
      ['Loom 7 adds support for Tarn and removes the old export.'],
    ],
    [
      'Responsibility for payroll has passed to Ada Byrne, with Siv Moe acting as deputy.',
      ['Ada Byrne is responsible for payroll.', 'Siv Moe is deputy.'],
    ],
    [
      'The Tern team uses Loom for tickets; until last year it was Orbit.',
      ['The Tern team used Orbit for tickets until last year.', 'The Tern team uses Loom for tickets.'],
    ],
    [
      'The importer (owner: Siv Moe) is done.',
      ['Siv Moe is the owner of the importer.', 'The importer is done.'],
    ],
    ['Loom costs us 900 euros a year.', ['Loom costs 900 euros a year.']],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });

  it.each([
    [
      'Logs are kept for 90 days. Previously it was 30.',
      ['The log retention is 90 days.', 'The log retention used to be 30 days.'],
    ],
    [
      'The contract with Vantor Hosting, signed in January 2022, expires on 31 December 2024.',
      [
        'The contract with Vantor Hosting expires on 31 December 2024.',
        'The contract with Vantor Hosting was signed in January 2022.',
      ],
    ],
    [
      'The budget for Project Linden is high. Its sponsor is Siv Moe.',
      ['The budget for Project Linden is high.', "Project Linden's sponsor is Siv Moe."],
    ],
    [
      "Ostria's highest mountain is Mount Arn. The country has a king.",
      ["Ostria's highest mountain is Mount Arn.", 'The country has a king.'],
    ],
    [
      'The importer (owner: Siv Moe) is done.',
      ['Siv Moe is the owner of the importer.', 'The importer is done.'],
    ],
    [
      'The review has been brought forward to 28 May.',
      ['The review has been brought forward to 28 May 2024.'],
    ],
    [
      'The budget was approved, $300,000 less than requested.',
      ['The budget was approved, $300,000 less than requested.'],
    ],
    [
      'Siv owns the exporter, and Tomasz reviews anything behind the gate.',
      ['Siv owns the exporter.', 'Tomasz reviews anything behind the gate.'],
    ],
  ])('%s', async (text, claims) => {
    expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
  });
});
