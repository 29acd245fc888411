import { uuidv7 } from '@memory/database';
import { ensureGeneration, type ItemKind, indexItems } from '@memory/database/search-index';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import type { Embedder } from '@memory/models';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRetrieval, type Retrieval } from '../create-retrieval.ts';
import { openBuiltinEmbedder } from '../testing/seed-corpus.ts';

let database: TestDatabase;
let embedder: Embedder;
let retrieval: Retrieval;
let nikos: string;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 3 });
  embedder = await openBuiltinEmbedder();
  nikos = await aFact('Nikos', 'Nikos drinks green tea', 'drinks');
  await aFact('Bela Kovach', 'Bela Kovach works on ticket SMOKE-58211307', 'works_on');
  await aFact('李强', '李强 负责 外币汇率换算', 'leads');
  retrieval = await createRetrieval({
    databaseUrl: database.url,
    poolSize: 2,
    poolWaitMs: 30_000,
    modelsDir: '',
    embedder,
    graph: { expand: async () => ({ nodes: [], dropped: 0 }) },
    normalizeName: (name) => name.toLowerCase(),
    matchVersion: async (sql) => ({ condition: sql`true` }),
    questionWords: (predicate) => (predicate === 'drinks' ? ['drink'] : []),
  });
});
afterAll(async () => {
  await retrieval.close();
  await database.close();
});

/** A fact about an entity of its own, both in the search index; answers the entity. */
async function aFact(name: string, label: string, predicate: string): Promise<string> {
  const { sql } = database;
  const { generation } = await ensureGeneration(sql, embedder.model, embedder.dimensions);
  const [entity, fact] = [uuidv7(), uuidv7()];
  await sql`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    values (${entity}, ${name}, ${name.toLowerCase()}, 'person', 1)`;
  await sql`
    insert into memory.entity_aliases (entity_id, alias_norm, alias, origin, phonetic, live_mentions)
    values (${entity}, ${name.toLowerCase()}, ${name}, 'name', '', 1)`;
  await sql`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_text, statement_key, label, evidence_count, ingested_at)
    values (${fact}, 'observation', ${entity}, ${predicate}, 'x', hashtext(${label}), ${label}, 1, now())`;
  const put = async (kind: ItemKind, id: string, text: string) => {
    const embeddings = await embedder.embed([text], 'passage');
    await sql.begin((tx) => indexItems(tx, kind, [{ id, text }], [{ generation, embeddings }]));
  };
  await put('fact', fact, label);
  await put('entity', entity, name);
  return entity;
}

const ask = (query: string, more: { entity_ids?: string[] } = {}) =>
  retrieval.runOperation('facts_context', {
    ...{ query, k: 15, evidence_per_fact: 3, hops: 1, time: { mode: 'current' as const } },
    ...more,
  });

it.each([
  'xqzzt',
  'What does Zelda Quixano drink?',
  'what does zelda quixano drink',
  'Who closed CVE-2026-44817?',
  'How deep is the harbour?',
  '西安',
])('has nothing for %s', async (query) => {
  expect(await ask(query)).toMatchObject({ facts: [], evidence: [], negative: { kind: 'known_empty' } });
});

it.each([
  ['What does Nikos drink?', 'Nikos drinks green tea'],
  ['what does nikos like', 'Nikos drinks green tea'],
  ['Who drinks what?', 'Nikos drinks green tea'],
  ['Tell me about Nikkos', 'Nikos drinks green tea'],
  ['Who works on 58211307?', 'Bela Kovach works on ticket SMOKE-58211307'],
  ['外币汇率', '李强 负责 外币汇率换算'],
])('answers %s', async (query, label) => {
  const answer = await ask(query);
  expect(answer).toMatchObject({ negative: null });
  expect('facts' in answer && Array.isArray(answer.facts) ? answer.facts[0]?.label : '').toBe(label);
});

it('answers what is known of an anchor, whatever is asked', async () => {
  expect(await ask('xqzzt', { entity_ids: [nikos] })).toMatchObject({
    facts: [{ label: 'Nikos drinks green tea' }],
    negative: null,
  });
});
