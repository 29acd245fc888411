import { expect, it } from 'vitest';
import { claimsOf, show } from '../test-document.ts';

const shown = async (text: string) => (await claimsOf(text)).map(show);

it('only the part with the wrong words is corrected', async () => {
  const [first = '', second = ''] = await shown(
    'The regatta is on 8 June, not 1 June, and Bo Ek has taken over the tickets from Ann Lee.',
  );
  expect(first).toContain('corrects The regatta is on 1 June 2024.');
  expect(second).toBe('Bo Ek has taken over the tickets from Ann Lee.');
});

it('a post stands against a post', async () => {
  expect(await shown('Ida Moss is chief executive of Orr Lines, not chairwoman.')).toEqual([
    'Ida Moss is chief executive of Orr Lines. | corrects Ida Moss is chairwoman of Orr Lines.',
  ]);
  expect(await shown('Ida Moss is the chair of Orr Lines, not its treasurer.')).toEqual([
    'Ida Moss is the chair of Orr Lines. | corrects Ida Moss is treasurer of Orr Lines.',
  ]);
});

it('an article that had it wrong is corrected', async () => {
  const [first] = await shown(
    'Correction: an article published on 3 May stated that Orr Lines had bought Tarn Ferries.',
  );
  expect(first).toContain('not | corrects Orr Lines had bought Tarn Ferries.');
});

it('the last day of whoever is leaving is at the firm that is left', async () => {
  const [, last = ''] = await shown('Ida Moss is leaving Orr Lines. Her last day will be 3 May 2025.');
  expect(last).toMatch(/^Ida Moss leaves Orr Lines on 3 May 2025\./);
});

it('whoever is appointed in the place of another has the post that he gave up', async () => {
  expect(
    await shown(
      '# Orr Lines Ltd\n\nTom Marsh stepped down after nine years as chairman. Ida Moss was appointed in his place.',
    ),
  ).toContain("Ida Moss was appointed chairman of Orr Lines Ltd in Tom Marsh's place.");
});

it('what is judged is no firm', async () => {
  expect(await shown('Orr Lines has shut its plant. Ida Moss called it a mistake.')).toContain(
    'Ida Moss called it a mistake.',
  );
});

it('a list without a second verb stays one sentence', async () => {
  expect(await claimsOf('Ann Lee lives in Hull, not Leeds, and Bo Orr in York.')).not.toHaveLength(0);
});

it('who is quoted lives somewhere, and not what is quoted', async () => {
  expect(await shown('"We adore it," said Ann Lee, who lives above the mill.')).toContain(
    'Ann Lee lives above the mill.',
  );
});

it("'today' before a participle is no day", async () => {
  expect(await shown('Tarn Works is today headquartered in Hull.')).toEqual([
    'Tarn Works is today headquartered in Hull.',
  ]);
});

it('of two verbs the last alone is set against something', async () => {
  expect(await shown('Orvite is green and dissolves in acid but not in water.')).toEqual([
    'Orvite is green.',
    'Orvite does not dissolve in water. | not',
    'Orvite dissolves in acid.',
  ]);
});

it("'the song' in front of its name is no other", async () => {
  expect(
    await shown('"Low Tide" is a song. The song "Low Tide" was written by Bo Orr. It came out in 2011.'),
  ).toEqual([
    '"Low Tide" is a song.',
    'The song "Low Tide" was written by Bo Orr.',
    'Low Tide came out in 2011. | 2011-01-01..2012-01-01 year event_time',
  ]);
});
