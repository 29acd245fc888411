import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** A heading, and whom the list below it tells of; null where it names nobody. */
const headings: readonly (readonly [string, string | null])[] = [
  ['# Corvin Mills', 'Corvin Mills'],
  ['# Staff of the Corvin Institute', 'Corvin Institute'],
  ['# Board meeting of Corvin Mills, 12 March 2024', 'Corvin Mills'],
  ['# Note 3 on Corvin Mills', 'Corvin Mills'],
  ['# Q2 report for the Corvin Institute', 'Corvin Institute'],
  ['# Corvin Mills annual report 2023', 'Corvin Mills'],
  ['# Corvin’s weekly update, 3 May 2024', 'Corvin'],
  ['# Company profile of Corvin Mills', 'Corvin Mills'],
  ['# Corvin Mills\n\n## Facts and figures', 'Corvin Mills'],
  ['# Corvin Mills\n\n## Key statistics', 'Corvin Mills'],
  ['# Corvin Mills, technical data', 'Corvin Mills'],
  ['# Corvin newsletter, March 2024', 'Corvin'],
  ['# Corvin Mills minutes', 'Corvin Mills'],
  ['# Changes to the Corvin API', 'Corvin API'],
  ['# What is new in Corvin', 'Corvin'],
  ['# A short introduction to Corvin Mills', 'Corvin Mills'],
  ['# How Corvin works', 'Corvin'],
  ['# Running Corvin in production', 'Corvin'],
  ['# Corvin Mills leaflet', 'Corvin Mills'],
  ['# Corvin Café menu', 'Corvin Café'],
  ['# Harbour leaflet', null],
  ['# Notice in the window', null],
  ['# Prize for a bridge builder', null],
  ['# Letter to a friend', null],
  ['# Our new baker', null],
  ['# Corrections and clarifications', null],
  ['# Moving to Leeds', null],
  ['# News in May', null],
  ['# Harbour minutes, 12 March 2024', null],
  ['# Harbour report 2024', null],
  ['# Team meeting', null],
  ['# Weekly status report', null],
  ['# Monthly report for March 2024', null],
];

describe('the subject of a list', () => {
  it.each(headings)('under %j', async (heading, subject) => {
    const [claim] = await claimsOf(`${heading}\n\n- Treasurer: Siv Moe`);
    expect(claim?.claimText).toBe(
      subject === null ? 'The treasurer is Siv Moe.' : `The treasurer of ${subject} is Siv Moe.`,
    );
  });
});
