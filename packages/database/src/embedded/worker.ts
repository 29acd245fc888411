import { existsSync, fsyncSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { vector } from '@electric-sql/pglite-pgvector';
import { copyDatabase } from './copy-database.ts';
import { type Backend, startWireServer } from './wire-server.ts';

/** What the thread that starts this one hands over. */
export type WorkerInput = {
  /** Null keeps the database in memory. */
  dataFolder: string | null;
  /** A copy that nobody keeps: its commits are not waited for. */
  isCopy?: boolean;
  /** PGlite compiled already: half of what a start takes. */
  compiled?: WebAssembly.Module;
  /** A dump of a data folder to begin with; only for a database in memory. */
  template: string | null;
  host: string;
  port: number;
  password: string;
  idleInTransactionMs: number;
  /** See `EmbeddedOptions`. */
  reservedBytes: number;
};

/** What this thread is asked. `copy` writes the state of now, as far as views of a schema read it, to a folder or, of a database in memory, to a tar. */
export type WorkerRequest = 'close' | 'dump' | 'connections' | { kind: 'copy'; to: string; schema: string };

/** What this thread tells the one that started it. */
export type WorkerMessage =
  | { kind: 'ready'; port: number }
  | { kind: 'connections'; names: string[] }
  | { kind: 'space'; isShort: boolean }
  | { kind: 'closed' }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'copied'; mark: string }
  | { kind: 'failed'; message: string };

const extensions = { vector, pg_trgm, fuzzystrmatch, unaccent };

async function openDatabase(input: WorkerInput): Promise<PGlite> {
  const compiled = input.compiled === undefined ? {} : { pgliteWasmModule: input.compiled };
  if (input.dataFolder === null) {
    const template = input.template ? { loadDataDir: new Blob([readFileSync(input.template)]) } : {};
    return PGlite.create({ ...template, ...compiled, extensions });
  }
  const folder = join(input.dataFolder, 'postgres');
  if (input.isCopy) {
    return PGlite.create(folder, { ...compiled, extensions });
  }
  if (!existsSync(folder)) {
    // Made beside and then moved: a start that is killed half-way leaves no half-made database to open.
    const unfinished = `${folder}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const made = await PGlite.create(unfinished, { extensions });
    await made.close();
    renameSync(unfinished, folder);
  }
  const database = await PGlite.create(folder, durableOptions());
  makeSyncReal(database);
  return database;
}

/**
 * PGlite starts with `-F` (no fsync) and its file system has no fsync to call, so a commit would survive the death of
 * the process, whose writes are with the operating system, but not that of the machine. Here both are given back.
 */
function durableOptions(): PGliteOptions {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return { extensions, startParams: [...startParams, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] };
}

type NodeFileSystem = { stream_ops: { fsync?: (stream: { nfd: number }) => number } };

function makeSyncReal(database: PGlite): void {
  const { NODEFS } = database.Module as unknown as { NODEFS?: NodeFileSystem };
  if (!NODEFS?.stream_ops) {
    throw new Error('this PGlite keeps its files in another way: commits could not be made durable');
  }
  NODEFS.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
}

/** Between two looks at the disk, in milliseconds. */
const LOOK_MS = 100;

/** Whether the disk of a folder has less room left than is to be kept, looked at now and then. */
function watchSpace(
  folder: string,
  reservedBytes: number,
  onChange: (isShort: boolean) => void,
): () => boolean {
  let isShort = false;
  let lookedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_MS) return isShort;
    lookedAt = now;
    const { bavail, bsize } = statfsSync(folder);
    if (isShort !== bavail * bsize < reservedBytes) {
      isShort = !isShort;
      onChange(isShort);
    }
    return isShort;
  };
}

async function main(): Promise<void> {
  const port = parentPort;
  if (!port) {
    throw new Error('not a worker thread');
  }
  const input = workerData as WorkerInput;
  const { host, port: wanted, password, idleInTransactionMs, dataFolder, reservedBytes } = input;
  const say = (message: WorkerMessage) => port.postMessage(message);
  const isShort =
    dataFolder === null
      ? () => false
      : watchSpace(dataFolder, reservedBytes, (now) => say({ kind: 'space', isShort: now }));
  const fail = (error: Error) => say({ kind: 'failed', message: error.message });
  try {
    const database = await openDatabase(input);
    const backend: Backend = {
      run: (message, onData) => database.execProtocolRawStream(message, { onRawData: onData }),
    };
    const server = await startWireServer({
      backend,
      host,
      port: wanted,
      password,
      idleInTransactionMs,
      isReadOnly: isShort,
      onBroken: fail,
    });
    port.on('message', async (message: WorkerRequest) => {
      try {
        if (typeof message === 'object') {
          const { to, schema } = message;
          const mark = await server.exclusively(() => copyDatabase({ database, dataFolder, to, schema }));
          say({ kind: 'copied', mark });
          return;
        }
        if (message === 'connections') {
          say({ kind: 'connections', names: server.connections() });
          return;
        }
        await server.close();
        if (message === 'dump') {
          const dump = await database.dumpDataDir('none');
          say({ kind: 'dumped', bytes: new Uint8Array(await dump.arrayBuffer()) });
        }
        await database.close();
        say({ kind: 'closed' });
        port.close();
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    });
    say({ kind: 'ready', port: server.port });
  } catch (error) {
    // What PGlite throws then is no Error, and says nothing.
    if (isShort()) fail(new Error('the disk is full', { cause: error }));
    else fail(error instanceof Error ? error : new Error(String(error)));
  }
}

await main();
