import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReaderParts } from './create-reader.ts';
import type { ReaderParts } from './discourse/parts.ts';
import { claimsOf, documentOf, readWith, wednesday } from './discourse/reading.fixture.ts';
import { createWordLists } from './names/index.ts';
import { readDocument } from './read-document.ts';

const parts = createReaderParts(createWordLists());

const sentence = fc.constantFrom(
  'Ann Bell lives in Ghent.',
  'She moved there in 2015, and Karl Orr left Vesk Ltd.',
  'Is it ready?',
  'According to the board, Orr Ltd bought Vesk Ltd yesterday.',
  '"I live here," said Mary Lee.',
  'It works with [the docs](https://x.org) and `code`.',
  'ok',
  'Ein Satz auf Deutsch steht auch hier und bleibt stehen.',
  'Dear all, we (the team) are here: one, two; three…',
  'Born 1980 — 株式会社です。',
  '**Strong** words & entities &amp; more.',
);
const prose = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const block = fc.oneof(
  prose,
  prose.map((text) => `- ${text}`),
  prose.map((text) => `1. ${text}`),
  prose.map((text) => `> ${text}`),
  prose.map((text) => `User: ${text}`),
  prose.map((text) => `Nora (2024-05-01 10:30): ${text}`),
  fc.constant('# A heading'),
  fc.constant('| Key | Value |\n|---|---|\n| One | two |'),
  fc.constant('```\ncode\n```'),
  fc.constant('Capital: Lima'),
);
const markdownText = fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) => blocks.join('\n\n'));

/** Letters and digits of prose, list items and turns that lie in no claim's span. */
async function lostIn(markdown: string, spans: readonly { start: number; end: number }[]): Promise<string[]> {
  const { structure } = await documentOf(markdown);
  const lost: string[] = [];
  for (const { kind, text, table, turn } of structure.blocks) {
    if (table !== null || !['paragraph', 'listItem', 'quote'].includes(kind)) continue;
    const isCovered = (i: number) => {
      const at = text.map[i] ?? 0;
      const isLinked = [...text.links, ...text.code].some(({ start, end }) => start <= i && i < end);
      return isLinked || spans.some(({ start, end }) => start <= at && at < end);
    };
    for (let i = turn?.textStart ?? 0; i < text.plain.length; i++)
      if (/[\p{L}\p{N}]/u.test(text.plain.charAt(i)) && !isCovered(i)) lost.push(text.plain.slice(i, i + 20));
  }
  return lost;
}

test('every sentence of prose, list items and turns lies in a claim', async () => {
  await fc.assert(
    fc.asyncProperty(markdownText, async (markdown) => {
      const claims = await claimsOf(markdown);
      expect(
        await lostIn(
          markdown,
          claims.map(({ span }) => span),
        ),
      ).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

/** Parts of which each call throws where `isFaulty` says so. */
function faultyParts(isFaulty: () => boolean): ReaderParts {
  const names = Object.keys(parts) as (keyof ReaderParts)[];
  const broken = names.map((name) => [
    name,
    (...given: never[]) => {
      if (isFaulty()) throw Object.assign(new TypeError('a rule is broken'), { rule: `test.${name}` });
      return (parts[name] as (...args: never[]) => unknown)(...given);
    },
  ]);
  return Object.fromEntries(broken) as ReaderParts;
}

test('an error in any rule costs one sentence its reading and no document', async () => {
  await fc.assert(
    fc.asyncProperty(markdownText, fc.infiniteStream(fc.nat(9)), async (markdown, dice) => {
      const { claims, faults } = await readWith(
        markdown,
        faultyParts(() => dice.next().value < 2),
      );
      expect(
        await lostIn(
          markdown,
          claims.map(({ span }) => span),
        ),
      ).toEqual([]);
      expect(faults.every(({ rule }) => rule.startsWith('test.'))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('where every rule throws, each sentence is kept word for word', async () => {
  const { claims, faults } = await readWith(
    'Ann Bell lives in Ghent.',
    faultyParts(() => true),
  );
  expect(claims).toMatchObject([{ text: 'Ann Bell lives in Ghent.', assertions: [], rules: ['text.fault'] }]);
  expect(faults.length).toBeGreaterThan(0);
});

test('spans stand in the text, evidence lies in them, and rules are named', async () => {
  const markdown =
    'Nora: I **live** in Ghent &amp; work at Orr Ltd.\nOtis: You live in Lund.\nNora: I see.\nOtis: I know.';
  for (const { span, evidence, assertions, rules } of await claimsOf(markdown)) {
    expect(markdown.slice(span.start, span.end)).toMatch(/^\S[^\n]*\S$/);
    for (const { start, end } of evidence)
      expect(start >= span.start && end <= span.end && start < end).toBe(true);
    for (const { rule } of assertions) expect(rules).toContain(rule);
  }
});

test('each claim tells the chunk in which it begins', async () => {
  const markdown = `${'Ann Bell lives in Ghent and reads a book. '.repeat(400)}\n\n# Next\n\nKarl Orr lives in Lund.`;
  const document = await documentOf(markdown);
  expect(document.chunks.length).toBeGreaterThan(1);
  for (const { chunkIndex, span } of await claimsOf(markdown)) {
    const chunk = document.chunks.find(({ index }) => index === chunkIndex);
    expect(chunk !== undefined && chunk.start <= span.start && span.start <= chunk.end).toBe(true);
  }
});

test('an abort ends the reading with its reason', async () => {
  const document = await documentOf('Ann Bell lives in Ghent. '.repeat(2_000), wednesday);
  const reason = new Error('enough');
  const reading = readDocument(document, parts, { onFault: () => {}, signal: AbortSignal.abort(reason) });
  await expect(reading).rejects.toBe(reason);
});

test('a sentence without end is kept and read for nothing', async () => {
  const claims = await claimsOf(`Ann Bell ${'and Karl Orr '.repeat(2_000)}live in Ghent.`);
  expect(claims.flatMap(({ assertions }) => assertions)).toEqual([]);
});
