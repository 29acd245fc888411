import { beforeAll, describe, expect, test } from 'vitest';
import { manifest } from '../manifest/manifest.ts';
import { starterQueries } from '../saved/starter-queries.ts';
import { attackRows } from '../testing/attacks.ts';
import { createGate, type Gate } from './check-statement.ts';

const deployment = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
const entity = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f02';
let gate: Gate;
beforeAll(async () => {
  gate = await createGate(deployment);
});

function codeOf(text: string, parameters: readonly unknown[] = []): string {
  const checked = gate.check(text, parameters);
  return 'refusal' in checked ? checked.refusal.code : 'allowed';
}

function statementOf(text: string, parameters: readonly unknown[] = []) {
  const checked = gate.check(text, parameters);
  if ('refusal' in checked) throw new Error(`${checked.refusal.code}: ${checked.refusal.message}`);
  return checked.statement;
}

test('there are at least 200 attacks, each once', () => {
  expect(attackRows.length).toBeGreaterThanOrEqual(200);
  expect(new Set(attackRows.map(([, statement]) => statement)).size).toBe(attackRows.length);
});

test.each(attackRows.map(([code, statement]) => [code, statement.slice(0, 200), statement] as const))(
  '%s: %s',
  (code, _, statement) => {
    expect(codeOf(statement)).toBe(code);
  },
);

describe('what people ask is allowed', () => {
  test.each(
    manifest.examples.map(({ question, sql, parameters = [] }) => [question, sql, parameters] as const),
  )('%s', (_, sql, parameters) => {
    expect(
      codeOf(
        sql,
        parameters.map((value) => (value === '$deployment' ? deployment : value)),
      ),
    ).toBe('allowed');
  });

  test.each(starterQueries.map(({ name, statement, parameters }) => [name, statement, parameters] as const))(
    'starter/%s',
    (_, statement, parameters) => {
      expect(
        codeOf(
          statement,
          parameters.map(() => 'x'),
        ),
      ).toBe('allowed');
    },
  );

  test.each([
    'values (1, 2), (3, 4)',
    'table facts_current',
    'select 1;',
    ';select 1; -- a comment',
    'select * from memory_v1.facts_current',
    'select * from "facts_current"',
    'SELECT * FROM Facts_Current',
    'with pg_class as (select 1 as a) select a from pg_class',
    'with facts_current as (select 1 as a) select a from facts_current',
    'select * from facts_current f join documents_live d using (contradiction_group)',
    "select kind, count(*) filter (where support = 'current') from facts_current group by rollup (kind) having count(*) > 1",
    'select row_number() over w from facts_current window w as (partition by kind order by label rows 2 preceding)',
    'select extract(year from ingested_at), label collate "C", (array[1, 2])[1], trim(both \' \' from label) from facts_current',
    "select case when is_negated then 1 else 2 end, coalesce(label, ''), nullif(label, ''), greatest(1, 2) from facts_current",
    "select * from facts_current where label like 'a%' and kind in ('relation') and evidence_count between 1 and 2 and label ~* 'x' and not is_negated",
    'select 1 union all select 2 except select 3 intersect select 4 order by 1 limit 1 offset 1',
    'select distinct on (kind) kind, label from facts_current order by kind, label nulls last fetch first 2 rows with ties',
    "select label || 'a', evidence_count % 2, -evidence_count, '{}'::jsonb -> 'a' from facts_current",
    "select date '2020-01-01' + interval '1 day', timestamp with time zone '2020-01-01 00:00Z'",
    'with recursive t(n) as (select 1 union all select n + 1 from t where n < 5) select * from t',
    'with recursive t as (select 0 as d union select 1 + t.d from t where 5 >= t.d) select * from t',
    'with recursive a as (select 1 as x) select * from a',
    'select facts_current from facts_current',
    'select (f).label from facts_current f',
    "select count(distinct kind), string_agg(label, ', ' order by label) from facts_current",
  ])('%s', (text) => {
    expect(codeOf(text)).toBe('allowed');
  });
});

describe('where several rules are broken, the order of the codes decides', () => {
  test.each([
    ['multiple_statements', 'insert into x values (1); select 2'],
    ['statement_not_allowed', 'select now() from pg_class for update'],
    ['relation_not_allowed', "select now(), 'a'::regclass from pg_class"],
    ['function_not_allowed', "select now(), semantic_claims('x'), 1 ^ 2"],
    ['function_placement_not_allowed', "select semantic_claims('x'), 'a'::regclass, $1"],
    ['operator_not_allowed', 'select 1 ^ 2, $1'],
    ['invalid_parameter', 'with recursive t(n) as (select 1 union all select n + 1 from t) select $1 from t'],
  ])('%s', (code, text) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('parameters', () => {
  test.each([
    ['select $1', [1], 'allowed'],
    ['select $1, $1, $2', [1, null], 'allowed'],
    ['select $1', [], 'invalid_parameter'],
    ['select 1', [1], 'invalid_parameter'],
    ['select $1', [1, 2], 'invalid_parameter'],
    ['select $2', [1], 'invalid_parameter'],
    ['select $1', ['x'.repeat(65_000)], 'allowed'],
    ['select $1', ['x'.repeat(65_537)], 'invalid_parameter'],
    ["select '$1', $1 -- $2", [1], 'allowed'],
    ["select * from semantic_claims('x', $1)", [5], 'allowed'],
    ["select * from semantic_claims('x', $1)", [0], 'invalid_parameter'],
    ["select * from semantic_claims('x', $1)", [201], 'quota_exceeded'],
    ['select * from graph_neighborhood($1, $2)', [deployment, entity], 'allowed'],
    ['select * from graph_neighborhood($1, $2)', [deployment.toUpperCase(), entity], 'allowed'],
    ['select * from graph_neighborhood($1, $2)', [entity, entity], 'invalid_parameter'],
    ['select * from graph_neighborhood($2, $1)', [entity, deployment], 'invalid_parameter'],
    [
      "select * from graph_neighborhood($1, $2, valid_at => '2020-01-01T00:00:00Z')",
      [deployment, entity],
      'invalid_parameter',
    ],
    [
      "select * from graph_neighborhood($1, $2, valid_at => '2020-01-01T00:00:00Z', believed_at => '2020-01-01T00:00:00Z')",
      [deployment, entity],
      'allowed',
    ],
    ['select * from graph_path($1, $2, $2)', [deployment, entity], 'invalid_parameter'],
    ['select * from graph_neighborhood($1, $2, 5)', [deployment, entity], 'invalid_parameter'],
    [
      "select * from graph_neighborhood($1, $2, predicates => array['a', 'b'])",
      [deployment, entity],
      'allowed',
    ],
  ] as const)('%s with %j is %s', (text, parameters, code) => {
    expect(codeOf(text, parameters)).toBe(code);
  });

  test('too many are refused', () => {
    const many = Array.from({ length: 101 }, (_, index) => index);
    expect(codeOf(`select ${many.map((index) => `$${index + 1}`).join(', ')}`, many)).toBe(
      'invalid_parameter',
    );
  });
});

test('what a statement reads is told', () => {
  const statement = statementOf(
    'select * from facts_current f join claims_live c on true, facts_as_of($1, $1) order by 1',
    ['x'],
  );
  expect(statement).toMatchObject({
    views: ['facts_current', 'claims_live'],
    functions: ['facts_as_of'],
    grains: ['fact', 'evidence'],
    oneInstant: false,
    isOrdered: true,
  });
  expect(statementOf('select * from facts_current').oneInstant).toBe(true);
  expect(statementOf('select 1')).toMatchObject({ oneInstant: false, isOrdered: false, views: [] });
});

test('the hash is that of the statement, not of how it is written', () => {
  const hash = statementOf("select label from facts_current where kind = 'a'").hash;
  expect(statementOf("SELECT label\nFROM  facts_current -- x\nWHERE kind = 'a';").hash).toBe(hash);
  expect(statementOf("select label from facts_current where kind = 'b'").hash).not.toBe(hash);
  expect(statementOf('select $1', [1]).hash).not.toBe(statementOf('select $1', ['a']).hash);
});

test('a refusal says where, and what is meant instead', () => {
  const checked = gate.check("select 'é', * from fact_current", []);
  expect(checked).toMatchObject({
    refusal: { at: 20, message: expect.stringContaining('Did you mean facts_current?') },
  });
});
