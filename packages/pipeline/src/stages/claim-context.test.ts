import { parseStructure } from '@memory/markdown';
import { expect, test } from 'vitest';
import { createClaimContext, MOST_CONTEXT } from './claim-context.ts';

async function contextOf(markdown: string, claim: string, title: string | null = null) {
  const structure = await parseStructure(markdown);
  return createClaimContext(structure, title ?? structure.title)(markdown.indexOf(claim));
}

const TALK = `# Tuesday

Ann: Hello there.

Ben: How did the pottery class go?

Ann: It was fun. I made a blue bowl.

And the teacher put it in the window.

Ben: Nice!
`;

test('a claim of a talk stands in its whole turn, behind who speaks, with the turn before', async () => {
  const expected =
    'Tuesday\nAnn: It was fun. I made a blue bowl. And the teacher put it in the window.\nBen: How did the pottery class go?';
  for (const claim of ['It was fun', 'I made', 'And the teacher'])
    expect(await contextOf(TALK, claim)).toBe(expected);
});

test('the first turn has none before it, and what follows a turn is not in its context', async () => {
  expect(await contextOf(TALK, 'Hello')).toBe('Tuesday\nAnn: Hello there.');
  expect(await contextOf(TALK, 'Nice')).toBe(
    'Tuesday\nBen: Nice!\nAnn: And the teacher put it in the window.',
  );
});

test('the date beside a speaker is kept, and a turn of another section is not the turn before', async () => {
  const talk = [
    '## Monday',
    '**Ann** (2024-05-01): I moved to Lyon.',
    '**Ben** (2024-05-01): Great.',
    '## Friday',
    '**Ann** (2024-05-05): The flat is small.',
    '**Ben** (2024-05-05): And the rent?',
  ].join('\n\n');
  expect(await contextOf(talk, 'The flat', 'Ann and Ben')).toBe(
    'Ann and Ben > Friday\nAnn (2024-05-05): The flat is small.',
  );
  expect(await contextOf(talk, 'And the rent', 'Ann and Ben')).toBe(
    'Ann and Ben > Friday\nBen (2024-05-05): And the rent?\nAnn (2024-05-05): The flat is small.',
  );
});

test('a claim of prose has no context of its own', async () => {
  expect(await contextOf('# Notes\n\nAnn made a bowl. It is blue.\n', 'It is')).toBe(null);
});

test('of a long turn the part around the claim is kept, of the one before its end', async () => {
  const numbered = (word: string) => Array.from({ length: 900 }, (_, n) => `${word}${n}.`).join(' ');
  const talk = `${'T'.repeat(900)}\n\nAnn: ${numbered('asked')}\n\nBen: ${numbered('told')}\n\nAnn: I see.\n\nBen: You do.\n`;
  const context = (await contextOf(talk, 'told450.', 'T'.repeat(900))) ?? '';
  expect(context.length).toBeLessThanOrEqual(MOST_CONTEXT);
  expect(context).toContain(' told450. ');
  expect(context).not.toContain('told0.');
  expect(context).toMatch(/\nAnn: asked\d+\. .*asked899\.$/);
  // Neighbours share one text, and so one vector.
  expect(await contextOf(talk, 'told451.', 'T'.repeat(900))).toBe(context);
});
