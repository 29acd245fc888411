import { expect, test } from 'vitest';
import { claimsOf } from '../test-document.ts';

const written = new Date('2024-05-15T10:00:00Z');
const texts = async (markdown: string) => (await claimsOf(markdown, written)).map((claim) => claim.claimText);

test('who says at the head of a text who they are is its writer', async () => {
  expect(
    await texts("Hi all, I'm Tamsin Webb and I've just joined the platform team. I live in Cardiff."),
  ).toEqual(['Tamsin Webb has just joined the platform team.', 'Tamsin Webb lives in Cardiff.']);
  expect(await texts('# About\n\nMy name is Priya Nair. I grew up in Kochi.')).toEqual([
    'Priya Nair grew up in Kochi.',
  ]);
  expect(await texts("# Overview\n\nHello! I'm Marek Wolny, product manager at Zest.")).toEqual([
    'Marek Wolny is product manager at Zest.',
  ]);
});

test('what is quoted, titled or told of others makes nobody the writer', async () => {
  expect(await texts('"I\'m Ana," said the girl. "I live in Porto."')).not.toContain('Ana lives in Porto.');
  expect(await texts('I am a geologist. I was born in Bergen.')).toEqual([
    'I am a geologist.',
    'I was born in Bergen.',
  ]);
  expect(await texts("I'm Sorry is a song by Lena Ott. I like it.")).not.toContain('Sorry likes it.');
});

test("'myself' behind what is meant says nothing more", async () => {
  expect(await texts("My name's Ines Prado. I don't eat gluten myself.")).toEqual([
    "Ines Prado doesn't eat gluten.",
  ]);
});
