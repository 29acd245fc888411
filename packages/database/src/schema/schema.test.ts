import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(folder, '.migrations-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the migrations make the tables that the schema describes', () => {
  const out = join(copy, 'migrations');
  cpSync(join(folder, 'migrations'), out, { recursive: true });
  const said = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/drizzle-kit/bin.cjs'),
      'generate',
      '--dialect=postgresql',
      '--schema=./src/schema/index.ts',
      `--out=./${join(copy, 'migrations').slice(folder.length)}`,
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const made = readdirSync(out).filter((file) => !readdirSync(join(folder, 'migrations')).includes(file));
  expect(made.map((file) => readFileSync(join(out, file), 'utf8'))).toEqual([]);
  expect(said).toContain('No schema changes');
}, 30_000);

test('the journal names every migration once, in the order of their numbers', () => {
  const journal: { entries: { idx: number; tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'migrations/meta/_journal.json'), 'utf8'),
  );
  const files = readdirSync(join(folder, 'migrations')).filter((file) => file.endsWith('.sql'));
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  expect(journal.entries.map(({ idx, tag }) => [idx, Number.parseInt(tag, 10)])).toEqual(
    files.map((_, idx) => [idx, idx]),
  );
});
