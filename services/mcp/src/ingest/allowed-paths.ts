import { constants, createReadStream } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { StreamedBody } from '@memory/client';
import { toolFailure } from '../tools/failures.ts';

/** Which files `ingest` may read from this machine. */
export type PathRules = { readonly roots: readonly string[]; readonly maxBytes: number };

/** A file that passed every rule; reading goes on from the handle that was checked. */
export type OpenedFile = { readonly name: string; readonly body: StreamedBody; close(): Promise<void> };

/**
 * Opens a file by the rules of path ingest: `~` expanded, every symbolic link followed, inside an allowed directory, a
 * regular file within the read cap. Where the file lies is checked again on the opened handle, so that a link swapped
 * in between leads nowhere; and nothing that could block or act on being opened is opened.
 *
 * @throws ToolFailure `path_not_allowed`, `path_unreadable`, `path_not_regular_file`, `path_too_large`
 */
export async function openAllowed(given: string, rules: PathRules): Promise<OpenedFile> {
  if (given.includes('\0')) throw toolFailure('path_not_allowed', 'path holds a NUL byte');
  if (rules.roots.length === 0) {
    throw toolFailure('path_not_allowed', 'path ingest is off: no allowed directory is set');
  }
  const roots = (await Promise.all(rules.roots.map(resolveRoot))).filter((root) => root !== null);
  const path = await resolveFully(resolve(expandHome(given)), 0);
  requireInside(path, roots);
  await requireRegular(() => lstat(path));
  const handle = await openQuietly(path);
  try {
    const { size } = await requireRegular(() => handle.stat());
    requireInside(await whereIs(handle, path), roots);
    if (size > rules.maxBytes) {
      throw toolFailure('path_too_large', `the file has ${size} bytes; at most ${rules.maxBytes} are read`);
    }
    return { name: basename(path), body: bodyOf(handle, size), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

export function expandHome(path: string): string {
  return path === '~' || path.startsWith(`~${sep}`) || path.startsWith('~/')
    ? join(homedir(), path.slice(1))
    : path;
}

async function resolveRoot(root: string): Promise<string | null> {
  try {
    return await realpath(expandHome(root));
  } catch {
    // A directory that is not there allows nothing.
    return null;
  }
}

const mostLinks = 40;

/**
 * The path with every symbolic link followed, also where its end does not exist: what is asked for outside the allowed
 * directories is refused as such, whether it exists or not.
 */
async function resolveFully(path: string, links: number): Promise<string> {
  if (links > mostLinks) throw unreadable('ELOOP');
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (parent === path) throw unreadable((error as NodeJS.ErrnoException).code);
    const target = await readlink(path).catch(() => null);
    if (target !== null) {
      const from = await resolveFully(parent, links + 1);
      return await resolveFully(resolve(from, target), links + 1);
    }
    return join(await resolveFully(parent, links), basename(path));
  }
}

function requireInside(path: string, roots: readonly string[]): void {
  const isInside = roots.some((root) => {
    const below = relative(root, path);
    return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
  });
  if (!isInside) throw toolFailure('path_not_allowed', 'path is outside the allowed directories');
}

type Stat = Awaited<ReturnType<typeof stat>>;

async function requireRegular(look: () => Promise<Stat>): Promise<{ size: number }> {
  const found = await look().catch((error: NodeJS.ErrnoException) => {
    throw unreadable(error.code);
  });
  if (!found.isFile()) throw toolFailure('path_not_regular_file', 'path is not a regular file');
  return { size: Number(found.size) };
}

async function openQuietly(path: string): Promise<FileHandle> {
  const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0, O_NOCTTY = 0 } = constants;
  try {
    return await open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENXIO') throw toolFailure('path_not_regular_file', 'path is not a regular file');
    throw unreadable(code);
  }
}

/** Where an opened file really lies. Without /proc: where its name leads, if that is still the same file. */
async function whereIs(handle: FileHandle, path: string): Promise<string> {
  if (process.platform === 'linux') {
    const place = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => null);
    if (place !== null) return place;
  }
  const real = await realpath(path).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(error.code);
  });
  const [opened, named] = await Promise.all([handle.stat({ bigint: true }), stat(real, { bigint: true })]);
  if (opened.dev !== named.dev || opened.ino !== named.ino) throw unreadable('changed while it was opened');
  return real;
}

function bodyOf(handle: FileHandle, length: number): StreamedBody {
  return {
    length,
    open: () =>
      createReadStream('', {
        fd: handle,
        autoClose: false,
        start: 0,
        end: Math.max(0, length - 1),
        highWaterMark: 256 * 1024,
      }),
  };
}

function unreadable(reason: string | undefined) {
  return toolFailure('path_unreadable', `path cannot be read (${reason ?? 'unknown'})`, {
    ...(reason !== undefined && /^E[A-Z0-9]+$/.test(reason) ? { reason_code: reason.toLowerCase() } : {}),
  });
}
