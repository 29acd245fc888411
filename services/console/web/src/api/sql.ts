import type { QueryResult } from '@memory/contract';
import { ApiError, call } from './call.ts';

/** The API runs two statements of one caller at once; a second tab may run its own. */
const AT_ONCE = 2;
const RETRIES = 4;
const RETRY_MS = 400;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a statement and answers the whole result, also one that was refused. */
export async function runSql(
  sql: string,
  parameters: readonly unknown[] = [],
  options: { maxRows?: number; explain?: boolean; signal?: AbortSignal } = {},
): Promise<QueryResult> {
  const { maxRows, explain = false, signal } = options;
  const body = { sql, parameters, ...(maxRows === undefined || explain ? {} : { max_rows: maxRows }) };
  const path = explain ? '/query/sql/explain' : '/query/sql';
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    for (let left = RETRIES; ; left--) {
      const result = await call<QueryResult>(path, {
        method: 'POST',
        body,
        ...(signal === undefined ? {} : { signal }),
      });
      if (result.error_code !== 'concurrency_exceeded' || left === 0) return result;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** The rows of a statement of the console's own, each as an object. @throws ApiError where it was refused */
export async function selectRows<Row>(
  sql: string,
  parameters: readonly unknown[],
  signal?: AbortSignal,
): Promise<Row[]> {
  return rowsOf<Row>(await runSql(sql, parameters, signal === undefined ? {} : { signal }));
}

/** Rows that a statement answers at most; its cap on bytes may end a page before. */
const PAGE = 1_000;
/** Where a long result ends, in pages. */
const MOST_PAGES = 50;

/** Every row of an ordered statement, a page at a time. */
export async function selectAll<Row>(
  sql: string,
  parameters: readonly unknown[],
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const result = await runSql(`${sql} limit ${PAGE} offset ${rows.length}`, parameters, { signal });
    const part = rowsOf<Row>(result);
    rows.push(...part);
    if (part.length === 0 || (part.length < PAGE && !result.truncated)) break;
  }
  return rows;
}

function rowsOf<Row>(result: QueryResult): Row[] {
  if (result.error_code !== null)
    throw new ApiError(200, result.error_code, result.error_message ?? result.error_code);
  const names = result.columns.map(({ name }) => name);
  return result.rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])) as Row);
}
