import { createHash, type Hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Characters that are gathered before they are written. */
const BUFFERED = 64 * 1024;

export type ViewFile = { write(text: string): void; close(): void };

/** Writes the files of one view, and knows them by their content. */
export type ViewWriter = {
  /** A file that does not exist yet, by its path below the view. */
  open(path: string): ViewFile;
  write(path: string, text: string): void;
  /** Ends the list of the files; its hash stands for the content of the view. */
  finish(): { version: string; files: number; bytes: number };
};

/** Where the list lies: a line of JSON for each file, `path`, `sha256` and `bytes`, in the order in which they were made. */
export const MANIFEST = 'manifest.jsonl';

/** Files are written one after another: nothing else runs in this program meanwhile. */
export function createViewWriter(folder: string): ViewWriter {
  const made = new Set<string>();
  const content = createHash('sha256');
  let [files, bytes] = [0, 0];
  const manifest = openFile(folder, MANIFEST, made);

  function open(path: string): ViewFile {
    const file = openFile(folder, path, made);
    return {
      write: file.write,
      close() {
        const written = file.close();
        const line = `${JSON.stringify({ path, sha256: written.hash, bytes: written.bytes })}\n`;
        content.update(line);
        manifest.write(line);
        files += 1;
        bytes += written.bytes;
      },
    };
  }

  return {
    open,
    write(path, text) {
      const file = open(path);
      file.write(text);
      file.close();
    },
    finish() {
      manifest.close();
      return { version: content.digest('hex').slice(0, 32), files, bytes };
    },
  };
}

function openFile(folder: string, path: string, made: Set<string>) {
  const full = join(folder, path);
  const parent = dirname(full);
  if (!made.has(parent)) {
    mkdirSync(parent, { recursive: true });
    if (made.size > 1_000) made.clear();
    made.add(parent);
  }
  const handle = openSync(full, 'wx', 0o644);
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  let buffered = '';
  const flush = () => {
    const chunk = Buffer.from(buffered);
    buffered = '';
    hash.update(chunk);
    bytes += chunk.length;
    for (let done = 0; done < chunk.length; ) done += writeSync(handle, chunk, done);
  };
  return {
    write(text: string) {
      buffered += text;
      if (buffered.length > BUFFERED) flush();
    },
    close() {
      flush();
      closeSync(handle);
      return { hash: hash.digest('hex'), bytes };
    },
  };
}
