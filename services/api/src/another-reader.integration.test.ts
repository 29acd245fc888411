import { explainFact } from '@memory/database/operator';
import { createPairsReader, plainDocument } from '@memory/extraction/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMemory, startMemory } from './testing/running-memory.ts';

let memory: RunningMemory;
beforeAll(async () => {
  memory = await startMemory({ reader: createPairsReader() });
});
afterAll(() => memory.close());

test('what a document says is what the bound reader understands of it', async () => {
  const { sql } = memory;
  const [version] = await memory.remember({ text: plainDocument });
  const claims = await sql<{ text: string; rules: string[] }[]>`
    select claim_text as text, reading->'rules' as rules from memory.claims
     where version_id = ${version?.version_id ?? ''} and is_current order by ordinal`;
  expect(claims).toEqual([
    { text: 'Orr Bank: Owner: Ann Bell', rules: ['pair'] },
    { text: 'Orr Bank: Status: active', rules: ['pair'] },
  ]);
  const facts = await sql<{ predicate: string; name: string; value: string }[]>`
    select f.predicate, e.canonical_name as name, f.object_text as value
      from memory.facts f join memory.entities e on e.entity_id = f.subject_entity_id order by f.predicate`;
  expect(facts).toEqual([
    { predicate: 'other:has_owner', name: 'Orr Bank', value: 'Ann Bell' },
    { predicate: 'other:has_status', name: 'Orr Bank', value: 'active' },
  ]);
  const [status] = await sql<{ id: string }[]>`
    select fact_id as id from memory.facts where predicate = 'other:has_status'`;
  expect(await explainFact(sql, status?.id ?? '')).toMatchObject({
    label: "Orr Bank's status is active",
    claims: [
      {
        stance: 'supports',
        is_current: true,
        source_span: 'Status: active',
        char_start: plainDocument.indexOf('Status'),
        rules: ['pair'],
        assertions: [
          { rule: 'pair', subject: 'Orr Bank', words: 'Status', object: 'active', polarity: 'affirmed' },
        ],
      },
    ],
  });
  const roles = await sql<{ role: string }[]>`select distinct role from memory.sections`;
  expect(roles).toEqual([{ role: 'body' }]);
});
