import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataFolder } from './data-folder-lock.ts';
import type { WorkerInput, WorkerMessage, WorkerRequest } from './worker.ts';

export type EmbeddedOptions = {
  /** Made if it is not there; holds the database and the pid file. */
  dataDir: string;
  /** A transaction left open without a word for so long is rolled back and its client cut off; 60 s by default. */
  idleInTransactionMs?: number;
  /**
   * While the disk has less room than this, nothing is written any more and questions are answered still: a file that
   * cannot grow stops PGlite for good, in the middle of a write. 64 MiB by default.
   */
  reservedBytes?: number;
  /** The disk has become too full to write, or no longer is. */
  onSpace?: (isShort: boolean) => void;
  /** The database died under its clients; the process should end. */
  onFailure?: (error: Error) => void;
};

export type EmbeddedDatabase = {
  /**
   * For `createDatabase` and `migrate`; a loopback port and a password of this start. The login `postgres` is a superuser.
   */
  url: string;
  /** Opens a copy of what views of a schema read now. */
  openCopy: OpenCopy;
  /** Ends the connections, shuts the database down cleanly and gives the data folder up. */
  close(): Promise<void>;
};

/**
 * A second database in a thread of its own, with the state of one moment: what runs in it can be ended at any time, and
 * holds nobody up.
 */
export type EmbeddedCopy = {
  url: string;
  /** What `readMark` read at that moment. */
  mark: string;
  /** Whether it has died of what it was doing. */
  hasFailed(): boolean;
  /** Ends it, whatever it is doing. */
  kill(): Promise<void>;
};

/** Takes the copy, for which the database stands still, and opens it. */
export type OpenCopy = (schema: string) => Promise<EmbeddedCopy>;

/**
 * The embedded database: PGlite (PostgreSQL 18 in WebAssembly, with pgvector, pg_trgm, fuzzystrmatch and unaccent) in a
 * worker thread, behind a socket that speaks the wire protocol.
 *
 * The first start makes the database in about 5 s, later ones open it in 0.6 s; 550 to 750 MB of resident memory, most
 * of it WebAssembly's. What a commit has acknowledged survives the death of the process and, because each commit is
 * synced (0.3 to 1.7 ms), that of the machine; after SIGKILL the next start replays the log.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(options.dataDir);
  const lock = lockDataFolder(folder);
  try {
    for (const left of readdirSync(folder).filter((name) => name.startsWith(COPY_PREFIX))) {
      rmSync(join(folder, left), { recursive: true, force: true });
    }
    const running = await startWorker({ ...options, dataFolder: folder, template: null });
    // The folder is for this user alone, and so is the address: its password lets in whoever knows it.
    writeFileSync(addressFile(folder), running.url, { mode: 0o600 });
    return {
      url: running.url,
      openCopy: (schema) =>
        openCopy(running, join(folder, `${COPY_PREFIX}${randomBytes(4).toString('hex')}`), schema),
      close: async () => {
        rmSync(addressFile(folder), { force: true });
        await running.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw new Error(`the embedded database in ${folder} does not start: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** Where another process of this user serves the database of a data folder; null when none says so. */
export function embeddedAddress(dataDir: string): string | null {
  try {
    return readFileSync(addressFile(resolve(dataDir)), 'utf8').trim();
  } catch {
    return null;
  }
}

function addressFile(folder: string): string {
  return join(folder, 'memory.url');
}

const COPY_PREFIX = 'copy-';

/** @param place a folder that is not there yet; for a database in memory, the file of its tar */
export async function openCopy(running: RunningWorker, place: string, schema: string): Promise<EmbeddedCopy> {
  const remove = () => rmSync(place, { recursive: true, force: true });
  try {
    const [mark, compiled] = await Promise.all([running.copy(place, schema), running.compiled()]);
    const copied = running.isInMemory
      ? { dataFolder: null, template: place }
      : { dataFolder: place, template: null, isCopy: true };
    let failed = false;
    const onFailure = () => {
      failed = true;
    };
    const copy = await startWorker({ ...copied, compiled, reservedBytes: 0, onFailure });
    return {
      url: copy.url,
      mark,
      hasFailed: () => failed,
      kill: async () => {
        await copy.kill();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

export type RunningWorker = {
  url: string;
  isInMemory: boolean;
  /** PGlite compiled, once for all copies. */
  compiled(): Promise<WebAssembly.Module>;
  /** Writes the state of now to a folder or tar, and answers its mark. */
  copy(to: string, schema: string): Promise<string>;
  /** Ends the thread at once. */
  kill(): Promise<void>;
  close(): Promise<void>;
  /** The application names of the connected clients. */
  connections(): Promise<string[]>;
  /** Closes, and answers the data folder as a tar. */
  dump(): Promise<Uint8Array>;
};

/** Starts the worker thread and waits until it listens. */
export async function startWorker({
  dataFolder,
  template,
  isCopy = false,
  compiled,
  idleInTransactionMs = 60_000,
  reservedBytes = 64 * 1024 * 1024,
  onSpace = () => {},
  onFailure = () => {},
}: Pick<WorkerInput, 'dataFolder' | 'template' | 'isCopy' | 'compiled'> &
  Omit<EmbeddedOptions, 'dataDir'>): Promise<RunningWorker> {
  const password = randomBytes(24).toString('base64url');
  const workerData: WorkerInput = {
    dataFolder,
    template,
    isCopy,
    ...(compiled === undefined ? {} : { compiled }),
    idleInTransactionMs,
    reservedBytes,
    host: '127.0.0.1',
    port: 0,
    password,
  };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, name: 'memory-database' });
  const ready = await expectMessage(worker, 'ready');
  let ending = false;
  const fail = (error: Error) => {
    if (!ending) {
      ending = true;
      onFailure(error);
    }
  };
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'failed') {
      fail(new Error(`the embedded database failed: ${message.message}`));
    } else if (message.kind === 'space') {
      onSpace(message.isShort);
    }
  });
  worker.on('error', (error) => fail(new Error('the embedded database failed', { cause: error })));
  worker.on('exit', () => fail(new Error('the embedded database ended')));
  const ask = (request: WorkerRequest) => worker.postMessage(request);
  let module: Promise<WebAssembly.Module> | null = null;
  // One copy at a time: its answer names no question.
  let copying: Promise<unknown> = Promise.resolve();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${ready.port}/postgres`,
    isInMemory: dataFolder === null,
    compiled: () => {
      module ??= compilePglite();
      return module;
    },
    copy: (to, schema) => {
      const copied = copying
        .catch(() => {})
        .then(async () => {
          ask({ kind: 'copy', to, schema });
          return (await expectMessage(worker, 'copied')).mark;
        });
      copying = copied;
      return copied;
    },
    kill: async () => {
      ending = true;
      await worker.terminate();
    },
    close: async () => {
      if (ending) {
        return;
      }
      ending = true;
      ask('close');
      await expectMessage(worker, 'closed');
      await worker.terminate();
    },
    connections: async () => {
      ask('connections');
      return (await expectMessage(worker, 'connections')).names;
    },
    dump: async () => {
      ending = true;
      ask('dump');
      const { bytes } = await expectMessage(worker, 'dumped');
      await expectMessage(worker, 'closed');
      await worker.terminate();
      return bytes;
    },
  };
}

/** Node's own; its types name the module but not what makes one. */
type Compiler = { WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> } };

async function compilePglite(): Promise<WebAssembly.Module> {
  return (globalThis as unknown as Compiler).WebAssembly.compile(
    await readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  );
}

type Kind = WorkerMessage['kind'];

function expectMessage<K extends Kind>(
  worker: Worker,
  kind: K,
): Promise<Extract<WorkerMessage, { kind: K }>> {
  return new Promise((resolvePromise, reject) => {
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === kind) {
        settle();
        resolvePromise(message as Extract<WorkerMessage, { kind: K }>);
      } else if (message.kind === 'failed') {
        settle();
        reject(new Error(message.message));
        void worker.terminate();
      }
    };
    const onError = (error: unknown) => {
      settle();
      reject(error);
    };
    const onExit = () => onError(new Error('the thread ended'));
    const settle = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
