import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataFolderInUseError, lockDataFolder } from '../embedded/data-folder-lock.ts';
import { openCopy, startWorker } from '../embedded/start-embedded.ts';
import { migrate, migrationsHash } from '../migrate.ts';
import type { TestDatabaseHost } from './index.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/memory-test/', import.meta.url));

const A_WEEK_MS = 7 * 24 * 3_600_000;

/** An embedded database in memory, begun from the dump of a migrated one. */
export async function createEmbeddedTestDatabase(): Promise<TestDatabaseHost> {
  const worker = await startWorker({
    dataFolder: null,
    template: await ensureTemplate(),
    idleInTransactionMs: 60_000,
  });
  return {
    url: worker.url,
    openCopy: (schema) => openCopy(worker, join(tmpdir(), `memory-copy-${randomUUID()}.tar`), schema),
    connections: worker.connections,
    remove: worker.close,
  };
}

/** The dump's file; the first caller makes it, the others wait for it. */
async function ensureTemplate(): Promise<string> {
  // The path of the package tells its version.
  const engine = createHash('sha256')
    .update(import.meta.resolve('@electric-sql/pglite'))
    .digest('hex');
  const file = join(CACHE, `embedded-${engine.slice(0, 8)}-${await migrationsHash()}.tar`);
  while (!existsSync(file)) {
    try {
      const lock = lockDataFolder(dirname(file));
      try {
        if (!existsSync(file)) {
          await makeTemplate(file);
        }
      } finally {
        lock.release();
      }
    } catch (error) {
      if (!(error instanceof DataFolderInUseError)) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return file;
}

async function makeTemplate(file: string): Promise<void> {
  const worker = await startWorker({ dataFolder: null, template: null, idleInTransactionMs: 60_000 });
  await migrate({ url: worker.url });
  const dump = await worker.dump();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, dump);
  renameSync(`${file}.new`, file);
  removeOld(dirname(file));
}

/** Dumps of schemas that have not been tested for a while: 40 MB each. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.endsWith('.tar') && Date.now() - statSync(path).mtimeMs > A_WEEK_MS) {
      rmSync(path, { force: true });
    }
  }
}
