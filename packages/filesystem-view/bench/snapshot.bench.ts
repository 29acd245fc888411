/**
 * The filesystem view of 5,000 documents: seconds, files, and the most memory that this process had, beside writing as many
 * files of the same bytes. `npm run bench -- snapshot --database URL` fills an empty Postgres database once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, ensureDeployment, migrate } from '@memory/database';
import { fillSynthetic } from '@memory/database/testing';
import { buildView } from '../src/index.ts';
import { createViewWriter } from '../src/write/view-writer.ts';

const { values } = parseArgs({
  options: { database: { type: 'string' }, documents: { type: 'string', default: '5000' } },
});
if (values.database === undefined) throw new Error('--database: an empty Postgres database');
const documents = Number(values.documents);
const folder = mkdtempSync(join(tmpdir(), 'memory-snapshot-bench-'));
await fill(values.database);
const { sql, close } = createDatabase({
  url: values.database,
  poolSize: 1,
  applicationName: 'snapshot-bench',
  role: 'memory_app',
});
try {
  const before = Math.round(process.resourceUsage().maxRSS / 1024);
  const started = performance.now();
  const built = await buildView({ sql, root: join(folder, 'view'), keep: 1, componentVersions: {} });
  const seconds = (performance.now() - started) / 1_000;
  const rss_mib = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(
    `${JSON.stringify({
      documents: built.documents,
      entities: built.entities,
      files: built.files,
      mib: Math.round(built.bytes / 1024 / 1024),
      seconds: Number(seconds.toFixed(1)),
      baseline_seconds: Number(writeAlone(built.files, built.bytes).toFixed(1)),
      rss_before_mib: before,
      rss_mib,
    })}\n`,
  );
} finally {
  await close();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(url: string): Promise<void> {
  await migrate({ url });
  const owner = createDatabase({ url, poolSize: 2, applicationName: 'snapshot-bench-fill' });
  try {
    await ensureDeployment(owner.sql, undefined);
    const [row] = await owner.sql<
      { there: boolean }[]
    >`select exists (select from memory.documents) as there`;
    if (row?.there !== true)
      await fillSynthetic(owner.sql, { claims: documents * 20, dimensions: 8, model: 'bench', indexed: [] });
  } finally {
    await owner.close();
  }
}

/** As many files, of the average size. */
function writeAlone(files: number, bytes: number): number {
  const text = 'x'.repeat(Math.round(bytes / files));
  const started = performance.now();
  const writer = createViewWriter(join(folder, 'alone'));
  for (let n = 0; n < files; n++) writer.write(`${n % 5_000}/${n}.md`, text);
  writer.finish();
  return (performance.now() - started) / 1_000;
}
