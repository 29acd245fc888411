import type { QueryResult } from '@memory/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningMemory, startMemory } from './testing/running-memory.ts';

// On the embedded database each change costs a copy, and a busy machine takes long for one.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The query routes over what the pipeline really makes of documents. */
let memory: RunningMemory;
let ada: string;
let london: string;

beforeAll(async () => {
  memory = await startMemory();
  await memory.remember(
    {
      text: '# Staff\n\nAda Lovelace works at Acme. Charles Babbage works at Acme.',
      parameters: { filename: 'staff.md' },
    },
    { text: '# Offices\n\nAcme is headquartered in London.\n', parameters: { filename: 'offices.md' } },
  );
  ada = await memory.entity('Ada Lovelace');
  london = await memory.entity('London');
});
afterAll(() => memory?.close());

async function run(sql: string, parameters: unknown[] = [], more: object = {}): Promise<QueryResult> {
  const { status, body } = await memory.client.post<QueryResult>('/query/sql', { sql, parameters, ...more });
  expect(status).toBe(200);
  return body;
}

describe('statements', () => {
  test('facts by name, with their evidence', async () => {
    const result = await run(
      `select f.label, c.claim_text, d.file_name from facts_current f
         join fact_claim_evidence_live e using (fact_id) join claims_live c using (claim_id)
         join documents_live d on d.doc_id = c.doc_id
        where f.subject_name = $1 order by f.label`,
      ['Ada Lovelace'],
    );
    expect(result.rows).toEqual([['Ada Lovelace works at Acme', 'Ada Lovelace works at Acme.', 'staff.md']]);
    expect(result.deployment_id).toBe(memory.deploymentId);
  });

  test('each search function finds something, and joins its view', async () => {
    for (const [name, view, key] of [
      ['semantic_claims', 'claims_live', 'claim_id'],
      ['lexical_claims', 'claims_live', 'claim_id'],
      ['semantic_chunks', 'chunks_live', 'chunk_id'],
      ['lexical_chunks', 'chunks_live', 'chunk_id'],
      ['semantic_facts', 'facts_current', 'fact_id'],
      ['lexical_facts', 'facts_current', 'fact_id'],
      ['lexical_documents', 'documents_live', 'doc_id'],
    ]) {
      const result = await run(`select count(*) from ${name}($1, 5) s join ${view} v using (${key})`, [
        'Acme in London',
      ]);
      expect(result.error_message, name).toBeNull();
      expect(Number(result.rows[0]?.[0]), name).toBeGreaterThan(0);
      expect(result.semantic_invocations[0]?.confirmed, name).toBeGreaterThan(0);
    }
    const filtered = await run(
      'select c.document_title from lexical_claims($1, 10, $2) join claims_live c using (claim_id)',
      ['Acme', { family: ['pdf'] }],
    );
    expect(filtered).toMatchObject({ termination_reason: 'completed', rows: [] });
  });

  test('texts of passages', async () => {
    const chunks = await run("select chunk_id from chunks_live where document_title = 'staff'");
    const bodies = await run('select chunk_text from fetch_chunk_bodies($1)', [
      chunks.rows.map(([id]) => id),
    ]);
    expect(String(bodies.rows[0]?.[0])).toContain('Ada Lovelace works at Acme.');
  });

  test('the graph', async () => {
    const around = await run(
      'select hops, subject_name, predicate, object_name from memory_v1.graph_neighborhood($1, $2, 2) order by 1, 2',
      [memory.deploymentId, ada],
    );
    expect(around.error_message).toBeNull();
    expect(around.rows).toContainEqual([1, 'Ada Lovelace', 'works_at', 'Acme']);
    expect(around.rows).toContainEqual([2, 'Acme', 'headquartered_in', 'London']);
    expect(around.graph_invocations).toMatchObject([
      { ordinal: 0, function: 'graph_neighborhood', truncated: false, effective_depth: 2 },
    ]);
    const path = await run('select path_no, step_no, predicate from graph_path($1, $2, $3)', [
      memory.deploymentId,
      ada,
      london,
    ]);
    expect(path.rows).toEqual([
      [1, 1, 'works_at'],
      [1, 2, 'headquartered_in'],
    ]);
    expect(path.graph_invocations[0]).toMatchObject({ function: 'graph_path', returned_paths: 1 });
    const short = await run('select count(*) from graph_neighborhood($1, $2, 2, result_budget => 1)', [
      memory.deploymentId,
      ada,
    ]);
    expect(short).toMatchObject({ truncated: true, truncation_reason: 'result_budget' });
    const cited = await run('select count(*) from graph_citation_path($1, $2, $3)', [
      memory.deploymentId,
      ada,
      london,
    ]);
    expect(cited).toMatchObject({ termination_reason: 'completed', rows: [[0]] });
  });

  test('what is deleted is gone at once', async () => {
    const [version] = await memory.remember({ text: '# Gone\n\nGrace Hopper works at Acme.' });
    const count = async () =>
      (await run("select count(*) from facts_current where subject_name = 'Grace Hopper'")).rows[0]?.[0];
    expect(await count()).toBe(1);
    await memory.forget({ doc_id: version?.doc_id ?? '' });
    expect(await count()).toBe(0);
    for (const view of [
      'facts_history',
      'claims_live',
      'documents_live',
      'document_versions',
      'entities_live',
      'entity_names',
      'adjudication_events',
    ]) {
      const rows = JSON.stringify((await run(`select * from ${view}`)).rows);
      expect(rows, view).not.toContain('Grace Hopper');
    }
  });

  test.each([
    [{}, 'sql'],
    [{ sql: 5 }, 'sql'],
    [{ sql: null }, 'sql'],
    [{ sql: 'select 1', parameters: {} }, 'parameters'],
    [{ sql: 'select 1', max_rows: -1 }, 'max_rows'],
    [{ sql: 'select 1', max_rows: '5' }, 'max_rows'],
    [{ sql: 'select 1', max_rows: true }, 'max_rows'],
    [{ sql: 'select 1', extra: 1 }, 'extra'],
    [[], 'dictionary'],
  ])('%j is refused', async (body, word) => {
    const answer = await memory.client.post<{ detail: { code: string; message: string } }>(
      '/query/sql',
      body,
    );
    expect([answer.status, answer.body.detail.code]).toEqual([422, 'invalid_parameter']);
    expect(answer.body.detail.message).toContain(word);
  });

  test('explain', async () => {
    const { body } = await memory.client.post<QueryResult>('/query/sql/explain', {
      sql: 'select * from facts_current',
    });
    expect(body).toMatchObject({
      termination_reason: 'completed',
      columns: [{ name: 'QUERY PLAN' }],
      saved_query: null,
    });
    const refused = await memory.client.post<QueryResult>('/query/sql/explain', { sql: 'drop table x' });
    expect(refused.body).toMatchObject({
      termination_reason: 'rejected',
      error_code: 'statement_not_allowed',
    });
    expect((await memory.client.post('/query/sql/explain', { sql: 'select 1', max_rows: 1 })).status).toBe(
      422,
    );
  });
});

type Space = {
  views: { name: string }[];
  functions: { name: string; signature: string }[];
  examples: object[];
  limits: object;
  grammar: object;
};

describe('the query space', () => {
  test('is described whole, in part, and without examples', async () => {
    const whole = (await memory.client.get<Space & { deployment_id: string }>('/query/space')).body;
    expect(whole.deployment_id).toBe(memory.deploymentId);
    expect(whole.views.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'facts_current',
        'claims_live',
        'fact_claim_evidence_live',
        'documents_live',
        'graph_edges_current',
        'contradiction_members_current',
      ]),
    );
    expect(whole.functions.find(({ name }) => name === 'graph_path')?.signature).toMatch(
      /^memory_v1\.graph_path\(deployment_id uuid/,
    );
    expect(whole.examples.length).toBeGreaterThan(5);
    const part = (await memory.client.get<Space>('/query/space?pattern=facts_*&include_examples=false')).body;
    expect(part.views.map(({ name }) => name)).toEqual(['facts_current', 'facts_history']);
    expect(part.functions.map(({ name }) => name)).toEqual(['facts_as_of']);
    expect(part.examples).toEqual([]);
    expect((await memory.client.get('/query/space?nope=1')).status).toBe(422);
    expect((await memory.client.get('/query/space?include_examples=maybe')).status).toBe(422);
  });

  test('is searched', async () => {
    const found = await memory.client.get<{ results: { name: string }[] }>(
      '/query/space/search?query=open%20contradictions&k=2',
    );
    expect(found.body.results).toHaveLength(2);
    for (const query of ['', '?query=', '?query=x&k=0', '?query=x&k=26', '?query=x&k=y', '?query=x&z=1']) {
      const { status, body } = await memory.client.get<{ detail: { code: string } }>(
        `/query/space/search${query}`,
      );
      expect([status, body.detail.code], query).toEqual([422, 'invalid_parameter']);
    }
  });
});

describe('saved queries', () => {
  test('are listed, described and run', async () => {
    const { body } = await memory.client.get<{ saved_queries: { name: string }[] }>(
      '/query/saved?namespace=starter&status=active',
    );
    expect(body.saved_queries).toHaveLength(10);
    expect((await memory.client.get<typeof body>('/query/saved?namespace=nope')).body.saved_queries).toEqual(
      [],
    );
    const described = await memory.client.get<{ sql: string; version: number }>(
      '/query/saved/starter/facts_about_entity?version=1',
    );
    expect(described.body).toMatchObject({ version: 1, sql: expect.stringContaining('facts_current') });
    const ran = await memory.client.post<QueryResult>('/query/saved/starter/facts_about_entity/run', {
      parameters: ['Ada Lovelace'],
      max_rows: 5,
    });
    expect(ran.body).toMatchObject({
      returned_row_count: 1,
      saved_query: { namespace: 'starter', name: 'facts_about_entity', version: '1' },
    });
    const wrong = await memory.client.post<QueryResult>('/query/saved/starter/facts_about_entity/run', {});
    expect(wrong.body).toMatchObject({
      termination_reason: 'rejected',
      error_code: 'invalid_parameter',
      saved_query: { version: '1' },
    });
  });

  test('an unknown status is a validation list, an unknown name its own error', async () => {
    const status = await memory.client.get<{ detail: unknown }>('/query/saved?status=nope');
    expect([status.status, Array.isArray(status.body.detail)]).toEqual([422, true]);
    for (const path of [
      '/query/saved/starter/nope',
      '/query/saved/nope/nope',
      '/query/saved/starter/facts_at?version=99',
    ]) {
      const { status: code, body } = await memory.client.get<{ detail: { code: string } }>(path);
      expect([code, body.detail.code], path).toEqual([404, 'saved_query_not_found']);
    }
    const run = await memory.client.post<{ detail: { code: string } }>('/query/saved/starter/nope/run', {});
    expect([run.status, run.body.detail.code]).toEqual([404, 'saved_query_not_found']);
    expect((await memory.client.get('/query/saved/starter/facts_at?version=0')).status).toBe(422);
  });
});
