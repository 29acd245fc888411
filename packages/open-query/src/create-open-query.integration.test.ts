import type { QueryResult } from '@memory/contract';
import { QueryResult as QueryResultSchema } from '@memory/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manifest } from './manifest/manifest.ts';
import { starterQueries } from './saved/starter-queries.ts';
import { openTestQuery, type TestQuery } from './testing/open-test-query.ts';

// On the embedded database each change costs a copy, and a busy machine takes long for one.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
let query: TestQuery;
const asker = { caller: 'test', requestId: id(1) };

async function run(sql: string, parameters: readonly unknown[] = [], maxRows?: number): Promise<QueryResult> {
  const result = await query.openQuery.runSql(
    { sql, parameters: [...parameters], ...(maxRows === undefined ? {} : { max_rows: maxRows }) },
    asker,
  );
  return QueryResultSchema.parse(result);
}

beforeAll(async () => {
  query = await openTestQuery({
    nominate: async ({ k, query: text }) => {
      if (text === 'broken') throw new Error('no index');
      return {
        items: [id(201), id(999), id(202)]
          .slice(0, k)
          .map((item, index) => ({ id: item, score: 1 / (index + 1) })),
        generation: { number: 3, model: 'fake' },
      };
    },
  });
  const { sql } = query.database;
  await sql`insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions, merged_into)
    values (${id(11)}, 'Ada', 'ada', 'person', 1, null), (${id(12)}, 'Acme', 'acme', 'organization', 1, null),
      (${id(13)}, 'Acme Inc', 'acme inc', 'organization', 0, ${id(12)}), (${id(14)}, 'Gone', 'gone', 'person', 0, null)`;
  const fact = (n: number, predicate: string, more: Record<string, unknown> = {}) => sql`
    insert into memory.facts ${sql({
      fact_id: id(n),
      kind: 'relation',
      subject_entity_id: id(11),
      predicate,
      object_entity_id: id(13),
      statement_key: n,
      label: `Ada ${predicate} Acme`,
      evidence_count: 1,
      ingested_at: new Date('2025-01-01T00:00:00Z'),
      ...more,
    })}`;
  await fact(101, 'works_at');
  await fact(102, 'ceo_of', {
    valid_from: new Date('2014-01-01T00:00:00Z'),
    valid_until: new Date('2016-01-01T00:00:00Z'),
  });
  await fact(103, 'left', { invalidated_at: new Date('2025-02-01T00:00:00Z'), closed_reason: 'superseded' });
  await fact(104, 'secret', {
    invalidated_at: new Date('2025-02-01T00:00:00Z'),
    closed_reason: 'retracted_source_removal',
  });
  await fact(105, 'born', { contradiction_group: id(900) });
  await fact(106, 'was_born', { contradiction_group: id(900) });
  await sql`insert into memory.fact_beliefs (fact_id, believed_from, valid_from, valid_until, valid_precision)
    select fact_id, ingested_at, valid_from, valid_until, valid_precision from memory.facts`;
  await sql`insert into memory.contents (content_hash, blob_id, size_bytes, mime) values ('\\x01', ${id(50)}, 1, 'text/markdown')`;
  for (const [n, deletedAt] of [
    [31, null],
    [32, new Date('2025-03-01T00:00:00Z')],
  ] as const) {
    await sql`insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, latest_version_id, current_version_id, deleted_at)
      values (${id(n)}, 'upload', ${`Document ${n}`}, 'snapshot', '2025-01-01', ${id(n + 10)}, ${id(n + 10)}, ${deletedAt})`;
    await sql`insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony, deleted_at)
      values (${id(n + 10)}, ${id(n)}, 1, '\\x01', 'a.md', '2025-01-01', ${deletedAt === null ? 'ready' : 'deleted'}, 'current', ${deletedAt})`;
    await sql`insert into memory.chunks (chunk_id, version_id, doc_id, representation_id, section_id, ordinal, kind, chunk_text, char_start, char_end, token_count, section_role)
      values (${id(n + 270)}, ${id(n + 10)}, ${id(n)}, ${id(1)}, ${id(1)}, 0, 'prose', 'text', 0, 4, 1, 'body')`;
    await sql`insert into memory.claims (claim_id, version_id, doc_id, chunk_id, ordinal, claim_text, text_hash, source_span, char_start, char_end, evidence_spans, is_attributed, polarity, modality, grounding, is_current)
      values (${id(n + 170)}, ${id(n + 10)}, ${id(n)}, ${id(n + 270)}, 0, ${`claim of ${n}`}, '\\x01', 'x', 0, 1, '[]', false, 'affirmed', 'asserted', 'held', true)`;
    await sql`insert into memory.statements (statement_id, claim_id, version_id, doc_id, ordinal, kind, subject_entity_id, predicate, groups, polarity, modality, is_attributed, is_live, fact_id, stance)
      values (${id(n + 500)}, ${id(n + 170)}, ${id(n + 10)}, ${id(n)}, 0, 'relation', ${id(11)}, 'works_at', '{}', 'affirmed', 'asserted', false, ${deletedAt === null}, ${id(101)}, 'supports')`;
  }
});
afterAll(() => query?.close());

describe('views', () => {
  test('what is current, by the names of now', async () => {
    const result = await run(
      'select predicate, subject_name, object_name, object_entity_id, temporal_match from facts_current order by 1',
    );
    expect(result.rows).toEqual([
      ['born', 'Ada', 'Acme', id(12), 'possible'],
      ['was_born', 'Ada', 'Acme', id(12), 'possible'],
      ['works_at', 'Ada', 'Acme', id(12), 'possible'],
    ]);
    expect(result).toMatchObject({
      ordered_result: true,
      termination_reason: 'completed',
      source_grain_tags: ['fact'],
    });
    expect(result.evaluated_at).toBe(result.pg_snapshot_at);
  });

  test('what was, but nothing that came of what is deleted', async () => {
    const history = await run('select predicate, closed_reason from facts_history order by 1');
    expect(history.rows).toEqual([
      ['born', null],
      ['ceo_of', null],
      ['left', 'superseded'],
      ['was_born', null],
      ['works_at', null],
    ]);
    expect(history.evaluated_at).toBeNull();
    const then = await run(
      "select predicate from facts_as_of('2015-06-01T00:00:00Z', '2025-01-15T00:00:00Z') order by 1",
    );
    expect(then.rows).toEqual([['born'], ['ceo_of'], ['left'], ['was_born'], ['works_at']]);
    const before = await run('select predicate from facts_as_of($1, $2)', [
      '2015-06-01T00:00:00Z',
      '2024-01-01T00:00:00Z',
    ]);
    expect(before.rows).toEqual([]);
    expect((await run('select title from documents_live')).rows).toEqual([['Document 31']]);
    expect((await run('select claim_text from claims_live')).rows).toEqual([['claim of 31']]);
    expect((await run('select count(*) from fact_claim_evidence_live')).rows).toEqual([[1]]);
    expect((await run('select name from entities_live order by 1')).rows).toEqual([['Acme'], ['Ada']]);
    expect((await run('select count(*) from contradiction_members_current')).rows).toEqual([[2]]);
  });

  test.each(manifest.views.map(({ name }) => name))('%s has the columns of the manifest', async (name) => {
    const result = await run(`select * from ${name}`);
    const view = manifest.views.find((candidate) => candidate.name === name);
    expect(result.error_message).toBeNull();
    expect(result.columns.map((column) => [column.name, column.type])).toEqual(
      view?.columns.map((column) => [column.name, column.type]),
    );
  });

  test.each(
    manifest.examples.map(({ question, sql, parameters = [] }) => [question, sql, parameters] as const),
  )('example: %s', async (_, sql, parameters) => {
    const result = await run(
      sql,
      parameters.map((value) => (value === '$deployment' ? query.deploymentId : value)),
    );
    if (sql.includes('graph_neighborhood')) expect(result.error_code).toBe('graph_unavailable');
    else expect(result.error_message).toBeNull();
  });
});

describe('results', () => {
  test('values as JSON', async () => {
    const { rows, columns } = await run(
      `select 1, 9007199254740993, 1.5, 0.1::float8, true, null, 'é', timestamptz '2020-01-01 12:00+02', date '2020-01-01',
         array['a', null], '{"a": [1, 2.50]}'::jsonb, $1::uuid, interval '1 day', array[timestamptz '2020-01-01 00:00Z'], 1 as "1", 1 as "1"`,
      [id(7).toUpperCase()],
    );
    expect(rows).toEqual([
      [
        ...[1, '9007199254740993', 1.5, 0.1, true, null, 'é', '2020-01-01T10:00:00Z', '2020-01-01'],
        ...[['a', null], { a: [1, 2.5] }, id(7), '1 day', ['2020-01-01T00:00:00Z'], 1, 1],
      ],
    ]);
    expect(columns.map(({ type }) => type).slice(0, 8)).toEqual([
      ...[
        'integer',
        'bigint',
        'numeric',
        'double precision',
        'boolean',
        'text',
        'text',
        'timestamp with time zone',
      ],
    ]);
  });

  test('no columns, many columns, and comments at the end', async () => {
    expect(await run('select from facts_current')).toMatchObject({ columns: [], rows: [[], [], []] });
    const wide = Array.from({ length: 300 }, (_, index) => index);
    expect((await run(`select ${wide.join(', ')} -- the end`)).rows).toEqual([wide]);
    expect((await run('select 1; -- the end')).rows).toEqual([[1]]);
  });

  test('parameters of every kind', async () => {
    const { rows, error_message } = await run(
      'select $1::text, $2::int, $3::boolean, $4::text[], $5::jsonb, $6::timestamptz, $7::uuid[], $8::numeric from facts_current limit $9',
      ['a"b\\c', 5, true, ['x', 'y"z'], { a: [1] }, '2020-01-01T00:00:00Z', [id(1)], 1.5, 1],
    );
    expect(error_message).toBeNull();
    expect(rows).toEqual([
      ['a"b\\c', 5, true, ['x', 'y"z'], { a: [1] }, '2020-01-01T00:00:00Z', [id(1)], 1.5],
    ]);
  });

  test.each([
    [0, 0, true],
    [1, 1, true],
    [3, 3, false],
    [9_999, 3, false],
  ])('max_rows %d gives %d rows', async (maxRows, returned, truncated) => {
    const result = await run('select * from facts_current', [], maxRows);
    expect(result).toMatchObject({
      returned_row_count: returned,
      truncated,
      truncation_reason: truncated ? 'row_cap' : null,
    });
    expect(result.limits.row_cap).toBe(Math.min(maxRows, 1_000));
    expect(result.empty_result).toBe(returned === 0);
  });

  test('the caps', async () => {
    const many = await run(
      'with t as (values (1), (2), (3), (4), (5), (6), (7), (8), (9), (10)) select 1 from t a, t b, t c, t d',
    );
    expect(many).toMatchObject({ returned_row_count: 1_000, truncated: true, truncation_reason: 'row_cap' });
    const text = 'x'.repeat(60_000);
    const large = await run(
      'with t as (values (1), (2), (3), (4), (5), (6), (7), (8), (9), (10)) select $1::text from t a, t b',
      [text],
    );
    expect(large).toMatchObject({ returned_row_count: 17, truncated: true, truncation_reason: 'byte_cap' });
    expect(large.returned_byte_count).toBeLessThanOrEqual(large.limits.byte_cap);
  });

  test('errors of a statement are told in it', async () => {
    for (const [sql, message] of [
      ['select nope from facts_current', /column "nope" does not exist/],
      ['select 1 / 0', /division by zero/],
      ["select 'x'::int", /invalid input syntax/],
      ['select (select 1 union all select 2)', /more than one row/],
    ] as const) {
      const result = await run(sql);
      expect(result).toMatchObject({
        termination_reason: 'failed',
        error_code: 'execution_error',
        rows: [],
        empty_result: true,
      });
      expect(result.error_message).toMatch(message);
    }
    expect(await run('select $1::uuid', ['x'])).toMatchObject({ error_code: 'execution_error' });
    expect(await run('selec')).toMatchObject({
      termination_reason: 'rejected',
      error_code: 'parse_error',
      query_hash: '',
      limits: { row_cap: 1_000 },
    });
  });

  test('explain gives the plan and runs nothing', async () => {
    const result = await query.openQuery.explainSql(
      { sql: 'select label from facts_current where kind = $1', parameters: ['relation'] },
      asker,
    );
    expect(result).toMatchObject({
      termination_reason: 'completed',
      columns: [{ name: 'QUERY PLAN', type: 'text', nullable: true }],
    });
    expect(result.rows.length).toBeGreaterThan(1);
    const search = await query.openQuery.explainSql(
      { sql: "select * from semantic_claims('broken', 5)", parameters: [] },
      asker,
    );
    expect(search).toMatchObject({ termination_reason: 'completed', semantic_invocations: [] });
  });
});

describe('functions', () => {
  test('rows are nominated, confirmed and counted', async () => {
    const result = await run(
      "select s.rank, c.claim_text from semantic_claims('x', 3) s join claims_live c using (claim_id) order by 1",
    );
    expect(result.rows).toEqual([[1, 'claim of 31']]);
    expect(result.semantic_invocations).toMatchObject([
      {
        function: 'semantic_claims',
        nominated: 3,
        confirmed: 1,
        dropped_stale: 2,
        generation: '3',
        embedder_generation: 'fake',
      },
    ]);
    const twice = await run(
      "select a.rank, b.rank from lexical_claims($1, $2) as a, memory_v1.lexical_claims('y') b(c, rank, s)",
      ['x', 1],
    );
    expect(twice.rows).toEqual([[1, 1]]);
    expect(twice.semantic_invocations).toHaveLength(2);
  });

  test('what cannot be searched is told', async () => {
    expect(await run("select * from semantic_claims('broken', 3)")).toMatchObject({
      termination_reason: 'failed',
      error_code: 'p1_unavailable',
    });
    for (const filter of ['{"nope": 1}', '"x"', '{"family": ["nope"], "language": 3}']) {
      expect(await run("select * from semantic_claims('x', 3, $1)", [filter]), filter).toMatchObject({
        termination_reason: 'failed',
        error_code: 'invalid_parameter',
      });
    }
  });
});

describe('limits of callers', () => {
  const many = Array.from({ length: 24 }, (_, index) => `facts_history f${index}`).join(', ');

  test('a statement that does not end is ended', async () => {
    const began = performance.now();
    const endless = run(`select count(*) from ${many}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    // Somebody else is answered meanwhile.
    expect(await query.database.sql`select 1 as one`).toEqual([{ one: 1 }]);
    expect(await endless).toMatchObject({ termination_reason: 'failed', error_code: 'statement_timeout' });
    expect(performance.now() - began).toBeGreaterThan(9_000);
    expect((await run('select 1')).rows).toEqual([[1]]);
  });

  test('two of a caller at once; a third is refused; one whose caller goes is ended', async () => {
    const gone = new AbortController();
    const slow = () =>
      query.openQuery.runSql(
        { sql: `select count(*) from ${many}`, parameters: [] },
        { ...asker, caller: 'slow', signal: gone.signal },
      );
    const running = [slow(), slow()];
    await new Promise((resolve) => setTimeout(resolve, 500));
    const third = await query.openQuery.runSql(
      { sql: 'select 1', parameters: [] },
      { ...asker, caller: 'slow' },
    );
    expect(third).toMatchObject({
      termination_reason: 'rejected',
      error_code: 'concurrency_exceeded',
      rows: [],
    });
    gone.abort();
    for (const result of await Promise.all(running)) expect(result.termination_reason).toBe('failed');
    expect((await run('select 1')).rows).toEqual([[1]]);
  });
});

describe('saved queries', () => {
  test('ten are there from the start, and run', async () => {
    const { saved_queries } = await query.openQuery.listSaved({ namespace: 'starter' });
    expect(saved_queries.map(({ name, status }) => [name, status])).toEqual(
      starterQueries.map(({ name }) => [name, 'active']).sort(),
    );
    const values: Record<string, unknown> = {
      'timestamp with time zone': '2025-01-01T00:00:00Z',
      uuid: id(101),
      text: 'works_at',
    };
    for (const { namespace, name, parameters, columns } of starterQueries) {
      const result = await query.openQuery.runSaved(
        { namespace, name },
        { parameters: parameters.map(({ type }) => values[type]) },
        asker,
      );
      expect(result.error_message, name).toBeNull();
      expect(
        result.columns.map((column) => ({ name: column.name, type: column.type })),
        name,
      ).toEqual(columns);
      expect(result.saved_query).toMatchObject({ namespace: 'starter', name, version: '1' });
    }
  });

  test('refusals', async () => {
    const refused = (namespace: string, name: string, version?: number) =>
      query.openQuery
        .runSaved(
          { namespace, name },
          { parameters: [], ...(version === undefined ? {} : { version }) },
          asker,
        )
        .catch((error) => error);
    expect(await refused('starter', 'nope')).toMatchObject({ status: 404, code: 'saved_query_not_found' });
    expect(await refused('Not-A-Name', 'x')).toMatchObject({ status: 404, code: 'saved_query_not_found' });
    expect(await refused('starter', 'open_contradictions', 9)).toMatchObject({
      status: 404,
      code: 'saved_query_not_found',
    });
    await query.database.sql`update memory.saved_query_versions set status = 'disabled' where query_id =
      (select query_id from memory.saved_queries where name = 'open_contradictions')`;
    expect(await refused('starter', 'open_contradictions')).toMatchObject({
      status: 409,
      code: 'saved_query_disabled',
    });
    await query.database
      .sql`update memory.saved_query_versions set surface_manifest_hash = 'other' where query_id =
      (select query_id from memory.saved_queries where name = 'documents_without_facts')`;
    expect(await refused('starter', 'documents_without_facts')).toMatchObject({
      status: 409,
      code: 'saved_query_revalidation_pending',
    });
    expect(await refused('starter', 'documents_without_facts', 1)).toMatchObject({
      code: 'saved_query_revalidation_pending',
    });
  });
});

test('what an operator switches off is refused', async () => {
  await query.database.sql`update memory.open_query set is_enabled = false`;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await run('select 1')).toMatchObject({
    termination_reason: 'rejected',
    error_code: 'quota_exceeded',
  });
  await query.database.sql`update memory.open_query set is_enabled = true`;
});
