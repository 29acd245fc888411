import { dirname, join } from 'node:path';

/** The folder of all packages, of which this one is one. */
const PACKAGES = dirname(dirname(dirname(import.meta.dirname)));

/** What the child may read: sources and installed packages, never the data. */
const READABLE = [PACKAGES, join(dirname(PACKAGES), 'node_modules')];

/**
 * Node's arguments for a child that reads and writes in `folder` alone, starts no process, and makes no code of strings.
 * Native modules stand outside Node's permission model; that they open no file and no socket is their own doing.
 */
export function childArguments(folder: string, heapMib: number): string[] {
  return [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    ...READABLE.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-read=${folder}`,
    `--allow-fs-write=${folder}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    `--max-old-space-size=${heapMib}`,
  ];
}
