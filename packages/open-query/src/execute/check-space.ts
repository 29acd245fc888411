import type { Sql } from '@memory/database';
import { manifest, surfaceManifestHash } from '../manifest/manifest.ts';

/** Whether statements may run at all, as the database says. */
export type SpaceState = {
  /** What of the views is another than the manifest says; null where nothing is. */
  mismatch: string | null;
  /** An operator has switched statements off. */
  isDisabled: boolean;
};

/** For how long the answer is believed, in milliseconds. */
const BELIEVED_MS = 1_000;

/** Compares the views and functions of the database, column by column, with the manifest of this build. */
export function createSpaceCheck(sql: Sql): () => Promise<SpaceState> {
  let believed: { until: number; state: Promise<SpaceState> } | null = null;
  return () => {
    if (believed === null || believed.until < performance.now()) {
      const state = readState(sql);
      const mine = { until: performance.now() + BELIEVED_MS, state };
      believed = mine;
      state.catch(() => {
        if (believed === mine) believed = null;
      });
    }
    return believed.state;
  };
}

type Row = { hash: string | null; columns: string[]; functions: string[]; enabled: boolean };

async function readState(sql: Sql): Promise<SpaceState> {
  const [row] = await sql<Row[]>`
    select obj_description(to_regnamespace('memory_v1'), 'pg_namespace') as hash,
      array(
        select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, null)
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         where c.relnamespace = to_regnamespace('memory_v1') and c.relkind = 'v'
         order by c.relname, a.attnum) as columns,
      array(select p.proname::text from pg_proc p where p.pronamespace = to_regnamespace('memory_v1') order by 1) as functions,
      (select is_enabled from memory.open_query) as enabled`;
  return { mismatch: mismatchOf(row), isDisabled: row?.enabled === false };
}

function mismatchOf(row: Row | undefined): string | null {
  if (row === undefined || row.hash === null) return 'the database has no query space';
  const found = new Set(row.columns);
  const wanted = expectedColumns();
  const missing = wanted.find((column) => !found.has(column));
  if (missing !== undefined) return `the database lacks ${missing}`;
  if (row.columns.length !== wanted.length) return 'the database has columns that this build does not know';
  const functions = manifest.functions.filter(({ run }) => run.by === 'database').map(({ name }) => name);
  const lost = functions.find((name) => !row.functions.includes(name));
  if (lost !== undefined) return `the database lacks the function ${lost}`;
  return row.hash.endsWith(surfaceManifestHash) ? null : 'the database has the query space of another build';
}

function expectedColumns(): string[] {
  return manifest.views.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name} ${column.type}`),
  );
}
