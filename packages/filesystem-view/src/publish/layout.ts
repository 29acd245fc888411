import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Views lie here by their version, whole. */
const VIEWS = 'views';
const CURRENT = 'current';
const BUILDING = '.building-';
/** A build that has not written for so long is over. */
const ABANDONED_MS = 10 * 60_000;

/** A view that is kept. */
export type StoredView = {
  /** Names its content: the same content is the same version. */
  version: string;
  folder: string;
  /** When it was last published. */
  published_at: Date;
  is_current: boolean;
};

/** The link that leads to the published view, whichever it is: what readers open. */
export function currentFolder(root: string): string {
  return join(root, CURRENT);
}

export function viewFolder(root: string, version: string): string {
  return join(root, VIEWS, version);
}

/** A fresh folder to build in; those of builds that were killed are removed. */
export function makeBuildFolder(root: string): string {
  mkdirSync(join(root, VIEWS), { recursive: true });
  for (const name of readdirSync(root).filter((name) => name.startsWith(BUILDING))) {
    const folder = join(root, name);
    if (Date.now() - lastWritten(folder) > ABANDONED_MS) rmSync(folder, { recursive: true, force: true });
  }
  const made = join(root, `${BUILDING}${randomBytes(6).toString('hex')}`);
  mkdirSync(made);
  return made;
}

/** The views of a folder, the last published first; none where there is no such folder. */
export function storedViews(root: string): StoredView[] {
  const folder = join(root, VIEWS);
  if (!existsSync(folder)) return [];
  const current = currentVersion(root);
  return readdirSync(folder)
    .map((version) => ({
      version,
      folder: join(folder, version),
      published_at: statSync(join(folder, version)).mtime,
      is_current: version === current,
    }))
    .sort(
      (a, b) =>
        Number(b.is_current) - Number(a.is_current) || b.published_at.getTime() - a.published_at.getTime(),
    );
}

function currentVersion(root: string): string | null {
  const path = currentFolder(root);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return null;
  return readlinkSync(path).split('/').at(-1) ?? null;
}

/** Its list is what a build writes to from beginning to end. */
function lastWritten(folder: string): number {
  const list = statSync(join(folder, 'manifest.jsonl'), { throwIfNoEntry: false });
  return (list ?? statSync(folder, { throwIfNoEntry: false }))?.mtimeMs ?? Date.now();
}
