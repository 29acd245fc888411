import { realpathSync, type Stats } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { basename, join, matchesGlob, relative, resolve, sep } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { contentTypeOf } from '@memory/client';

/** A file to send. */
export type FoundFile = {
  /** Absolute, with symbolic links of the named path resolved. */
  readonly path: string;
  readonly size: number;
  readonly modifiedAt: Date;
  readonly mime: string;
};

export type WalkOptions = {
  /** Globs over file names or over paths below a named folder; with any given, only what matches is taken, of whatever kind. */
  readonly include: readonly string[];
  /** Globs of files and folders to leave out, named ones excepted. */
  readonly exclude: readonly string[];
  /** Every kind of file, not only documents. */
  readonly all: boolean;
  /** Follow symbolic links below the named paths. */
  readonly followLinks: boolean;
};

export type Walk = {
  readonly files: FoundFile[];
  /** Files in the folders that are of another kind. */
  readonly otherKinds: number;
  readonly empty: number;
  /** What could not be read, with the reason. */
  readonly unreadable: readonly { readonly path: string; readonly reason: string }[];
};

/** Folders that hold what no one wrote to be read; entered only where a path in one is named. */
const skippedFolders = new Set(['.git', '.hg', '.svn', 'node_modules', '.memory', '__pycache__', '.venv']);

/**
 * The files at and below the named paths, sorted, each once. A named file is always taken; in folders those that are documents by
 * their suffix, or what the globs say.
 */
export async function walkFiles(
  named: readonly string[],
  options: WalkOptions,
  signal: AbortSignal,
): Promise<Walk> {
  const found = new Map<string, FoundFile>();
  const unreadable: { path: string; reason: string }[] = [];
  const visited = new Set<string>();
  let otherKinds = 0;
  let empty = 0;

  const take = (path: string, status: Stats) => {
    if (status.size === 0) empty++;
    else
      found.set(path, { path, size: status.size, modifiedAt: status.mtime, mime: contentTypeOf(path).mime });
  };
  const guarded = async (path: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (signal.aborted) throw error;
      const { errno } = error as NodeJS.ErrnoException;
      unreadable.push({ path, reason: errno === undefined ? String(error) : getSystemErrorMessage(errno) });
    }
  };
  const enter = async (folder: string, root: string): Promise<void> => {
    if (options.followLinks) {
      const real = realpathSync(folder);
      if (visited.has(real)) return;
      visited.add(real);
    }
    const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    for (const entry of entries) {
      signal.throwIfAborted();
      const path = join(folder, entry.name);
      const inside = relative(root, path);
      if (options.exclude.some((glob) => matches(inside, glob))) continue;
      await guarded(path, async () => {
        if (entry.isSymbolicLink() && !options.followLinks) return;
        const status = entry.isSymbolicLink() ? await stat(path) : await lstat(path);
        if (status.isDirectory()) {
          if (!skippedFolders.has(entry.name) || liesInSkipped(root, entry.name)) await enter(path, root);
        } else if (status.isFile()) {
          if (isWanted(inside, options)) take(path, status);
          else if (options.include.length === 0) otherKinds++;
        }
      });
    }
  };
  for (const name of named) {
    const given = resolve(name);
    await guarded(name, async () => {
      const path = realpathSync(given);
      const status = await stat(path);
      if (status.isDirectory()) await enter(path, path);
      else if (status.isFile()) take(path, status);
      else unreadable.push({ path: name, reason: 'neither a file nor a folder' });
    });
  }
  return { files: [...found.values()], otherKinds, empty, unreadable };
}

function isWanted(inside: string, options: WalkOptions): boolean {
  if (options.include.length > 0) return options.include.some((glob) => matches(inside, glob));
  return options.all || contentTypeOf(inside).kind === 'document';
}

/** A glob without a separator is one over the name, wherever it lies. */
function matches(inside: string, glob: string): boolean {
  return matchesGlob(glob.includes('/') || glob.includes(sep) ? inside : basename(inside), glob);
}

/** Whether the named path itself lies in a folder of that name, which is then meant. */
function liesInSkipped(root: string, name: string): boolean {
  return root.split(sep).includes(name);
}
