import type { GraphInvocation, QueryColumn, SemanticInvocation } from '@memory/contract';
import { limits } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Answered } from '../functions/run-calls.ts';
import type { Statement } from '../gate/statement.ts';
import { asLines, composeToDescribe, composeToRun } from './compose.ts';
import type { SandboxSession } from './sandbox.ts';
import { readLine, toParameterText } from './values.ts';

export type RunOptions = {
  /** Only the plan is asked for. */
  isExplained: boolean;
  rowCap: number;
  byteCap: number;
  timeoutMs: number;
};

/** What a statement came to. */
export type Ran = {
  columns: QueryColumn[];
  /** The columns of the statement's own rows, also where only its plan is asked for. */
  described: QueryColumn[];
  rows: unknown[][];
  stop: 'row_cap' | 'byte_cap' | null;
  /** The moment of the transaction, to which the views answer. */
  snapshotAt: Date;
  semantic: SemanticInvocation[];
  graph: GraphInvocation[];
};

type Runnable = Pick<Statement, 'text' | 'placeholders' | 'semicolons' | 'parameters'>;

/**
 * Runs a statement in a read-only transaction that is always rolled back. Its types are asked for first, then it runs
 * within memory_sandbox.run_statement, which gives each row as a line of JSON and stops at the caps. What does not need
 * an answer is sent behind the other, and nobody waits for the rollback: two exchanges with the database in all.
 */
export async function runStatement(
  session: SandboxSession,
  statement: Runnable,
  answered: readonly Answered[],
  options: RunOptions,
): Promise<Ran> {
  const { sql } = session;
  try {
    const [snapshotAt, described, ...live] = await Promise.all([
      begin(sql, options.timeoutMs),
      describe(sql, statement, answered),
      ...answered.map((answer) => readLive(sql, answer)),
    ]);
    const confirmed = answered.map((answer, index) => confirm(answer, live[index] ?? null, snapshotAt));
    const values = statement.parameters.map((value, index) =>
      toParameterText(value, described.parameterTypes.get(index + 1) ?? 'text'),
    );
    const composed = composeToRun(statement, confirmed, described.parameterTypes);
    const text = options.isExplained ? `explain ${composed}` : asLines(composed, described.columns.length);
    const lines = await sql<{ line: string | null; stop: Ran['stop'] }[]>`
      select line, stop from memory_sandbox.run_statement(
        ${text}, ${[...values, ...confirmed.map(({ rows }) => JSON.stringify(rows))]}::text[], ${options.rowCap}, ${options.byteCap})`;
    const types = described.columns.map(({ type }) => type);
    return {
      columns: options.isExplained
        ? [{ name: 'QUERY PLAN', type: 'text', nullable: true }]
        : described.columns,
      described: described.columns,
      rows: lines.flatMap(({ line }) =>
        line === null ? [] : [options.isExplained ? [line] : readLine(line, types)],
      ),
      stop: lines.find(({ stop }) => stop !== null)?.stop ?? null,
      snapshotAt,
      semantic: confirmed.flatMap(({ semantic }) => (semantic === null ? [] : [semantic])),
      graph: confirmed.flatMap(({ graph }) => (graph === null ? [] : [graph])),
    };
  } finally {
    // Session locks would outlive the transaction.
    session.atEnd(sql.unsafe('rollback; select pg_advisory_unlock_all()').simple());
  }
}

async function begin(sql: Sql, timeoutMs: number): Promise<Date> {
  const [, , , , now] = (await sql
    .unsafe(
      `begin isolation level repeatable read read only; set local statement_timeout = ${Math.trunc(timeoutMs)}; ` +
        `set local lock_timeout = ${limits.sqlLockMs}; set local search_path = pg_catalog, memory_v1, pg_temp; select now() as now`,
    )
    .simple()) as unknown as { now: Date }[][];
  return now?.[0]?.now ?? new Date();
}

/** The ids of a call's rows that its view still has; null for a call that no view confirms. */
async function readLive(sql: Sql, { confirm, rows }: Answered): Promise<ReadonlySet<string> | null> {
  if (confirm === null) return null;
  const { view, key } = confirm;
  const ids = rows.map((row) => String(row[key]));
  const live = await sql<{ id: string }[]>`
    select ${sql(key)} as id from ${sql(`memory_v1.${view}`)} where ${sql(key)} = any(${ids}::uuid[])`;
  return new Set(live.map(({ id }) => id));
}

/** Drops the rows of a call that its view no longer has. */
function confirm(answer: Answered, live: ReadonlySet<string> | null, at: Date): Answered {
  if (answer.confirm === null || live === null) return answer;
  const { key } = answer.confirm;
  const rows = answer.rows.filter((row) => live.has(String(row[key])));
  const semantic = answer.semantic && {
    ...answer.semantic,
    confirmed: rows.length,
    dropped_stale: answer.rows.length - rows.length,
    pg_confirmed_at: at.toISOString(),
  };
  return { ...answer, rows, semantic };
}

type Described = { columns: QueryColumn[]; parameterTypes: ReadonlyMap<number, string> };

async function describe(sql: Sql, statement: Runnable, answered: readonly Answered[]): Promise<Described> {
  const { text, numbers } = composeToDescribe(statement, answered);
  const { columns, types } = await sql.unsafe(text).describe();
  const names = await typeNames(sql, [...types, ...columns.map(({ type }) => type)]);
  const nameOf = (type: number) => names.get(type) ?? 'text';
  return {
    columns: columns.map(({ name, type }) => ({ name, type: nameOf(type), nullable: true })),
    parameterTypes: new Map(numbers.map((number, index) => [number, nameOf(types[index] ?? 0)])),
  };
}

/** Types below this id come with Postgres, and have the same name in every database. */
const FIRST_OWN_TYPE = 16_384;
const knownNames = new Map<number, string>();

async function typeNames(sql: Sql, types: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const unknown = [...new Set(types)].filter((type) => !knownNames.has(type));
  if (unknown.length === 0) return knownNames;
  const rows = await sql<{ type: string; name: string }[]>`
    select type::text, format_type(type, null) as name from unnest(${unknown.map(String)}::oid[]) as type`;
  const found = rows.map(({ type, name }): [number, string] => [Number(type), name]);
  for (const [type, name] of found) if (type < FIRST_OWN_TYPE) knownNames.set(type, name);
  return new Map([...knownNames, ...found]);
}
