import type { Envelope } from '@memory/contract';
import { expectedItems, verifyDeployment } from '@memory/database/operator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMemory, startMemory } from './testing/running-memory.ts';

let memory: RunningMemory;
beforeAll(async () => {
  memory = await startMemory();
  await memory.remember(
    {
      text: '# Ann and Ben\n\nBen: How did the pottery class go on Saturday?\n\nAnn: It was wonderful. I made a blue bowl.\n\nBen: Nice!\n\nAnn: Bye for now.\n',
    },
    {
      text: '# Eve and Tom\n\nTom: How was your weekend?\n\nEve: I visited the pottery class in Lyon.\n\nTom: Nice!\n\nEve: Bye for now.\n',
    },
  );
});
afterAll(() => memory?.close());

async function searchClaims(query: string, channel: 'bm25' | 'semantic') {
  const { status, body } = await memory.client.post<Envelope>('/search/claims', { query, k: 10, channel });
  expect(status).toBe(200);
  return body.evidence.map((one) => one.claim_text);
}

test.each(['bm25', 'semantic'] as const)('an answer is found by what was asked, by %s', async (channel) => {
  const found = await searchClaims('pottery class on Saturday', channel);
  const answer = found.find((text) => text.includes('blue bowl'));
  // What is returned is the claim, and not what it was found by.
  expect(answer).not.toMatch(/pottery|Saturday|wonderful/);
  expect(answer).toBeDefined();
});

test('a claim that says the words itself comes before one that they stand around', async () => {
  const found = await searchClaims('pottery class', 'bm25');
  const own = found.findIndex((text) => text.includes('visited the pottery class'));
  const around = found.findIndex((text) => text.includes('blue bowl'));
  expect(own).toBeGreaterThanOrEqual(0);
  expect(around).toBeGreaterThan(own);
});

test('the fused answer finds it, too', async () => {
  const answer = await memory.operate('claims_and_sources_context', {
    query: 'What did Ann make in the pottery class?',
    k: 3,
  });
  expect(answer.evidence.some((one) => one.claim_text.includes('blue bowl'))).toBe(true);
});

test('the tables of record say what was indexed', async () => {
  const { sql } = memory;
  const rows = await sql<{ context: string }[]>`
    select context from (${expectedItems(sql, 'claim')}) as i where text like '%blue bowl%'`;
  expect(rows.map((row) => row.context)).toEqual([
    'Ann and Ben\nAnn: It was wonderful. I made a blue bowl.\nBen: How did the pottery class go on Saturday?',
  ]);
  const checks = await verifyDeployment(sql, {
    only: ['postings-claim', 'corpus-statistics', 'vectors-claim'],
  });
  expect(checks.map((check) => check.outcome)).toEqual(['agrees', 'agrees', 'agrees']);
});
