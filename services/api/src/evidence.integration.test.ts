import type { Envelope, EvidenceTotal } from '@memory/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMemory, startMemory } from './testing/running-memory.ts';

let memory: RunningMemory;
beforeAll(async () => {
  memory = await startMemory();
});
afterAll(() => memory?.close());

/** How many claims stand behind each fact of an answer, by the fact's own count and by its evidence. */
function counts({ facts, evidence_totals }: Envelope) {
  const behind = (id: string, of: (total: EvidenceTotal) => number) =>
    evidence_totals
      .filter(({ fact_id, stance }) => fact_id === id && stance === 'supports')
      .reduce((sum, total) => sum + of(total), 0);
  return facts.map((fact) => ({
    counted: fact.evidence_count,
    total: behind(fact.fact_id, (total) => total.total),
    returned: behind(fact.fact_id, (total) => total.returned),
  }));
}

test('the sixty claims of one answer are shared out: each fact has its first before any has its fourth', async () => {
  const parts = Array.from({ length: 20 }, (_, n) => `Tarn Foundry supplies part ${n + 1} to Beck Mills.`);
  const firms = Array.from(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    (letter) => `Tarn Foundry supplies ${letter}ondo Limited.`,
  );
  const texts = Array.from({ length: 4 }, (_, n) => ({
    text: `# Deliveries ${n}\n\n${[...firms, ...parts].join(' ')}\n`,
  }));
  await memory.remember(...texts);
  const answer = await memory.operate('facts_context', {
    query: 'What does Tarn Foundry supply?',
    entity_ids: [await memory.entity('Tarn Foundry')],
    k: 25,
    evidence_per_fact: 4,
  });
  const returned = counts(answer).map((fact) => fact.returned);
  expect(answer.evidence).toHaveLength(60);
  expect(returned).toHaveLength(25);
  expect(Math.min(...returned)).toBe(2);
  expect(Math.max(...returned)).toBe(3);
});

test('an answer is of one state of the memory, also while documents are deleted', async () => {
  const texts = Array.from({ length: 10 }, (_, n) => ({ text: `Notice ${n}. Ida Moss lives in Bergen.` }));
  const versions = await memory.remember(...texts);
  const entity = await memory.entity('Ida Moss');
  const gone = Promise.all(versions.map((version) => memory.forget(version)));
  let over = false;
  gone.finally(() => {
    over = true;
  });
  while (!over) {
    const answer = await memory.operate('facts_context', {
      query: 'Where does Ida Moss live?',
      entity_ids: [entity],
    });
    for (const { counted, total } of counts(answer)) expect(total).toBe(counted);
    const [fact] = answer.facts;
    if (fact === undefined) continue;
    const { facts, evidence, sources } = await memory.ask(`/hydrate/relation/${fact.fact_id}`);
    expect(evidence).toHaveLength(facts[0]?.evidence_count ?? 0);
    expect(sources).toHaveLength(evidence.length);
  }
  await gone;
});
