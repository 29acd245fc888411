import { expect, test } from 'vitest';
import { normalizeClaim } from '../relations/normalize.ts';
import { claimsOf } from './test-document.ts';

/** What a text tells, as 'subject predicate object'. */
async function toldIn(text: string): Promise<string[]> {
  const claims = await claimsOf(text);
  return claims
    .flatMap((claim) => normalizeClaim({ ...claim, documentTitle: null }).statements)
    .map(
      ({ subject, predicate, object, objectText }) =>
        `${subject.name} ${predicate} ${object?.name ?? objectText}`,
    );
}

test.each([
  ['The Larkhill Library moved to Station Road.', 'Larkhill Library located_in Station Road'],
  [
    'Falkner Bank no longer sponsors the Tamworth Run. The new sponsor is Juniper Health.',
    'Juniper Health sponsors Tamworth Run',
  ],
  ['# MV Skarvoy\n\n- Type: Car ferry', 'MV Skarvoy is_a car ferry'],
  [
    'The Hotel Belvarde in Rimini has 64 rooms, a roof terrace and a private beach, and its manager is Bo Sartori.',
    'Hotel Belvarde other:number_of_rooms Hotel Belvarde has 64 rooms',
  ],
  [
    'Ondine: My flat is on the third floor. Sorry, I mean the fourth floor.',
    "Ondine other:flat Ondine's flat is on the fourth floor",
  ],
  [
    'Seraphina Kolb joined the Basel Zoo in 1998 and worked there for seven years.',
    'Seraphina Kolb works_at Basel Zoo',
  ],
  [
    'Paloma Iturbe founded the bookshop Tres Gatos in Bilbao. The shop employs six people.',
    'Tres Gatos employee_count six',
  ],
])('%s', async (text, told) => {
  expect(await toldIn(text)).toContain(told);
});

test.each([
  ['a library plays nowhere', 'The Larkhill Library moved to Station Road.', /plays_at/],
  [
    'no sponsor of the bank',
    'Falkner Bank no longer sponsors the Tamworth Run. The new sponsor is Juniper Health.',
    /Falkner Bank$/,
  ],
  [
    'a shop is no trade',
    'Paloma Iturbe founded the bookshop Tres Gatos in Bilbao. The shop employs six people.',
    /occupation/,
  ],
])('%s', async (_, text, wrong) => {
  expect((await toldIn(text)).filter((told) => wrong.test(told))).toEqual([]);
});
