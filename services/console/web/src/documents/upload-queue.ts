import { contentTypeOf } from '@memory/client/content-types';
import type { IngestedVersion } from '@memory/contract';
import { type ApiError, errorOf } from '../api/call.ts';

export type Upload = {
  id: number;
  file: File;
  /** Where the file lies in the folder that was dropped; its name for a single file. */
  path: string;
  state: 'waiting' | 'sending' | 'stored' | 'unchanged' | 'failed';
  /** Bytes sent so far. */
  sent: number;
  error: ApiError | null;
  version: IngestedVersion | null;
};

export type UploadQueue = {
  add(files: readonly { file: File; path: string }[]): void;
  retry(id: number): void;
  /** Forgets what is done, and what failed. */
  clear(): void;
  subscribe(listener: (uploads: readonly Upload[]) => void): () => void;
};

const AT_ONCE = 2;
const ATTEMPTS = 5;
const RETRY_MS = 2_000;

/** Sends files two at a time; what the API asks to slow down is sent again after the time that it asks for. */
export function createUploadQueue(send: typeof sendFile = sendFile): UploadQueue {
  let uploads: readonly Upload[] = [];
  let next = 1;
  let running = 0;
  const listeners = new Set<(uploads: readonly Upload[]) => void>();

  function change(id: number, change: Partial<Upload>): void {
    uploads = uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
    tell();
  }
  function tell(): void {
    for (const listener of listeners) listener(uploads);
  }

  async function run({ id, file, path }: Upload): Promise<void> {
    change(id, { state: 'sending', error: null, sent: 0 });
    for (let left = ATTEMPTS; ; left--) {
      try {
        const version = await send(file, path, (sent) => change(id, { sent }));
        return change(id, { state: version.created ? 'stored' : 'unchanged', sent: file.size, version });
      } catch (error) {
        const problem = error as ApiError;
        if (!problem.isPassing || left <= 1) return change(id, { state: 'failed', error: problem });
        const waitMs = problem.retryAfter === null ? RETRY_MS : problem.retryAfter * 1_000;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }

  function pump(): void {
    while (running < AT_ONCE) {
      const upload = uploads.find(({ state }) => state === 'waiting');
      if (upload === undefined) return;
      running += 1;
      void run(upload).finally(() => {
        running -= 1;
        pump();
      });
    }
  }

  return {
    add(files) {
      const added = files.map(({ file, path }) => ({
        id: next++,
        file,
        path,
        state: 'waiting' as const,
        sent: 0,
        error: null,
        version: null,
      }));
      uploads = [...uploads, ...added];
      tell();
      pump();
    },
    retry(id) {
      change(id, { state: 'waiting' });
      pump();
    },
    clear() {
      uploads = uploads.filter(({ state }) => state === 'waiting' || state === 'sending');
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(uploads);
      return () => listeners.delete(listener);
    },
  };
}

/** Sends one file as it lies on the disk. @throws ApiError */
export function sendFile(
  file: File,
  path: string,
  onSent: (bytes: number) => void,
): Promise<IngestedVersion> {
  const query = new URLSearchParams({ filename: file.name, mime: contentTypeOf(file.name).mime });
  if (path !== file.name) query.set('source_path', path);
  return new Promise((resolve, reject) => {
    // fetch() tells nothing of how much has been sent.
    const exchange = new XMLHttpRequest();
    exchange.open('POST', `/api/ingest?${query}`);
    exchange.setRequestHeader('content-type', 'application/octet-stream');
    exchange.setRequestHeader('x-memory-console', '1');
    exchange.upload.onprogress = ({ loaded }) => onSent(loaded);
    const fail = (status: number, body: unknown) => {
      const headers = new Headers();
      for (const name of ['retry-after', 'x-request-id']) {
        const value = exchange.getResponseHeader(name);
        if (value !== null) headers.set(name, value);
      }
      reject(errorOf(status, body, headers));
    };
    exchange.onload = () => {
      const body = parse(exchange.responseText);
      if (exchange.status === 200) resolve(body as IngestedVersion);
      else fail(exchange.status, body);
    };
    exchange.onerror = () =>
      fail(0, { detail: { code: 'unreadable_file', message: 'It could not be read or sent.' } });
    exchange.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The page's own queue: uploads go on while other screens are shown. */
export const uploadQueue = createUploadQueue();
