import { createReadStream } from 'node:fs';
import { NoAnswer, UnreadableBody } from '@memory/client';
import type { IngestedVersion } from '@memory/contract';
import { ServiceRefusal } from '../client/errors.ts';
import type { MemoryClient } from '../client/memory-client.ts';
import { ingestQuery, type SourceOptions } from '../files/source-identity.ts';
import type { FoundFile } from '../files/walk-files.ts';

export type Upload =
  | { readonly file: FoundFile; readonly answer: IngestedVersion }
  | { readonly file: FoundFile; readonly failure: string };

export type UploadOptions = {
  readonly source: SourceOptions;
  /** Uploads at once. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  onBytes(bytes: number): void;
  onUpload(upload: Upload): void;
};

/**
 * Sends files, several at a time, each streamed with its length announced. What is wrong with one file is told and the rest goes on; a
 * service that does not answer or refuses the credential ends the whole.
 */
export async function uploadFiles(
  client: MemoryClient,
  files: readonly FoundFile[],
  options: UploadOptions,
): Promise<void> {
  const queue = files.values();
  // The first fatal error stops the other senders, which would all meet the same.
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const sender = async () => {
    for (const file of queue) {
      signal.throwIfAborted();
      options.onUpload(await uploadFile(client, file, options, signal));
    }
  };
  const senders = Array.from({ length: Math.min(options.concurrency, files.length) }, () =>
    sender().catch((error: unknown) => {
      if (!signal.aborted) stop.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(senders);
  if (options.signal.aborted) throw options.signal.reason;
  if (stop.signal.aborted) throw stop.signal.reason;
}

async function uploadFile(
  client: MemoryClient,
  file: FoundFile,
  { source, onBytes }: UploadOptions,
  signal: AbortSignal,
): Promise<Upload> {
  let sent = 0;
  const count = (bytes: number) => {
    // A repeated attempt sends the same bytes again; progress goes no further than the file's size.
    const counted = Math.min(bytes, file.size - sent);
    sent += counted;
    onBytes(counted);
  };
  try {
    const body = { length: file.size, open: () => createReadStream(file.path, { end: file.size - 1 }) };
    return { file, answer: await client.ingest(body, ingestQuery(file, source), { signal, onSent: count }) };
  } catch (error) {
    if (signal.aborted || endsTheRun(error)) throw error;
    return { file, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    onBytes(file.size - sent);
  }
}

function endsTheRun(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  if (!(error instanceof ServiceRefusal)) return !isFileError(error);
  return error.status === 401 || error.status === 403 || error.status === 429 || error.status === 503;
}

function isFileError(error: unknown): boolean {
  return error instanceof UnreadableBody || (error instanceof Error && 'syscall' in error);
}
