import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What is known of a file that was sent. */
export const SentFile = z.object({
  source: z.string(),
  size: z.number(),
  modified_ms: z.number(),
  mime: z.string(),
  doc_id: z.string(),
  version_id: z.string(),
  parked: z.boolean(),
  /** Whether its pipeline was seen to be finished. */
  ready: z.boolean(),
});
export type SentFile = z.infer<typeof SentFile>;

/** Which files a service has; one file of JSON lines per service, of which the last about a source holds. */
export type SentFiles = {
  get(source: string): SentFile | null;
  /** Written at once, so that an interrupted run goes on where it was. */
  put(entry: SentFile): void;
};

/** Where it is kept: `$XDG_STATE_HOME/memory-service/`. */
export function sentFilesPath(env: Readonly<Record<string, string | undefined>>, baseUrl: string): string {
  const folder = env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  const service = createHash('sha256').update(baseUrl).digest('hex').slice(0, 16);
  return join(folder, 'memory-service', `sent-${service}.jsonl`);
}

/**
 * Reads what was sent before; lines that are damaged are left out, as all this only spares work. A file that is mostly outdated lines
 * is written anew.
 */
export function openSentFiles(path: string): SentFiles {
  const entries = new Map<string, SentFile>();
  const lines = readLines(path);
  for (const line of lines) {
    const entry = parseLine(line);
    if (entry) entries.set(entry.source, entry);
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (lines.length > 2 * entries.size + 1_000) {
    const draft = `${path}.${process.pid}.new`;
    writeFileSync(draft, [...entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join(''), {
      mode: 0o600,
    });
    renameSync(draft, path);
  }
  return {
    get: (source) => entries.get(source) ?? null,
    put(entry) {
      entries.set(entry.source, entry);
      appendFileSync(path, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    },
  };
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function parseLine(line: string): SentFile | null {
  try {
    return SentFile.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
