import { expect, test } from 'vitest';
import { checkReader } from './check-reader.ts';
import { createCallContext, createPairsReader, inputOf, plainDocument } from './conformance/index.ts';
import type { Reader } from './ports.ts';

const context = createCallContext();
const reader = createPairsReader();
const input = await inputOf(reader, plainDocument);
const [claim] = await reader.extractClaims(input, context);
if (claim === undefined) throw new Error('the sample has no claim');

const extracts = (changes: object): Reader =>
  checkReader({ ...reader, extractClaims: async () => [{ ...claim, ...changes }] });

test.each<[string, object]>([
  ['names a chunk that there is not', { chunkIndex: 99 }],
  ['has a span outside the text', { span: { start: 0, end: 1_000_000 } }],
  ['has evidence out of order', { evidence: [{ start: 0, end: 1_000_000 }] }],
  ['0.text', { text: '' }],
  ['0.polarity', { polarity: 'maybe' }],
  ['0.saidAt', { saidAt: '2026-01-01' }],
])('refuses a claim that %s', async (problem, changes) => {
  await expect(extracts(changes).extractClaims(input, context)).rejects.toThrow(problem);
});

test('refuses fewer answers than were asked for', async () => {
  const silent: Reader = {
    ...reader,
    describeSections: async () => [],
    normalizeRelations: async () => [],
    judgeFacts: async () => ['same'],
  };
  const checked = checkReader(silent);
  await expect(checked.describeSections(input, context)).rejects.toMatchObject({ code: 'invalid_answer' });
  await expect(checked.normalizeRelations({ title: null, claims: [claim] }, context)).rejects.toThrow(
    '0 answers where 1',
  );
  await expect(checked.judgeFacts([], context)).rejects.toThrow('1 answers where 0');
});

test('refuses an entity that was not offered', async () => {
  const checked = checkReader({
    ...reader,
    resolveEntities: async () => [{ decision: 'one', candidate: 3 }],
  });
  const [mention] = claim.mentions;
  if (mention === undefined) throw new Error('the sample has no mention');
  const candidates = [{ number: 0, name: 'x', type: 'thing' as const, aliases: [], traits: [] }];
  await expect(checked.resolveEntities([{ mention, claimText: 'x', candidates }], context)).rejects.toThrow(
    'candidate 3 was not offered',
  );
});

test('refuses headings outside the text', async () => {
  const checked = checkReader({
    ...reader,
    fallbackStructure: async () => [{ span: { start: 0, end: 1_000_000 }, level: 1 }],
  });
  await expect(checked.fallbackStructure(input, context)).rejects.toThrow('outside the text');
});
