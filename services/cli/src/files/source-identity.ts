import { basename, relative, sep } from 'node:path';
import { usageError } from '../exit-codes.ts';
import type { FoundFile } from './walk-files.ts';

export type SourceOptions = {
  readonly kind: string;
  /** Folder below which files are named by their relative path; null names them by their absolute one. */
  readonly root: string | null;
  readonly mode: 'living' | 'snapshot';
};

/**
 * What names a file as a source. Its absolute path, as that is what stays the same from whatever folder the program is run, and no two files
 * share it; below a `root` the path from there (with `/`), for checkouts that lie elsewhere on each machine: then the
 * kind should name the collection.
 */
export function sourceRef(path: string, root: string | null): string {
  if (root === null) return path;
  const inside = relative(root, path);
  if (inside.startsWith('..') || inside === '' || inside === path) {
    throw usageError(`${path} does not lie below --root ${root}`);
  }
  return inside.split(sep).join('/');
}

/** The parameters that a file is sent with. */
export function ingestQuery(file: FoundFile, { kind, root, mode }: SourceOptions): Record<string, string> {
  return {
    filename: basename(file.path),
    mime: file.mime,
    source_kind: kind,
    source_ref: sourceRef(file.path, root),
    source_modified_at: file.modifiedAt.toISOString(),
    source_path: file.path,
    versioning_mode: mode,
  };
}
